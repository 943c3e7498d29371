// Unique loop: a closed walk over six or more cells that all have two digits a and b, with two cells or none in each
// row, column and box. If all cells had only a and b, the two could be exchanged around the loop and the puzzle would
// have two solutions. So one of the cells with more candidates (the roof) holds another digit. Unique rectangles are
// the loops of four cells.
//
//   type 1   the roof is one cell: it is neither a nor b
//   type 2   the roof has one extra digit: what sees all of the roof is not that digit
//   type 3   the roof is two cells of a house: its extra digits and other cells (link) make a naked set (sets[0])
//   type 4   the roof is two cells of a house, and one of a and b (link) has no other place in it
//
// Roles: pattern is the loop; floor and roof are the candidates a and b there, extra the additional candidates of the
// roof.
#include "logic/explainer/rules/unique_loops.h"

#include <algorithm>

#include "logic/explainer/solver.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_unique_loop(Request& request, const Technique& wanted) {
  explainer::LoopMemory nothing_known;
  auto findings = explainer::unique_loop_findings(request.state, nothing_known);
  std::stable_sort(findings.begin(), findings.end(), [](const auto& x, const auto& y) { return x.rating < y.rating; });
  for (const auto& [finding, rating] : findings) {
    if (finding.size == 4 || finding.kind != wanted.kind) continue;
    if (!request.report(explainer::step_of(request.state, finding))) return;
  }
}

constexpr Technique make_unique_loop(std::string_view id, std::string_view name, Text why, std::string_view code,
                                     int rating, int kind) {
  return {.id = id,
          .page = "unique_loop",
          .family = Family::uniqueness,
          .name = name,
          .look = {"technique.unique_loop.look", "Look at the loop {pattern}: all of these cells can be {digits}."},
          .why = why,
          .hodoku = {.code = code, .level = Level::hard},
          .rating = rating,
          .needs_uniqueness = true,
          .kind = kind,
          .find = find_unique_loop};
}

}  // namespace

constinit const Technique unique_loop[4] = {
    make_unique_loop(
        "unique_loop_1", "Unique Loop Type 1",
        {"technique.unique_loop_1.why",
         "The loop passes through each row, column and box twice or never. If {roof} too were one of {digits}, these "
         "two digits could be exchanged around the whole loop and there would be a second solution."},
        "2011", 46, 1),
    make_unique_loop(
        "unique_loop_2", "Unique Loop Type 2",
        {"technique.unique_loop_2.why",
         "The loop passes through each row, column and box twice or never. If none of {roof} were {extra.digits}, the "
         "two digits {digits} could be exchanged around the whole loop and there would be a second solution. So one "
         "of them is {extra.digits}, and a cell that sees all of them is not."},
        "2012", 46, 2),
    make_unique_loop(
        "unique_loop_3", "Unique Loop Type 3",
        {"technique.unique_loop_3.why",
         "The loop passes through each row, column and box twice or never. If neither of {roof} were one of "
         "{extra.digits}, the two digits {digits} could be exchanged around the whole loop and there would be a second "
         "solution. So one of the two is one of {extra.digits}. Together with {link} this uses up {set1.digits} in "
         "{base}."},
        "2013", 46, 3),
    make_unique_loop(
        "unique_loop_4", "Unique Loop Type 4",
        {"technique.unique_loop_4.why",
         "The loop passes through each row, column and box twice or never. In {base} only {roof} can hold "
         "{link.digits}, so one of them does. If the other were {eliminated.digits}, the two digits could be "
         "exchanged around the whole loop and there would be a second solution."},
        "2014", 46, 4),
};

}  // namespace shudu::logic
