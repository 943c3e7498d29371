#include "hunt/start.h"

#include "engine/input.h"
#include "shudu/generate/puzzles.h"
#include "shudu/search.h"
#include "solve/no_answer.h"

namespace shudu::cli {

std::vector<Grid> proper_puzzles(const std::vector<std::string>& operands, Verdict& verdict) {
  std::vector<Grid> puzzles;
  Input input{operands, "", verdict};
  while (auto record = input.next()) {
    if (!record->puzzle) {
      verdict.bad(located(record->file, record->puzzle.error()));
      continue;
    }
    const Puzzle& puzzle = *record->puzzle;
    auto why = not_searchable(*record);
    if (!why && puzzle.candidates) why = unsupported("a hunt cannot start from a puzzle with pencil marks");
    if (!why) why = not_proper(*record, count_solutions(puzzle.clues, 2));
    if (!why) {
      puzzles.push_back(puzzle.clues);
      continue;
    }
    report(*record, *why, verdict);
    if (why->status != "unsupported") note(located(record->file, {puzzle.line, 0, "skipped: " + in_words(*why)}));
  }
  return puzzles;
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
