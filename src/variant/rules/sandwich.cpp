// Sandwich and lunchbox: the values between the smallest and the largest value of a line have a given sum. In a row with
// all values these are the lowest and the highest value. All values of the line are different.
//
// The automaton guesses the smallest and the largest value, where the number of cells leaves a choice. It is outside,
// inside with the values so far, or done.
#include <algorithm>
#include <bit>
#include <numeric>

#include "variant/automaton/automaton_starts.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

bool sandwich_sum_is(const std::vector<int>& line, int sum) {
  std::vector<int> sorted = line;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
  auto [first, last] = std::minmax_element(line.begin(), line.end());
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) == sum;
}

bool sandwich_holds(const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
  std::vector<int> line;
  for (const Cell cell : clue.parts[0]) line.push_back(values[cell]);
  return sandwich_sum_is(line, clue.numbers[0]);
}

// States of a guess: 0 outside, 1 done, from 2 inside with the set of values so far. For few values.
Automaton sandwich_set_automaton(const Shape& shape, int cells, int sum) {
  if (shape.values > 12) return {};
  const int phases = 2 + (1 << shape.values), lowest = shape.lowest;
  std::vector<int> starts;
  for (int low = 0; low < shape.values; low++) {
    for (int high = low + std::max(cells - 1, 1); high < shape.values; high++) {
      starts.push_back((low * max_values + high) * phases);
    }
  }
  const auto sum_of_set = [&](int set) {
    int total = 0;
    for (int i = 0; i < shape.values; i++) total += (set >> i & 1) * (lowest + i);
    return total;
  };
  const auto next = [&](int state, int value) {
    const int phase = state % phases, guess = state / phases, number = value - lowest;
    const int low = guess / max_values, high = guess % max_values;
    if (number < low || number > high) return no_state;
    const bool is_end = number == low || number == high;
    if (phase == 0) return is_end ? state + 2 : state;
    if (phase == 1) return is_end ? no_state : state;
    const int set = phase - 2;
    if (is_end) return sum_of_set(set) == sum ? state - phase + 1 : no_state;
    const int more = set | 1 << number;
    if (more == set || sum_of_set(more) > sum) return no_state;
    return std::popcount(static_cast<unsigned>(more)) <= cells - 2 ? state - phase + 2 + more : no_state;
  };
  return automaton_of_starts(shape, starts, next, [=](int state) { return state % phases == 1; });
}

// The same with the sum of the values inside. It does not see equal values.
Automaton sandwich_automaton(const Shape& shape, int cells, int sum) {
  const int phases = sum + 3;
  std::vector<int> starts;
  for (int low = 0; low < shape.values; low++) {
    for (int high = low + std::max(cells - 1, 1); high < shape.values; high++) {
      starts.push_back((low * max_values + high) * phases);
    }
  }
  const int lowest = shape.lowest;
  const auto next = [=](int state, int value) {
    const int phase = state % phases, guess = state / phases;
    const int low = guess / max_values + lowest, high = guess % max_values + lowest;
    if (value < low || value > high) return no_state;
    const bool is_end = value == low || value == high;
    if (phase == 0) return is_end ? state + 2 : state;
    if (phase == 1) return is_end ? no_state : state;
    if (is_end) return phase - 2 == sum ? state - phase + 1 : no_state;
    return phase - 2 + value <= sum ? state + value : no_state;
  };
  return automaton_of_starts(shape, starts, next, [=](int state) { return state % phases == 1; });
}

void post_sandwich(const Clue& clue, const Puzzle&, Model& model) {
  const Cells& line = clue.parts[0];
  const int sum = clue.numbers[0];
  model.different(line);
  if (static_cast<int>(line.size()) > model.shape().values) return model.impossible();
  if (sum > max_values * max_values) return model.impossible();
  Automaton automaton = sandwich_set_automaton(model.shape(), static_cast<int>(line.size()), sum);
  if (automaton.states == 0) automaton = sandwich_automaton(model.shape(), static_cast<int>(line.size()), sum);
  if (automaton.states > 0) return model.along(line, std::move(automaton));
  // Too many guesses: few cells of a large grid.
  model.check(line, [sum](std::span<const int> values) {
    return sandwich_sum_is({values.begin(), values.end()}, sum);
  });
}

std::string sandwich_fault(const Clue& clue, const Shape&) { return clue.numbers[0] < 0 ? "has a sum below 0" : ""; }

}  // namespace

constinit const Rule sandwich_rule = {
    .id = "sandwich",
    .name = {"rule.sandwich", "Sandwich"},
    .meaning = {"rule.sandwich.meaning",
                "The values between the smallest and the largest value of the line, 1 and 9 as a rule, have the given "
                "sum."},
    .form = "line; sum",
    .look = {.kind = Look::Kind::beside, .sign = "Σ"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {1, 1},
    .fault = sandwich_fault,
    .holds = sandwich_holds,
    .post = post_sandwich,
};

constinit const Rule lunchbox_rule = {
    .id = "lunchbox",
    .name = {"rule.lunchbox", "Lunchbox"},
    .meaning = {"rule.lunchbox.meaning",
                "The values on the line are different. Those between its smallest and its largest value have the given "
                "sum."},
    .form = "line; sum",
    .parts = {1, 1},
    .cells = {2, any_number},
    .numbers = {1, 1},
    .fault = sandwich_fault,
    .holds = sandwich_holds,
    .post = post_sandwich,
};

}  // namespace shudu::variant
