#include "variant/program/program.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace shudu::variant {

namespace {

constexpr int max_combination_cells = 16;  // of a sum
constexpr std::size_t max_sets = 80;       // of a combination; more are bounded as a sum
constexpr int most_in_16_bits = 30000;     // of a sum

// All sets of n values whose numbers add up to the sum; too many are not listed.
void list_sets(int values, std::size_t n, int sum, int from, Values set, std::vector<Values>& sets) {
  if (sets.size() > max_sets) return;
  if (n == 0) {
    if (sum == 0) sets.push_back(set);
    return;
  }
  for (int v = from; v < values && v <= sum; ++v) list_sets(values, n - 1, sum - v, v + 1, set | Values{1} << v, sets);
}

bool all_see(const Cells& cells, const Sees& sees) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = i + 1; k < cells.size(); ++k) {
      if (!sees(cells[i], cells[k])) return false;
    }
  }
  return true;
}

class Builder {
 public:
  Builder(const Sees& sees, Program& program) : sees_(sees), program_(program) {}

  Item item(const Constraint& constraint, bool in_branch) {
    in_branch_ = in_branch;
    return std::visit([this](const auto& kind) { return make(kind); }, constraint.kind);
  }

 private:
  int values() const { return program_.values; }
  const Values* start() const { return program_.start.data(); }

  Item make(const Allowed& c) { return {{c.cell}, AllowedItem{c.values}}; }
  Item make(const Different& c) { return {c.cells, DifferentItem{static_cast<int>(c.cells.size()) == values()}}; }
  Item make(const Combination& c) { return combination(c.cells, c.sets); }
  Item make(const Relation& c) {
    const std::size_t n = c.table.size();
    const Values all = static_cast<Values>((std::uint64_t{1} << n) - 1);
    bool equal = true, less = true, greater = true;
    for (std::size_t v = 0; v < n; ++v) {
      const Values bit = Values{1} << v;
      equal = equal && c.table[v] == bit;
      less = less && c.table[v] == (all & ~((bit << 1) - 1));
      greater = greater && c.table[v] == bit - 1;
    }
    if (greater) return {{c.b, c.a}, RelationItem{c.backward, c.table, equal, true}};
    return {{c.a, c.b}, RelationItem{c.table, c.backward, equal, less}};
  }
  Item make(const Count& c) {
    const int most = std::min(c.most, static_cast<int>(c.cells.size()));
    return {c.cells, CountItem{c.values, std::max(c.least, 0), most, c.group_sizes}};
  }
  Item make(const SameSet& c) {
    Cells both = c.a;
    both.insert(both.end(), c.b.begin(), c.b.end());
    const std::size_t values = std::max(groups_of(c.a, sees_)[0].size(), groups_of(c.b, sees_)[0].size());
    return {std::move(both), SameSetItem{static_cast<int>(c.a.size()), static_cast<int>(values)}};
  }
  Item make(const Connected& c) { return {c.cells, ConnectedItem{c.values, c.neighbours, c.size}}; }
  Item make(const Check& c) { return {c.cells, CheckItem{c.holds}}; }
  Item make(const DifferentPairs& c) {
    Values first = 0, second = 0;
    for (const Cell cell : c.a) first |= start()[cell];
    for (const Cell cell : c.b) second |= start()[cell];
    Cells both = c.a;
    both.insert(both.end(), c.b.begin(), c.b.end());
    const int pairs = std::popcount(first) * std::popcount(second);
    return {std::move(both), PairsItem{first, second, static_cast<int>(c.a.size()) == pairs}};
  }
  Item make(const SameCount& c) {
    Cells both = c.a;
    both.insert(both.end(), c.b.begin(), c.b.end());
    return {std::move(both), SameCountItem{c.a.size(), c.values}};
  }
  Item make(const DifferentIf& c) { return {{c.cell, c.a, c.b}, DifferentIfItem{c.values}}; }
  Item make(const Either& c) {
    EitherItem either;
    Cells cells;
    for (const std::vector<Constraint>& branch : c.branches) {
      std::vector<Item>& items = either.branches.emplace_back();
      for (const Constraint& part : branch) {
        items.push_back(item(part, true));
        cells.insert(cells.end(), items.back().cells.begin(), items.back().cells.end());
      }
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return {std::move(cells), std::move(either)};
  }
  Item make(const Sum& c) {
    const bool alike = std::ranges::all_of(c.weights, [&](int w) { return w == c.weights[0]; });
    const int n = static_cast<int>(c.cells.size());
    const bool whole = alike && c.total % c.weights[0] == 0;
    if (whole && n > 1 && n <= max_combination_cells && n <= values() && all_see(c.cells, sees_)) {
      std::vector<Values> sets;
      list_sets(values(), c.cells.size(), c.total / c.weights[0] - n * program_.lowest, 0, 0, sets);
      if (sets.size() <= max_sets) return combination(c.cells, std::move(sets));
    }
    if (n == 2) return pair_sum(c);
    return bounded_sum(c);
  }
  Item make(const Along& c) {
    std::vector<Values> candidates;
    for (const Cell cell : c.cells) candidates.push_back(start()[cell]);
    auto& layers = unrolled_[{c.automaton.get(), std::move(candidates)}];
    if (layers == nullptr) layers = std::make_shared<const AlongItem::Layers>(unrolled(c, program_.start));
    if (!layers->empty()) return {c.cells, AlongItem{layers}};
    program_.impossible = program_.impossible || !in_branch_;
    return {{c.cells[0]}, AllowedItem{0}};
  }

  Item combination(const Cells& cells, std::vector<Values> sets) {
    CombinationItem made{std::move(sets), {}};
    if (!in_branch_) made.shadows = shadows_of(cells, sees_);
    return {cells, std::move(made)};
  }
  Item pair_sum(const Sum& c) {
    RelationItem made;
    made.forward.resize(static_cast<std::size_t>(values()));
    made.backward = made.forward;
    for (int a = 0; a < values(); ++a) {
      for (int b = 0; b < values(); ++b) {
        if (c.weights[0] * (a + program_.lowest) + c.weights[1] * (b + program_.lowest) != c.total) continue;
        made.forward[static_cast<std::size_t>(a)] |= Values{1} << b;
        made.backward[static_cast<std::size_t>(b)] |= Values{1} << a;
      }
    }
    return {c.cells, std::move(made)};
  }
  Item bounded_sum(const Sum& c) {
    SumItem made;
    made.total = c.total;
    std::map<int, Cells> by_weight;
    int size = 0;
    for (std::size_t i = 0; i < c.cells.size(); ++i) {
      by_weight[c.weights[i]].push_back(c.cells[i]);
      made.total -= c.weights[i] * program_.lowest;
      size += std::abs(c.weights[i]) * (values() + std::abs(program_.lowest));
    }
    if (size + std::abs(c.total) > most_in_16_bits) program_.wide = true;
    for (auto& [weight, cells] : by_weight) {
      for (Cells& group : groups_of(cells, sees_)) made.groups.push_back({std::move(group), weight});
    }
    return {c.cells, std::move(made)};
  }

  const Sees& sees_;
  Program& program_;
  bool in_branch_ = false;
  // By automaton and candidates.
  std::map<std::pair<const Automaton*, std::vector<Values>>, std::shared_ptr<const AlongItem::Layers>> unrolled_;
};

// A rough cost in operations, to sweep cheap items first.
std::size_t cost(const Item& item) {
  const std::size_t n = item.cells.size();
  if (const auto* c = std::get_if<CombinationItem>(&item.kind)) return 10 + n * c->sets.size() * 6;
  if (std::get_if<SumItem>(&item.kind) != nullptr) return 20 + n * 30;
  if (const auto* r = std::get_if<RelationItem>(&item.kind)) return 4 * r->forward.size();
  if (const auto* a = std::get_if<AlongItem>(&item.kind)) {
    std::size_t steps = 100;
    for (const AlongItem::Layer& layer : a->layers()) steps += 2 * (layer.sets.size() + layer.steps.size());
    return steps;
  }
  if (const auto* e = std::get_if<EitherItem>(&item.kind)) {
    std::size_t sum = 200;
    for (const auto& branch : e->branches) {
      for (const Item& part : branch) sum += 2 * cost(part);
    }
    return sum;
  }
  if (std::get_if<ConnectedItem>(&item.kind) != nullptr) return 1000 + 100 * n;
  if (std::get_if<CheckItem>(&item.kind) != nullptr) return 5000 + n;
  if (std::get_if<PairsItem>(&item.kind) != nullptr) return 100 * n;
  if (const auto* s = std::get_if<ShadowsItem>(&item.kind)) return n * (4 + s->shadows.size());
  return n * 6;
}

void index_cells(Program& program) {
  std::ranges::stable_sort(program.items, {}, cost);
  program.items_of_cell.assign(static_cast<std::size_t>(program.cells), {});
  program.weight_of_cell.assign(static_cast<std::size_t>(program.cells), 0);
  for (std::size_t i = 0; i < program.items.size(); ++i) {
    const Item& item = program.items[i];
    for (const Cell cell : item.cells) {
      auto& list = program.items_of_cell[cell];
      if (list.empty() || list.back() != i) list.push_back(static_cast<std::uint16_t>(i));
      if (!std::holds_alternative<DifferentItem>(item.kind) && !std::holds_alternative<SameSetItem>(item.kind) &&
          !std::holds_alternative<ShadowsItem>(item.kind)) {
        program.weight_of_cell[cell] += static_cast<std::uint32_t>(64 / item.cells.size());
      }
    }
  }
}

}  // namespace

