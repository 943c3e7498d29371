// What logic answers.
#include <algorithm>
#include <array>

#include "answer/rating_fields.h"
#include "answer/step_json.h"
#include "capi/request.h"
#include "shudu/board/conflict.h"
#include "shudu/hint.h"
#include "shudu/logic_start.h"

namespace shudu::capi {
namespace {

// The options that all questions of logic know.
struct Wish {
  Language language = Language::en;
  std::vector<Language> told;
  std::vector<const logic::Technique*> techniques;
  bool uniqueness = true;

  JsonObject json(const logic::Step& step) const { return logic::step_json(step, language, told); }
};

Wish wish_of(Options& options) {
  Wish wish;
  wish.language = options.language();
  std::string name;
  for (char c : options.text("told", "") + ',') {
    if (c != ',') {
      name += c;
      continue;
    }
    if (name.empty()) continue;
    const auto language = find_language(name);
    if (!language) options.refuse("told", "no language is called '" + name + "'");
    if (language) wish.told.push_back(*language);
    name.clear();
  }
  wish.uniqueness = options.yes("uniqueness", true);
  const std::string wanted = options.text("techniques", ""), without = options.text("without", "");
  auto techniques = logic::chosen_techniques(wanted, without);
  if (techniques) {
    wish.techniques = *std::move(techniques);
  } else {
    options.refuse("techniques", "no technique is called '" + techniques.error() + "'");
  }
  return wish;
}

Reply hint(Request& request) {
  const Wish wish = wish_of(request.options);
  const bool notes = request.options.yes("notes", true);
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  using Status = logic::Hint::Status;
  const logic::Hint hint = logic::find_hint(*puzzle, {wish.techniques, wish.uniqueness, notes});
  JsonObject answer;
  answer.add("status", logic::id(hint.status)).add("words", logic::tell(hint, wish.language, logic::Depth::whole));
  JsonObject told;
  for (Language one : wish.told) {
    using logic::Depth;
    told.add(id(one), {logic::tell(hint, one, Depth::region), logic::tell(hint, one, Depth::technique),
                       logic::tell(hint, one, Depth::whole)});
  }
  answer.add("told", told);
  if (hint.step) answer.add("step", wish.json(*hint.step));
  if (hint.status == Status::wrong) answer.add("wrong", logic::candidate_list(hint.mistakes.wrong));
  if (hint.status == Status::missing) answer.add("missing", logic::candidate_list(hint.mistakes.missing));
  if (hint.status == Status::invalid || hint.status == Status::wrong) {
    answer.add("conflicts", logic::conflict_list(conflicts(puzzle->values)));
  }
  return answer.add("candidates", logic::candidates_json(hint.state));
}

Reply all_steps(Request& request) {
  const Wish wish = wish_of(request.options);
  const bool notes = request.options.yes("notes", true);
  const std::uint64_t limit = request.options.number("limit", 1000, 1'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  logic::LogicStart start{.state = logic::State{puzzle->clues, puzzle->values}};
  const bool conflicting = has_conflict(puzzle->clues);
  if (!conflicting) start = logic::logic_start(*puzzle);
  if (puzzle->notes && notes) logic::take_notes(*puzzle->notes, start.state);
  const logic::Options limits{.uniqueness = start.unique_clues && wish.uniqueness};
  std::vector<JsonObject> steps;
  bool truncated = false;
  for (std::size_t i = 0; i < wish.techniques.size() && !truncated && !conflicting; ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(wish.techniques.size());
    if (!request.go_on(done, steps.size())) return Reply::cancelled();
    for (const logic::Step& step : logic::find_all(start.state, *wish.techniques[i], limits)) {
      if (truncated = steps.size() == limit; truncated) break;
      steps.push_back(wish.json(step));
    }
  }
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues))
      .add("solutions", logic::how_many(start.solutions))
      .add("steps", steps)
      .add("candidates", logic::candidates_json(start.state))
      .add("truncated", truncated);
  return answer;
}

// The path, step by step, so that it can be watched. Nothing when it was cancelled.
std::optional<logic::Path> walk(const Request& request, const logic::LogicStart& start, const Wish& wish,
                                bool explainer) {
  logic::Path path{{}, start.state, logic::Path::End::stuck, {}};
  const bool uniqueness = start.unique_clues && wish.uniqueness;
  const auto blanks = static_cast<double>(start.state.blanks().size());
  for (;;) {
    if (path.contradiction = path.last.find_contradiction(); path.contradiction) {
      path.end = logic::Path::End::contradiction;
      return path;
    }
    if (path.last.is_solved()) {
      path.end = logic::Path::End::solved;
      return path;
    }
    if (!request.go_on(1 - path.last.blanks().size() / blanks, path.steps.size())) return std::nullopt;
    auto step = explainer ? logic::explainer_step(path.last, {.uniqueness = uniqueness})
                          : logic::find_first(path.last, wish.techniques, {.uniqueness = uniqueness});
    if (!step) return path;
    path.last.apply(*step);
    path.steps.push_back(*std::move(step));
  }
}

Reply path(Request& request) {
  const Wish wish = wish_of(request.options);
  constexpr std::array<std::string_view, 2> scales{"hodoku", "explainer"};
  const bool explainer = request.options.choice("scale", scales) == 1;
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues));
  if (has_conflict(puzzle->clues)) {
    return answer.add("status", "invalid")
        .add("reason", to_string(conflicts(puzzle->clues)))
        .add("solutions", "0")
        .add("steps", std::vector<JsonObject>{})
        .add("start", logic::candidates_json(logic::State{puzzle->clues, puzzle->values}));
  }
  const logic::LogicStart start = logic::logic_start(*puzzle);
  const auto path = walk(request, start, wish, explainer);
  if (!path) return Reply::cancelled();
  constexpr std::string_view ends[] = {"solved", "stuck", "contradiction"};
  std::vector<JsonObject> steps;
  for (const logic::Step& step : path->steps) steps.push_back(wish.json(step));
  answer.add("status", ends[static_cast<int>(path->end)])
      .add("solutions", logic::how_many(start.solutions))
      .add("steps", steps)
      .add("start", logic::candidates_json(start.state));
  if (path->end == logic::Path::End::solved) {
    answer.add("solution", to_line(path->last.values()));
  } else {
    answer.add("candidates", logic::candidates_json(path->last));
  }
  if (path->contradiction) answer.add("contradiction", logic::contradiction_json(*path->contradiction));
  return answer;
}

Reply rate_puzzle(Request& request) {
  constexpr std::array<std::string_view, 5> names{"default", "explainer", "hodoku", "own", "all"};
  constexpr Scales scales[] = {{.explainer = true, .hodoku = true},
                               {.explainer = true},
                               {.hodoku = true},
                               {.own = true},
                               {.explainer = true, .hodoku = true, .own = true}};
  const Scales& wanted = scales[request.options.choice("scale", names)];
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  return rating_json(rate(*puzzle, wanted), wanted);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_hint, hint)
SHUDU_ANSWERED_BY(shudu_all_steps, all_steps)
SHUDU_ANSWERED_BY(shudu_path, path)
SHUDU_ANSWERED_BY(shudu_rate, rate_puzzle)
