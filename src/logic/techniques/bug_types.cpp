// Bivalue universal grave, types 2 to 4: were it not for a few extra candidates, each blank cell would have two
// candidates and each digit two places in each house, and then a puzzle has two solutions or none. So one of the extra
// candidates is true. Type 1, a single cell, is BUG+1.
//
//   type 2   all extra candidates are one digit: what sees all of them is not that digit
//   type 3   the extra digits, in cells of one house, and other cells of it (link) make a naked set (sets[0])
//   type 4   two cells of one house share another digit (link): one is extra, the other that digit
//
// Roles: extra is the extra candidates, roof the other candidates of their cells.
#include "logic/explainer/grave.h"
#include "logic/explainer/solver.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

void find(Hunt& hunt, const Technique& wanted) {
  explainer::find_grave(hunt.state, [&](const explainer::Hint& hint) {
    return hint.kind != wanted.kind || hunt.report(explainer::step_of(hunt.state, hint));
  });
}

constexpr Technique make(std::string_view id, Text name, Text why, std::string_view code, int rating, int kind) {
  return {.id = id,
          .page = "bug_types",
          .family = Family::uniqueness,
          .name = name,
          .look = {"Look at the candidates {extra.digits} of {extra}: without them every blank cell would have two "
                   "candidates, and every digit two places in each house that lacks it.",
                   "看 {extra} 的候选数 {extra.digits}：没有它们的话，每个空格都正好有两个候选数，每个数字在还缺它的"
                   "行、列、宫里都正好有两个位置。",
                   "看 {extra} 的候選數 {extra.digits}：沒有它們的話，每個空格都正好有兩個候選數，每個數字在還缺它的"
                   "行、列、宮裡都正好有兩個位置。"},
          .why = why,
          .hodoku = {.code = code, .level = Level::hard},
          .rating = rating,
          .needs_uniqueness = true,
          .kind = kind,
          .find = find};
}

}  // namespace

constinit const Technique bug_types[3] = {
    make("bug_type_2", {"BUG Type 2", "全双值致死格局类型 2", "全雙值致死格局類型 2"},
         {"Such a grid has two solutions or none, so one of {extra} is {extra.digits}. A cell that sees all of them is "
          "not.",
          "那样的盘面有两个解或没有解，所以 {extra} 中有一格是 {extra.digits}。同时看到这些格的格不能是它。",
          "那樣的盤面有兩個解或沒有解，所以 {extra} 中有一格是 {extra.digits}。同時看到這些格的格不能是它。"},
         "2022", 57, 2),
    make(
        "bug_type_3", {"BUG Type 3", "全双值致死格局类型 3", "全雙值致死格局類型 3"},
        {"Such a grid has two solutions or none, so one of {extra} is one of {extra.digits}. Together with {link} this "
         "uses up {set1.digits} in {base}.",
         "那样的盘面有两个解或没有解，所以 {extra} 中有一格是 {extra.digits} 之一，它与 {link} 一起把{base}的 "
         "{set1.digits} 用完。",
         "那樣的盤面有兩個解或沒有解，所以 {extra} 中有一格是 {extra.digits} 之一，它與 {link} 一起把{base}的 "
         "{set1.digits} 用完。"},
        "2023", 58, 3),
    make("bug_type_4", {"BUG Type 4", "全双值致死格局类型 4", "全雙值致死格局類型 4"},
         {"Such a grid has two solutions or none, so one of {extra} is one of {extra.digits}. In {base} only "
          "these two cells can hold {link.digits}, so the other one is {link.digits}. Nothing else is possible in the "
          "two.",
          "那样的盘面有两个解或没有解，所以 {extra} 中有一格是 {extra.digits} 之一。在{base}里 {link.digits} 只能放在"
          "这两格，所以另一格是 {link.digits}。这两格不能填别的数字。",
          "那樣的盤面有兩個解或沒有解，所以 {extra} 中有一格是 {extra.digits} 之一。在{base}裡 {link.digits} 只能放在"
          "這兩格，所以另一格是 {link.digits}。這兩格不能填別的數字。"},
         "2024", 57, 4),
};

}  // namespace shudu::logic
