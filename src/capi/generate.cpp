// The function of the C interface that generates puzzles.
#include "answer/level_shares.h"
#include "answer/technique_constraints.h"
#include "capi/clue_order.h"
#include "shudu/generate/puzzles.h"
#include "shudu/words.h"

namespace shudu::capi {
namespace {

LogicConstraints logic_constraints_of(Options& options) {
  LogicConstraints by_logic;
  const auto [least_er, most_er] =
      options.range_of_tenths("rating", {0, logic::explainer_unsolved}, logic::explainer_unsolved / 10);
  by_logic.least_er = least_er;
  by_logic.most_er = most_er;
  const auto [least, most] = options.range_of_tenths("minutes", {0, LogicConstraints::any_minutes}, 1000);
  by_logic.least_minutes = least;
  by_logic.most_minutes = most;
  const TechniqueNames names{options.list("uses"), options.list("hardest"), options.list("only")};
  if (const auto unknown = set_techniques(names, by_logic)) {
    options.refuse(unknown->option, "no technique is called '" + unknown->name + "'");
  }
  return by_logic;
}

JsonObject json_of(const MadePuzzle& made, const LogicConstraints& constraints) {
  JsonObject one = puzzle_json(made);
  if (constraints.wants_path()) {
    const logic::HodokuRating rating = logic::hodoku_rating(made.clues, &made.solution);
    one.add("level", logic::id(rating.level)).add("score", static_cast<std::uint64_t>(rating.score));
    if (rating.hardest != nullptr) one.add("hodoku_hardest", rating.hardest->id);
  }
  if (constraints.wants_rating())
    one.add_tenths("rating", logic::explainer_rating(logic::State{made.clues}, {.uniqueness = true}).er);
  if (constraints.wants_minutes())
    one.add_tenths("minutes", logic::minutes_rating(logic::State{made.clues}, made.solution).tenths());
  return one;
}

Reply generate(Request& request) {
  const ClueOrder order = clue_order_of(request.options);
  PuzzleConstraints constraints{order.clues, logic_constraints_of(request.options)};
  const auto shares = level_shares(request.options.list("level"), order.count);
  if (!shares) request.options.refuse("level", shares.error());
  SHUDU_CHECK_OPTIONS(request);
  std::vector<OrderPart> parts;
  for (const LevelShare& share : *shares) {
    constraints.logic.level = share.level;
    if (const auto reason = impossibility(constraints, order.count)) return Reply::wrong(SHUDU_BAD_OPTION, *reason);
    const auto make = [constraints, seed = order.seed](std::uint64_t block, std::uint64_t attempts,
                                                       const Watch& watch) {
      Block made = make_block(constraints, seed, block, watch, attempts);
      return MadeBlock{std::move(made.made), made.tried};
    };
    parts.push_back({share.count, make});
  }
  return made_to_order(request, order, parts, [&](const MadePuzzle& one) { return json_of(one, constraints.logic); });
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_generate, generate)
