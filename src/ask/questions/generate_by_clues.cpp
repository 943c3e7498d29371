// In place of generate.cpp in the library of one file: the question generate without the options about logic.
#include <algorithm>

#include "ask/clue_order.h"
#include "ask/questions.h"

namespace shudu::ask {
namespace {

Answer generate(const ClueOrder& order, const Watch& watch) {
  const auto clues = constraints_of(order);
  if (!clues) return clues.error().answer();
  if (const auto reason = clue_impossibility(*clues, order.count)) return Answer::bad_option(*reason);
  const auto make = [&](std::uint64_t block, std::uint64_t most_attempts, const std::function<bool()>&) {
    const std::uint64_t attempts = std::min<std::uint64_t>(most_attempts, attempts_in_block(*clues));
    return MadeBlock{make_puzzles(*clues, order.seed, block, static_cast<int>(attempts)), attempts};
  };
  return made_to_order(order, *clues, {{order.count, make}}, made_json, watch);
}

}  // namespace

constinit const Question generate_question =
    question<generate>("generate", "puzzles that match constraints on their clues", clue_order_options);

}  // namespace shudu::ask
