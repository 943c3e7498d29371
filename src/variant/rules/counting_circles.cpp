// Counting circles: the value of a circle says how many of the circles have that value.
//
// The different values in the circles therefore add up to the number of circles. For each such set of values, every
// value occurs exactly so often. A value cannot occur in more circles than there are rows, columns or regions with
// circles.
#include <algorithm>
#include <numeric>
#include <set>

#include "variant/model/distinct.h"
#include "variant/model/exact_count.h"
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/groups.h"

namespace shudu::variant {
namespace {

int counting_circles_bound(const Shape& shape, const Cells& circles) {
  int bound = static_cast<int>(circles.size());
  if (std::any_of(circles.begin(), circles.end(), [&](Cell cell) { return shape.is_extra(cell); })) return bound;
  if (shape.lines && shape.grids.empty()) {
    std::set<int> rows, columns;
    for (const Cell cell : circles) rows.insert(shape.row(cell)), columns.insert(shape.column(cell));
    bound = std::min({bound, static_cast<int>(rows.size()), static_cast<int>(columns.size())});
  }
  const std::vector<int> region_of = region_numbers(shape);
  std::set<int> regions;
  for (const Cell cell : circles) {
    if (region_of[cell] < 0) return bound;
    regions.insert(region_of[cell]);
  }
  return std::min(bound, static_cast<int>(regions.size()));
}

// Sets of values up to the bound with the sum. Stops after `most`.
void counting_circles_sets(const Shape& shape, int value, int sum, Values set, std::vector<Values>& sets,
                           std::size_t most) {
  if (sum == 0) return sets.push_back(set);
  for (; value >= std::max(1, shape.lowest) && sets.size() <= most; value--) {
    if (value <= sum) counting_circles_sets(shape, value - 1, sum - value, set | shape.bit(value), sets, most);
  }
}

// Where every row has every value, the values that the circles lack are in the other cells.
void post_outside_of_circles(Model& model, const Cells& circles, Values set) {
  const Shape& shape = model.shape();
  if (!shape.lines || shape.grids.size() > 1 || shape.columns != shape.values) return;
  Cells others;
  for (const Cell cell : whole_grid(shape)) {
    if (std::find(circles.begin(), circles.end(), cell) == circles.end()) others.push_back(cell);
  }
  if (static_cast<int>(others.size() + circles.size()) != shape.grid_cells()) return;  // circles in auxiliary cells
  for (const int value : members(shape, set)) post_exact_count(model, others, value, shape.rows - value);
}

}  // namespace

constinit const Rule counting_circles_rule = {
    .id = "counting_circles",
    .name = {"rule.counting_circles", "Counting circles"},
    .meaning = {"rule.counting_circles.meaning", "The value of a circle says how many of the circles have that value."},
    .form = "cells",
    .look = {Look::Kind::ring},
    .parts = {1, 1},
    .cells = {1, any_number},
    .holds =
        [](const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
          const Cells& circles = clue.parts[0];
          return std::all_of(circles.begin(), circles.end(), [&](Cell circle) {
            return values[circle] == std::count_if(circles.begin(), circles.end(),
                                                   [&](Cell other) { return values[other] == values[circle]; });
          });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Cells& circles = clue.parts[0];
          const Shape& shape = model.shape();
          constexpr std::size_t most = 64;
          std::vector<Values> sets;
          const int highest = std::min(shape.highest(), counting_circles_bound(shape, circles));
          counting_circles_sets(shape, highest, static_cast<int>(circles.size()), 0, sets, most);
          if (sets.empty()) return model.impossible();
          const auto exactly = [&](Model& where, int value) { where.count(circles, shape.bit(value), value, value); };
          Values possible = 0;
          if (sets.size() <= most) {
            for (const Values set : sets) possible |= set;
          } else {
            for (int value = std::max(1, shape.lowest); value <= highest; value++) possible |= shape.bit(value);
          }
          for (const Cell circle : circles) model.allow(circle, possible);
          for (int value = std::max(1, shape.lowest); value <= highest; value++) {
            const Values bit = shape.bit(value);
            if (!(possible & bit)) continue;
            model.count(circles, bit, 0, value);
            model.either({[&](Model& branch) { branch.count(circles, bit, 0, 0); },
                          [&](Model& branch) { exactly(branch, value); }});
          }
          if (sets.size() > most) return;
          std::vector<std::function<void(Model&)>> branches;
          for (const Values set : sets) {
            branches.emplace_back([&, set](Model& branch) {
              for (const Cell circle : circles) branch.allow(circle, set);
              for (int value = std::max(1, shape.lowest); value <= highest; value++) {
                if (set & shape.bit(value)) exactly(branch, value);
              }
            });
          }
          if (branches.size() == 1) {
            for (const int value : members(shape, sets[0])) post_exact_count(model, circles, value, value);
            post_outside_of_circles(model, circles, sets[0]);
            return;
          }
          model.either(branches);
        },
};

}  // namespace shudu::variant
