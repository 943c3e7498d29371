#include "ask/improper.h"

#include "shudu/board.h"

namespace shudu::ask {

std::optional<NoAnswer> improper(const Puzzle& puzzle, std::uint64_t solutions) {
  if (solutions == 1) return std::nullopt;
  if (solutions > 1) return NoAnswer{Status::multiple_solutions};
  if (has_conflict(puzzle.clues)) return NoAnswer{Status::invalid, to_string(conflicts(puzzle.clues))};
  return NoAnswer{Status::no_solution};
}

}  // namespace shudu::ask
