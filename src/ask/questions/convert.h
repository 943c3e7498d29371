// convert: all puzzles of a text in another format.
#pragma once

#include <string>

#include "shudu/format.h"

namespace shudu::ask {

struct ConvertOptions {
  std::string to = "line";
  bool lossy = false, drop_marks = false;
};

// The puzzle without candidates, notes and colours.
Puzzle without_marks(Puzzle puzzle);

}  // namespace shudu::ask
