// Forcing chains without branches: an assumption that leads to its own opposite.
//
// Roles: pivot is the candidate assumed. The search is that of Sudoku Explainer (explainer/chaining/chaining.h). Of chains with
// the same result only the shortest is reported.
#include "logic/explainer/chaining/techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text simple_forcing_chain_look = {"technique.simple_forcing_chain.look",
                                            "Look at {pivot.digits} in {pivot}."};
constexpr Text simple_forcing_chain_why = {"technique.simple_forcing_chain.why",
                                           "{chain} Assuming {assumed} leads to {reached}, {result}."};

}  // namespace

constinit const Technique simple_forcing_chain[2] = {
    {.id = "forcing_x_chain",
     .page = "simple_forcing_chain",
     .family = Family::chains,
     .name = "Forcing X-Chain",
     .look = simple_forcing_chain_look,
     .why = simple_forcing_chain_why,
     .hodoku = {.code = "2110"},
     .rating = 66,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "forcing_chain",
     .page = "simple_forcing_chain",
     .family = Family::chains,
     .name = "Forcing Chain",
     .look = simple_forcing_chain_look,
     .why = simple_forcing_chain_why,
     .hodoku = {.code = "2111"},
     .rating = 70,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
