// As many puzzles as wished.
#include "generate/take.h"

namespace shudu {

Result<std::vector<MadePuzzle>> generate(const Wish& wish, const Watch& watch) {
  const PuzzleConstraints constraints{wish.clues, wish.logic};
  if (auto why = impossibility(constraints, wish.count)) return Unexpected{Error::of_request(*std::move(why))};
  std::vector<MadePuzzle> made;
  bool stopped = false;
  const auto go_on = [&] {
    const double share = static_cast<double>(made.size()) / static_cast<double>(wish.count);
    return !(stopped = stopped || (watch && !watch(share, made.size())));
  };
  const auto make = [&](std::uint64_t block, std::uint64_t attempts, const GoOn& still) {
    Block found = make_block(
        constraints, wish.seed, block, [&](double, std::uint64_t) { return still(); }, attempts);
    return MadeBlock{std::move(found.made), found.tried};
  };
  Repeats repeats{wish.clues};
  const auto keep = [&](const MadePuzzle& one) { return made.push_back(one), go_on(); };
  take_puzzles(wish.count, wish.attempts, repeats, make, keep, go_on);
  return made;
}

}  // namespace shudu
