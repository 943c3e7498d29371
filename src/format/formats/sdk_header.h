// The header lines of .sdk files, in both dialects: '#', a letter, and a value. SadMan puts a space before the value.
//
//   #AJohn Doe              A author, D description, C comment, B date, S source, L level, U url;
//   #D A puzzle to try      SadMan also N solutions, H clues, T seconds, which are not kept
//
// '#' also begins ordinary comments, so such a line is a header only if rows or a [Section] follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "format/record_reader.h"

namespace shudu {

enum class SdkDialect : std::uint8_t { none, sudocue, sadman };
// Which kind of .sdk record begins at the current line.
SdkDialect sdk_ahead(TextSource& source);

// Reads header lines, and comments between them, into the puzzle's fields. A repeated letter adds a line.
void read_sdk_header(TextSource& source, Puzzle& puzzle);
// `before_value` is what the dialect puts before the value.
void append_sdk_header(const Puzzle& puzzle, std::string_view before_value, std::string& out);

// The tag in a line such as "[Puzzle]", in lower case.
std::optional<std::string> sdk_section(std::string_view line);

}  // namespace shudu
