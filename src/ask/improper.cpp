#include "ask/improper.h"

#include "ask/question.h"

namespace shudu::ask {

std::optional<NoAnswer> improper(const AnyPuzzle& puzzle, std::uint64_t solutions) {
  if (solutions == 1) return std::nullopt;
  if (solutions > 1) return NoAnswer{Status::multiple_solutions};
  return conflicting(puzzle).value_or(NoAnswer{Status::no_solution});
}

std::optional<NoAnswer> improper(const Puzzle& puzzle, std::uint64_t solutions) {
  return improper(*classic_puzzle(puzzle), solutions);
}

}  // namespace shudu::ask
