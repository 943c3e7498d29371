// Direct pointing and claiming: locked candidates that leave the digit a single place in a neighbouring house. A player
// can place that digit without writing any candidates.
//
// Roles: pattern is the locked candidates, extra the candidates they remove; base is the house they are locked in,
// cover the one that loses candidates.
#include "logic/explainer/rules/locking.h"

#include "logic/explainer/solver.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find_direct_locking(Request& request, const Technique& wanted) {
  explainer::find_direct_locking(request.state, [&](const explainer::Finding& finding) {
    return finding.kind != wanted.kind || request.report(explainer::step_of(request.state, finding));
  });
}

constexpr Technique make_direct_locking(std::string_view id, std::string_view name, Text why, std::string_view code,
                                        int rating, int kind) {
  return {.id = id,
          .page = "direct_locking",
          .family = Family::intersections,
          .name = name,
          .look = {"technique.direct_locking.look", "Look at {digit} in {base}."},
          .why = why,
          .hodoku = {.code = code, .level = Level::easy},
          .rating = rating,
          .kind = kind,
          .find = find_direct_locking};
}

}  // namespace

constinit const Technique direct_locking[2] = {
    make_direct_locking(
        "direct_pointing", "Direct Pointing",
        {"technique.direct_pointing.why",
         "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. So no other cell of {cover} "
         "is {digit}, and {placed} is the only place left for it in its box."},
        "2001", 17, 0),
    make_direct_locking(
        "direct_claiming", "Direct Claiming",
        {"technique.direct_claiming.why",
         "In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. So no other cell of {cover} "
         "is {digit}, and {placed} is the only place left for it in its line parallel to {base}."},
        "2002", 19, 1),
};

}  // namespace shudu::logic
