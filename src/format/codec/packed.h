// Packed files: each function unpacks a stream of bytes as it is read. Several files, one after the other, are one text.
//
// If the bytes are damaged, or if the library was built without what the function needs, the text ends early, and `fault`
// gets the reason.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

using Fault = std::shared_ptr<std::string>;

inline bool is_gzip(std::string_view first) { return first.starts_with("\x1F\x8B"); }
inline bool is_xz(std::string_view first) { return first.starts_with("\xFD\x37\x7A\x58"); }
inline bool is_zstd(std::string_view first) { return first.starts_with("\x28\xB5\x2F\xFD"); }

ReadBytes unpacked_gzip(ReadBytes raw, Fault fault);
ReadBytes unpacked_xz(ReadBytes raw, Fault fault);
ReadBytes unpacked_zstd(ReadBytes raw, Fault fault);

// No bytes, for a reason.
inline ReadBytes not_unpacked(const Fault& fault, std::string_view reason) {
  *fault = reason;
  return [](char*, std::size_t) -> std::size_t { return 0; };
}

}  // namespace shudu
