// Writes a variant in a format that may be unable to hold it.
#pragma once

#include <optional>
#include <string>

#include "shudu/variant/formats.h"

namespace shudu {

// Appends the puzzle and the end of the line, or returns the reason why the format cannot hold it. `format` is null if no
// format of variants was named.
std::optional<std::string> write_variant(const variant::Format* format, const variant::Puzzle& puzzle,
                                         std::string& out);

}  // namespace shudu
