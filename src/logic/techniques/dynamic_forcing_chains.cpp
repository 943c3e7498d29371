// Dynamic forcing chains: chains that branch and join, at six levels of what may be used inside them.
//
// `kind` is the Chaining; `size` is 0 for singles alone, 1 with locked candidates, pairs and X-wings inside (+), 2..5
// with chains inside chains. Roles: pivot are the candidates the chains start from; base is the house of a region.
// Found as Sudoku Explainer does (explainer/chaining.h).
#include <array>

#include "logic/explainer/chaining_techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr Text look_one = {"Look at {pivot.digits} in {pivot}.", "看 {pivot} 里的 {pivot.digits}。",
                           "看 {pivot} 裡的 {pivot.digits}。"};

// Levels of one form.
struct Form {
  std::array<std::string_view, 6> id, code;
  std::array<Text, 6> name;
  Text look, why;
};

constexpr Form forms[4] = {
    {.id = {"dynamic_contradiction", "dynamic_contradiction_plus", "nested_2_contradiction", "nested_3_contradiction",
            "nested_4_contradiction", "nested_5_contradiction"},
     .code = {"2140", "2141", "2142", "2143", "2144", "2145"},
     .name = {{{"Dynamic Contradiction Chains", "动态矛盾链", "動態矛盾鏈"},
               {"Dynamic Contradiction Chains (+)", "动态矛盾链（+）", "動態矛盾鏈（+）"},
               {"Dynamic Contradiction Chains (+ Forcing Chains)", "动态矛盾链（+ 强制链）", "動態矛盾鏈（+ 強制鏈）"},
               {"Dynamic Contradiction Chains (+ Multiple Forcing Chains)", "动态矛盾链（+ 多重强制链）",
                "動態矛盾鏈（+ 多重強制鏈）"},
               {"Dynamic Contradiction Chains (+ Dynamic Forcing Chains)", "动态矛盾链（+ 动态强制链）",
                "動態矛盾鏈（+ 動態強制鏈）"},
               {"Dynamic Contradiction Chains (+ Dynamic Forcing Chains with Forcing Chains)",
                "动态矛盾链（+ 含强制链的动态强制链）", "動態矛盾鏈（+ 含強制鏈的動態強制鏈）"}}},
     .look = look_one,
     .why = {"{chain} The two chains contradict each other, so the assumption they share is false.",
             "{chain}两条链互相矛盾，所以它们共同的假设不成立。", "{chain}兩條鏈互相矛盾，所以它們共同的假設不成立。"}},
    {.id = {"dynamic_double", "dynamic_double_plus", "nested_2_double", "nested_3_double", "nested_4_double",
            "nested_5_double"},
     .code = {"2150", "2151", "2152", "2153", "2154", "2155"},
     .name = {{{"Dynamic Double Chains", "动态双向链", "動態雙向鏈"},
               {"Dynamic Double Chains (+)", "动态双向链（+）", "動態雙向鏈（+）"},
               {"Dynamic Double Chains (+ Forcing Chains)", "动态双向链（+ 强制链）", "動態雙向鏈（+ 強制鏈）"},
               {"Dynamic Double Chains (+ Multiple Forcing Chains)", "动态双向链（+ 多重强制链）",
                "動態雙向鏈（+ 多重強制鏈）"},
               {"Dynamic Double Chains (+ Dynamic Forcing Chains)", "动态双向链（+ 动态强制链）",
                "動態雙向鏈（+ 動態強制鏈）"},
               {"Dynamic Double Chains (+ Dynamic Forcing Chains with Forcing Chains)",
                "动态双向链（+ 含强制链的动态强制链）", "動態雙向鏈（+ 含強制鏈的動態強制鏈）"}}},
     .look = look_one,
     .why = {"{chain} Whether the candidate is right or wrong, the conclusion is the same.",
             "{chain}无论这个候选数成立与否，结论都相同。", "{chain}無論這個候選數成立與否，結論都相同。"}},
    {.id = {"dynamic_cell", "dynamic_cell_plus", "nested_2_cell", "nested_3_cell", "nested_4_cell", "nested_5_cell"},
     .code = {"2160", "2161", "2162", "2163", "2164", "2165"},
     .name = {{{"Dynamic Cell Chains", "动态单元格链", "動態單元格鏈"},
               {"Dynamic Cell Chains (+)", "动态单元格链（+）", "動態單元格鏈（+）"},
               {"Dynamic Cell Chains (+ Forcing Chains)", "动态单元格链（+ 强制链）", "動態單元格鏈（+ 強制鏈）"},
               {"Dynamic Cell Chains (+ Multiple Forcing Chains)", "动态单元格链（+ 多重强制链）",
                "動態單元格鏈（+ 多重強制鏈）"},
               {"Dynamic Cell Chains (+ Dynamic Forcing Chains)", "动态单元格链（+ 动态强制链）",
                "動態單元格鏈（+ 動態強制鏈）"},
               {"Dynamic Cell Chains (+ Dynamic Forcing Chains with Forcing Chains)",
                "动态单元格链（+ 含强制链的动态强制链）", "動態單元格鏈（+ 含強制鏈的動態強制鏈）"}}},
     .look = {"Look at {pivot}, and try its candidates {pivot.digits} in turn.",
              "看 {pivot}，依次尝试它的候选数 {pivot.digits}。", "看 {pivot}，依次嘗試它的候選數 {pivot.digits}。"},
     .why = {"{chain} One of the candidates of {pivot} is right, and each leads to the same conclusion.",
             "{chain}{pivot} 的候选数中必有一个成立，而每一个都推出同样的结论。",
             "{chain}{pivot} 的候選數中必有一個成立，而每一個都推出同樣的結論。"}},
    {.id = {"dynamic_region", "dynamic_region_plus", "nested_2_region", "nested_3_region", "nested_4_region",
            "nested_5_region"},
     .code = {"2170", "2171", "2172", "2173", "2174", "2175"},
     .name = {{{"Dynamic Region Chains", "动态区域链", "動態區域鏈"},
               {"Dynamic Region Chains (+)", "动态区域链（+）", "動態區域鏈（+）"},
               {"Dynamic Region Chains (+ Forcing Chains)", "动态区域链（+ 强制链）", "動態區域鏈（+ 強制鏈）"},
               {"Dynamic Region Chains (+ Multiple Forcing Chains)", "动态区域链（+ 多重强制链）",
                "動態區域鏈（+ 多重強制鏈）"},
               {"Dynamic Region Chains (+ Dynamic Forcing Chains)", "动态区域链（+ 动态强制链）",
                "動態區域鏈（+ 動態強制鏈）"},
               {"Dynamic Region Chains (+ Dynamic Forcing Chains with Forcing Chains)",
                "动态区域链（+ 含强制链的动态强制链）", "動態區域鏈（+ 含強制鏈的動態強制鏈）"}}},
     .look = {"Look at the places for {pivot.digits} in {base}: {pivot}.",
              "看{base}里 {pivot.digits} 的位置：{pivot}。", "看{base}裡 {pivot.digits} 的位置：{pivot}。"},
     .why = {"{chain} One of these places holds {pivot.digits}, and each leads to the same conclusion.",
             "{chain}这些位置中必有一处是 {pivot.digits}，而每一处都推出同样的结论。",
             "{chain}這些位置中必有一處是 {pivot.digits}，而每一處都推出同樣的結論。"}},
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
