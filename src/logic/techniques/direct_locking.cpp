// Direct pointing and claiming: locked candidates that leave the digit a single place in a house next to it. The digit
// can be placed at once, without writing down any candidate.
//
// Roles: pattern is the locked candidates, extra the candidates they take away; base is the house they are locked in,
// cover the one that loses candidates.
#include "logic/explainer/locking.h"

#include "logic/explainer/solver.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find(Hunt& hunt, const Technique& wanted) {
  explainer::find_direct_locking(hunt.state, [&](const explainer::Hint& hint) {
    return hint.kind != wanted.kind || hunt.report(explainer::step_of(hunt.state, hint));
  });
}

constexpr Technique make(std::string_view id, Text name, Text why, std::string_view code, int rating, int kind) {
  return {.id = id,
          .page = "direct_locking",
          .family = Family::intersections,
          .name = name,
          .look = {"Look at {digit} in {base}.", "看{base}里的 {digit}。", "看{base}裡的 {digit}。"},
          .why = why,
          .hodoku = {.code = code, .level = Level::easy},
          .rating = rating,
          .kind = kind,
          .find = find};
}

}  // namespace

constinit const Technique direct_locking[2] = {
    make("direct_pointing", {"Direct Pointing", "直接宫区块", "直接宮區塊"},
         {"In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. So no other cell of {cover} "
          "is {digit}, and {placed} is the only place left for it in its box.",
          "在{base}里只有 {pattern} 能填 {digit}，这些格都在{cover}上。所以{cover}的其他格不能是 {digit}，{placed} "
          "就成了它所在宫里 {digit} 的唯一位置。",
          "在{base}裡只有 {pattern} 能填 {digit}，這些格都在{cover}上。所以{cover}的其他格不能是 {digit}，{placed} "
          "就成了它所在宮裡 {digit} 的唯一位置。"},
         "2001", 17, 0),
    make("direct_claiming", {"Direct Claiming", "直接行列区块", "直接行列區塊"},
         {"In {base} only {pattern} can hold {digit}, and these cells all lie in {cover}. So no other cell of {cover} "
          "is {digit}, and {placed} is the only place left for it in its line parallel to {base}.",
          "在{base}里只有 {pattern} 能填 {digit}，这些格都在{cover}里。所以{cover}的其他格不能是 {digit}，在与{base}"
          "平行的那条线上，{placed} 就成了 {digit} 的唯一位置。",
          "在{base}裡只有 {pattern} 能填 {digit}，這些格都在{cover}裡。所以{cover}的其他格不能是 {digit}，在與{base}"
          "平行的那條線上，{placed} 就成了 {digit} 的唯一位置。"},
         "2002", 19, 1),
};

}  // namespace shudu::logic
