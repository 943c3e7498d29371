// Multiple forcing chains: every candidate of a cell, or every place of a digit in a house, has the same consequence.
//
// Roles: pivot are the candidates the chains start from; base is the house. The search is that of Sudoku Explainer
// (explainer/chaining/chaining.h).
#include "logic/explainer/chaining/techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

constinit const Technique multiple_forcing_chains[2] = {
    {.id = "cell_forcing_chains",
     .page = "multiple_forcing_chains",
     .family = Family::forcing_chains,
     .name = "Cell Forcing Chains",
     .look = {"technique.cell_forcing_chains.look", "Look at {pivot}, and try its candidates {pivot.digits} in turn."},
     .why = {"technique.cell_forcing_chains.why",
             "{chain} One of the candidates of {pivot} is right, and each leads to the same conclusion."},
     .hodoku = {.code = "2130"},
     .rating = 80,
     .kind = static_cast<int>(explainer::Chaining::multiple),
     .find = explainer::chaining::find},
    {.id = "region_forcing_chains",
     .page = "multiple_forcing_chains",
     .family = Family::forcing_chains,
     .name = "Region Forcing Chains",
     .look = {"technique.region_forcing_chains.look", "Look at the places for {pivot.digits} in {base}: {pivot}."},
     .why = {"technique.region_forcing_chains.why",
             "{chain} One of these places holds {pivot.digits}, and each leads to the same conclusion."},
     .hodoku = {.code = "2131"},
     .rating = 80,
     .kind = static_cast<int>(explainer::Chaining::multiple),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
