// Renban: the values on the line are different and consecutive, in any order.
#include <algorithm>
#include <utility>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

constinit const Rule renban_rule = {
    .id = "renban",
    .name = {"rule.renban", "Renban line"},
    .meaning = {"rule.renban.meaning", "The digits on the line are consecutive and different, in any order."},
    .form = "line",
    .look = {Look::Kind::line, "#e08fe0"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const auto by_value = [&](Cell a, Cell b) { return values[a] < values[b]; };
          const auto ends = std::minmax_element(line.begin(), line.end(), by_value);
          const int span = values[*ends.second] - values[*ends.first];
          return are_different(line, values) && span == static_cast<int>(line.size()) - 1;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const auto size = static_cast<int>(clue.parts[0].size());
          std::vector<Values> runs;
          for (int low = 0; low + size <= model.shape().values; ++low) {
            runs.push_back(static_cast<Values>(((std::uint64_t{1} << size) - 1) << low));
          }
          model.combination(clue.parts[0], std::move(runs));
        },
};

}  // namespace shudu::variant
