// The hint for a player: the mistakes on the board, or the first step in one of three orders, in words (shudu/ask.h).
#include "shudu/ask.h"

#include "ask/logic/hint_texts.h"
#include "ask/logic/solution_candidates.h"
#include "language/phrase.h"
#include "shudu/board.h"
#include "shudu/rating.h"

namespace shudu {

using namespace logic;
namespace {

// The places, in as much detail as a step would have: boxes, cells, or cells with digits.
std::string places(const std::vector<Candidate>& which, const Text& with_digit, Language language, Depth depth) {
  std::string where;
  for (Candidate one : which) {
    std::string place;
    switch (depth) {
      case Depth::region: place = name(House::box(one.cell.box()), language); break;
      case Depth::technique: place = name(one.cell); break;
      case Depth::whole:
        place = phrase(with_digit, language, {{"cell", name(one.cell)}, {"digit", std::to_string(one.digit)}});
        break;
    }
    if (where.find(place) != std::string::npos) continue;
    if (!where.empty()) where += entry(language).grammar.comma;
    where += place;
  }
  return where;
}

// The entries of the player that conflict. With several solutions it is not known which of them are wrong.
std::vector<Candidate> conflicting_entries(const Puzzle& puzzle) {
  CellSet cells;
  for (const Conflict& one : conflicts(puzzle.values)) cells |= one.cells;
  std::vector<Candidate> found;
  for (Cell cell : cells - puzzle.clues.filled()) found.emplace_back(cell, puzzle.values[cell]);
  return found;
}

std::string describe_wrong(const Hint& hint, Language language, Depth depth) {
  if (depth == Depth::whole && hint.solutions > 1) {
    return phrase(hint_texts.wrong, language, {{"where", describe(conflicts(hint.puzzle.values), language)}});
  }
  const Text& text = depth == Depth::region ? hint_texts.wrong_region : hint_texts.wrong;
  std::string words =
      phrase(text, language, {{"where", places(hint.mistakes.wrong, hint_texts.wrong_entry, language, depth)}});
  if (depth == Depth::whole && has_conflict(hint.puzzle.values)) {
    words += phrase(hint_texts.conflicts, language, {{"conflicts", describe(conflicts(hint.puzzle.values), language)}});
  }
  return words;
}

std::string describe_missing(const Hint& hint, Language language, Depth depth) {
  const Text& text = depth == Depth::region ? hint_texts.missing_region : hint_texts.missing;
  return phrase(text, language, {{"where", places(hint.mistakes.missing, hint_texts.missing_entry, language, depth)}});
}

std::optional<Step> first_step(const State& state, const LogicStart& start, const HintOptions& options,
                               const std::function<bool()>& go_on) {
  const bool uniqueness = start.unique_clues && options.uniqueness;
  switch (options.order) {
    case PathOrder::own: break;
    case PathOrder::hodoku: return hodoku_step(state, uniqueness, go_on);
    case PathOrder::explainer: {
      Walk walk = explainer_walk(state, {.uniqueness = uniqueness, .go_on = go_on});
      const Step* step = walk.next();
      return step != nullptr ? std::optional{*step} : std::nullopt;
    }
  }
  return find_first(state, options.techniques, {.uniqueness = uniqueness, .go_on = go_on});
}

}  // namespace

Hint hint(const Puzzle& puzzle, const HintOptions& options, const Watch& watch) {
  if (has_conflict(puzzle.clues)) return {Hint::Status::invalid, puzzle, State{puzzle.clues, puzzle.values}};
  const LogicStart start = logic_start(puzzle);
  Hint hint{Hint::Status::stuck, puzzle, start.state, start.solutions};
  if (start.solutions == 0) {
    hint.status = Hint::Status::no_solution;
    return hint;
  }
  if (puzzle.notes && options.notes) take_notes(*puzzle.notes, hint.state);
  if (start.solution) {
    hint.mistakes = mistakes(puzzle, hint.state, *start.solution);
    if (!hint.mistakes.wrong.empty()) hint.status = Hint::Status::wrong;
    if (!hint.mistakes.missing.empty()) hint.status = Hint::Status::missing;
    if (hint.status != Hint::Status::stuck) return hint;
  } else if (has_conflict(puzzle.values)) {
    hint.mistakes.wrong = conflicting_entries(puzzle);
    hint.status = Hint::Status::wrong;
    return hint;
  }
  if (hint.state.is_solved()) {
    hint.status = Hint::Status::solved;
    return hint;
  }
  if (start.solutions > 1 && is_exhausted(hint.state)) return hint;
  std::function<bool()> go_on;
  if (watch) go_on = [&] { return watch(-1, 0); };
  hint.step = first_step(hint.state, start, options, go_on);
  if (hint.step) {
    note_exclusion(hint.state, *hint.step);  // HoDoKu's order does not
    hint.status = Hint::Status::step;
  }
  return hint;
}

std::string describe(const Hint& hint, Language language, Depth depth) {
  switch (hint.status) {
    case Hint::Status::step: return describe(*hint.step, language, depth);
    case Hint::Status::wrong: return describe_wrong(hint, language, depth);
    case Hint::Status::missing: return describe_missing(hint, language, depth);
    case Hint::Status::solved: return std::string{hint_texts.solved[language]};
    case Hint::Status::stuck: break;
    case Hint::Status::invalid:
      return phrase(path_texts.invalid, language, {{"conflicts", describe(conflicts(hint.puzzle.clues), language)}});
    case Hint::Status::no_solution: return std::string{hint_texts.no_solution[language]};
  }
  return std::string{hint_texts.stuck[language]};
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

}  // namespace shudu
