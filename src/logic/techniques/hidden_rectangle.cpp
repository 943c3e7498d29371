// Hidden rectangle: a deadly rectangle with a bivalue corner. In the row and the column of the opposite corner, digit a
// is only in the rectangle. If the opposite corner were b, both its neighbours would be a and the bivalue corner would
// be b.
//
// Roles: pattern is the corners as cells, pivot the bivalue one, roof the others' candidates b, link their candidates
// a; base is the row and column that confine a.
#include "logic/patterns/rectangles.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// Returns false if no more steps are wanted.
bool report_at(Request& request, const Technique& wanted, const Rectangle& rectangle, int corner) {
  const State& state = request.state;
  const Cell opposite = rectangle.corners[static_cast<std::size_t>(3 - corner)];
  const House row = House::row(opposite.row()), column = House::column(opposite.col());
  const CellSet outside = (row.cells() | column.cells()) - rectangle.cells();
  for (const auto& [locked, other] : {std::pair{rectangle.a, rectangle.b}, {rectangle.b, rectangle.a}}) {
    if (outside.intersects(state.places(locked)) || !state.has(opposite, other)) continue;
    Step step{.technique = &wanted};
    step.eliminations = {{opposite, other}};
    step.digits = rectangle.digits();
    step.base = {row, column};
    const Cell pivot = rectangle.corners[static_cast<std::size_t>(corner)];
    for (Cell cell : rectangle.cells()) {
      for (int digit : state.candidates(cell) & rectangle.digits()) {
        const bool is_link = digit == locked && cell != pivot;
        step.marks.emplace_back(cell, digit, cell == pivot ? Role::pivot : is_link ? Role::link : Role::roof);
      }
      step.marks.emplace_back(cell, 0, Role::pattern);
    }
    if (!request.report(std::move(step))) return false;
  }
  return true;
}

void find_hidden_rectangle(Request& request, const Technique& wanted) {
  for_blank_rectangles(request, [&](const Rectangle& rectangle) {
    // Corners with only the two digits: one, or two opposite ones.
    CellSet floor;
    for (Cell cell : rectangle.corners) {
      if ((request.state.candidates(cell) - rectangle.digits()).empty()) floor.insert(cell);
    }
    if (floor.size() > 2) return true;
    for (Cell cell : floor) {
      if ((floor - CellSet{cell}).intersects(peers(cell))) return true;
    }
    for (Cell cell : floor) {
      int corner = 0;
      while (rectangle.corners[static_cast<std::size_t>(corner)] != cell) ++corner;
      if (!report_at(request, wanted, rectangle, corner)) return false;
    }
    return true;
  });
}

}  // namespace

constinit const Technique hidden_rectangle{
    .id = "hidden_rectangle",
    .page = "hidden_rectangle",
    .family = Family::uniqueness,
    .name = "Hidden Rectangle",
    .look = {"technique.hidden_rectangle.look", "Look at the rectangle {pattern} with {digits}."},
    .why =
        {"technique.hidden_rectangle.why",
         "In {base} only the corners of the rectangle can hold {link.digits}. If {eliminated} were "
         "{eliminated.digits}, its two neighbours would be {link.digits} and {pivot} would be {eliminated.digits}: the "
         "digits {digits} could be exchanged in the four cells and the puzzle would have two solutions."},
    .hodoku = {.code = "0606", .index = 4010, .level = Level::hard, .score = 100, .on = true},
    .needs_uniqueness = true,
    .find = find_hidden_rectangle,
};

}  // namespace shudu::logic
