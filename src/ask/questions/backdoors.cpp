#include "ask/questions/backdoors.h"

#include "ask/improper.h"
#include "ask/questions.h"
#include "ask/search_puzzle.h"
#include "base/word_list.h"
#include "shudu/board.h"
#include "shudu/structure.h"

namespace shudu::ask {
namespace {

constexpr Option backdoors_options[] = {option<&BackdoorsOptions::size>(
    "size", "look for sets of up to N cells", {.shown = "N", .most = 6, .tells_default = true})};

Answer backdoors_alone(const Puzzle& puzzle, const BackdoorsOptions& asked, const Watch& watch) {
  FoundBackdoors found;
  return backdoors(puzzle, asked, watch, found);
}

}  // namespace

std::string with_digits(CellSet cells, const Grid& solution) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : "+") + name(cell) + '=' + std::to_string(solution[cell]);
  return text;
}

Answer backdoors(const Puzzle& puzzle, const BackdoorsOptions& asked, const Watch& watch, FoundBackdoors& found) {
  const shudu::Answer solved = has_conflict(puzzle.clues) ? shudu::Answer{} : search_puzzle(puzzle, 2).answer;
  if (const auto why = improper(puzzle, solved.count)) return Answer::no(*why);
  bool stopped = false;
  const auto go_on = [&](double done, std::uint64_t count) { return !(stopped = watch && !watch(done, count)); };
  found = {solved.solution, shudu::backdoors(puzzle.clues, solved.solution, static_cast<int>(asked.size), go_on)};
  if (stopped) return Answer::cancelled();
  if (found.sets.empty()) return Answer::of(Status::not_found, {});
  const auto with_digits_of = [&](CellSet cells) { return with_digits(cells, solved.solution); };
  return Answer::of(Status::ok, JsonObject{}
                                    .add("size", static_cast<std::uint64_t>(found.sets.front().size()))
                                    .add("backdoors", texts_of(found.sets, with_digits_of)));
}

constinit const Question backdoors_question = question<backdoors_alone>(
    "backdoors", "the smallest sets of cells that reduce the puzzle to singles", backdoors_options);

}  // namespace shudu::ask
