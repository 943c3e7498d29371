#include "ask/questions/unavoidable.h"

#include "ask/improper.h"
#include "ask/logic/step_json.h"
#include "ask/questions.h"
#include "ask/search_puzzle.h"
#include "shudu/board.h"
#include "shudu/structure.h"

namespace shudu::ask {
namespace {

constexpr Option unavoidable_options[] = {
    option<&UnavoidableOptions::size>("size", "list sets of up to N cells; more than 16 takes long",
                                      {.shown = "N", .least = 4, .most = Cell::count, .tells_default = true})};

Answer unavoidable_alone(const Puzzle& puzzle, const UnavoidableOptions& asked, const Watch& watch) {
  UnavoidableSets found;
  return unavoidable(puzzle, asked, watch, found);
}

}  // namespace

Answer unavoidable(const Puzzle& puzzle, const UnavoidableOptions& asked, const Watch& watch, UnavoidableSets& found) {
  const shudu::Answer solved = has_conflict(puzzle.clues) ? shudu::Answer{} : search_puzzle(puzzle, 2).answer;
  if (const auto why = improper(puzzle, solved.count)) return Answer::no(*why);
  bool stopped = false;
  const auto go_on = [&](double done, std::uint64_t count) { return !(stopped = watch && !watch(done, count)); };
  found = {solved.solution, unavoidable_sets(solved.solution, static_cast<int>(asked.size), go_on)};
  if (stopped) return Answer::cancelled();
  std::vector<JsonObject> list;
  for (const CellSet cells : found.sets) list.emplace_back().add("cells", logic::cell_names(cells));
  return Answer::of(Status::ok, JsonObject{}.add("grid", to_line(found.grid)).add("sets", list));
}

constinit const Question unavoidable_question = question<unavoidable_alone>(
    "unavoidable", "the minimal sets of cells in which every puzzle with this solution has a clue",
    unavoidable_options);

}  // namespace shudu::ask
