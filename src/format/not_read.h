// Names what is not read: grids of other sizes, puzzles with other rules, and data that is not text. The message tells the
// user more than the errors of the format that the text resembles.
#pragma once

#include <optional>
#include <string>

#include "format/text_source.h"

namespace shudu {

struct NotRead {
  std::string message;
  int lines;  // how many lines it takes; 0: all that follow
};

// What begins at the current line, if it is one of these. Looks further than one line only if the line looks like a row
// of a larger or smaller grid.
std::optional<NotRead> not_read_ahead(TextSource& source);

}  // namespace shudu
