// Nonconsecutive: no two cells that share an edge hold consecutive values.
#include <algorithm>
#include <cstdlib>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

constinit const Rule nonconsecutive_rule = {
    .id = "nonconsecutive",
    .name = {"rule.nonconsecutive", "Nonconsecutive"},
    .meaning = {"rule.nonconsecutive.meaning", "Neighbouring cells do not hold consecutive digits."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<CellPair> pairs = adjacent_pairs(puzzle.shape);
          return std::all_of(pairs.begin(), pairs.end(),
                             [&](CellPair pair) { return std::abs(values[pair.first] - values[pair.second]) != 1; });
        },
    .post =
        [](const Clue&, const Puzzle&, Model& model) {
          for (const auto& [a, b] : adjacent_pairs(model.shape())) {
            model.relate(a, b, [](int x, int y) { return x != y + 1 && y != x + 1; });
          }
        },
};

}  // namespace shudu::variant
