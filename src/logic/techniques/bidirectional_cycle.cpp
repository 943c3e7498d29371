// Bidirectional cycles: a closed chain of alternating weak and strong links. One of its two colours is on.
//
// Roles: color_a are the candidates that are on if the start is on, color_b those that are off. The search is that of
// Sudoku Explainer (explainer/chaining/chaining.h). Of cycles with the same result only the shortest is reported.
#include "logic/explainer/chaining/techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text bidirectional_cycle_why = {
    "technique.bidirectional_cycle.why",
    "{chain} The cycle holds in both directions: either {color_a.candidates} are right, or {color_b.candidates} are. A "
    "candidate outside the cycle that conflicts with one of each set cannot be true."};

}  // namespace

constinit const Technique bidirectional_cycle[3] = {
    {.id = "x_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = "X-Cycle",
     .look = {"technique.x_cycle.look", "Look at {color_a.digits} in {path}: the links between them form a cycle."},
     .why = bidirectional_cycle_why,
     .hodoku = {.code = "2100"},
     .rating = 65,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "y_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = "Y-Cycle",
     .look = {"technique.y_cycle.look",
              "Look at {path}: these cells have two candidates each, and the links between them form a cycle."},
     .why = bidirectional_cycle_why,
     .hodoku = {.code = "2101"},
     .rating = 65,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "bidirectional_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = "Bidirectional Cycle",
     .look = {"technique.bidirectional_cycle.look",
              "Look at {path}: the links between candidates of these cells form a cycle."},
     .why = bidirectional_cycle_why,
     .hodoku = {.code = "2102"},
     .rating = 70,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
