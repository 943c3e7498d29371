// Unique loop: a closed walk over six or more cells that all have two digits a and b, through each row, column and box
// twice or never. With a and b alone in all of them the two could be exchanged around the loop, and the puzzle would
// have two solutions; so the cells that have more (the roof) save it. Unique rectangles are the loops of four cells.
//
//   type 1   the roof is one cell: it is neither a nor b
//   type 2   the roof has one extra digit: what sees all of the roof is not that digit
//   type 3   the roof is two cells of a house: its extra digits and other cells (link) make a naked set (sets[0])
//   type 4   the roof is two cells of a house, and one of a and b (link) has no other place in it
//
// Roles: pattern is the loop; floor and roof are the candidates a and b there, extra the additional candidates of the
// roof.
#include "logic/explainer/unique_loops.h"

#include <algorithm>

#include "logic/explainer/solver.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find(Hunt& hunt, const Technique& wanted) {
  auto hints = explainer::unique_loop_hints(hunt.state);
  std::stable_sort(hints.begin(), hints.end(), [](const auto& x, const auto& y) { return x.rating < y.rating; });
  for (const auto& [hint, rating] : hints) {
    if (hint.size == 4 || hint.kind != wanted.kind) continue;
    if (!hunt.report(explainer::step_of(hunt.state, hint))) return;
  }
}

constexpr Technique make(std::string_view id, Text name, Text why, std::string_view code, int rating, int kind) {
  return {.id = id,
          .page = "unique_loop",
          .family = Family::uniqueness,
          .name = name,
          .look = {"Look at the loop {pattern}: all of these cells can be {digits}.",
                   "看 {pattern} 组成的环：这些格都有候选数 {digits}。",
                   "看 {pattern} 組成的環：這些格都有候選數 {digits}。"},
          .why = why,
          .hodoku = {.code = code, .level = Level::hard},
          .rating = rating,
          .needs_uniqueness = true,
          .kind = kind,
          .find = find};
}

}  // namespace

constinit const Technique unique_loop[4] = {
    make("unique_loop_1", {"Unique Loop Type 1", "唯一环类型 1", "唯一環類型 1"},
         {"The loop passes through each row, column and box twice or never. If {roof} too were one of {digits}, these "
          "two digits could be exchanged around the whole loop and there would be a second solution. So it is neither.",
          "这个环经过每一行、列、宫的次数都是两次或零次。如果 {roof} 也是 {digits} 之一，那么整个环上的这两个数字可以"
          "互换，就会有第二个解。所以它两个都不是。",
          "這個環經過每一行、列、宮的次數都是兩次或零次。如果 {roof} 也是 {digits} 之一，那麼整個環上的這兩個數字可以"
          "互換，就會有第二個解。所以它兩個都不是。"},
         "2011", 46, 1),
    make("unique_loop_2", {"Unique Loop Type 2", "唯一环类型 2", "唯一環類型 2"},
         {"The loop passes through each row, column and box twice or never. If none of {roof} were {extra.digits}, the "
          "two digits {digits} could be exchanged around the whole loop and there would be a second solution. So one "
          "of them is {extra.digits}, and a cell that sees all of them is not.",
          "这个环经过每一行、列、宫的次数都是两次或零次。如果 {roof} 都不是 {extra.digits}，那么整个环上的 {digits} "
          "可以互换，就会有第二个解。所以其中一格是 {extra.digits}，同时看到这些格的格就不能是它。",
          "這個環經過每一行、列、宮的次數都是兩次或零次。如果 {roof} 都不是 {extra.digits}，那麼整個環上的 {digits} "
          "可以互換，就會有第二個解。所以其中一格是 {extra.digits}，同時看到這些格的格就不能是它。"},
         "2012", 46, 2),
    make(
        "unique_loop_3", {"Unique Loop Type 3", "唯一环类型 3", "唯一環類型 3"},
        {"The loop passes through each row, column and box twice or never. If neither of {roof} were one of "
         "{extra.digits}, the two digits {digits} could be exchanged around the whole loop and there would be a second "
         "solution. So one of the two is one of {extra.digits}. Together with {link} this uses up {set1.digits} in "
         "{base}.",
         "这个环经过每一行、列、宫的次数都是两次或零次。如果 {roof} 都不是 {extra.digits} 之一，那么整个环上的 "
         "{digits} 可以互换，就会有第二个解。所以这两格中有一格是 {extra.digits} 之一，它与 {link} 一起把{base}的 "
         "{set1.digits} 用完。",
         "這個環經過每一行、列、宮的次數都是兩次或零次。如果 {roof} 都不是 {extra.digits} 之一，那麼整個環上的 "
         "{digits} 可以互換，就會有第二個解。所以這兩格中有一格是 {extra.digits} 之一，它與 {link} 一起把{base}的 "
         "{set1.digits} 用完。"},
        "2013", 46, 3),
    make("unique_loop_4", {"Unique Loop Type 4", "唯一环类型 4", "唯一環類型 4"},
         {"The loop passes through each row, column and box twice or never. In {base} only {roof} can hold "
          "{link.digits}, so one of them does. If the other were {eliminated.digits}, the two digits could be "
          "exchanged around the whole loop and there would be a second solution. So neither is {eliminated.digits}.",
          "这个环经过每一行、列、宫的次数都是两次或零次。在{base}里只有 {roof} 能填 {link.digits}，所以其中一格是 "
          "{link.digits}。如果另一格是 {eliminated.digits}，那么整个环上的这两个数字可以互换，就会有第二个解。所以两格"
          "都不是 {eliminated.digits}。",
          "這個環經過每一行、列、宮的次數都是兩次或零次。在{base}裡只有 {roof} 能填 {link.digits}，所以其中一格是 "
          "{link.digits}。如果另一格是 {eliminated.digits}，那麼整個環上的這兩個數字可以互換，就會有第二個解。所以兩格"
          "都不是 {eliminated.digits}。"},
         "2014", 46, 4),
};

}  // namespace shudu::logic
