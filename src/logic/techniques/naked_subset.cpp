// Naked subset: n cells of a house that hold n digits in all. The digits are removed from the rest of the house. If the
// cells lie in a box and a line at once and both lose candidates, the subset is called locked (pairs and triples).
//
// Roles: pattern is the candidates of the subset; base is every house that the cells share.
#include <array>

#include "logic/bit_count.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum Kind { naked, locked };

constexpr int first_house_of_kind[] = {18, 0, 9};  // boxes, rows, columns

class Search {
 public:
  Search(Hunt& hunt, const Technique& wanted) : hunt_(hunt), wanted_(wanted) {}

  bool in(House house) {
    house_ = house;
    count_ = 0;
    for (int place = 0; place < 9; ++place) {
      const Cell cell = house.cell(place);
      const int n = count_of(hunt_.state.candidates(cell));
      if (n != 0 && n <= wanted_.size) cells_[count_++] = cell;
    }
    return count_ < wanted_.size || extend({}, {}, 0, wanted_.size);
  }

 private:
  // Adds `missing` more cells to the chosen ones, in the order of the house. Returns false if no more steps are wanted.
  bool extend(CellSet chosen, DigitSet digits, int from, int missing) {
    if (missing == 0) return count_of(digits) != wanted_.size || report(chosen, digits);
    for (int i = from; i <= count_ - missing; ++i) {
      const DigitSet more = digits | hunt_.state.candidates(cells_[i]);
      if (count_of(more) > wanted_.size) continue;
      if (!extend(chosen | CellSet{cells_[i]}, more, i + 1, missing - 1)) return false;
    }
    return true;
  }

  bool report(CellSet cells, DigitSet digits) {
    Step step{.technique = &wanted_};
    bool line_loses = false, box_loses = false;
    for (House house : houses(cells.first())) {
      if (!house.cells().contains(cells)) continue;
      // A subset in a box and a line was already reported for the box.
      if (house.kind() == House::Kind::box && house != house_) return true;
      step.base.push_back(house);
      const bool is_box = house.kind() == House::Kind::box;
      for (Cell cell : house.cells() - cells) {
        for (int digit : hunt_.state.candidates(cell) & digits) {
          step.eliminations.emplace_back(cell, digit);
          if (is_box) box_loses = true;
          if (!is_box && cell.box() != cells.first().box()) line_loses = true;
        }
      }
    }
    if (step.eliminations.empty()) return true;
    const bool is_locked = wanted_.size < 4 && line_loses && box_loses;
    if (is_locked != (wanted_.kind == locked)) return true;
    step.digits = digits;
    for (Cell cell : cells) {
      for (int digit : hunt_.state.candidates(cell)) step.marks.emplace_back(cell, digit, Role::pattern);
    }
    return hunt_.report(std::move(step));
  }

  Hunt& hunt_;
  const Technique& wanted_;
  House house_;
  std::array<Cell, 9> cells_;  // the cells of house_ with few enough candidates
  int count_ = 0;
};

void find(Hunt& hunt, const Technique& wanted) {
  Search search{hunt, wanted};
  for (int first : first_house_of_kind) {
    if (wanted.kind == locked && first != 18) return;
    for (int i = first; i < first + 9; ++i) {
      if (hunt.changes.affect(House{i}) && !search.in(House{i})) return;
    }
  }
}

constexpr Technique make(std::string_view id, std::string_view name, int size, Kind kind, HodokuFacts hodoku,
                         int rating) {
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
      .find = find,
  };
}

}  // namespace

constinit const Technique locked_subset[2] = {
    make("locked_pair", "Locked Pair", 2, locked,
         {.code = "0110", .index = 1000, .level = Level::medium, .score = 40, .on = true}, 0),
    make("locked_triple", "Locked Triple", 3, locked,
         {.code = "0111", .index = 1100, .level = Level::medium, .score = 60, .on = true}, 0),
};

constinit const Technique naked_subset[3] = {
    make("naked_pair", "Naked Pair", 2, naked,
         {.code = "0200", .index = 1300, .level = Level::medium, .score = 60, .on = true}, 30),
    make("naked_triple", "Naked Triple", 3, naked,
         {.code = "0201", .index = 1400, .level = Level::medium, .score = 80, .on = true}, 36),
    make("naked_quad", "Naked Quad", 4, naked,
         {.code = "0202", .index = 2000, .level = Level::hard, .score = 120, .on = true}, 50),
};

}  // namespace shudu::logic
