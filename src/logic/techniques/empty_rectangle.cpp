// Empty rectangle: in a box the places of a digit lie in one row and one column of the box, and the other four cells do
// not have it. So the digit is in that row or in that column. A strong link that starts in the row (outside the box)
// leads to a cell that meets the column in another cell. That cell is false in both cases. Rows and columns may be
// exchanged. Two of them on one box are a dual.
//
//    . . .   the box: x in row 3 or column 3        link: a strong link of a column, from row 3 to the row of ?
//    . . x                                          ?: where the link's far end meets the box's column
//    x x x  - - - - link
//        |          |
//        ? - - - - link
//
// Roles: pattern is the places in the box, link the near end of the strong link, pincer its far end; base is the box
// and the link's line, cover the row and the column of the rectangle.
#include <vector>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct Box {
  int digit;
  House box;
  CellSet places;
  int row, column;  // of the board
};

// `along` is the row of the rectangle and `across` its column, or the other way round. Reports the steps for every
// strong link that starts in `along`.
void collect(const State& state, const Box& box, House along, House across, const Technique& technique,
             std::vector<Step>& steps) {
  for (Cell near : state.places(box.digit, along) - box.box.cells()) {
    const bool is_row = along.kind() == House::Kind::row;
    const House line = is_row ? House::column(near.col()) : House::row(near.row());
    if (count_of(state.positions(line, box.digit)) != 2) continue;
    const Cell far = (state.places(box.digit, line) - CellSet{near}).first();
    const Cell target = is_row ? Cell::at(far.row(), across.number()) : Cell::at(across.number(), far.col());
    if (!state.has(target, box.digit) || box.box.cells().contains(target)) continue;
    Step step{.technique = &technique};
    step.eliminations = {{target, box.digit}};
    step.digits = {box.digit};
    step.base = {box.box, line};
    step.cover = {along, across};
    for (Cell cell : box.places) step.marks.emplace_back(cell, box.digit, Role::pattern);
    step.marks.emplace_back(near, box.digit, Role::link);
    step.marks.emplace_back(far, box.digit, Role::pincer);
    steps.push_back(std::move(step));
  }
}

void collect(const Request& request, Box box, std::vector<Step>& steps) {
  const CellSet in_row = box.places & House::row(box.row).cells();
  const CellSet in_column = box.places & House::column(box.column).cells();
  if ((in_row | in_column) != box.places) return;
  if ((in_row - in_column).empty() || (in_column - in_row).empty()) return;
  if (count_of(in_row) < 2 && count_of(in_column) < 2 && !request.options.two_candidate_rectangles) return;
  const House row = House::row(box.row), column = House::column(box.column);
  collect(request.state, box, row, column, empty_rectangle[0], steps);
  collect(request.state, box, column, row, empty_rectangle[0], steps);
}

bool is_dual(const Step& a, const Step& b) {
  return a.digits == b.digits && a.base[0] == b.base[0] && a.eliminations != b.eliminations;
}

Step dual(const Step& a, const Step& b) {
  Step step = a;
  step.technique = &empty_rectangle[1];
  step.eliminations.insert(step.eliminations.end(), b.eliminations.begin(), b.eliminations.end());
  step.base.push_back(b.base[1]);
  for (const Mark& mark : b.marks) {
    if (mark.role != Role::pattern) step.marks.push_back(mark);
  }
  step.variant = 1;
  return step;
}

void find_empty_rectangle(Request& request, const Technique& /*both are looked for*/) {
  std::vector<Step> steps;
  const bool one_is_enough = request.first_only && !request.options.duals;
  for (int digit = 1; digit <= 9; ++digit) {
    if (!request.changes.affect(digit)) continue;
    for (int i = 0; i < 9; ++i) {
      const House house = House::box(i);
      const CellSet places = request.state.places(digit, house);
      if (count_of(places) < 2 || count_of(places) > 5) continue;
      // The corner where row and column of the rectangle cross, from the last to the first.
      for (int corner = 8; corner >= 0; --corner) {
        const Cell cell = house.cell(corner);
        collect(request, {digit, house, places, cell.row(), cell.col()}, steps);
        if (one_is_enough && !steps.empty()) {
          request.report(std::move(steps.front()));
          return;
        }
      }
    }
  }
  if (request.options.duals) {  // duals eliminate more, so they come first
    for (std::size_t a = 0; a < steps.size(); ++a) {
      for (std::size_t b = a + 1; b < steps.size(); ++b) {
        if (is_dual(steps[a], steps[b]) && !request.report(dual(steps[a], steps[b]))) return;
      }
    }
  }
  for (Step& step : steps) {
    if (!request.report(std::move(step))) return;
  }
}

constexpr Technique make_empty_rectangle(std::string_view id, std::string_view name, std::string_view code) {
  return {
      .id = id,
      .page = "empty_rectangle",
      .family = Family::single_digit_patterns,
      .name = name,
      .look =
          {"technique.empty_rectangle.look",
           "Look at {digit} in {pattern}: all its places in the box lie in {cover}. {link} and {pincer} are the only "
           "places of {digit} in their line."},
      .why =
          {"technique.empty_rectangle.why",
           "If {eliminated} were {digit}, {pincer} could not be {digit}, so {link} would be. Between them {eliminated} "
           "and {link} would take every place of the box."},
      .hodoku = {.code = code, .index = 3170, .level = Level::hard, .score = 120, .on = true},
      .find = find_empty_rectangle,
  };
}

}  // namespace

constinit const Technique empty_rectangle[2] = {
    make_empty_rectangle("empty_rectangle", "Empty Rectangle", "0402"),
    make_empty_rectangle("dual_empty_rectangle", "Dual Empty Rectangle", "0405"),
};

}  // namespace shudu::logic
