#include "hunt/start.h"

#include "shudu/generate.h"
#include "solve/proper_puzzles.h"

namespace shudu::cli {

std::vector<Grid> given_puzzles(const std::vector<std::string>& operands, Verdict& verdict) {
  Input input{operands, "", verdict, "hunt run"};
  const auto unfit = [](const Puzzle& puzzle) -> std::string {
    return puzzle.candidates ? "a hunt cannot start from a puzzle with pencil marks" : "";
  };
  return proper_puzzles(input, unfit, verdict);
}

std::vector<Grid> made_puzzles(std::uint64_t count, std::uint64_t seed) {
  std::vector<Grid> puzzles;
  for (std::uint64_t block = 0; puzzles.size() < count; ++block) {
    for (const MadePuzzle& made : make_block({}, seed, block).made) {
      if (puzzles.size() < count) puzzles.push_back(made.clues);
    }
  }
  return puzzles;
}

}  // namespace shudu::cli
