#include "ask/questions/minimize.h"

#include <span>

#include "ask/improper.h"
#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "shudu/board.h"
#include "shudu/random.h"
#include "shudu/structure.h"

namespace shudu::ask {
namespace {

constexpr Option minimize_options[] = {
    option<&MinimizeOptions::all>("all", "write every minimal puzzle that can be reached"),
    option<&MinimizeOptions::limit>("limit", "stop after N minimal puzzles of each puzzle", {.shown = "N", .least = 1}),
    option<&MinimizeOptions::redundant>("redundant", "list the redundant clues"),
    option<&MinimizeOptions::seed>("seed", "random seed", {.shown = "N", .most = no_limit - 1})};

Answer all_minimal(const Grid& clues, std::uint64_t limit, const Watch& watch) {
  std::vector<std::string> found;
  bool stopped = false, complete = true;
  std::uint64_t looked = 0;
  all_minimal_puzzles(
      clues,
      [&](const Grid& puzzle) {
        if (complete = found.size() < limit; complete) found.push_back(to_line(puzzle));
        return complete;
      },
      [&](double done, std::uint64_t) {
        return !(stopped = watch && ++looked % 64 == 0 && !watch(done, found.size()));
      });
  if (stopped) return Answer::cancelled();
  return Answer::of(Status::ok, JsonObject{}.add("puzzles", found).add("complete", complete));
}

Answer minimize(const Puzzle& puzzle, const MinimizeOptions& asked, const Watch& watch) {
  if (asked.all && asked.redundant) {
    return Answer::bad_option(wrong_option("redundant", "yes", "cannot be combined with all=yes"));
  }
  if (const auto why = not_minimized(puzzle)) return Answer::no(*why);
  if (asked.all) return all_minimal(puzzle.clues, asked.limit, watch);
  if (asked.redundant) {
    const CellSet redundant = redundant_clues(puzzle.clues);
    return Answer::of(Status::ok,
                      JsonObject{}.add("minimal", redundant.empty()).add("redundant", logic::cell_names(redundant)));
  }
  const std::vector<std::string> one{to_line(minimal_puzzle_of(puzzle, asked))};
  return Answer::of(Status::ok, JsonObject{}.add("puzzles", one).add("complete", true));
}

}  // namespace

std::optional<NoAnswer> not_minimized(const Puzzle& puzzle) {
  if (puzzle.candidates) return NoAnswer{Status::unsupported, "puzzles with pencil marks cannot be minimized"};
  return improper(puzzle, has_conflict(puzzle.clues) ? 0 : count_solutions(puzzle.clues, 2));
}

Grid minimal_puzzle_of(const Puzzle& puzzle, const MinimizeOptions& asked) {
  std::vector<Cell> order;
  for (const Cell cell : puzzle.clues.filled()) order.push_back(cell);
  Random random = Random::of_block(asked.seed, asked.record != 0 ? asked.record : puzzle.line);
  random.shuffle(std::span{order});
  return minimal_puzzle(puzzle.clues, order);
}

constinit const Question minimize_question =
    question<minimize>("minimize", "puzzles with the same solution in which every clue is necessary", minimize_options);

}  // namespace shudu::ask
