// Model: a puzzle as the search sees it: a set of values for every cell, and constraints of a few kinds. Every named
// rule is put together from these kinds.
//
// In this file a value is its number in the shape, from 0 (bit 0 of Values), unless it says otherwise. Sums are of
// actual values.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "shudu/variant.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {

struct Constraint;

// The cell has one of the values. Needed in branches; elsewhere the model restricts the cell itself.
struct Allowed {
  Cell cell = 0;
  Values values = 0;
};
// All values are different. With as many cells as there are values, every value occurs.
struct Different {
  Cells cells;
};
// The cells hold different values, and their set is one of the list.
struct Combination {
  Cells cells;
  std::vector<Values> sets;
};
// The weighted sum of the actual values is the total. Weights are not 0, and no cell occurs twice.
struct Sum {
  Cells cells;
  std::vector<int> weights;
  int total = 0;
};
// b has a value of table[value of a].
struct Relation {
  Cell a = 0, b = 0;
  std::vector<Values> table;     // by the value of a
  std::vector<Values> backward;  // by the value of b
};
// The automaton accepts the values in the order of the cells.
struct Along {
  Cells cells;
  std::shared_ptr<const Automaton> automaton;
};
// At least `least` and at most `most` of the cells have one of the values. The cells may be in groups, side by side, if
// another constraint says that at most one cell of each group has one of the values.
struct Count {
  Cells cells;
  Values values = 0;
  int least = 0, most = 0;
  std::vector<std::size_t> group_sizes = {};  // empty if each cell is a group
};
// Both groups hold the same values, equally often. They have equally many cells, different within each group.
struct SameSet {
  Cells a, b;
};
// All constraints of at least one branch hold.
struct Either {
  std::vector<std::vector<Constraint>> branches;
};
// The cells that have one of the values are connected along the edges. Neighbours are given for each cell as places in
// `cells`.
struct Connected {
  Cells cells;
  Values values = 0;
  std::vector<std::vector<int>> neighbours;
  int size = 0;  // how many cells have one of the values, if another constraint says so; 0 if not
};
// A test of a full assignment of the cells, by actual values. It is tried when at most one cell is open, so it is
// slow to find contradictions: for rules that nothing else can express.
struct Check {
  Cells cells;
  std::function<bool(std::span<const int>)> holds;
};

// The pairs of the values of a[i] and b[i] are all different: for example, no region has a value twice, where a[i] is the
// region of a cell and b[i] its value. The groups have equally many cells and none in common.
struct DifferentPairs {
  Cells a, b;
};

// Equally many cells of both groups have one of the values.
struct SameCount {
  Cells a, b;
  Values values = 0;
};
// If the cell has one of the values, a and b differ.
struct DifferentIf {
  Cell cell = 0;
  Values values = 0;
  Cell a = 0, b = 0;
};

struct Constraint {
  std::variant<Allowed, Different, Combination, Sum, Relation, Along, Count, SameSet, Either, Connected, Check,
               DifferentPairs, DifferentIf, SameCount>
      kind;
};

class Model {
 public:
  // The rows, columns and regions of the shape, and the candidates of the puzzle. A cell between overlapping grids gets
  // one candidate, so that there is nothing to choose. Clues are added by their rules.
  explicit Model(const Puzzle& puzzle);

  const Shape& shape() const { return *shape_; }
  std::span<const Values> candidates() const { return candidates_; }
  std::span<const Constraint> constraints() const { return constraints_; }

  // Each adds a constraint. Values are actual values here.
  void allow(Cell cell, Values values);
  void allow_if(Cell cell, const std::function<bool(int value)>& allowed);
  void different(Cells cells);  // cells may repeat: no solution if a cell is named twice
  void equal(Cell a, Cell b);
  void relate(Cell a, Cell b, const std::function<bool(int a, int b)>& related);
  void combination(Cells cells, std::vector<Values> sets);
  void sum(const Cells& cells, int total);
  // A cell may occur more than once: its weights are added.
  void weighted_sum(const Cells& cells, const std::vector<int>& weights, int total);
  // The sums of all groups are equal.
  void equal_sums(const std::vector<Cells>& groups);
  // Precondition: the automaton has a state.
  void along(Cells cells, Automaton automaton);
  void along(Cells cells, std::shared_ptr<const Automaton> automaton);
  void count(Cells cells, Values values, int least, int most);
  void connected(Cells cells, Values values);
  void check(Cells cells, std::function<bool(std::span<const int>)> holds);
  // One of the branches holds. Each function adds the constraints of a branch to the model it is given.
  void either(const std::vector<std::function<void(Model&)>>& branches);
  void impossible();

  // For derived constraints (implied.cpp).
  void add(Constraint constraint) { constraints_.push_back(std::move(constraint)); }

 private:
  Model(const Shape& shape, std::span<const Values> candidates);  // a branch

  const Shape* shape_;
  bool is_branch_ = false;
  std::vector<Values> candidates_;
  std::vector<Constraint> constraints_;
};

// The model of a puzzle with all its clues. Precondition: fault(puzzle).empty().
Model model_of(const Puzzle& puzzle);

}  // namespace shudu::variant
