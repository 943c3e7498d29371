// Program: a model prepared for the engine: the constraints in the order in which they are swept, with everything that
// can be computed before the search.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <variant>
#include <vector>

#include "variant/model.h"

namespace shudu::variant {

struct Item;

// All values are different. `full`: there are as many cells as values, so every value occurs.
struct DifferentItem {
  bool full = false;
};
// The cells hold different values, and their set is one of `sets`. A value in all sets that are left cannot be in the
// cells of `outside`: those that see all cells of the item.
struct CombinationItem {
  std::vector<Values> sets;
  Cells outside;
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
};
// An automaton unrolled over the cells: steps[i] are those that cell i can take on a way from the beginning to an
// accepting end.
struct AlongItem {
  struct Step {
    std::uint16_t from = 0, value = 0, to = 0;  // states are numbered in each layer
  };
  std::vector<std::vector<Step>> steps;
  std::vector<int> states;  // in the layer before cell i; one more for the end
};
struct CountItem {
  Values values = 0;
  int least = 0, most = 0;
};
struct SameSetItem {
  int first = 0;  // the first so many cells are one group, the others the other
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

struct Item {
  Cells cells;  // all that it reads or changes
  std::variant<DifferentItem, CombinationItem, SumItem, RelationItem, AlongItem, CountItem, SameSetItem, EitherItem,
               ConnectedItem, AllowedItem, CheckItem, PairsItem>
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

Program program_of(const Model& model);

// Which cells always differ: rows of bits.
class Sees {
 public:
  explicit Sees(int cells) : cells_(cells), bits_(static_cast<std::size_t>(cells) * cells) {}
  void add(Cell a, Cell b) {
    bits_[a * static_cast<std::size_t>(cells_) + b] = bits_[b * static_cast<std::size_t>(cells_) + a] = true;
  }
  bool operator()(Cell a, Cell b) const { return bits_[a * static_cast<std::size_t>(cells_) + b]; }

 private:
  int cells_;
  std::vector<bool> bits_;
};
Sees sees_of(const Model& model);

// Adds constraints that follow from the others and help the search: leftovers of houses that overlap, innies and
// outies, complements of cages.
void add_implied(Model& model);

}  // namespace shudu::variant
