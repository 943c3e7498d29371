// Full house: the last blank cell of a house.
//
// Roles: pattern is the candidate; base is the house.
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_full_house(Request& request, const Technique& wanted) {
  CellSet reported;
  for (int i = 0; i < House::count; ++i) {
    const House house{i};
    const CellSet blanks = house.cells() & request.state.blanks();
    if (!blanks.is_single()) continue;
    const Cell cell = blanks.first();
    // A cell can be the last of two houses. If it does not have exactly one candidate, the board is contradictory.
    if (!request.state.candidates(cell).is_single() || reported.contains(cell)) continue;
    reported.insert(cell);
    const int digit = request.state.candidates(cell).first();
    Step step{.technique = &wanted};
    step.placements = {{cell, digit}};
    step.digits = {digit};
    step.base = {house};
    step.marks = {{cell, digit, Role::pattern}};
    if (!request.report(std::move(step))) return;
  }
}

}  // namespace

constinit const Technique full_house{
    .id = "full_house",
    .page = "full_house",
    .family = Family::singles,
    .name = "Full House",
    .look = {"technique.full_house.look", "Look at {base}: only {pattern} is still blank."},
    .why = {"technique.full_house.why", "Its other cells hold every digit except {digit}."},
    .hodoku = {.code = "0000", .index = 100, .level = Level::easy, .score = 4, .on = true},
    .rating = 10,
    .find = find_full_house,
};

}  // namespace shudu::logic
