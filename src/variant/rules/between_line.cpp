// Between line: the values on the line lie strictly between those of its two ends.
//
// The automaton reads both ends first and then only has to remember the pair. Cells of the line that differ by the shape
// need so many values between the ends.
#include <algorithm>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule between_line_rule = {
    .id = "between_line",
    .name = {"rule.between_line", "Between line"},
    .meaning = {"rule.between_line.meaning", "The values on the line lie strictly between the values of its two ends."},
    .form = "line",
    .look = {Look::Kind::circles, "#bdbdbd", 0.07},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const std::int8_t low = std::min(values[line.front()], values[line.back()]);
          const std::int8_t high = std::max(values[line.front()], values[line.back()]);
          return std::all_of(line.begin() + 1, line.end() - 1,
                             [&](Cell cell) { return values[cell] > low && values[cell] < high; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          if (line.size() < 3) return;
          Cells cells = {line.front(), line.back()};
          const Cells middle(line.begin() + 1, line.end() - 1);
          cells.insert(cells.end(), middle.begin(), middle.end());
          const int between = distinct_among(model.shape(), middle);
          // States: -1 the beginning, 0 to 63 the first end less the lowest value, from 64 both ends.
          const int lowest = model.shape().lowest;
          model.along(cells, automaton_of(model.shape(), -1, [=](int state, int value) {
                        const int number = value - lowest;
                        if (state == -1) return number;
                        if (state >= 64) {
                          const int low = state / 64 - 1, high = state % 64;
                          return number > low && number < high ? state : no_state;
                        }
                        const auto [low, high] = std::minmax(state, number);
                        return high - low > between ? (low + 1) * 64 + high : no_state;
                      }));
        },
};

}  // namespace shudu::variant
