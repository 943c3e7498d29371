// gzip: unpacks a stream of bytes as it is read. Several members, one after the other, are one text.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

inline bool is_gzip(std::string_view first) { return first.starts_with("\x1F\x8B"); }

// Stores the reason in `fault` and ends if the bytes are damaged, or if the library was built without zlib.
ReadBytes gunzipped(ReadBytes raw, std::shared_ptr<std::string> fault);

}  // namespace shudu
