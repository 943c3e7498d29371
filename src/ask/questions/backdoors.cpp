#include "ask/questions/backdoors.h"

#include "ask/improper.h"
#include "ask/questions.h"
#include "ask/search_puzzle.h"
#include "shudu/board.h"
#include "shudu/structure.h"

namespace shudu::ask {
namespace {

constexpr Option backdoors_options[] = {option<&BackdoorsOptions::size>(
    "size", "look for sets of up to N cells", {.shown = "N", .most = 6, .tells_default = true})};

Answer backdoors(const Puzzle& puzzle, const BackdoorsOptions& asked, const Watch& watch) {
  const shudu::Answer solved = has_conflict(puzzle.clues) ? shudu::Answer{} : search_puzzle(puzzle, 2).answer;
  if (solved.count != 1) return backdoors_answer(puzzle, solved, {});
  bool stopped = false;
  const auto go_on = [&](double done, std::uint64_t count) { return !(stopped = watch && !watch(done, count)); };
  const auto sets = shudu::backdoors(puzzle.clues, solved.solution, static_cast<int>(asked.size), go_on);
  return stopped ? Answer::cancelled() : backdoors_answer(puzzle, solved, sets);
}

}  // namespace

std::string with_digits(CellSet cells, const Grid& solution) {
  std::string text;
  for (const Cell cell : cells) text += (text.empty() ? "" : "+") + name(cell) + '=' + std::to_string(solution[cell]);
  return text;
}

Answer backdoors_answer(const Puzzle& puzzle, const shudu::Answer& solved, const std::vector<CellSet>& sets) {
  if (const auto why = improper(puzzle, solved.count)) return Answer::no(*why);
  if (sets.empty()) return Answer::of(Status::not_found, {});
  std::vector<std::string> texts;
  for (const CellSet cells : sets) texts.push_back(with_digits(cells, solved.solution));
  JsonObject fields;
  fields.add("size", static_cast<std::uint64_t>(sets.front().size())).add("backdoors", texts);
  return Answer::of(Status::ok, fields);
}

constinit const Question backdoors_question =
    question<backdoors>("backdoors", "the smallest sets of cells that reduce the puzzle to singles", backdoors_options);

}  // namespace shudu::ask
