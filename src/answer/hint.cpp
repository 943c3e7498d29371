#include "shudu/hint.h"

#include "shudu/conflict.h"
#include "shudu/logic_start.h"

namespace shudu::logic {
namespace {

// What is wrong, told as deep as a step would be: the box, the cells, the digits.
std::string places(const std::vector<Candidate>& which, std::string_view relation, Language language, Depth depth) {
  std::string where;
  for (Candidate one : which) {
    std::string place;
    switch (depth) {
      case Depth::region: place = name(House::box(one.cell.box()), language); break;
      case Depth::technique: place = name(one.cell); break;
      case Depth::whole: place = name(one.cell) + std::string{relation} + std::to_string(one.digit); break;
    }
    if (where.find(place) != std::string::npos) continue;
    if (!where.empty()) where += language == Language::en ? ", " : "、";
    where += place;
  }
  return where;
}

std::string with_places(const Text& text, Language language, const std::string& where) {
  constexpr std::string_view part = "{where}";
  std::string told{text[language]};
  return told.replace(told.find(part), part.size(), where);
}

std::string tell_wrong(const Hint& hint, Language language, Depth depth) {
  constexpr Text region{"Something is wrong in {where}.", "{where}有填错的数。", "{where}有填錯的數。"};
  constexpr Text cells{"Wrong: {where}.", "填错了：{where}。", "填錯了：{where}。"};
  const std::string_view relation = language == Language::en ? " is not " : "≠";
  std::string text = with_places(depth == Depth::region ? region : cells, language,
                                 places(hint.mistakes.wrong, relation, language, depth));
  if (depth == Depth::whole && has_conflict(hint.puzzle.values) && language == Language::en) {
    text += " (" + to_string(conflicts(hint.puzzle.values)) + ")";
  }
  return text;
}

std::string tell_missing(const Hint& hint, Language language, Depth depth) {
  constexpr Text region{"A candidate is missing in {where}.", "{where}误删了候选数。", "{where}誤刪了候選數。"};
  constexpr Text cells{"A candidate is missing: {where}.", "误删了候选数：{where}。", "誤刪了候選數：{where}。"};
  return with_places(depth == Depth::region ? region : cells, language,
                     places(hint.mistakes.missing, "=", language, depth));
}

}  // namespace

void take_notes(const Candidates& notes, State& state) {
  Candidates allowed;
  for (Cell cell : all_cells()) {
    if (!notes[cell].empty()) allowed.set(cell, notes[cell]);
  }
  state.restrict_to(allowed);
}

Mistakes mistakes(const Puzzle& puzzle, const State& state, const Grid& solution) {
  Mistakes found;
  for (Cell cell : puzzle.values.filled()) {
    if (puzzle.values[cell] != solution[cell]) found.wrong.emplace_back(cell, puzzle.values[cell]);
  }
  if (!found.wrong.empty()) return found;
  for (Cell cell : state.blanks()) {
    if (!state.has(cell, solution[cell])) found.missing.emplace_back(cell, solution[cell]);
  }
  return found;
}

Hint find_hint(const Puzzle& puzzle, const HintWish& wish) {
  if (has_conflict(puzzle.clues)) return {Hint::Status::invalid, puzzle, State{puzzle.clues, puzzle.values}};
  const LogicStart start = logic_start(puzzle);
  Hint hint{Hint::Status::stuck, puzzle, start.state};
  if (start.solutions == 0) {
    hint.status = Hint::Status::no_solution;
    return hint;
  }
  if (puzzle.notes && wish.notes) take_notes(*puzzle.notes, hint.state);
  if (start.solution) {
    hint.mistakes = mistakes(puzzle, hint.state, *start.solution);
    if (!hint.mistakes.wrong.empty()) hint.status = Hint::Status::wrong;
    if (!hint.mistakes.missing.empty()) hint.status = Hint::Status::missing;
    if (hint.status != Hint::Status::stuck) return hint;
  }
  if (hint.state.is_solved()) {
    hint.status = Hint::Status::solved;
    return hint;
  }
  hint.step = find_first(hint.state, wish.techniques, {.uniqueness = start.unique_clues && wish.uniqueness});
  if (hint.step) hint.status = Hint::Status::step;
  return hint;
}

std::string tell(const Hint& hint, Language language, Depth depth) {
  constexpr Text solved{"The puzzle is solved.", "题目已经解出。", "題目已經解出。"};
  constexpr Text stuck{"No technique finds a step here.", "没有技巧能找到下一步。", "沒有技巧能找到下一步。"};
  constexpr Text no_solution{"The clues have no solution.", "题目无解。", "題目無解。"};
  switch (hint.status) {
    case Hint::Status::step: return tell(*hint.step, language, depth);
    case Hint::Status::wrong: return tell_wrong(hint, language, depth);
    case Hint::Status::missing: return tell_missing(hint, language, depth);
    case Hint::Status::solved: return std::string{solved[language]};
    case Hint::Status::stuck: break;
    case Hint::Status::invalid: return "invalid: " + to_string(conflicts(hint.puzzle.clues));
    case Hint::Status::no_solution: return std::string{no_solution[language]};
  }
  return std::string{stuck[language]};
}

std::string_view id(Hint::Status status) {
  switch (status) {
    case Hint::Status::step: return "step";
    case Hint::Status::wrong: return "wrong";
    case Hint::Status::missing: return "missing";
    case Hint::Status::solved: return "solved";
    case Hint::Status::stuck: break;
    case Hint::Status::invalid: return "invalid";
    case Hint::Status::no_solution: return "no solution";
  }
  return "stuck";
}

}  // namespace shudu::logic
