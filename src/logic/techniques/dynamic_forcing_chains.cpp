// Dynamic forcing chains: chains that branch and join, at six levels of rules that may be used inside them.
//
// `kind` is the Chaining. `size` is 0 for singles only, 1 with locked candidates, pairs and X-wings inside (+), and
// 2..5 with chains inside chains. Roles: pivot are the candidates the chains start from; base is the house of a region.
// The search is that of Sudoku Explainer (explainer/chaining/chaining.h).
#include <array>

#include "logic/explainer/chaining/techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text look_one = {"technique.dynamic_forcing_chains.look", "Look at {pivot.digits} in {pivot}."};

// The levels of one form.
struct Form {
  std::array<std::string_view, 6> id, code;
  std::array<std::string_view, 6> name;
  Text look, why;
};

constexpr Form forms[4] = {
    {.id = {"dynamic_contradiction", "dynamic_contradiction_plus", "nested_2_contradiction", "nested_3_contradiction",
            "nested_4_contradiction", "nested_5_contradiction"},
     .code = {"2140", "2141", "2142", "2143", "2144", "2145"},
     .name = {{"Dynamic Contradiction Chains", "Dynamic Contradiction Chains (+)",
               "Dynamic Contradiction Chains (+ Forcing Chains)",
               "Dynamic Contradiction Chains (+ Multiple Forcing Chains)",
               "Dynamic Contradiction Chains (+ Dynamic Forcing Chains)",
               "Dynamic Contradiction Chains (+ Dynamic Forcing Chains with Forcing Chains)"}},
     .look = look_one,
     .why = {"technique.dynamic_contradiction.why", "{chain} Then {clash}, which is impossible, {result}."}},
    {.id = {"dynamic_double", "dynamic_double_plus", "nested_2_double", "nested_3_double", "nested_4_double",
            "nested_5_double"},
     .code = {"2150", "2151", "2152", "2153", "2154", "2155"},
     .name = {{"Dynamic Double Chains", "Dynamic Double Chains (+)", "Dynamic Double Chains (+ Forcing Chains)",
               "Dynamic Double Chains (+ Multiple Forcing Chains)", "Dynamic Double Chains (+ Dynamic Forcing Chains)",
               "Dynamic Double Chains (+ Dynamic Forcing Chains with Forcing Chains)"}},
     .look = look_one,
     .why = {"technique.dynamic_double.why",
             "{chain} Whether {pivot} is {pivot.digits} or not, the conclusion is the same, {result}."}},
    {.id = {"dynamic_cell", "dynamic_cell_plus", "nested_2_cell", "nested_3_cell", "nested_4_cell", "nested_5_cell"},
     .code = {"2160", "2161", "2162", "2163", "2164", "2165"},
     .name = {{"Dynamic Cell Chains", "Dynamic Cell Chains (+)", "Dynamic Cell Chains (+ Forcing Chains)",
               "Dynamic Cell Chains (+ Multiple Forcing Chains)", "Dynamic Cell Chains (+ Dynamic Forcing Chains)",
               "Dynamic Cell Chains (+ Dynamic Forcing Chains with Forcing Chains)"}},
     .look = {"technique.dynamic_cell.look", "Look at {pivot}, and try its candidates {pivot.digits} in turn."},
     .why = {"technique.dynamic_cell.why",
             "{chain} One of the candidates of {pivot} is right, and each leads to the same conclusion."}},
    {.id = {"dynamic_region", "dynamic_region_plus", "nested_2_region", "nested_3_region", "nested_4_region",
            "nested_5_region"},
     .code = {"2170", "2171", "2172", "2173", "2174", "2175"},
     .name = {{"Dynamic Region Chains", "Dynamic Region Chains (+)", "Dynamic Region Chains (+ Forcing Chains)",
               "Dynamic Region Chains (+ Multiple Forcing Chains)", "Dynamic Region Chains (+ Dynamic Forcing Chains)",
               "Dynamic Region Chains (+ Dynamic Forcing Chains with Forcing Chains)"}},
     .look = {"technique.dynamic_region.look", "Look at the places for {pivot.digits} in {base}: {pivot}."},
     .why = {"technique.dynamic_region.why",
             "{chain} One of these places holds {pivot.digits}, and each leads to the same conclusion."}},
};

constexpr Technique at(std::size_t form, std::size_t level) {
  return {.id = forms[form].id[level],
          .page = level < 2 ? "dynamic_forcing_chains" : "nested_forcing_chains",
          .family = Family::forcing_chains,
          .name = forms[form].name[level],
          .look = forms[form].look,
          .why = forms[form].why,
          .hodoku = {.code = forms[form].code[level]},
          .rating = 85 + 5 * static_cast<int>(level),
          .size = static_cast<int>(level),
          .kind = static_cast<int>(explainer::Chaining::dynamic) + static_cast<int>(level),
          .find = explainer::chaining::find};
}

constexpr std::array<Technique, 4> at(std::size_t level) {
  return {at(0, level), at(1, level), at(2, level), at(3, level)};
}

}  // namespace

constinit const std::array<std::array<Technique, 4>, 6> dynamic_forcing_chains = {at(0), at(1), at(2),
                                                                                  at(3), at(4), at(5)};

}  // namespace shudu::logic
