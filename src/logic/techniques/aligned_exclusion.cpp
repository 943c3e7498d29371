// Aligned pair and triple exclusion: of all ways to fill two or three cells, some are impossible because two of the
// cells see each other and would be equal, or because a cell that sees all of them would lose its last candidate. A
// candidate that occurs in no way that is left is removed.
//
// Roles: pattern is the candidates of the cells, pincer those of the cells that would be emptied.
#include "logic/explainer/aligned.h"
#include "logic/explainer/solver.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find(Hunt& hunt, const Technique& wanted) {
  const auto report = [&](const explainer::Hint& hint) { return hunt.report(explainer::step_of(hunt.state, hint)); };
  if (wanted.size == 2) {
    explainer::find_aligned_pair(hunt.state, report);
  } else {
    explainer::find_aligned_triple(hunt.state, report);
  }
}

constexpr Technique make(std::string_view id, Text name, std::string_view code, Level level, int rating, int size) {
  return {
      .id = id,
      .page = "aligned_exclusion",
      .family = Family::exclusion,
      .name = name,
      .look = {"Look at {pattern} together, and at {pincer}, which they all see.",
               "把 {pattern} 放在一起看，再看它们都能看到的 {pincer}。",
               "把 {pattern} 放在一起看，再看它們都能看到的 {pincer}。"},
      .why = {"Go through all ways to fill the {size} cells. Two of them that see each other cannot be equal, and "
              "none of {pincer} may be left without a candidate. What is removed from {eliminated} does not "
              "occur in any of the ways that remain.",
              "把这 {size} 个格的所有填法逐一检查：互相看到的两格不能相同，{pincer} 中任何一格都不能失去全部候选数。"
              "在剩下的填法里，要从 {eliminated} 删去的候选数一次也没有出现。",
              "把這 {size} 個格的所有填法逐一檢查：互相看到的兩格不能相同，{pincer} 中任何一格都不能失去全部候選數。"
              "在剩下的填法裡，要從 {eliminated} 刪去的候選數一次也沒有出現。"},
      .hodoku = {.code = code, .level = level},
      .rating = rating,
      .size = size,
      .find = find};
}

}  // namespace

constinit const Technique aligned_exclusion[2] = {
    make("aligned_pair_exclusion", {"Aligned Pair Exclusion", "对齐数对排除", "對齊數對排除"}, "1000", Level::unfair,
         62, 2),
    make("aligned_triple_exclusion", {"Aligned Triple Exclusion", "对齐三数组排除", "對齊三數組排除"}, "1001",
         Level::unfair, 75, 3),
};

}  // namespace shudu::logic
