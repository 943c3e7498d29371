// Hidden single: a digit with one place left in a house.
//
// Roles: pattern is the candidate; base is the house. Boxes come first, because they are the easiest to scan by eye.
#include <bit>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr int hidden_single_houses[] = {18, 9, 0};  // boxes, columns, rows

void find_hidden_single(Request& request, const Technique& wanted) {
  CellSet reported;
  for (int first : hidden_single_houses) {
    for (int i = first; i < first + 9; ++i) {
      for (int digit = 1; digit <= 9; ++digit) {
        const unsigned positions = request.state.positions(House{i}, digit);
        if (!std::has_single_bit(positions)) continue;
        const Cell cell = House{i}.cell(std::countr_zero(positions));
        if (reported.contains(cell)) continue;
        reported.insert(cell);
        Step step{.technique = &wanted};
        step.placements = {{cell, digit}};
        step.digits = {digit};
        step.base = {House{i}};
        step.marks = {{cell, digit, Role::pattern}};
        note_exclusion(request.state, step);
        if (!request.report(std::move(step))) return;
      }
    }
  }
}

}  // namespace

constinit const Technique hidden_single{
    .id = "hidden_single",
    .page = "hidden_single",
    .family = Family::singles,
    .name = "Hidden Single",
    .look = {"technique.hidden_single.look", "Look for the places of {digit} in {base}."},
    .why = {"technique.hidden_single.why", "{exclusion}."},
    .hodoku = {.code = "0002", .index = 300, .level = Level::easy, .score = 14, .on = true},
    .rating = 12,
    .find = find_hidden_single,
};

}  // namespace shudu::logic
