// xz: unpacks a stream of bytes as it is read. Several streams, one after the other, are one text.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

inline bool is_xz(std::string_view first) { return first.starts_with("\xFD\x37\x7A\x58"); }

// Stores the reason in `fault` and ends if the bytes are damaged, or if the library was built without liblzma.
ReadBytes unpacked_xz(ReadBytes raw, std::shared_ptr<std::string> fault);

}  // namespace shudu
