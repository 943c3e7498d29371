// In place of xz.cpp if there is no liblzma.
#include "format/codec/packed.h"

namespace shudu {

ReadBytes unpacked_xz(ReadBytes, Fault fault) {
  return not_unpacked(fault, "this is compressed with xz; unpack it first, with xz -dc");
}

}  // namespace shudu
