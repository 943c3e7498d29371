#include "generate/take.h"

namespace shudu {

std::uint64_t take_puzzles(std::uint64_t count, std::uint64_t attempts, Repeats& repeats, const MakeBlock& make,
                           const OnMade& on_made, const GoOn& go_on) {
  std::uint64_t found = 0, tried = 0;
  for (std::uint64_t block = 0; tried < attempts && found < count; ++block) {
    if (!go_on()) return tried;
    const MadeBlock made = make(block, attempts - tried, go_on);
    if (!go_on()) return tried;
    tried += made.tried;
    for (const MadePuzzle& one : made.made) {
      if (found == count || !repeats.is_new(one)) continue;
      ++found;
      if (!on_made(one)) return tried;
    }
  }
  return tried;
}

}  // namespace shudu
