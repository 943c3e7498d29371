// Nishio: a candidate, assumed on or off, leads to a contradiction within its digit.
//
// Roles: pivot is the candidate assumed. The search is that of Sudoku Explainer (explainer/chaining/chaining.h).
#include "logic/explainer/chaining/techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

constinit const Technique nishio = {
    .id = "nishio",
    .page = "nishio",
    .family = Family::forcing_chains,
    .name = "Nishio Forcing Chains",
    .look = {"technique.nishio.look", "Look at {pivot.digits} in {pivot}, and follow that digit alone."},
    .why = {"technique.nishio.why", "{chain} Then {clash}, which is impossible, {result}."},
    .hodoku = {.code = "2120"},
    .rating = 75,
    .kind = static_cast<int>(explainer::Chaining::nishio),
    .find = explainer::chaining::find,
};

}  // namespace shudu::logic
