// Naked subset: n cells of a house that hold n digits in all. The digits are removed from the rest of the house. If the
// cells lie in a box and a line at once and both lose candidates, the subset is called locked (pairs and triples).
//
// Roles: pattern is the candidates of the subset; base is every house that the cells share.
#include <array>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum NakedSubsetKind { naked, locked };

constexpr int naked_subset_houses[] = {18, 0, 9};  // boxes, rows, columns

class NakedSubsetSearch {
 public:
  NakedSubsetSearch(Request& request, const Technique& wanted)
      : hunt_(request), wanted_(wanted), few_candidates_(request.state.with_candidates_up_to(wanted.size)) {}

  bool in(House house) {
    const CellSet cells = house.cells() & few_candidates_;
    if (cells.empty() || cells.is_single()) return true;
    house_ = house;
    count_ = 0;
    for (Cell cell : cells) {
      cells_[count_] = cell;
      digits_[count_++] = hunt_.state.candidates(cell);
    }
    return count_ < wanted_.size || extend({}, {}, 0, wanted_.size);
  }

 private:
  // Adds `missing` more cells to the chosen ones, in the order of the house. Returns false if no more steps are wanted.
  bool extend(CellSet chosen, DigitSet digits, int from, int missing) {
    for (int i = from; i <= count_ - missing; ++i) {
      const DigitSet more = digits | digits_[i];
      if (count_of(more) > wanted_.size) continue;
      const CellSet cells = chosen | CellSet{cells_[i]};
      if (missing > 1) {
        if (!extend(cells, more, i + 1, missing - 1)) return false;
      } else if (count_of(more) == wanted_.size && !report(cells, more)) {
        return false;
      }
    }
    return true;
  }

  bool report(CellSet cells, DigitSet digits) {
    CellSet line, box;  // the rest of the houses that the cells share
    for (House house : houses(cells.first())) {
      if (house.cells().contains(cells)) (house.kind() == House::Kind::box ? box : line) = house.cells() - cells;
    }
    // A subset in a box and a line was already reported for the box.
    if (!box.empty() && house_.kind() != House::Kind::box) return true;
    CellSet lose;
    for (int digit : digits) lose |= hunt_.state.places(digit);
    if (!lose.intersects(line | box)) return true;
    const bool is_locked = wanted_.size < 4 && lose.intersects(line - box) && lose.intersects(box);
    if (is_locked != (wanted_.kind == locked)) return true;
    Step step{.technique = &wanted_};
    for (House house : houses(cells.first())) {
      if (!house.cells().contains(cells)) continue;
      step.base.push_back(house);
      for (Cell cell : (house.cells() - cells) & lose) {
        for (int digit : hunt_.state.candidates(cell) & digits) step.eliminations.emplace_back(cell, digit);
      }
    }
    step.digits = digits;
    for (Cell cell : cells) {
      for (int digit : hunt_.state.candidates(cell)) step.marks.emplace_back(cell, digit, Role::pattern);
    }
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const Technique& wanted_;
  CellSet few_candidates_;  // cells with few enough candidates
  House house_;
  std::array<Cell, 9> cells_;       // those of house_
  std::array<DigitSet, 9> digits_;  // their candidates
  int count_ = 0;
};

void find_naked_subset(Request& request, const Technique& wanted) {
  NakedSubsetSearch search{request, wanted};
  for (int first : naked_subset_houses) {
    if (wanted.kind == locked && first != 18) return;
    for (int i = first; i < first + 9; ++i) {
      if (request.changes.affect(House{i}) && !search.in(House{i})) return;
    }
  }
}

constexpr Technique make_naked_subset(std::string_view id, std::string_view name, int size, NakedSubsetKind kind,
                                      HodokuFacts hodoku, int rating) {
  return {
      .id = id,
      .page = kind == naked ? "naked_subset" : "locked_subset",
      .family = kind == naked ? Family::subsets : Family::intersections,
      .name = name,
      .look = {"technique.naked_subset.look", "Look at {pattern} in {base}."},
      .why =
          {"technique.naked_subset.why",
           "These {size} cells have only {digits} as candidates, {size} digits in all. They use them up, so no other "
           "cell of {base} can hold one of them."},
      .hodoku = hodoku,
      .rating = rating,
      .size = size,
      .kind = kind,
      .find = find_naked_subset,
  };
}

}  // namespace

constinit const Technique locked_subset[2] = {
    make_naked_subset("locked_pair", "Locked Pair", 2, locked,
                      {.code = "0110", .index = 1000, .level = Level::medium, .score = 40, .on = true}, 0),
    make_naked_subset("locked_triple", "Locked Triple", 3, locked,
                      {.code = "0111", .index = 1100, .level = Level::medium, .score = 60, .on = true}, 0),
};

constinit const Technique naked_subset[3] = {
    make_naked_subset("naked_pair", "Naked Pair", 2, naked,
                      {.code = "0200", .index = 1300, .level = Level::medium, .score = 60, .on = true}, 30),
    make_naked_subset("naked_triple", "Naked Triple", 3, naked,
                      {.code = "0201", .index = 1400, .level = Level::medium, .score = 80, .on = true}, 36),
    make_naked_subset("naked_quad", "Naked Quad", 4, naked,
                      {.code = "0202", .index = 2000, .level = Level::hard, .score = 120, .on = true}, 50),
};

}  // namespace shudu::logic
