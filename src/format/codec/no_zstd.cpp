// In place of zstd.cpp if there is no libzstd.
#include "format/codec/packed.h"

namespace shudu {

ReadBytes unpacked_zstd(ReadBytes, Fault fault) {
  return not_unpacked(fault, "this is compressed with zstd; unpack it first, with zstd -dc");
}

}  // namespace shudu
