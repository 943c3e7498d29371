// Same values: all groups of cells hold the same values, equally often.
#include <algorithm>
#include <utility>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {

namespace {

std::vector<int> sorted_values(const Cells& group, std::span<const std::int8_t> values) {
  std::vector<int> sorted;
  for (const Cell cell : group) sorted.push_back(values[cell]);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

bool is_within_houses(const Shape& shape, const Cells& group) {
  for (std::size_t j = 0; j < group.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (!always_differ(shape, group[i], group[j])) return false;
    }
  }
  return true;
}

// Removes the cells that both groups have.
void remove_common(Cells& a, Cells& b) {
  for (std::size_t i = 0; i < a.size();) {
    const auto at = std::find(b.begin(), b.end(), a[i]);
    if (at == b.end()) {
      ++i;
      continue;
    }
    b.erase(at);
    a.erase(a.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Values may repeat: both groups have each value equally often.
void equate_counts(Model& model, const Cells& a, const Cells& b) {
  for (int value = 0; value < model.shape().values; ++value) model.add({SameCount{a, b, Values{1} << value}});
  model.equal_sums({a, b});
}

void equate_contents(Model& model, Cells a, Cells b) {
  remove_common(a, b);
  if (a.empty()) return;
  if (a.size() == 1) return model.equal(a[0], b[0]);
  if (is_within_houses(model.shape(), a) && is_within_houses(model.shape(), b)) {
    model.add({SameSet{std::move(a), std::move(b)}});
  } else {
    equate_counts(model, a, b);
  }
}

}  // namespace

constinit const Rule same_values_rule = {
    .id = "same_values",
    .name = {"rule.same_values", "Same digits"},
    .meaning = {"rule.same_values.meaning", "The groups of cells hold the same digits, each equally often."},
    .form = "groups",
    .look = {Look::Kind::shade, "#e9e3f0"},
    .parts = {2, any_number},
    .cells = {1, any_number},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      return std::all_of(clue.parts.begin(), clue.parts.end(),
                         [&](const Cells& group) { return group.size() == clue.parts[0].size(); })
                 ? ""
                 : "has groups of different sizes";
    },
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          return std::all_of(clue.parts.begin(), clue.parts.end(), [&](const Cells& group) {
            return sorted_values(group, values) == sorted_values(clue.parts[0], values);
          });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          for (std::size_t i = 1; i < clue.parts.size(); ++i) equate_contents(model, clue.parts[0], clue.parts[i]);
        },
};

}  // namespace shudu::variant
