// The bytes of an input as UTF-8 text, whatever they were stored as.
//
//   gzip, xz, zstd    are unpacked as they are read (codec/unpacker.h)
//   UTF-16            with a byte order mark, or without one if every second byte of the beginning is zero
//   pictures, …       are reported by their name
//
// Memory does not grow with the input.
#pragma once

#include <memory>
#include <string>

#include "shudu/format.h"

namespace shudu {

struct ByteSource {
  ReadBytes read;
  std::shared_ptr<const bool> is_decoded;    // whether the bytes are not those of the input
  std::shared_ptr<const std::string> fault;  // why the bytes end early; empty if they do not
};

ByteSource text_bytes(ReadBytes raw);

}  // namespace shudu
