// Bidirectional cycles: a chain of alternating weak and strong links that closes. One of its two colours is on.
//
// Roles: color_a are the candidates that are on when the start is on, color_b those that are off. Found as Sudoku
// Explainer does (explainer/chaining.h): of cycles with the same result only the shortest.
#include "logic/explainer/chaining_techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text why = {
    "{chain} The cycle holds in both directions: either {color_a} are right or {color_b} are. A candidate outside that "
    "sees its own digit in both sets cannot be true.",
    "{chain}这个环两个方向都成立：要么 {color_a} 成立，要么 {color_b} "
    "成立。环外的候选数若同时看到两边的同一数字，就必假。",
    "{chain}這個環兩個方向都成立：要麼 {color_a} 成立，要麼 {color_b} "
    "成立。環外的候選數若同時看到兩邊的同一數字，就必假。"};

}  // namespace

constinit const Technique bidirectional_cycle[3] = {
    {.id = "x_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = {"X-Cycle", "X 环", "X 環"},
     .look = {"Look at {color_a.digits} in {color_a} and {color_b}: the links between them form a cycle.",
              "看 {color_a} 与 {color_b} 中的 {color_a.digits}：它们之间的链接成环。",
              "看 {color_a} 與 {color_b} 中的 {color_a.digits}：它們之間的鏈接成環。"},
     .why = why,
     .hodoku = {.code = "2100"},
     .rating = 65,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "y_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = {"Y-Cycle", "Y 环", "Y 環"},
     .look = {"Look at the cells with two candidates {color_a}: the links between them form a cycle.",
              "看双值格 {color_a}：它们之间的链接成环。", "看雙值格 {color_a}：它們之間的鏈接成環。"},
     .why = why,
     .hodoku = {.code = "2101"},
     .rating = 65,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
    {.id = "bidirectional_cycle",
     .page = "bidirectional_cycle",
     .family = Family::chains,
     .name = {"Bidirectional Cycle", "双向环", "雙向環"},
     .look = {"Look at {color_a} and {color_b}: the links between their candidates form a cycle.",
              "看 {color_a} 与 {color_b}：其中候选数之间的链接成环。",
              "看 {color_a} 與 {color_b}：其中候選數之間的鏈接成環。"},
     .why = why,
     .hodoku = {.code = "2102"},
     .rating = 70,
     .kind = static_cast<int>(explainer::Chaining::cycles_and_chains),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
