// zstd: unpacks a stream of bytes as it is read. Several frames, one after the other, are one text.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

inline bool is_zstd(std::string_view first) { return first.starts_with("\x28\xB5\x2F\xFD"); }

// Stores the reason in `fault` and ends if the bytes are damaged, or if the library was built without libzstd.
ReadBytes unpacked_zstd(ReadBytes raw, std::shared_ptr<std::string> fault);

}  // namespace shudu
