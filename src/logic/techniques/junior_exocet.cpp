// Junior exocet: two base cells in a line and box, and a target cell in each of the two other boxes of the band.
//
//   B B . | . . . | . . .      B: base cells, T: targets, n: a target's neighbour without base digits
//   . . . | T . . | . n .      S: the rest of the three cross-lines: those of the targets, and the one through the
//   . . . | n . . | . T .         base's box that holds no base cell
//   ------+-------+------
//   . . S | S . . | . S .      (and so on downwards; or all of it turned by a quarter)
//
// If no base digit can be placed three times in S, the targets hold the same two digits as the base. The proof is in
// docs/techniques/junior_exocet.md. The mirror of a target is in the box of the other target. It is the two cells that
// are neither in the row of the base, nor in the row of the target, nor on the cross-line. The mirror contains the
// target's digit. Candidates of base and targets that fit none of the remaining cases are removed.
// Roles: pivot are the base cells, pincer the targets, link the places of base digits in S; `cover` are the
// cross-lines.
#include <array>
#include <bit>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr int fewest_digits = 3;  // in the base; with two it is a naked pair

// A board as it is or with rows and columns exchanged.
struct View {
  const State& state;
  bool turned;

  Cell at(int row, int column) const { return turned ? Cell::at(column, row) : Cell::at(row, column); }
  House column(int i) const { return turned ? House::row(i) : House::column(i); }
  // Placed or candidate.
  DigitSet digits(Cell cell) const {
    return state.values().is_blank(cell) ? state.candidates(cell) : DigitSet{state.values()[cell]};
  }
};

struct Target {
  Cell cell;
  int row = 0, column = 0;
  DigitSet mirror;  // digits of its mirror, in the box of the other target
};

struct Exocet {
  Cell base[2];
  DigitSet digits;
  int row = 0;     // of the base
  int column = 0;  // the cross-line through the base's box
  Target targets[2];
};

// Whether the digit can be in S on all three cross-lines at once, in three different rows.
bool fits_three_times(const View& view, const std::array<int, 3>& columns, int band, int digit) {
  std::array<unsigned, 3> rows{};
  for (int i = 0; i < 3; ++i) {
    for (int row = 0; row < 9; ++row) {
      if (row / 3 != band && view.digits(view.at(row, columns[i])).contains(digit)) rows[i] |= 1U << row;
    }
  }
  const auto [a, b, c] = rows;
  // Hall's theorem: every choice of lines has at least as many rows.
  return a != 0 && b != 0 && c != 0 && std::popcount(a | b) > 1 && std::popcount(a | c) > 1 &&
         std::popcount(b | c) > 1 && std::popcount(a | b | c) > 2;
}

// Digits that base and targets can have together.
struct Cases {
  DigitSet base[2], target[2];
};

Cases cases_of(const View& view, const Exocet& exocet) {
  Cases cases;
  const DigitSet fit[2] = {view.digits(exocet.targets[0].cell) & exocet.targets[0].mirror,
                           view.digits(exocet.targets[1].cell) & exocet.targets[1].mirror};
  for (int x : view.digits(exocet.base[0])) {
    for (int y : view.digits(exocet.base[1]) - DigitSet{x}) {
      for (int turn = 0; turn < 2; ++turn) {
        if (!fit[turn].contains(x) || !fit[1 - turn].contains(y)) continue;
        cases.base[0].insert(x);
        cases.base[1].insert(y);
        cases.target[turn].insert(x);
        cases.target[1 - turn].insert(y);
      }
    }
  }
  return cases;
}

Step step_of(const View& view, const Exocet& exocet, const Cases& cases, const Technique& wanted) {
  Step step{.technique = &wanted};
  const auto keep = [&](Cell cell, DigitSet left) {
    for (int digit : view.state.candidates(cell) - left) {
      step.eliminations.emplace_back(cell, digit);
      step.digits.insert(digit);
    }
  };
  for (int i = 0; i < 2; ++i) {
    const Cell target = exocet.targets[i].cell;
    keep(exocet.base[i], cases.base[i]);
    keep(target, cases.target[i]);
    for (int digit : view.state.candidates(exocet.base[i])) step.marks.emplace_back(exocet.base[i], digit, Role::pivot);
    for (int digit : view.state.candidates(target) & exocet.digits)
      step.marks.emplace_back(target, digit, Role::pincer);
  }
  for (int column : {exocet.column, exocet.targets[0].column, exocet.targets[1].column}) {
    step.cover.push_back(view.column(column));
    for (int row = 0; row < 9; ++row) {
      if (row / 3 == exocet.row / 3) continue;
      const Cell cell = view.at(row, column);
      for (int digit : view.state.candidates(cell) & exocet.digits) step.marks.emplace_back(cell, digit, Role::link);
    }
  }
  step.sets.push_back({CellSet{exocet.base[0], exocet.base[1]}, exocet.digits});
  return step;
}

