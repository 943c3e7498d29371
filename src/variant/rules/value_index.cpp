// Value index (slingshot): the second cell of the line has the value N, and the N-th cell after it has the value of the
// first cell.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule value_index_rule = {
    .id = "value_index",
    .name = {"rule.value_index", "Value index"},
    .meaning = {"rule.value_index.meaning",
                "The second cell of the line has the value N. The N-th cell after it has the value of the first cell."},
    .form = "line",
    .look = {Look::Kind::line, "#d6a9b9", 0.08},
    .parts = {1, 1},
    .cells = {3, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const int n{values[line[1]]};
          return n >= 1 && n + 1 < static_cast<int>(line.size()) && values[line[n + 1]] == values[line[0]];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const Shape& shape = model.shape();
          std::vector<std::function<void(Model&)>> branches;
          Values possible = 0;
          const int most = std::min(shape.highest(), static_cast<int>(line.size()) - 2);
          for (int n = std::max(1, shape.lowest); n <= most; n++) {
            possible |= shape.bit(n);
            branches.emplace_back([&shape, &line, n](Model& branch) {
              branch.allow(line[1], shape.bit(n));
              if (line[0] != line[n + 1]) branch.equal(line[0], line[n + 1]);
            });
          }
          if (branches.empty()) return model.impossible();
          model.allow(line[1], possible);
          if (branches.size() == 1) return branches[0](model);
          model.either(branches);
        },
};

}  // namespace shudu::variant
