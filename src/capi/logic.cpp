// The functions of the C interface that use logic.
#include <algorithm>
#include <array>

#include "answer/path.h"
#include "answer/step_json.h"
#include "ask/questions/rate.h"
#include "base/comma_list.h"
#include "capi/request.h"
#include "shudu/board/conflict.h"
#include "shudu/exercise.h"
#include "shudu/hint.h"
#include "shudu/logic_start.h"

namespace shudu::capi {
namespace {

// The options that all functions of logic have.
struct LogicOptions {
  Language language = Language::en;
  std::vector<Language> also_in;
  std::vector<const logic::Technique*> techniques;
  bool uniqueness = true;
  bool outline = false;

  JsonObject json(const logic::Step& step) const {
    using logic::Depth;
    JsonObject object = logic::step_json(step, language, logic::Depth::whole, outline);
    if (also_in.empty()) return object;
    JsonObject depths;
    for (Language one : also_in) {
      depths.add(id(one), {describe(step, one, Depth::region), describe(step, one, Depth::technique),
                           describe(step, one, Depth::whole)});
    }
    return object.add("descriptions", depths);
  }
};

LogicOptions logic_options(Options& options) {
  LogicOptions asked;
  asked.language = options.language();
  const std::string languages = options.list("languages");
  for (std::string_view name : split_at_commas(languages)) {
    if (name.empty()) continue;
    const auto language = find_language(name);
    if (!language) options.refuse("languages", "no language is called '" + std::string{name} + "'");
    if (language) asked.also_in.push_back(*language);
  }
  asked.uniqueness = options.yes("uniqueness", true);
  asked.outline = options.yes("outline", false);
  const std::string wanted = options.list("techniques"), without = options.list("without");
  auto techniques = chosen_techniques(wanted, without);
  if (techniques) {
    asked.techniques = *std::move(techniques);
  } else {
    const std::string_view name = chosen_techniques(wanted, "") ? "without" : "techniques";
    options.refuse(name, "no technique is called '" + techniques.error() + "'");
  }
  return asked;
}

Reply hint(Request& request) {
  const LogicOptions asked = logic_options(request.options);
  const bool notes = request.options.yes("notes", true);
  const auto order = static_cast<PathOrder>(request.options.choice("scale", path_order_ids));
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  using Status = Hint::Status;
  const Hint hint = find_hint(*puzzle, {asked.techniques, asked.uniqueness, notes, order});
  JsonObject answer;
  answer.add("status", id(hint.status))
      .add("solutions", how_many(hint.solutions))
      .add("words", describe(hint, asked.language, logic::Depth::whole));
  JsonObject descriptions;
  for (Language one : asked.also_in) {
    using logic::Depth;
    descriptions.add(id(one), {describe(hint, one, Depth::region), describe(hint, one, Depth::technique),
                               describe(hint, one, Depth::whole)});
  }
  answer.add("descriptions", descriptions);
  if (hint.step) answer.add("step", asked.json(*hint.step));
  if (hint.status == Status::wrong) answer.add("wrong", logic::candidate_list(hint.mistakes.wrong));
  if (hint.status == Status::missing) answer.add("missing", logic::candidate_list(hint.mistakes.missing));
  if (hint.status == Status::invalid || hint.status == Status::wrong) {
    answer.add("conflicts", logic::conflict_list(conflicts(puzzle->values)));
  }
  return answer.add("candidates", logic::candidates_json(hint.state));
}

Reply all_steps(Request& request) {
  const LogicOptions asked = logic_options(request.options);
  const bool notes = request.options.yes("notes", true);
  const std::uint64_t limit = request.options.number("limit", 1000, 1, 1'000'000);
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  LogicStart start{.state = logic::State{puzzle->clues, puzzle->values}};
  const bool conflicting = has_conflict(puzzle->clues);
  if (!conflicting) start = logic_start(*puzzle);
  if (puzzle->notes && notes) take_notes(*puzzle->notes, start.state);
  const PathOptions how{.techniques = asked.techniques, .uniqueness = asked.uniqueness};
  const auto go_on = [&](double done, std::uint64_t steps) { return request.go_on(done, steps); };
  bool stopped = false;
  AvailableSteps found;
  if (!conflicting) {
    found = available_steps(start, how, limit, [&](double done, std::uint64_t steps) {
      return !(stopped = stopped || !go_on(done, steps));
    });
  }
  if (stopped) return Reply::cancelled();
  std::vector<JsonObject> steps;
  for (const logic::Step& step : found.steps) steps.push_back(asked.json(step));
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues))
      .add("status", conflicting               ? "invalid"
                     : start.solutions == 0    ? "no solution"
                     : !steps.empty()          ? "steps"
                     : start.state.is_solved() ? "solved"
                                               : "stuck")
      .add("solutions", how_many(start.solutions))
      .add("steps", steps)
      .add("candidates", logic::candidates_json(start.state))
      .add("truncated", found.truncated);
  return answer;
}

