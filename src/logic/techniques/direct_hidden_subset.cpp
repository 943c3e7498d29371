// Direct hidden pair and triple: a hidden subset that leaves another digit of the house a single place. A player can
// place that digit without writing any candidates.
//
// Roles: pattern is the candidates of the subset; base is the house.
#include "logic/explainer/rules/sets.h"
#include "logic/explainer/solver.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

template <int size>
void find_direct_hidden_subset(Request& request, const Technique&) {
  explainer::find_hidden_set<size, true>(request.state, [&](const explainer::Finding& finding) {
    return request.report(explainer::step_of(request.state, finding));
  });
}

constexpr Technique make_direct_hidden_subset(std::string_view id, std::string_view name, std::string_view code,
                                              int rating, int size, Finder finder) {
  return {.id = id,
          .page = "direct_hidden_subset",
          .family = Family::subsets,
          .name = name,
          .look = {"technique.direct_hidden_subset.look", "Look for the places of {digits} in {base}."},
          .why = {"technique.direct_hidden_subset.why",
                  "In {base} these {size} digits can only be in {pattern}, {size} cells in all. They fill them, so "
                  "{placed.digits} has only {placed} left in {base}."},
          .hodoku = {.code = code, .level = Level::medium},
          .rating = rating,
          .size = size,
          .find = finder};
}

}  // namespace

constinit const Technique direct_hidden_subset[2] = {
    make_direct_hidden_subset("direct_hidden_pair", "Direct Hidden Pair", "2003", 20, 2, find_direct_hidden_subset<2>),
    make_direct_hidden_subset("direct_hidden_triple", "Direct Hidden Triple", "2004", 25, 3,
                              find_direct_hidden_subset<3>),
};

}  // namespace shudu::logic
