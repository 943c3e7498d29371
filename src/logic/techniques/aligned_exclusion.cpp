// Aligned pair and triple exclusion: of all ways to fill two or three cells, some are impossible because two of the
// cells see each other and would be equal, or because a cell that sees all of them would lose its last candidate. A
// candidate that occurs in no possible way is removed.
//
// Roles: pattern is the candidates of the cells, pincer those of the cells that would lose all candidates.
#include "logic/explainer/rules/aligned.h"
#include "logic/explainer/solver.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_aligned_exclusion(Request& request, const Technique& wanted) {
  const auto report = [&](const explainer::Finding& finding) {
    return request.report(explainer::step_of(request.state, finding));
  };
  explainer::AlignedMemory nothing_known;
  if (wanted.size == 2) {
    explainer::find_aligned_pair(request.state, nothing_known, report);
  } else {
    explainer::find_aligned_triple(request.state, nothing_known, report);
  }
}

constexpr Technique make_aligned_exclusion(std::string_view id, std::string_view name, std::string_view code,
                                           Level level, int rating, int size) {
  return {
      .id = id,
      .page = "aligned_exclusion",
      .family = Family::exclusion,
      .name = name,
      .look = {"technique.aligned_exclusion.look", "Look at {pattern} together, and at {pincer}, which they all see."},
      .why = {"technique.aligned_exclusion.why",
              "Go through all ways to fill the {size} cells. Two of them that see each other cannot be equal, and "
              "none of {pincer} may be left without a candidate. What is removed from {eliminated} does not "
              "occur in any of the ways that remain."},
      .hodoku = {.code = code, .level = level},
      .rating = rating,
      .size = size,
      .find = find_aligned_exclusion};
}

}  // namespace

constinit const Technique aligned_exclusion[2] = {
    make_aligned_exclusion("aligned_pair_exclusion", "Aligned Pair Exclusion", "1000", Level::unfair, 62, 2),
    make_aligned_exclusion("aligned_triple_exclusion", "Aligned Triple Exclusion", "1001", Level::unfair, 75, 3),
};

}  // namespace shudu::logic
