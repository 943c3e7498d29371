// Naked single: a cell with one candidate left.
//
// Roles: pattern is the candidate.
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_naked_single(Request& request, const Technique& wanted) {
  for (Cell cell : request.state.with_candidate_count(1)) {
    const int digit = request.state.candidates(cell).first();
    Step step{.technique = &wanted};
    step.placements = {{cell, digit}};
    step.digits = {digit};
    step.marks = {{cell, digit, Role::pattern}};
    note_exclusion(request.state, step);
    if (!request.report(std::move(step))) return;
  }
}

}  // namespace

constinit const Technique naked_single{
    .id = "naked_single",
    .page = "naked_single",
    .family = Family::singles,
    .name = "Naked Single",
    .look = {"technique.naked_single.look", "Look at {pattern}."},
    .why = {"technique.naked_single.why", "{exclusion}."},
    .hodoku = {.code = "0003", .index = 200, .level = Level::easy, .score = 4, .on = true},
    .rating = 23,
    .find = find_naked_single,
};

}  // namespace shudu::logic
