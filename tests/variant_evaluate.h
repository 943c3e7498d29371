// Whether a filled grid satisfies a constraint of a model, by the definition in variant/model/model.h and nothing else. The
// tests compare rules and searches with it.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <variant>
#include <vector>

#include "variant/model/model.h"

namespace shudu::test {

class Evaluator {
 public:
  // `values` are actual values.
  Evaluator(const variant::Shape& shape, std::span<const std::int8_t> values) : shape_(shape), values_(values) {}

  bool holds(const variant::Constraint& constraint) const {
    return std::visit([&](const auto& kind) { return is_true(kind); }, constraint.kind);
  }
  bool holds(const variant::Model& model) const {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const auto cell = static_cast<variant::Cell>(i);
      if (!shape_.is_extra(cell) && !in_grid(shape_, cell)) continue;
      if (!is_one_of(cell, model.candidates()[i])) return false;
    }
    return all_hold(model.constraints());
  }

 private:
  int number(variant::Cell cell) const { return values_[cell] - shape_.lowest; }
  bool is_one_of(variant::Cell cell, variant::Values values) const { return (values >> number(cell) & 1) != 0; }
  variant::Values set_of(const variant::Cells& cells) const {
    variant::Values set = 0;
    for (const variant::Cell cell : cells) set |= variant::Values{1} << number(cell);
    return set;
  }
  int count(const variant::Cells& cells, variant::Values values) const {
    return static_cast<int>(
        std::count_if(cells.begin(), cells.end(), [&](variant::Cell cell) { return is_one_of(cell, values); }));
  }
  bool all_hold(std::span<const variant::Constraint> constraints) const {
    return std::all_of(constraints.begin(), constraints.end(), [&](const auto& one) { return holds(one); });
  }

  bool is_true(const variant::Allowed& kind) const { return is_one_of(kind.cell, kind.values); }
  bool is_true(const variant::Different& kind) const {
    return std::popcount(set_of(kind.cells)) == static_cast<int>(kind.cells.size());
  }
  bool is_true(const variant::Combination& kind) const {
    return is_true(variant::Different{kind.cells}) &&
           std::find(kind.sets.begin(), kind.sets.end(), set_of(kind.cells)) != kind.sets.end();
  }
  bool is_true(const variant::Sum& kind) const {
    int sum = 0;
    for (std::size_t i = 0; i < kind.cells.size(); ++i) sum += values_[kind.cells[i]] * kind.weights[i];
    return sum == kind.total;
  }
  // Both tables must say the same.
  bool is_true(const variant::Relation& kind) const {
    const bool forward = is_one_of(kind.b, kind.table[static_cast<std::size_t>(number(kind.a))]);
    const bool backward = is_one_of(kind.a, kind.backward[static_cast<std::size_t>(number(kind.b))]);
    EXPECT_EQ(forward, backward);
    return forward;
  }
  bool is_true(const variant::Along& kind) const {
    std::vector<int> numbers;
    for (const variant::Cell cell : kind.cells) numbers.push_back(number(cell));
    return accepts(*kind.automaton, numbers);
  }
  bool is_true(const variant::Count& kind) const {
    const int found = count(kind.cells, kind.values);
    return kind.least <= found && found <= kind.most;
  }
  bool is_true(const variant::SameSet& kind) const {
    EXPECT_TRUE(is_true(variant::Different{kind.a}) && is_true(variant::Different{kind.b}));
    return kind.a.size() == kind.b.size() && set_of(kind.a) == set_of(kind.b);
  }
  bool is_true(const variant::Either& kind) const {
    return std::any_of(kind.branches.begin(), kind.branches.end(), [&](const auto& one) { return all_hold(one); });
  }
  bool is_true(const variant::Connected& kind) const {
    std::set<int> open;
    for (std::size_t i = 0; i < kind.cells.size(); ++i) {
      if (is_one_of(kind.cells[i], kind.values)) open.insert(static_cast<int>(i));
    }
    if (open.empty()) return true;
    std::vector<int> waiting{*open.begin()};
    open.erase(open.begin());
    while (!waiting.empty()) {
      const int place = waiting.back();
      waiting.pop_back();
      for (const int near : kind.neighbours[static_cast<std::size_t>(place)]) {
        if (open.erase(near) != 0) waiting.push_back(near);
      }
    }
    return open.empty();
  }
  bool is_true(const variant::Check& kind) const {
    std::vector<int> values;
    for (const variant::Cell cell : kind.cells) values.push_back(values_[cell]);
    return kind.holds(values);
  }
  bool is_true(const variant::DifferentPairs& kind) const {
    std::set<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < kind.a.size(); ++i) pairs.emplace(values_[kind.a[i]], values_[kind.b[i]]);
    return pairs.size() == kind.a.size();
  }
  bool is_true(const variant::SameCount& kind) const {
    return count(kind.a, kind.values) == count(kind.b, kind.values);
  }
  bool is_true(const variant::DifferentIf& kind) const {
    return !is_one_of(kind.cell, kind.values) || values_[kind.a] != values_[kind.b];
  }

  const variant::Shape& shape_;
  std::span<const std::int8_t> values_;
};

}  // namespace shudu::test
