// UTF-16, as Windows stores text files, read as UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

enum class ByteOrder : std::uint8_t { little, big };

// The byte order of a text that begins with these bytes, if it is UTF-16: a byte order mark, or two ASCII characters.
std::optional<ByteOrder> utf16_order(std::string_view first);

// A half of a pair without the other half becomes U+FFFD. A single byte at the end is dropped.
ReadBytes utf8_of_utf16(ReadBytes raw, ByteOrder order);

}  // namespace shudu