Sees sees_of(const Model& model) {
  const int cells = model.shape().cells();
  Sees sees{cells};
  const auto add = [&](const Cells& group) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (std::size_t k = i + 1; k < group.size(); ++k) sees.add(group[i], group[k]);
    }
  };
  for (const Constraint& constraint : model.constraints()) {
    if (const auto* different = std::get_if<Different>(&constraint.kind)) add(different->cells);
    if (const auto* combination = std::get_if<Combination>(&constraint.kind)) add(combination->cells);
    if (const auto* relation = std::get_if<Relation>(&constraint.kind)) {
      bool differ = true;
      for (std::size_t v = 0; v < relation->table.size(); ++v) differ = differ && (relation->table[v] >> v & 1) == 0;
      if (differ) sees.add(relation->a, relation->b);
    }
  }
  return sees;
}

Program program_of(Model model) {
  Program program;
  program.cells = model.shape().cells();
  program.values = model.shape().values;
  program.lowest = model.shape().lowest;
  program.wide = program.values > 16;
  program.start.assign(model.candidates().begin(), model.candidates().end());
  const Sees sees = sees_of(model);
  add_implied(model);
  Builder builder{sees, program};
  for (const Constraint& constraint : model.constraints()) program.items.push_back(builder.item(constraint, false));
  add_shadows(program, sees);
  index_cells(program);
  return program;
}

}  // namespace shudu::variant
