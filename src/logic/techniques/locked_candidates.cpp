// Locked candidates: a digit of one house is possible only in the intersection with another house, so it is removed
// from the rest of the other house.
//
//   pointing   the places in a box lie in one line: the digit is removed from the rest of the line
//   claiming   the places in a line lie in one box: the digit is removed from the rest of the box
//
// Roles: pattern is the locked candidates; base is the house they are locked in, cover the one that loses candidates.
#include <array>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

enum LockedCandidatesKind { pointing, claiming };

constexpr unsigned box_row = 0b000000111;     // in the positions of a box
constexpr unsigned box_column = 0b001001001;  // likewise
constexpr unsigned line_third = 0b000000111;  // the places of a line in its first box

// The house that contains all places of a digit with these `positions` in `base`, other than `base`. `base` itself if
// the digit is not locked.
constexpr House crossing(House base, unsigned positions) {
  if (base.kind() == House::Kind::box) {
    const int row = base.number() / 3 * 3, column = base.number() % 3 * 3;
    for (int i = 0; i < 3; ++i) {
      if ((positions & ~(box_row << 3 * i)) == 0) return House::row(row + i);
      if ((positions & ~(box_column << i)) == 0) return House::column(column + i);
    }
    return base;
  }
  for (int i = 0; i < 3; ++i) {
    if ((positions & ~(line_third << 3 * i)) == 0) return House::box(base.cell(3 * i).box());
  }
  return base;
}

// By positions: whether they are two or three cells of a box, or of a line, that lie in one other house.
constexpr std::array<bool, 512> locked_positions(House base) {
  std::array<bool, 512> table{};
  for (unsigned positions = 0; positions < table.size(); ++positions) {
    table[positions] = (count_of(positions) == 2 || count_of(positions) == 3) && crossing(base, positions) != base;
  }
  return table;
}
constexpr auto locked_in_box = locked_positions(House::box(0));
constexpr auto locked_in_line = locked_positions(House::row(0));

// Returns false if no more steps are wanted.
bool report(Request& request, const Technique& wanted, House base, int digit) {
  const House cover = crossing(base, request.state.positions(base, digit));
  const CellSet rest = request.state.places(digit, cover) - base.cells();
  if (rest.empty()) return true;
  Step step{.technique = &wanted};
  for (Cell cell : rest) step.eliminations.emplace_back(cell, digit);
  step.digits = {digit};
  step.base = {base};
  step.cover = {cover};
  for (Cell cell : request.state.places(digit, base)) step.marks.emplace_back(cell, digit, Role::pattern);
  return request.report(std::move(step));
}

bool find_in(Request& request, const Technique& wanted, House::Kind kind, const std::array<bool, 512>& is_locked) {
  const auto positions = request.state.positions(kind);
  for (int i = 0; i < 81; ++i) {
    if (!is_locked[positions[i]]) continue;
    const House base{static_cast<int>(kind) * 9 + i / 9};
    const int digit = i % 9 + 1;
    if (request.changes.affect(base, digit) && !report(request, wanted, base, digit)) return false;
  }
  return true;
}

void find_locked_candidates(Request& request, const Technique& wanted) {
  if (wanted.kind == pointing) {
    find_in(request, wanted, House::Kind::box, locked_in_box);
  } else if (find_in(request, wanted, House::Kind::row, locked_in_line)) {
    find_in(request, wanted, House::Kind::column, locked_in_line);
  }
}

}  // namespace

constinit const Technique locked_candidates[2] = {
    {.id = "pointing",
     .page = "locked_candidates",
     .family = Family::intersections,
     .name = "Pointing (Locked Candidates 1)",
     .look = {"technique.pointing.look", "Look at {digit} in {base}."},
     .why =
         {"technique.pointing.why",
          "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. One of them is {digit}, so "
          "no other cell of {cover} is."},
     .hodoku = {.code = "0100", .index = 1200, .level = Level::medium, .score = 50, .on = true},
     .rating = 26,
     .kind = pointing,
     .find = find_locked_candidates},
    {.id = "claiming",
     .page = "locked_candidates",
     .family = Family::intersections,
     .name = "Claiming (Locked Candidates 2)",
     .look = {"technique.claiming.look", "Look at {digit} in {base}."},
     .why =
         {"technique.claiming.why",
          "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. One of them is {digit}, so "
          "no other cell of {cover} is."},
     .hodoku = {.code = "0101", .index = 1210, .level = Level::medium, .score = 50, .on = true},
     .rating = 28,
     .kind = claiming,
     .find = find_locked_candidates},
};

}  // namespace shudu::logic
