// Finds a format by its name, and what is common to the puzzles of all formats.
#include "base/same_id.h"
#include "shudu/format.h"

namespace shudu {

const Format* find_format(std::string_view id) {
  const auto all = formats();
  const auto found = find_by_id(all, id, &Format::id);
  return found == all.end() ? nullptr : &*found;
}

Puzzle puzzle_of(const Grid& clues) {
  Puzzle puzzle;
  puzzle.clues = clues;
  puzzle.values = clues;
  return puzzle;
}

bool has_eliminations(const Puzzle& puzzle) {
  return puzzle.candidates && *puzzle.candidates != Candidates{puzzle.values};
}

std::string to_string(const ParseError& error) {
  std::string text = "line " + std::to_string(error.line);
  if (error.column > 0) text += ", column " + std::to_string(error.column);
  return text + ": " + error.message;
}

}  // namespace shudu
