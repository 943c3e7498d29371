#include "ask/questions/generate.h"

#include <algorithm>

#include "ask/level_shares.h"
#include "ask/logic/logic_options.h"
#include "ask/logic/rating_fields.h"
#include "ask/questions.h"
#include "ask/technique_constraints.h"

namespace shudu::ask {
namespace {

std::vector<std::string_view> level_ids() {
  std::vector<std::string_view> ids;
  for (const logic::Level level : logic::levels()) ids.push_back(id(level));
  return ids;
}

constexpr Values names_of_techniques{
    .shown = "NAMES", .choices = technique_words, .list = true, .listed_by = "shudu techniques"};

constexpr std::array logic_options{
    option<&GenerateOptions::level>(
        "level", "require this difficulty level of HoDoKu; with several levels, an equal number of each, in this order",
        {.shown = "LEVELS", .choices = level_ids, .list = true}),
    option<&GenerateOptions::rating>("rating", "require a Sudoku Explainer rating in this range, within 1.0 to 11.9",
                                     {.shown = "LO-HI", .most = 20, .tenths = true}),
    option<&GenerateOptions::minutes>("minutes",
                                      "require that an average player takes this many minutes (docs/minutes.md)",
                                      {.shown = "LO-HI", .most = 1000, .tenths = true}),
    option<&GenerateOptions::uses>("uses", "require that the solving path uses all these techniques",
                                   names_of_techniques),
    option<&GenerateOptions::hardest>("hardest", "require that the hardest technique of the path is one of these",
                                      names_of_techniques),
    option<&GenerateOptions::only>("only", "require that these techniques and singles solve the puzzle",
                                   names_of_techniques),
    option<&GenerateOptions::rated>("rated", "append ER/EP/ED, level, score and hardest technique to the line"),
    option<&GenerateOptions::path>("path", "append the techniques of the solving path and their counts to the line")};

template <std::size_t n, std::size_t m>
constexpr std::array<Option, n + m> joined(const std::array<Option, n>& a, const std::array<Option, m>& b) {
  std::array<Option, n + m> all;
  std::copy(a.begin(), a.end(), all.begin());
  std::copy(b.begin(), b.end(), all.begin() + n);
  return all;
}
constexpr auto generate_options = joined(clue_order_options, logic_options);

std::optional<OrderMistake> add_logic(const GenerateOptions& asked, LogicConstraints& required) {
  required.least_er = asked.rating.least;
  required.most_er = asked.rating.most;
  required.least_minutes = asked.minutes.least;
  required.most_minutes = asked.minutes.most;
  if (const auto unknown = set_techniques({asked.uses, asked.hardest, asked.only}, required)) {
    return OrderMistake{unknown->option, unknown->name, "no technique has this name"};
  }
  return std::nullopt;
}

Scales scales_of(const GenerateOptions& asked, const LogicConstraints& required) {
  return {.explainer = asked.rated || required.wants_rating(),
          .hodoku = asked.rated || required.wants_path(),
          .minutes = required.wants_minutes()};
}

std::vector<std::string> path_of(const MadePuzzle& made) {
  std::vector<std::string> ids;
  for (const logic::Step& step : logic::hodoku_path(made.clues, &made.solution).steps) {
    ids.emplace_back(step.technique->id);
  }
  return ids;
}

Answer generate(const GenerateOptions& asked, const Watch& watch) {
  const auto parts = parts_of(asked);
  if (!parts) return parts.error().answer();
  std::vector<OrderedKind> kinds;
  for (const OrderPart& part : *parts) {
    kinds.push_back({part.count, [&part](std::uint64_t block, std::uint64_t attempts, const auto& go_on) {
                       Block made = make_block(
                           part.constraints, part.options.order.seed, block,
                           [&](double, std::uint64_t) { return go_on(); }, attempts);
                       return MadeBlock{std::move(made.made), made.tried};
                     }});
  }
  const PuzzleConstraints& required = parts->front().constraints;
  const auto json_of = [&](const MadePuzzle& made) { return made_json(made, asked, required.logic); };
  return made_to_order(asked.order, required.clues, kinds, json_of, watch);
}

}  // namespace

Result<std::vector<OrderPart>, OrderMistake> parts_of(const GenerateOptions& asked) {
  const auto clues = constraints_of(asked.order);
  if (!clues) return Unexpected{clues.error()};
  PuzzleConstraints constraints{*clues};
  if (auto mistake = add_logic(asked, constraints.logic)) return Unexpected{*std::move(mistake)};
  const auto shares = level_shares(asked.level, asked.order.count);
  if (!shares) return Unexpected{OrderMistake{"level", asked.level, shares.error()}};
  std::vector<OrderPart> parts;
  for (const LevelShare& share : *shares) {
    constraints.logic.level = share.level;
    if (asked.order.not_unique && !constraints.logic.is_empty()) {
      return Unexpected{OrderMistake{"not_unique", "yes", "cannot be combined with constraints on the solving path"}};
    }
    if (auto why = impossibility(constraints, asked.order.count)) return Unexpected{OrderMistake{{}, {}, *why}};
    parts.push_back({asked, constraints, share.count});
    if (share.level) parts.back().options.level = id(*share.level);
  }
  return parts;
}

JsonObject made_json(const MadePuzzle& made, const GenerateOptions& asked, const LogicConstraints& required) {
  JsonObject object = made_json(made);
  const Scales scales = scales_of(asked, required);
  if (scales.explainer || scales.hodoku || scales.minutes) {
    const Rating rating = rate(puzzle_of(made.clues), scales);
    for (const std::string_view name : {"er", "ep", "ed", "level", "score", "hodoku_hardest", "minutes"}) {
      const RatingField& field = *find_rating_field(name);
      if (!is_needed(field, scales) || !has(rating, field)) continue;
      field.is_number ? object.add_json(name, field.value(rating)) : object.add(name, field.value(rating));
    }
  }
  if (asked.path) object.add("path", path_of(made));
  return object;
}

constinit const Question generate_question = question<generate>(
    "generate", "puzzles that match constraints on their clues and on their solution by logic", generate_options);

}  // namespace shudu::ask
