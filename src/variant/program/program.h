// Program: a model prepared for the engine: the constraints in the order in which they are swept, with everything that
// can be computed before the search.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "variant/model/model.h"

namespace shudu::variant {

struct Item;

// All values are different. `full`: there are as many cells as values, so every value occurs.
struct DifferentItem {
  bool full = false;
};
// A cell outside a group of cells that sees all of them but the rest. A value that the group must have, and that no cell
// of the rest can have, is not the value of this cell.
struct Shadow {
  std::uint32_t rest = 0;  // places in the group, one bit each
  Cell cell = 0;
};
// The cells hold different values, and their set is one of `sets`.
struct CombinationItem {
  std::vector<Values> sets;
  std::vector<Shadow> shadows;  // those with the same rest side by side
};
// The shadows of a group that has every value.
struct ShadowsItem {
  std::vector<Shadow> shadows;
};
// A weighted sum. Cells that see one another and have the same weight form a group: their values are different, so the
// least sum of k cells is that of the k smallest values left to them together.
struct SumItem {
  struct Group {
    Cells cells;
    int weight = 1;
  };
  std::vector<Group> groups;
  int total = 0;
};
// Two cells and a table of permitted pairs.
struct RelationItem {
  std::vector<Values> forward, backward;
  bool equal = false;  // the table is that of equality
  bool less = false;   // the table is that of a < b
};
// An automaton unrolled over the cells. A layer has the steps that its cell can take on a way from the beginning to an
// accepting end. Values that lead from one state to the same state are one step.
struct AlongItem {
  struct Step {
    std::uint16_t set = 0, to = 0;  // the place of its values in `sets`; states are numbered in each layer
    friend bool operator==(Step, Step) = default;
  };
  struct Layer {
    std::vector<Values> sets;
    std::vector<std::uint32_t> first;  // by state: its first step; one more for the end
    std::vector<Step> steps;
    std::size_t states() const { return first.size() - 1; }
  };
  using Layers = std::vector<Layer>;     // one for each cell; at the end there is one state
  std::shared_ptr<const Layers> shared;  // by items with the same automaton and candidates
  const Layers& layers() const { return *shared; }
};
struct CountItem {
  Values values = 0;
  int least = 0, most = 0;
  std::vector<std::size_t> group_sizes = {};  // as in Count
};
struct SameSetItem {
  int first = 0;   // the number of cells in the first group; the second group is the other cells
  int values = 0;  // the least number of different values in a group
};
struct EitherItem {
  std::vector<std::vector<Item>> branches;
};
struct ConnectedItem {
  Values values = 0;
  std::vector<std::vector<int>> neighbours;
  int size = 0;  // of the group; 0 if it is not known
};
struct AllowedItem {
  Values values = 0;
};
struct CheckItem {
  std::function<bool(std::span<const int>)> holds;
};
// The pairs of the values of the first and the second half of the cells are different.
struct PairsItem {
  Values first = 0, second = 0;  // the values of each half
  bool full = false;             // there are as many pairs as can be different, so each occurs
};

// As many of the first cells as of the others have one of the values.
struct SameCountItem {
  std::size_t first = 0;  // so many
  Values values = 0;
};
// If the first cell has one of the values, the other two differ.
struct DifferentIfItem {
  Values values = 0;
};

struct Item {
  Cells cells;  // all that it reads or changes
  std::variant<DifferentItem, CombinationItem, SumItem, RelationItem, AlongItem, CountItem, SameSetItem, EitherItem,
               ConnectedItem, AllowedItem, CheckItem, PairsItem, ShadowsItem, DifferentIfItem, SameCountItem>
      kind;
};

struct Program {
  int cells = 0;
  int values = 0;
  int lowest = 0;
  bool wide = false;  // more than 16 values, or sums too large for 16 bits
  bool impossible = false;
  std::vector<Values> start;
  std::vector<Item> items;                                // cheap ones first
  std::vector<std::vector<std::uint16_t>> items_of_cell;  // by cell, the items to sweep when it changes
  std::vector<std::uint32_t> weight_of_cell;              // how tightly it is bound; the first scores of the search
};

Program program_of(Model model);

// Which cells always differ.
class Sees {
 public:
  explicit Sees(int cells)
      : cells_(cells), differ_(static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells)) {}
  int cells() const { return cells_; }
  void add(Cell a, Cell b) { differ_[at(a, b)] = differ_[at(b, a)] = 1; }
  bool operator()(Cell a, Cell b) const { return differ_[at(a, b)] != 0; }
  // For each cell, 1 if it differs from the given one.
  std::span<const std::uint8_t> row(Cell cell) const {
    return std::span{differ_}.subspan(at(cell, 0), static_cast<std::size_t>(cells_));
  }

 private:
  std::size_t at(Cell a, Cell b) const { return a * static_cast<std::size_t>(cells_) + b; }

  int cells_;
  std::vector<std::uint8_t> differ_;
};
Sees sees_of(const Model& model);

// The automaton of the constraint unrolled, with the candidates that are left to the cells. No layers if it accepts
// nothing.
AlongItem::Layers unrolled(const Along& constraint, std::span<const Values> candidates);

// The cells in groups that see one another, the largest group first.
std::vector<Cells> groups_of(const Cells& cells, const Sees& sees);

// The shadows of a group of cells, those with the same rest side by side. A cell that sees fewer than two has none.
std::vector<Shadow> shadows_of(const Cells& cells, const Sees& sees);
// Adds the shadows of the houses, except those within another house: the leftovers of the two houses say the same.
void add_shadows(Program& program, const Sees& sees);

// Adds constraints that follow from the others and help the search: leftovers of houses that overlap, innies and
// outies, complements of cages.
void add_implied(Model& model);

}  // namespace shudu::variant
