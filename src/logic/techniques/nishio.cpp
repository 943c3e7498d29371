// Nishio: assuming a candidate, or its absence, contradicts itself within its digit.
//
// Roles: pivot is the candidate assumed. Found as Sudoku Explainer does (explainer/chaining.h).
#include "logic/explainer/chaining_techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

constinit const Technique nishio = {
    .id = "nishio",
    .page = "nishio",
    .family = Family::forcing_chains,
    .name = {"Nishio Forcing Chains", "单数强制链（Nishio）", "單數強制鏈（Nishio）"},
    .look = {"Look at {pivot.digits} in {pivot}, and follow that digit alone.",
             "看 {pivot} 里的 {pivot.digits}，只跟踪这一个数字。",
             "看 {pivot} 裡的 {pivot.digits}，只跟蹤這一個數字。"},
    .why = {"{chain} The two chains contradict each other, so the assumption they share is false.",
            "{chain}两条链互相矛盾，所以它们共同的假设不成立。", "{chain}兩條鏈互相矛盾，所以它們共同的假設不成立。"},
    .hodoku = {.code = "2120"},
    .rating = 75,
    .kind = static_cast<int>(explainer::Chaining::nishio),
    .find = explainer::chaining::find,
};

}  // namespace shudu::logic