// The third row of a band. Its three rows add up to 9 * band + 3.
int third_row(int a, int b) { return a / 3 * 9 + 3 - a - b; }

// The digits of the two cells of the other target's box that lie in neither the base's nor the target's row, nor on the
// other target's cross-line.
DigitSet mirror_of(const View& view, int base_row, const Target& target, const Target& other) {
  const int row = third_row(base_row, target.row);
  DigitSet digits;
  for (int i = 0; i < 3; ++i) {
    const int column = other.column / 3 * 3 + i;
    if (column != other.column) digits |= view.digits(view.at(row, column));
  }
  return digits;
}

// Whether the cell can be a target: blank, outside the base's row, and its neighbour on the cross-line has no base
// digit.
bool can_be_target(const View& view, const Exocet& exocet, const Target& target) {
  if (target.row == exocet.row || !view.state.blanks().contains(target.cell)) return false;
  const Cell neighbour = view.at(third_row(exocet.row, target.row), target.column);
  return (view.digits(neighbour) & exocet.digits).empty();
}

// Searches for the targets of a base. Returns false if no more steps are wanted.
bool look_for_targets(Request& request, const Technique& wanted, const View& view, Exocet exocet) {
  // The position of a target as a number: row in the band times three plus column in the box.
  const auto target = [&](int stack, int place) {
    const int row = exocet.row / 3 * 3 + place / 3, column = stack * 3 + place % 3;
    return Target{view.at(row, column), row, column, {}};
  };
  const int stack = exocet.column / 3;
  const int stacks[] = {stack == 0 ? 1 : 0, stack == 2 ? 1 : 2};
  for (int first = 0; first < 9; ++first) {
    exocet.targets[0] = target(stacks[0], first);
    if (!can_be_target(view, exocet, exocet.targets[0])) continue;
    for (int second = 0; second < 9; ++second) {
      exocet.targets[1] = target(stacks[1], second);
      if (!can_be_target(view, exocet, exocet.targets[1])) continue;
      bool holds = true;
      for (int digit : exocet.digits) {
        holds = holds && !fits_three_times(view, {exocet.column, exocet.targets[0].column, exocet.targets[1].column},
                                           exocet.row / 3, digit);
      }
      if (!holds) continue;
      for (int i = 0; i < 2; ++i) {
        exocet.targets[i].mirror = mirror_of(view, exocet.row, exocet.targets[i], exocet.targets[1 - i]);
      }
      const Cases cases = cases_of(view, exocet);
      if (cases.base[0].empty()) continue;  // a contradictory board
      Step step = step_of(view, exocet, cases, wanted);
      if (!step.eliminations.empty() && !request.report(std::move(step))) return false;
    }
  }
  return true;
}

void find_junior_exocet(Request& request, const Technique& wanted) {
  for (bool turned : {false, true}) {
    const View view{request.state, turned};
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const int left = column / 3 * 3;
        const Cell base[] = {view.at(row, left + (column + 1) % 3), view.at(row, left + (column + 2) % 3)};
        if (!request.state.blanks().contains(CellSet{base[0], base[1]})) continue;
        const DigitSet digits = view.digits(base[0]) | view.digits(base[1]);
        if (digits.size() < fewest_digits) continue;
        if (!look_for_targets(request, wanted, view, {{base[0], base[1]}, digits, row, column, {}})) return;
      }
    }
  }
}

}  // namespace

constinit const Technique junior_exocet{
    .id = "junior_exocet",
    .page = "junior_exocet",
    .family = Family::last_resort,
    .name = "Junior Exocet",
    .look =
        {"technique.junior_exocet.look",
         "The base cells {pivot} hold two of {set1.digits}; the targets are {pincer}. In {cover}, outside the boxes of "
         "base and targets, each of these digits stands at most twice."},
    .why =
        {"technique.junior_exocet.why",
         "The three lines need each digit three times. A digit of the base cannot stand in the rest of its own box "
         "and line, so on one of the lines it stands in a target: the targets hold the same two digits as the base. "
         "Each target's digit must also have a place in the other target's box. What fits into none of the cases left "
         "is removed."},
    .hodoku = {.code = "2601", .index = 0},
    .find = find_junior_exocet,
};

}  // namespace shudu::logic
