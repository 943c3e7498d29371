// Sue de Coq: two or three cells where a line and a box cross hold at least two digits more than cells. Cells of the
// rest of the line and of the rest of the box take up just as many, from different digits; digits beyond those of the
// crossing need a further cell each. Then all cells together have as many digits as cells: every digit is settled in
// its part.
//
// Roles: pattern is the crossing's candidates, color_a those of the line cells, color_b those of the box cells. sets
// are the crossing, the box cells and the line cells; base is the line, cover the box.
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

class Search {
 public:
  Search(Hunt& hunt, const Technique& wanted) : hunt_(hunt), state_(hunt.state), wanted_(wanted) {}

  // False: no more steps are wanted.
  bool at(House line, House box) {
    line_ = line;
    box_ = box;
    const CellSet crossing = line.cells() & box.cells() & state_.blanks();
    if (crossing.size() < 2) return true;
    // Pairs before the triple that extends them.
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
    surplus_ = crossing_.digits.size() - crossing.size();
    return surplus_ < 2 || extend_line({}, (line_.cells() & state_.blanks()) - crossing);
  }

  // How many digits of the crossing the cells take up: one each, unless needed for a digit from outside.
  int taken(const LockedSet& part) const { return part.cells.size() - (part.digits - crossing_.digits).size(); }

  bool extend_line(const LockedSet& chosen, CellSet free) {
    for (Cell cell : free) {
      free.erase(cell);
      line_part_ = {chosen.cells | CellSet{cell}, chosen.digits | state_.candidates(cell)};
      const LockedSet part = line_part_;
      if (!(part.digits & crossing_.digits).empty() && taken(part) > 0 && taken(part) < surplus_) {
        const CellSet rest = (box_.cells() & state_.blanks()) - crossing_.cells - part.cells;
        // The parts share no digit of the crossing; digits from outside may be in both.
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
    // A digit of the crossing or the part leaves the house, unless the other part has it; digits of both parts come
    // from outside the crossing, and are in each.
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

  Hunt& hunt_;
  const State& state_;
  const Technique& wanted_;
  House line_, box_;
  LockedSet crossing_, line_part_;
  int surplus_ = 0;  // digits less cells in the crossing
};

void find(Hunt& hunt, const Technique& wanted) {
  Search search{hunt, wanted};
  for (int line = 0; line < 18; ++line) {
    for (int box = 0; box < 9; ++box) {
      if (!search.at(House{line}, House::box(box))) return;
    }
  }
}

}  // namespace

constinit const Technique sue_de_coq{
    .id = "sue_de_coq",
    .page = "sue_de_coq",
    .family = Family::almost_locked_sets,
    .name = {"Sue de Coq", "融合待定数组", "融合待定數組"},
    .look = {"Look at {set1} with {set1.digits}, where {base} and {cover} cross, at {set2} in {cover} and at {set3} in "
             "{base}.",
             "看{base}与{cover}相交处的 {set1}（{set1.digits}），{cover}里的 {set2} 和{base}上的 {set3}。",
             "看{base}與{cover}相交處的 {set1}（{set1.digits}），{cover}裡的 {set2} 和{base}上的 {set3}。"},
    .why =
        {"{set2} with {set2.digits} and {set3} with {set3.digits} share no digit of {set1}. Each digit can be used at "
         "most once in its house, and all these cells together have just as many digits as cells, so every digit is "
         "used. Then the digits of {set1} and {set2} have their place in {cover}, those of {set1} and {set3} in "
         "{base}, except where they may go to the other side.",
         "{set2}（{set2.digits}）和 {set3}（{set3.digits}）没有共同的 {set1} "
         "的数字。每个数字在其单元内至多用一次，而这些格的数字总数正好等于格数，所以每个数字都要用到。于是 {set1} 和 "
         "{set2} 的数字在{cover}里已有归属，{set1} 和 {set3} 的数字在{base}上已有归属，可能属于另一边的除外。",
         "{set2}（{set2.digits}）和 {set3}（{set3.digits}）沒有共同的 {set1} "
         "的數字。每個數字在其單元內至多用一次，而這些格的數字總數正好等於格數，所以每個數字都要用到。於是 {set1} 和 "
         "{set2} 的數字在{cover}裡已有歸屬，{set1} 和 {set3} 的數字在{base}上已有歸屬，可能屬於另一邊的除外。"},
    .hodoku = {.code = "1101", .index = 5300, .level = Level::unfair, .score = 250, .on = true},
    .find = find,
};

}  // namespace shudu::logic
