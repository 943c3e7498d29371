// Sue de Coq: two or three cells where a line and a box cross hold at least two digits more than cells. Cells of the
// rest of the line and of the rest of the box use up the surplus, each with different digits. A digit of these cells
// that the crossing does not have needs one more cell. Then all cells together have as many digits as cells, so every
// digit is fixed to its part.
//
// Roles: pattern is the crossing's candidates, color_a those of the line cells, color_b those of the box cells. sets
// are the crossing, the box cells and the line cells; base is the line, cover the box.
#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

class SueDeCoqSearch {
 public:
  SueDeCoqSearch(Request& request, const Technique& wanted) : hunt_(request), state_(request.state), wanted_(wanted) {}

  // Returns false if no more steps are wanted.
  bool at(House line, House box) {
    line_ = line;
    box_ = box;
    const CellSet crossing = line.cells() & box.cells() & state_.blanks();
    if (count_of(crossing) < 2) return true;
    // A pair comes before the triple that extends it.
    for (Cell first : crossing) {
      for (Cell second : crossing) {
        if (second <= first) continue;
        if (!with({first, second})) return false;
        for (Cell third : crossing) {
          if (third > second && !with({first, second, third})) return false;
        }
      }
    }
    return true;
  }

 private:
  DigitSet digits_of(CellSet cells) const {
    DigitSet digits;
    for (Cell cell : cells) digits |= state_.candidates(cell);
    return digits;
  }

  bool with(CellSet crossing) {
    crossing_ = {crossing, digits_of(crossing)};
    surplus_ = count_of(crossing_.digits) - count_of(crossing);
    return surplus_ < 2 || extend_line({}, (line_.cells() & state_.blanks()) - crossing);
  }

  // The number of digits of the crossing that the cells use up: one for each cell, less one for each digit that the
  // crossing does not have.
  int taken(const LockedSet& part) const { return count_of(part.cells) - count_of(part.digits - crossing_.digits); }

  bool extend_line(const LockedSet& chosen, CellSet free) {
    for (Cell cell : free) {
      free.erase(cell);
      line_part_ = {chosen.cells | CellSet{cell}, chosen.digits | state_.candidates(cell)};
      const LockedSet part = line_part_;
      if (!(part.digits & crossing_.digits).empty() && taken(part) > 0 && taken(part) < surplus_) {
        const CellSet rest = (box_.cells() & state_.blanks()) - crossing_.cells - part.cells;
        // The parts share no digit of the crossing. Both may have other digits in common.
        if (!extend_box({}, rest, part.digits & crossing_.digits)) return false;
      }
      if (!extend_line(part, free)) return false;
    }
    return true;
  }

  bool extend_box(const LockedSet& chosen, CellSet free, DigitSet forbidden) {
    for (Cell cell : free) {
      free.erase(cell);
      if (!(state_.candidates(cell) & forbidden).empty()) continue;
      const LockedSet part{chosen.cells | CellSet{cell}, chosen.digits | state_.candidates(cell)};
      if (!(part.digits & crossing_.digits).empty() && taken(part) == surplus_ - taken(line_part_) && !report(part)) {
        return false;
      }
      if (!extend_box(part, free, forbidden)) return false;
    }
    return true;
  }

  bool report(const LockedSet& box_part) {
    Step step{.technique = &wanted_};
    // A digit of the crossing or the part is removed from the house, unless the other part has it. Digits that both
    // parts have are not in the crossing, and are removed from both houses.
    const auto eliminate = [&](House house, const LockedSet& part, const LockedSet& other) {
      const DigitSet settled = ((crossing_.digits | part.digits) - other.digits) | (part.digits & other.digits);
      for (Cell cell : (house.cells() & state_.blanks()) - part.cells - crossing_.cells) {
        for (int digit : state_.candidates(cell) & settled) {
          step.eliminations.emplace_back(cell, digit);
          step.digits.insert(digit);
        }
      }
    };
    eliminate(box_, box_part, line_part_);
    eliminate(line_, line_part_, box_part);
    if (step.eliminations.empty()) return true;
    step.base = {line_};
    step.cover = {box_};
    step.sets = {crossing_, box_part, line_part_};
    const auto mark = [&](CellSet cells, Role role) {
      for (Cell cell : cells) {
        for (int digit : state_.candidates(cell)) step.marks.emplace_back(cell, digit, role);
      }
    };
    mark(crossing_.cells, Role::pattern);
    mark(line_part_.cells, Role::color_a);
    mark(box_part.cells, Role::color_b);
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const State& state_;
  const Technique& wanted_;
  House line_, box_;
  LockedSet crossing_, line_part_;
  int surplus_ = 0;  // digits minus cells in the crossing
};

void find_sue_de_coq(Request& request, const Technique& wanted) {
  SueDeCoqSearch search{request, wanted};
  for (int line = 0; line < 18; ++line) {
    for (int box = 0; box < 9; ++box) {
      if (!request.changes.affect(House{line}) && !request.changes.affect(House::box(box))) continue;
      if (!search.at(House{line}, House::box(box))) return;
    }
  }
}

}  // namespace

constinit const Technique sue_de_coq{
    .id = "sue_de_coq",
    .page = "sue_de_coq",
    .family = Family::almost_locked_sets,
    .name = "Sue de Coq",
    .look = {"technique.sue_de_coq.look",
             "Look at A, {set1} with {set1.digits}, where {base} and {cover} cross; at B, {set2} with {set2.digits}, "
             "in {cover}; and at C, {set3} with {set3.digits}, in {base}."},
    .why = {"technique.sue_de_coq.why",
            "No digit of A is in both B and C, so none can be used twice in the three groups; a digit that A does not "
            "have may be used once in B and once in C. That makes just as many digits as cells, so each of them is "
            "used. In {cover} this settles the digits of A and B that cannot go to C, in {base} those of A and C that "
            "cannot go to B."},
    .hodoku = {.code = "1101", .index = 5300, .level = Level::unfair, .score = 250, .on = true},
    .find = find_sue_de_coq,
};

}  // namespace shudu::logic
