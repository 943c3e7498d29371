// Count distinct: the value of the control cell says how many different values the other cells have.
//
// The automaton reads the control cell last and remembers the set of values seen. That is 2⁹ states for 9 values. With
// more values it is used only for few cells.
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// Empty (no states) if there are too many sets of up to `most` values. A step to the last state reads the control cell:
// its value is the size of the set. It can only be the last step, because no other follows.
Automaton count_distinct_automaton(const Shape& shape, int most) {
  constexpr std::size_t most_states = 1100;
  std::vector<Values> sets = {0};
  std::map<Values, int> number_of = {{0, 0}};
  Automaton automaton;
  for (std::size_t from = 0; from < sets.size(); from++) {
    for (int i = 0; i < shape.values; i++) {
      const Values set = sets[from] | Values{1} << i;
      if (std::popcount(set) > most) continue;
      const auto [entry, is_new] = number_of.try_emplace(set, static_cast<int>(sets.size()));
      if (is_new) sets.push_back(set);
      automaton.steps.push_back(
          {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(entry->second)});
    }
    if (sets.size() > most_states) return {};
  }
  const auto end = static_cast<std::uint16_t>(sets.size());
  for (std::uint16_t from = 0; from < end; from++) {
    const int size = std::popcount(sets[from]);
    if (!shape.has_value(size)) continue;
    automaton.steps.push_back({from, static_cast<std::uint16_t>(size - shape.lowest), end});
  }
  automaton.states = end + 1;
  automaton.accepting.assign(end + 1, false);
  automaton.accepting[end] = true;
  return automaton;
}

}  // namespace

constinit const Rule count_distinct_rule = {
    .id = "count_distinct",
    .name = {"rule.count_distinct", "Count distinct"},
    .meaning = {"rule.count_distinct.meaning",
                "The value of the control cell says how many different values the other cells have."},
    .form = "control, cells",
    .look = {Look::Kind::shade, "#eee0ea"},
    .parts = {2, 2},
    .cells = {1, any_number},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return clue.parts[0].size() == 1 ? "" : "has more than one control cell";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          std::set<int> seen;
          for (const Cell cell : clue.parts[1]) seen.insert(values[cell]);
          return static_cast<int>(seen.size()) == values[clue.parts[0][0]];
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cell control = clue.parts[0][0];
          const Shape& shape = model.shape();
          const int least = std::max(1, distinct_among(shape, clue.parts[1]));
          const int most = std::min(static_cast<int>(clue.parts[1].size()), shape.values);
          model.allow_if(control, [=](int n) { return n >= least && n <= most; });
          const int highest = shape.lowest + static_cast<int>(std::bit_width(model.candidates()[control])) - 1;
          Cells cells = clue.parts[1];
          cells.push_back(control);
          Automaton automaton = count_distinct_automaton(shape, std::min(most, highest));
          if (automaton.states > 0) return model.along(cells, std::move(automaton));
          model.check(cells, [](std::span<const int> values) {
            const std::set<int> seen(values.begin(), values.end() - 1);
            return static_cast<int>(seen.size()) == values.back();
          });
        },
};

}  // namespace shudu::variant
