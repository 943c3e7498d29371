// The functions that add constraints to a model. Each leaves out what says nothing, and turns what can never hold into
// a cell without values, so that the search sees only constraints that it can work with.
#include "variant/model/model.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <utility>

#include "shudu/variant.h"

namespace shudu::variant {

namespace {

bool has_repeats(Cells cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

// Whether a restriction of the branch leaves a cell without values.
bool is_dead(const Model& branch) {
  return std::any_of(branch.constraints().begin(), branch.constraints().end(), [&](const Constraint& constraint) {
    const auto* allowed = std::get_if<Allowed>(&constraint.kind);
    return allowed != nullptr && branch.candidates()[allowed->cell] == 0;
  });
}

}  // namespace

Model::Model(const Puzzle& puzzle) : shape_(&puzzle.shape), candidates_(puzzle.candidates) {
  for (int i = 0; i < shape().grid_cells(); ++i) {
    if (!in_grid(shape(), static_cast<Cell>(i))) candidates_[static_cast<std::size_t>(i)] = 1;
  }
  std::vector<Cells> houses;
  if (shape().lines) {
    houses = rows_of(shape());
    for (Cells& column : columns_of(shape())) houses.push_back(std::move(column));
  }
  for (const Cells& region : shape().regions) houses.push_back(region);
  std::set<Cells> added;  // a region may be a row
  for (Cells& house : houses) {
    Cells sorted = house;
    std::sort(sorted.begin(), sorted.end());
    if (added.insert(std::move(sorted)).second) different(std::move(house));
  }
}

Model::Model(const Shape& shape, std::span<const Values> candidates)
    : shape_(&shape), is_branch_(true), candidates_(candidates.begin(), candidates.end()) {}

void Model::allow(Cell cell, Values values) {
  values &= shape().all_values();
  candidates_[cell] &= values;
  if (!is_branch_ || values == shape().all_values()) return;
  for (Constraint& constraint : constraints_) {
    auto* allowed = std::get_if<Allowed>(&constraint.kind);
    if (allowed != nullptr && allowed->cell == cell) {
      allowed->values &= values;
      return;
    }
  }
  add({Allowed{cell, values}});
}

void Model::allow_if(Cell cell, const std::function<bool(int value)>& allowed) {
  Values values = 0;
  for (int i = 0; i < shape().values; ++i) {
    if (allowed(shape().lowest + i)) values |= Values{1} << i;
  }
  allow(cell, values);
}

void Model::impossible() {
  // A cell outside the grids is never searched, so removing its values would change nothing.
  Cell cell = 0;
  while (!shape().is_extra(cell) && !in_grid(shape(), cell)) ++cell;
  allow(cell, 0);
}

void Model::different(Cells cells) {
  if (has_repeats(cells) || cells.size() > static_cast<std::size_t>(shape().values)) return impossible();
  if (cells.size() > 1) add({Different{std::move(cells)}});
}

void Model::equal(Cell a, Cell b) {
  relate(a, b, [](int x, int y) { return x == y; });
}

void Model::relate(Cell a, Cell b, const std::function<bool(int a, int b)>& related) {
  if (a == b) return allow_if(a, [&](int value) { return related(value, value); });
  const int values = shape().values, lowest = shape().lowest;
  Relation relation{.a = a, .b = b, .table = {}, .backward = {}};
  relation.table.resize(static_cast<std::size_t>(values));
  relation.backward.resize(static_cast<std::size_t>(values));
  bool says_something = false;
  for (int x = 0; x < values; ++x) {
    for (int y = 0; y < values; ++y) {
      if (related(lowest + x, lowest + y)) {
        relation.table[static_cast<std::size_t>(x)] |= Values{1} << y;
        relation.backward[static_cast<std::size_t>(y)] |= Values{1} << x;
      } else {
        says_something = true;
      }
    }
  }
  if (says_something) add({std::move(relation)});
}

void Model::combination(Cells cells, std::vector<Values> sets) {
  std::erase_if(sets, [&](Values set) { return std::popcount(set) != static_cast<int>(cells.size()); });
  if (sets.empty() || has_repeats(cells)) return impossible();
  if (cells.size() > 1) {
    add({Combination{std::move(cells), std::move(sets)}});
  } else if (cells.size() == 1) {
    Values any = 0;
    for (const Values set : sets) any |= set;
    allow(cells[0], any);
  }
}

void Model::sum(const Cells& cells, int total) { weighted_sum(cells, std::vector<int>(cells.size(), 1), total); }

void Model::weighted_sum(const Cells& cells, const std::vector<int>& weights, int total) {
  assert(cells.size() == weights.size());
  std::map<Cell, int> weight_of;
  for (std::size_t i = 0; i < cells.size(); ++i) weight_of[cells[i]] += weights[i];
  Sum sum{.cells = {}, .weights = {}, .total = total};
  for (const Cell cell : cells) {
    const int weight = std::exchange(weight_of[cell], 0);
    if (weight == 0) continue;
    sum.cells.push_back(cell);
    sum.weights.push_back(weight);
  }
  if (sum.cells.size() > 1) {
    add({std::move(sum)});
  } else if (sum.cells.size() == 1) {
    allow_if(sum.cells[0], [&](int value) { return value * sum.weights[0] == total; });
  } else if (total != 0) {
    impossible();
  }
}

void Model::equal_sums(const std::vector<Cells>& groups) {
  if (groups.size() < 2) return;
  const auto shorter = [](const Cells& a, const Cells& b) { return a.size() < b.size(); };
  const auto shortest = std::min_element(groups.begin(), groups.end(), shorter);
  const auto equate = [&](const Cells& a, const Cells& b) {
    if (a.size() == 1 && b.size() == 1) return equal(a[0], b[0]);
    Cells cells = a;
    cells.insert(cells.end(), b.begin(), b.end());
    std::vector<int> weights(cells.size(), -1);
    std::fill_n(weights.begin(), a.size(), 1);
    weighted_sum(cells, weights, 0);
  };
  for (auto a = groups.begin(); a != groups.end(); ++a) {
    if (a != shortest) equate(*shortest, *a);
    if (shortest->size() < 2 || a == shortest || groups.size() > 16) continue;
    // A single cell carries all there is to know about the sum. A few longer groups are compared with one another too.
    for (auto b = groups.begin(); b != a; ++b) {
      if (b != shortest) equate(*b, *a);
    }
  }
}

void Model::along(Cells cells, Automaton automaton) {
  along(std::move(cells), std::make_shared<const Automaton>(std::move(automaton)));
}

void Model::along(Cells cells, std::shared_ptr<const Automaton> automaton) {
  assert(automaton->states > 0);
  if (cells.empty()) {
    if (!automaton->accepting[0]) impossible();
  } else if (cells.size() == 1) {
    Values values = 0;
    for (const Automaton::Step& step : automaton->steps) {
      if (step.from == 0 && automaton->accepting[step.to]) values |= Values{1} << step.value;
    }
    allow(cells[0], values);
  } else {
    add({Along{std::move(cells), std::move(automaton)}});
  }
}

void Model::count(Cells cells, Values values, int least, int most) {
  const auto size = static_cast<int>(cells.size());
  values &= shape().all_values();
  if (least > size || most < 0 || least > most) return impossible();
  if (least <= 0 && most >= size) return;
  if (least == size || most == 0) {
    for (const Cell cell : cells) allow(cell, most == 0 ? ~values : values);
    return;
  }
  add({Count{std::move(cells), values, std::max(least, 0), std::min(most, size)}});
}

void Model::connected(Cells cells, Values values) {
  std::map<Cell, int> place;
  for (std::size_t i = 0; i < cells.size(); ++i) place.emplace(cells[i], static_cast<int>(i));
  Connected constraint{.cells = std::move(cells), .values = values, .neighbours = {}};
  for (const Cell cell : constraint.cells) {
    std::vector<int>& near = constraint.neighbours.emplace_back();
    for (const Cell other : neighbours(shape(), cell)) {
      if (const auto at = place.find(other); at != place.end()) near.push_back(at->second);
    }
  }
  add({std::move(constraint)});
}

void Model::check(Cells cells, std::function<bool(std::span<const int>)> holds) {
  add({Check{std::move(cells), std::move(holds)}});
}

void Model::either(const std::vector<std::function<void(Model&)>>& branches) {
  std::vector<std::function<void(Model&)>> possible;
  Either either;
  for (const auto& build : branches) {
    Model branch{shape(), candidates_};
    build(branch);
    if (is_dead(branch)) continue;
    if (branch.constraints_.empty()) return;  // always holds
    either.branches.push_back(std::move(branch.constraints_));
    possible.push_back(build);
  }
  if (possible.empty()) return impossible();
  if (possible.size() == 1) return possible[0](*this);
  add({std::move(either)});
}

Model model_of(const Puzzle& puzzle) {
  assert(fault(puzzle).empty());
  Model model{puzzle};
  for (const Clue& clue : puzzle.clues) clue.rule->post(clue, puzzle, model);
  return model;
}

}  // namespace shudu::variant
