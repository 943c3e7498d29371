// Unique rectangle: four cells in two rows, two columns and two boxes that could hold only two digits a and b. Then the
// puzzle would have two solutions. The floor is the corners without other candidates, the roof those with more. One
// cell of the roof must hold another digit.
//
//   kind 1   three floor corners: the fourth is neither a nor b
//   kind 2   the roof shares a line and has one extra digit: it is in the roof
//   kind 4   the roof shares a line, in its houses a is only there: neither corner is b
//   kind 5   as 2, but the roof is diagonal or has three corners
//   kind 6   the roof is diagonal, a is only in the corners in both rows and both columns: no roof corner is a
//
// Kind 3 is in unique_rectangle_set.cpp.
//
// Roles: pattern is the corners as cells, floor and roof are the candidates a and b there, extra the roof's other
// candidates, link the candidates a of kinds 4 and 6; base is the houses that hold a only there.
#include "logic/patterns/rectangles.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct Parts {
  CellSet floor, roof;
  DigitSet extra;  // digits of the roof other than a and b

  bool is_in_line() const {
    const Cell first = roof.first();
    return House::row(first.row()).cells().contains(roof) || House::column(first.col()).cells().contains(roof);
  }
};

Parts parts(const State& state, const Rectangle& rectangle) {
  Parts result;
  for (Cell cell : rectangle.corners) {
    const DigitSet extra = state.candidates(cell) - rectangle.digits();
    (extra.empty() ? result.floor : result.roof).insert(cell);
    result.extra |= extra;
  }
  return result;
}

void eliminate(const State& state, Step& step, CellSet cells, int digit) {
  for (Cell cell : cells& state.places(digit)) step.eliminations.emplace_back(cell, digit);
}

void link(const State& state, Step& step, CellSet cells, int digit) {
  for (Cell cell : cells& state.places(digit)) step.marks.emplace_back(cell, digit, Role::link);
}

CellSet seen_by_all(CellSet cells) {
  CellSet seen = CellSet::all();
  for (Cell cell : cells) seen &= peers(cell);
  return seen;
}

void three_floors(const State& state, const Rectangle& rectangle, const Parts& corners, Step& step) {
  if (corners.floor.size() != 3) return;
  eliminate(state, step, corners.roof, rectangle.a);
  eliminate(state, step, corners.roof, rectangle.b);
}

void one_extra_digit(const State& state, const Parts& corners, bool wants_line, Step& step) {
  const int floors = corners.floor.size();
  if (!corners.extra.is_single() || (floors != 1 && floors != 2)) return;
  if ((floors == 2 && corners.is_in_line()) != wants_line) return;
  eliminate(state, step, seen_by_all(corners.roof), corners.extra.first());
}

void rectangle_with_locked_line(const State& state, const Rectangle& rectangle, const Parts& corners, Step& step) {
  if (corners.floor.size() != 2 || !corners.is_in_line()) return;
  const CellSet shared = seen_by_all(corners.roof);
  for (const auto& [locked, other] : {std::pair{rectangle.a, rectangle.b}, {rectangle.b, rectangle.a}}) {
    if (shared.intersects(state.places(locked))) continue;
    eliminate(state, step, corners.roof, other);
    link(state, step, corners.roof, locked);
    for (House house : houses(corners.roof.first())) {
      if (house.cells().contains(corners.roof)) step.base.push_back(house);
    }
    return;
  }
}

void locked_in_corners(const State& state, const Rectangle& rectangle, const Parts& corners, Step& step) {
  if (corners.floor.size() != 2 || corners.is_in_line()) return;
  CellSet lines;
  for (Cell cell : corners.roof) lines |= House::row(cell.row()).cells() | House::column(cell.col()).cells();
  for (int locked : {rectangle.a, rectangle.b}) {
    if ((lines - rectangle.cells()).intersects(state.places(locked))) continue;
    eliminate(state, step, corners.roof, locked);
    link(state, step, rectangle.cells(), locked);
    for (Cell cell : corners.roof) step.base.push_back(House::row(cell.row()));
    for (Cell cell : corners.roof) step.base.push_back(House::column(cell.col()));
    return;
  }
}

