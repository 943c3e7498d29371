// Lockout line: the values of the two ends differ by at least 4 (or the number given), and the values on the line do not
// lie between them, nor are they equal to one of them.
#include <algorithm>
#include <cstdlib>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

constinit const Rule lockout_line_rule = {
    .id = "lockout_line",
    .name = {"rule.lockout_line", "Lockout line"},
    .meaning =
        {"rule.lockout_line.meaning",
         "The values of the two ends differ by at least 4. The values on the line lie outside the range from one "
         "end to the other, both included."},
    .form = "line; difference = 4",
    .look = {Look::Kind::diamonds, "#8fa6d8", 0.07},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {0, 1},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const std::int8_t low = std::min(values[line.front()], values[line.back()]);
          const std::int8_t high = std::max(values[line.front()], values[line.back()]);
          if (high - low < (clue.numbers.empty() ? 4 : clue.numbers[0])) return false;
          return std::all_of(line.begin() + 1, line.end() - 1,
                             [&](Cell cell) { return values[cell] < low || values[cell] > high; });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& line = clue.parts[0];
          const int difference = clue.numbers.empty() ? 4 : clue.numbers[0];
          Cells cells = {line.front(), line.back()};
          cells.insert(cells.end(), line.begin() + 1, line.end() - 1);
          // States: -1 the beginning, 0 to 63 the first end less the lowest value, from 64 both ends.
          const int lowest = model.shape().lowest;
          model.along(cells, automaton_of(model.shape(), -1, [=](int state, int value) {
                        const int number = value - lowest;
                        if (state == -1) return number;
                        if (state >= 64) {
                          const int low = state / 64 - 1, high = state % 64;
                          return number < low || number > high ? state : no_state;
                        }
                        const auto [low, high] = std::minmax(state, number);
                        return high - low >= difference ? (low + 1) * 64 + high : no_state;
                      }));
        },
};

}  // namespace shudu::variant
