// In place of generate.cpp in the library of one file: shudu_generate without the options about logic.
#include <algorithm>

#include "capi/clue_order.h"

namespace shudu::capi {
namespace {

Reply generate(Request& request) {
  const ClueOrder order = clue_order_of(request.options);
  SHUDU_CHECK_OPTIONS(request);
  if (const auto reason = clue_impossibility(order.clues, order.count)) return Reply::wrong(SHUDU_BAD_OPTION, *reason);
  const auto make = [&order](std::uint64_t block, std::uint64_t most_attempts, const Watch&) {
    const std::uint64_t attempts = std::min<std::uint64_t>(most_attempts, attempts_in_block(order.clues));
    return MadeBlock{make_puzzles(order.clues, order.seed, block, static_cast<int>(attempts)), attempts};
  };
  return made_to_order(request, order, {{order.count, make}}, puzzle_json);
}

}  // namespace
}  // namespace shudu::capi

SHUDU_ANSWERED_BY(shudu_generate, generate)
