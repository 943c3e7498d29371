// Unique rectangle, kind 3: two corners of a deadly rectangle have more candidates. One of them must hold an extra
// digit, so in a common house they act like one cell with the extra digits, and may be part of a naked subset there.
//
// Roles: pattern is the corners as cells, floor and roof are the candidates a and b there, extra the roof's other
// candidates, link the other cells of the subset. sets[0] is roof and link with the digits they lock; base is the
// house.
#include "logic/patterns/rectangles.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

bool is_in_line(CellSet cells) {
  const Cell first = cells.first();
  return House::row(first.row()).cells().contains(cells) || House::column(first.col()).cells().contains(cells);
}

class UniqueRectangleSetSearch {
 public:
  UniqueRectangleSetSearch(Request& request, const Technique& wanted)
      : hunt_(request), state_(request.state), wanted_(wanted) {}

  // Returns false if no more steps are wanted.
  bool at(const Rectangle& rectangle) {
    rectangle_ = rectangle;
    roof_ = {};
    DigitSet extra;
    for (Cell cell : rectangle.corners) {
      const DigitSet more = state_.candidates(cell) - rectangle.digits();
      if (!more.empty()) roof_.insert(cell);
      extra |= more;
    }
    if (roof_.size() != 2) return true;
    for (House house : houses(roof_.first())) {
      if (!house.cells().contains(roof_)) continue;
      house_ = house;
      CellSet free;  // cells that may join; they must not have the rectangle's digits
      for (Cell cell : (house.cells() & state_.blanks()) - rectangle.cells()) {
        if ((state_.candidates(cell) & rectangle.digits()).empty()) free.insert(cell);
      }
      if (!extend(roof_, extra, free)) return false;
    }
    return true;
  }

 private:
  bool extend(CellSet cells, DigitSet digits, CellSet free) {
    for (Cell cell : free) {
      free.erase(cell);
      const CellSet more = cells | CellSet{cell};
      const DigitSet held = digits | state_.candidates(cell);
      // In a box, sets along a line were already found in the line.
      const bool is_new = house_.kind() != House::Kind::box || !is_in_line(more);
      if (is_new && held.size() == more.size() - 1 && !report(more, held)) return false;
      if (!extend(more, held, free)) return false;
    }
    return true;
  }

  bool report(CellSet cells, DigitSet digits) {
    Step step{.technique = &wanted_};
    const auto eliminate_in = [&](House house) {
      for (Cell cell : house.cells() - cells) {
        for (int digit : state_.candidates(cell) & digits) step.eliminations.emplace_back(cell, digit);
      }
      step.base.push_back(house);
    };
    eliminate_in(house_);
    if (step.eliminations.empty()) return true;
    const House box = House::box(cells.first().box());
    if (house_ != box && box.cells().contains(cells)) eliminate_in(box);
    step.digits = rectangle_.digits();
    step.sets = {{cells, digits}};
    for (Cell cell : rectangle_.cells() | cells) {
      const Role role = roof_.contains(cell) ? Role::roof : cells.contains(cell) ? Role::link : Role::floor;
      for (int digit : state_.candidates(cell)) {
        step.marks.emplace_back(cell, digit, role == Role::roof && digits.contains(digit) ? Role::extra : role);
      }
      if (role != Role::link) step.marks.emplace_back(cell, 0, Role::pattern);
    }
    return hunt_.report(std::move(step));
  }

  Request& hunt_;
  const State& state_;
  const Technique& wanted_;
  Rectangle rectangle_;
  CellSet roof_;
  House house_;
};

void find_unique_rectangle_set(Request& request, const Technique& wanted) {
  UniqueRectangleSetSearch search{request, wanted};
  for_blank_rectangles(request, [&](const Rectangle& rectangle) { return search.at(rectangle); });
}

}  // namespace

constinit const Technique unique_rectangle_3{
    .id = "unique_rectangle_3",
    .page = "unique_rectangle",
    .family = Family::uniqueness,
    .name = "Unique Rectangle Type 3",
    .look = {"technique.unique_rectangle_3.look", "Look at the rectangle {pattern} with {digits}, and at {link}."},
    .why = {"technique.unique_rectangle_3.why",
            "If all four corners held only {digits}, the two digits could be exchanged and the puzzle would have two "
            "solutions. So one of {roof} holds one of {extra.digits}. Together with {link} this uses up {set1.digits} "
            "in {base}."},
    .hodoku = {.code = "0602", .index = 3700, .level = Level::hard, .score = 100, .on = true},
    .rating = 46,
    .needs_uniqueness = true,
    .kind = 3,
    .find = find_unique_rectangle_set,
};

}  // namespace shudu::logic
