// Forcing chains without branches: an assumption that leads to its own opposite.
//
// Roles: pivot is the candidate assumed. Found as Sudoku Explainer does (explainer/chaining.h): of chains with the same
// result only the shortest.
#include "logic/explainer/chaining_techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text look = {"Look at {pivot.digits} in {pivot}.", "看 {pivot} 里的 {pivot.digits}。",
                       "看 {pivot} 裡的 {pivot.digits}。"};
constexpr Text why = {"{chain} The assumption leads to its own opposite, so the opposite is true.",
                      "{chain}这个假设推出了它的反面，所以反面成立。", "{chain}這個假設推出了它的反面，所以反面成立。"};

}  // namespace

constinit const Technique simple_forcing_chain[2] = {
    {.id = "forcing_x_chain",
     .page = "simple_forcing_chain",
     .family = Family::chains,
     .name = {"Forcing X-Chain", "X 强制链", "X 強制鏈"},
     .look = look,
     .why = why,
     .hodoku = {.code = "2110"},
     .rating = 66,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "forcing_chain",
     .page = "simple_forcing_chain",
     .family = Family::chains,
     .name = {"Forcing Chain", "强制链", "強制鏈"},
     .look = look,
     .why = why,
     .hodoku = {.code = "2111"},
     .rating = 70,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
