// In place of gzip.cpp if there is no zlib.
#include "format/codec/packed.h"

namespace shudu {

ReadBytes unpacked_gzip(ReadBytes, Fault fault) {
  return not_unpacked(fault, "this is compressed with gzip, and this shudu was built without zlib; unpack it first");
}

}  // namespace shudu
