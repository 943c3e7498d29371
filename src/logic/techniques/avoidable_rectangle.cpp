// Avoidable rectangle: a deadly rectangle that is nearly finished. Corners that are filled but not given count like
// floor cells. If all four were filled with the same two digits crosswise, exchanging them would give a second
// solution.
//
//   kind 1   three corners are filled: the fourth is not the digit that would complete the exchange
//   kind 2   two are filled, the others have that digit and the same extra one: the extra digit is in one of them
//
// Roles: pattern is the corners as cells, floor the filled ones, roof the others' candidates of the two digits, extra
// their extra candidates.
#include "logic/patterns/rectangles.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

bool is_filled_with(const State& state, Cell cell, int digit) {
  return state.values()[cell] == digit && !state.givens().contains(cell);
}

bool is_pair_with(const State& state, Cell cell, int digit) {
  return state.has(cell, digit) && state.candidates(cell).size() == 2;
}

// Returns false if no more steps are wanted.
bool report_at(Request& request, const Technique& wanted, const Rectangle& rectangle, CellSet open) {
  const State& state = request.state;
  Step step{.technique = &wanted};
  if (open.is_single()) {
    const int digit = open.contains(rectangle.corners[2]) ? rectangle.b : rectangle.a;
    if (wanted.kind == 1) step.eliminations = {{open.first(), digit}};
  } else {
    const Cell facing_a = rectangle.corners[2], facing_b = rectangle.corners[3];
    const int extra = (state.candidates(facing_a) - DigitSet{rectangle.b}).first();
    if (wanted.kind != 2 || !state.has(facing_b, extra)) return true;
    for (Cell cell : peers(facing_a) & peers(facing_b) & state.places(extra)) {
      step.eliminations.emplace_back(cell, extra);
    }
  }
  if (step.eliminations.empty()) return true;
  step.digits = rectangle.digits();
  for (Cell cell : rectangle.cells()) {
    if (!open.contains(cell)) step.marks.emplace_back(cell, state.values()[cell], Role::floor);
    for (int digit : state.candidates(cell)) {
      step.marks.emplace_back(cell, digit, step.digits.contains(digit) ? Role::roof : Role::extra);
    }
    step.marks.emplace_back(cell, 0, Role::pattern);
  }
  return request.report(std::move(step));
}

void find_avoidable_rectangle(Request& request, const Technique& wanted) {
  const State& state = request.state;
  SeenRectangles seen;
  bool more = true;
  const CellSet filled = ~state.blanks() - state.givens();
  const CellSet facing = filled | state.with_candidate_count(2);
  for (Cell corner : filled) {
    for_rectangles_at(corner, filled, facing, [&](Rectangle rectangle) {
      if (!more) return;
      rectangle.a = state.values()[corner];
      rectangle.b = state.values()[rectangle.corners[1]];
      // The corner facing a holds b or has it as a candidate. The corner facing b holds a or has it as a candidate.
      // They are not both filled.
      const Cell facing_a = rectangle.corners[2], facing_b = rectangle.corners[3];
      const bool b_open = is_pair_with(state, facing_a, rectangle.b),
                 a_open = is_pair_with(state, facing_b, rectangle.a);
      CellSet open;
      if (b_open) open.insert(facing_a);
      if (a_open) open.insert(facing_b);
      if (open.empty() || (!b_open && !is_filled_with(state, facing_a, rectangle.b)) ||
          (!a_open && !is_filled_with(state, facing_b, rectangle.a))) {
        return;
      }
      if (seen.insert(rectangle)) more = report_at(request, wanted, rectangle, open);
    });
    if (!more) return;
  }
}

constexpr Text avoidable_rectangle_look{
    "technique.avoidable_rectangle.look",
    "Look at the rectangle {pattern} with {digits}; {floor} are filled, but not given."};

}  // namespace

constinit const Technique avoidable_rectangle[2] = {
    {.id = "avoidable_rectangle_1",
     .page = "avoidable_rectangle",
     .family = Family::uniqueness,
     .name = "Avoidable Rectangle Type 1",
     .look = avoidable_rectangle_look,
     .why =
         {"technique.avoidable_rectangle_1.why",
          "If {roof} were {roof.digits}, the digits {digits} could be exchanged in the four cells, none of which is a "
          "given, and the puzzle would have two solutions."},
     .hodoku = {.code = "0607", .index = 4020, .level = Level::hard, .score = 100, .on = true},
     .needs_uniqueness = true,
     .kind = 1,
     .find = find_avoidable_rectangle},
    {.id = "avoidable_rectangle_2",
     .page = "avoidable_rectangle",
     .family = Family::uniqueness,
     .name = "Avoidable Rectangle Type 2",
     .look = avoidable_rectangle_look,
     .why =
         {"technique.avoidable_rectangle_2.why",
          "If neither of {roof} were {extra.digits}, the digits {digits} could be exchanged in the four cells, none of "
          "which is a given, and the puzzle would have two solutions. So one of {roof} is {extra.digits}, and no cell "
          "that sees both is."},
     .hodoku = {.code = "0608", .index = 4030, .level = Level::hard, .score = 100, .on = true},
     .needs_uniqueness = true,
     .kind = 2,
     .find = find_avoidable_rectangle},
};

}  // namespace shudu::logic
