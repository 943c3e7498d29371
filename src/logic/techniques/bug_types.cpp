// Bivalue universal grave, types 2 to 4: without a few extra candidates, each blank cell would have two candidates and
// each digit two places in each house. Then the puzzle would have two solutions or none. So one of the extra candidates
// is true. Type 1, a single cell, is BUG+1.
//
//   type 2   all extra candidates are one digit: what sees all of them is not that digit
//   type 3   the extra digits, in cells of one house, and other cells of it (link) make a naked set (sets[0])
//   type 4   two cells of one house share another digit (link): one is extra, the other that digit
//
// Roles: extra is the extra candidates, roof the other candidates of their cells.
#include "logic/explainer/rules/grave.h"
#include "logic/explainer/solver.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_bug_types(Request& request, const Technique& wanted) {
  explainer::find_grave(request.state, [&](const explainer::Finding& finding) {
    return finding.kind != wanted.kind || request.report(explainer::step_of(request.state, finding));
  });
}

constexpr Technique make_bug_types(std::string_view id, std::string_view name, Text why, std::string_view code,
                                   int rating, int kind) {
  return {.id = id,
          .page = "bug_types",
          .family = Family::uniqueness,
          .name = name,
          .look = {"technique.bug_types.look",
                   "Look at {extra.candidates}: without them every blank cell would have two candidates, and every "
                   "digit two places in each house that lacks it."},
          .why = why,
          .hodoku = {.code = code, .level = Level::hard},
          .rating = rating,
          .needs_uniqueness = true,
          .kind = kind,
          .find = find_bug_types};
}

}  // namespace

constinit const Technique bug_types[3] = {
    make_bug_types(
        "bug_type_2", "BUG Type 2",
        {"technique.bug_type_2.why",
         "Such a grid has two solutions or none, so one of {extra} is {extra.digits}. A cell that sees all of them is "
         "not."},
        "2022", 57, 2),
    make_bug_types(
        "bug_type_3", "BUG Type 3",
        {"technique.bug_type_3.why",
         "Such a grid has two solutions or none, so one of these candidates is true. Together with {link} it uses up "
         "{set1.digits} in {base}."},
        "2023", 58, 3),
    make_bug_types(
        "bug_type_4", "BUG Type 4",
        {"technique.bug_type_4.why",
         "Such a grid has two solutions or none, so one of these candidates is true. In {base} only these two cells "
         "can hold {link.digits}, so the other cell is {link.digits}. Nothing else is possible in the two."},
        "2024", 57, 4),
};

}  // namespace shudu::logic