void find_unique_rectangle(Request& request, const Technique& wanted) {
  const State& state = request.state;
  for_blank_rectangles(request, [&](const Rectangle& rectangle) {
    const Parts corners = parts(state, rectangle);
    if (corners.roof.empty()) return true;
    Step step{.technique = &wanted};
    switch (wanted.kind) {
      case 1: three_floors(state, rectangle, corners, step); break;
      case 2: one_extra_digit(state, corners, true, step); break;
      case 4: rectangle_with_locked_line(state, rectangle, corners, step); break;
      case 5: one_extra_digit(state, corners, false, step); break;
      default: locked_in_corners(state, rectangle, corners, step); break;
    }
    if (step.eliminations.empty()) return true;
    step.digits = rectangle.digits();
    for (Cell cell : rectangle.cells()) {
      const Role role = corners.floor.contains(cell) ? Role::floor : Role::roof;
      for (int digit : state.candidates(cell)) {
        step.marks.emplace_back(cell, digit, step.digits.contains(digit) ? role : Role::extra);
      }
      step.marks.emplace_back(cell, 0, Role::pattern);
    }
    return request.report(std::move(step));
  });
}

constexpr Technique make_unique_rectangle(int kind, std::string_view id, std::string_view name, Text why,
                                          std::string_view code, int index, int rating) {
  return {
      .id = id,
      .page = "unique_rectangle",
      .family = Family::uniqueness,
      .name = name,
      .look = {"technique.unique_rectangle.look", "Look at the rectangle {pattern} with {digits}."},
      .why = why,
      .hodoku = {.code = code, .index = index, .level = Level::hard, .score = 100, .on = true},
      .rating = rating,
      .needs_uniqueness = true,
      .kind = kind,
      .find = find_unique_rectangle,
  };
}

// Types 2 and 5.
constexpr Text one_digit_prevents_it{
    "technique.unique_rectangle_2.why",
    "If all four cells held only {digits}, the two digits could be exchanged and the puzzle would have two "
    "solutions. Only {extra.digits} in {extra} prevents this, so one of these cells is {extra.digits}, and no "
    "cell that sees them all is."};

}  // namespace

constinit const Technique unique_rectangle[5] = {
    make_unique_rectangle(
        1, "unique_rectangle_1", "Unique Rectangle Type 1",
        {"technique.unique_rectangle_1.why",
         "If all four cells held only {digits}, the two digits could be exchanged and the puzzle would have two "
         "solutions. {floor} have no other candidates, so {roof} must hold another digit."},
        "0600", 3500, 45),
    make_unique_rectangle(2, "unique_rectangle_2", "Unique Rectangle Type 2", one_digit_prevents_it, "0601", 3600, 45),
    make_unique_rectangle(
        4, "unique_rectangle_4", "Unique Rectangle Type 4",
        {"technique.unique_rectangle_4.why",
         "In {base} only {roof} can hold {link.digits}, so one of them does. If the other one held "
         "{eliminated.digits}, all four cells would hold only {digits}, the two digits could be exchanged and the "
         "puzzle would have two solutions."},
        "0603", 3800, 45),
    make_unique_rectangle(5, "unique_rectangle_5", "Unique Rectangle Type 5", one_digit_prevents_it, "0604", 3900, 0),
    make_unique_rectangle(
        6, "unique_rectangle_6", "Unique Rectangle Type 6",
        {"technique.unique_rectangle_6.why",
         "In {base} only the four corners can hold {link.digits}, so two opposite corners do. If one of {roof} held "
         "it, so would the other, and {floor} would hold the other digit of {digits}: the two digits could be "
         "exchanged and the puzzle would have two solutions."},
        "0605", 4000, 0),
};

}  // namespace shudu::logic
