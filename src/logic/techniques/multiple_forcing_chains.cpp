// Multiple forcing chains: whichever candidate of a cell, or place of a digit in a house, is right, the same follows.
//
// Roles: pivot are the candidates the chains start from; base is the house. Found as Sudoku Explainer does
// (explainer/chaining.h).
#include "logic/explainer/chaining_techniques.h"
#include "logic/techniques.h"

namespace shudu::logic {

constinit const Technique multiple_forcing_chains[2] = {
    {.id = "cell_forcing_chains",
     .page = "multiple_forcing_chains",
     .family = Family::forcing_chains,
     .name = {"Cell Forcing Chains", "单元格强制链", "單元格強制鏈"},
     .look = {"Look at {pivot}, and try its candidates {pivot.digits} in turn.",
              "看 {pivot}，依次尝试它的候选数 {pivot.digits}。", "看 {pivot}，依次嘗試它的候選數 {pivot.digits}。"},
     .why = {"{chain} One of the candidates of {pivot} is right, and each leads to the same conclusion.",
             "{chain}{pivot} 的候选数中必有一个成立，而每一个都推出同样的结论。",
             "{chain}{pivot} 的候選數中必有一個成立，而每一個都推出同樣的結論。"},
     .hodoku = {.code = "2130"},
     .rating = 80,
     .kind = static_cast<int>(explainer::Chaining::multiple),
     .find = explainer::chaining::find},
    {.id = "region_forcing_chains",
     .page = "multiple_forcing_chains",
     .family = Family::forcing_chains,
     .name = {"Region Forcing Chains", "区域强制链", "區域強制鏈"},
     .look = {"Look at the places for {pivot.digits} in {base}: {pivot}.",
              "看{base}里 {pivot.digits} 的位置：{pivot}。", "看{base}裡 {pivot.digits} 的位置：{pivot}。"},
     .why = {"{chain} One of these places holds {pivot.digits}, and each leads to the same conclusion.",
             "{chain}这些位置中必有一处是 {pivot.digits}，而每一处都推出同样的结论。",
             "{chain}這些位置中必有一處是 {pivot.digits}，而每一處都推出同樣的結論。"},
     .hodoku = {.code = "2131"},
     .rating = 80,
     .kind = static_cast<int>(explainer::Chaining::multiple),
     .find = explainer::chaining::find},
};

}  // namespace shudu::logic
