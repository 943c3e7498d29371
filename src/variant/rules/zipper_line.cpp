// Zipper line: the two cells at the same distance from the middle have the same sum everywhere. If the line has a middle
// cell, that is the sum.
//
// The automaton reads the middle first, if there is one, and then pair by pair. It remembers the sum and what the second
// cell of a pair must be.
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule zipper_line_rule = {
    .id = "zipper_line",
    .name = {"rule.zipper_line", "Zipper line"},
    .meaning = {"rule.zipper_line.meaning",
                "Two cells at the same distance from the middle of the line have a sum that is the same for all such "
                "pairs. If there is a middle cell, its value is the sum."},
    .form = "line",
    .look = {Look::Kind::line, "#c2aeef"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const std::size_t pairs = line.size() / 2;
          const int sum = line.size() % 2 ? values[line[pairs]] : values[line.front()] + values[line.back()];
          for (std::size_t i = 0; i < pairs; i++) {
            if (values[line[i]] + values[line[line.size() - 1 - i]] != sum) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const std::size_t pairs = line.size() / 2;
          const bool has_middle = line.size() % 2;
          Cells cells;
          if (has_middle) cells.push_back(line[pairs]);
          for (std::size_t i = pairs; i-- > 0;) cells.insert(cells.end(), {line[i], line[line.size() - 1 - i]});
          // States: the sum, and what the second cell of a pair must be. While the sum is not known, the second part is
          // the first cell of the pair. `none` stands for an unknown part.
          constexpr int none = 100, start = -1;
          const auto state_of = [](int sum, int second) { return (sum + 128) * 256 + second + 128; };
          const int lowest = model.shape().lowest, highest = model.shape().highest();
          const auto next = [=](int state, int value) {
            if (state == start) return has_middle ? state_of(value, none) : state_of(none, value);
            const int sum = state / 256 - 128, second = state % 256 - 128;
            if (sum == none) return state_of(second + value, none);
            if (second != none) return second == value ? state_of(sum, none) : no_state;
            const int rest = sum - value;
            return rest >= lowest && rest <= highest ? state_of(sum, rest) : no_state;
          };
          model.along(cells, automaton_of(model.shape(), start, next));
        },
};

}  // namespace shudu::variant