Reply exercise(Request& request) {
  const LogicOptions asked = logic_options(request.options);
  const std::uint64_t limit = request.options.number("limit", 1000, 1, 1'000'000);
  if (asked.techniques.size() != 1) request.options.refuse("techniques", "expected one technique");
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  bool cancelled = false;
  const auto found = find_exercise(*puzzle, *asked.techniques.front(), asked.uniqueness,
                                   [&](double, std::uint64_t) { return !(cancelled = !request.go_on(-1, 0)); });
  if (cancelled) return Reply::cancelled();
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues)).add("status", found ? "exercise" : "none");
  if (!found) return answer;
  std::vector<JsonObject> steps;
  for (std::size_t i = 0; i < found->steps.size() && i < limit; ++i) steps.push_back(asked.json(found->steps[i]));
  answer.add("values", to_line(found->state.values()))
      .add("candidates", logic::candidates_json(found->state))
      .add("steps", steps)
      .add("truncated", found->steps.size() > limit);
  return answer;
}

Reply path(Request& request) {
  const LogicOptions asked = logic_options(request.options);
  const auto order = static_cast<PathOrder>(request.options.choice("scale", path_order_ids));
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  if (has_conflict(puzzle->clues)) {
    return JsonObject{}
        .add("puzzle", to_line(puzzle->clues))
        .add("status", "invalid")
        .add("reason", to_string(conflicts(puzzle->clues)))
        .add("solutions", how_many(0))
        .add("steps", std::vector<JsonObject>{})
        .add("start", logic::candidates_json(logic::State{puzzle->clues, puzzle->values}));
  }
  const LogicPath path = logic_path(*puzzle, {order, asked.techniques, asked.uniqueness},
                                    [&](double done, std::uint64_t steps) { return request.go_on(done, steps); });
  if (path.path.end == logic::Path::End::open) return Reply::cancelled();
  std::vector<JsonObject> steps;
  for (const logic::Step& step : path.path.steps) steps.push_back(asked.json(step));
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues))
      .add("status", id(path.path.end))
      .add("solutions", how_many(path.start.solutions))
      .add("steps", steps)
      .add("start", logic::candidates_json(path.start.state));
  if (path.path.end == logic::Path::End::solved) return answer.add("solution", to_line(path.path.last.values()));
  answer.add("candidates", logic::candidates_json(path.path.last));
  if (path.path.contradiction) answer.add("contradiction", logic::contradiction_json(*path.path.contradiction));
  return answer;
}

Reply rate_puzzle(Request& request) {
  std::array<std::string_view, rating_presets.size()> preset_ids;
  std::ranges::transform(rating_presets, preset_ids.begin(), &RatingPreset::id);
  const Scales& wanted = rating_presets[request.options.choice("scale", preset_ids)].scales;
  SHUDU_CHECK_OPTIONS(request);
  const auto puzzle = first_puzzle(request.text);
  if (!puzzle) return Reply::wrong(puzzle.error());
  const Rating rating = rate(*puzzle, wanted);
  JsonObject answer;
  answer.add("puzzle", to_line(puzzle->clues)).add("status", ask::id(rating.status));
  if (!rating.reason.empty()) answer.add("reason", rating.reason);
  return answer.add_fields(ask::rating_answer(rating, wanted).fields);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_hint, hint)
SHUDU_ANSWERED_BY(shudu_all_steps, all_steps)
SHUDU_ANSWERED_BY(shudu_exercise, exercise)
SHUDU_ANSWERED_BY(shudu_path, path)
SHUDU_ANSWERED_BY(shudu_rate, rate_puzzle)
