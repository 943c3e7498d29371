// Reads one classic puzzle.
#include "shudu/format.h"

namespace shudu {

Result<Puzzle> read(std::string_view text) {
  auto record = PuzzleReader{read_from(std::string{text})}.next();
  if (!record) return Unexpected{Error{1, 1, "expected a puzzle", Error::Kind::no_format}};
  return *std::move(record);
}

}  // namespace shudu
