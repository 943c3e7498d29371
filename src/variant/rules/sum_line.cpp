// Sum line (N-sum line, ten line): the line falls into segments that each have the given sum. A line whose first and
// last cell are the same is a loop, and a segment may pass over that cell.
//
// The automaton remembers the sum of the segment so far. In a loop it guesses at the beginning how much of a segment lies
// behind the end.
#include <algorithm>
#include <numeric>

#include "variant/automaton/automaton_starts.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// Whether the values fall into segments with the sum.
bool sum_line_splits(std::span<const int> values, int sum) {
  int segment = 0, segments = 0;
  for (const int value : values) {
    segment += value;
    if (segment > sum) return false;
    if (segment == sum) segment = 0, segments++;
  }
  return segment == 0 && segments > 0;
}

bool sum_line_holds(std::vector<int> values, int sum, bool is_loop) {
  for (std::size_t turn = 0; turn < (is_loop ? values.size() : 1); turn++) {
    if (sum_line_splits(values, sum)) return true;
    std::rotate(values.begin(), values.begin() + 1, values.end());
  }
  return false;
}

// States: (sum behind the end × (sum + 1) + sum of the segment) × 2 + whether a segment has ended.
Automaton sum_line_automaton(const Shape& shape, int sum, bool is_loop) {
  std::vector<int> starts;
  for (int behind = 0; behind < (is_loop ? sum : 1); behind++) starts.push_back(behind * (sum + 1) * 2 + behind * 2);
  const auto next = [=](int state, int value) {
    const int behind = state / 2 / (sum + 1), segment = state / 2 % (sum + 1) + value;
    if (segment > sum) return no_state;
    const bool ended = state % 2 || segment == sum;
    return (behind * (sum + 1) + (segment == sum ? 0 : segment)) * 2 + ended;
  };
  return automaton_of_starts(shape, starts, next,
                             [=](int state) { return state % 2 && state / 2 % (sum + 1) == state / 2 / (sum + 1); });
}

}  // namespace

constinit const Rule sum_line_rule = {
    .id = "sum_line",
    .name = {"rule.sum_line", "Sum line"},
    .meaning = {"rule.sum_line.meaning",
                "The line can be cut into segments that each have the given sum. A line that ends where it began is a "
                "loop."},
    .form = "line; sum",
    .look = {.kind = Look::Kind::line, .colour = "#ee8b8b", .numbered = true},
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {1, 1},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return clue.numbers[0] >= 1 && clue.numbers[0] <= 1000 ? "" : "has a sum outside 1 to 1000";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& line = clue.parts[0];
          const bool is_loop = line.size() > 1 && line.front() == line.back();
          std::vector<int> along;
          for (std::size_t i = 0; i + is_loop < line.size(); i++) along.push_back(values[line[i]]);
          return sum_line_holds(along, clue.numbers[0], is_loop);
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          Cells line = clue.parts[0];
          const bool is_loop = line.size() > 1 && line.front() == line.back();
          if (is_loop) line.pop_back();
          const int sum = clue.numbers[0];
          // No segment is larger than the line, so a larger sum has no solution. The bound keeps the automaton small.
          if (sum > static_cast<int>(line.size()) * model.shape().highest()) return model.impossible();
          Automaton automaton = sum_line_automaton(model.shape(), sum, is_loop);
          if (automaton.states > 0) return model.along(line, std::move(automaton));
          model.check(line, [=](std::span<const int> values) {
            return sum_line_holds({values.begin(), values.end()}, sum, is_loop);
          });
        },
};

}  // namespace shudu::variant
