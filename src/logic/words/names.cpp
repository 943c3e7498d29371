#include "shudu/words.h"

namespace shudu::logic {

Text name(Family family) {
  switch (family) {
    case Family::singles: return {"Singles", "出数", "出數"};
    case Family::intersections: return {"Intersections", "区块", "區塊"};
    case Family::subsets: return {"Subsets", "数组", "數組"};
    case Family::fish: return {"Fish", "鱼", "魚"};
    case Family::single_digit_patterns: return {"Single-digit patterns", "同数结构", "同數結構"};
    case Family::wings: return {"Wings", "翼", "翼"};
    case Family::coloring: return {"Colouring", "染色", "染色"};
    case Family::uniqueness: return {"Uniqueness", "致命结构", "致命結構"};
    case Family::chains: return {"Chains", "链", "鏈"};
    case Family::almost_locked_sets: return {"Almost locked sets", "待定数组", "待定數組"};
    case Family::exclusion: return {"Exclusion", "组合排除", "組合排除"};
    case Family::forcing_chains: return {"Forcing chains", "强制链", "強制鏈"};
    case Family::last_resort: break;
  }
  return {"Last resort", "最后手段", "最後手段"};
}

Text level_name(Level level) {
  switch (level) {
    case Level::easy: return {"easy", "简单", "簡單"};
    case Level::medium: return {"medium", "中等", "中等"};
    case Level::hard: return {"hard", "困难", "困難"};
    case Level::unfair: return {"unfair", "苛刻", "苛刻"};
    case Level::extreme: break;
  }
  return {"extreme", "极难", "極難"};
}

Text name(Role role) {
  switch (role) {
    case Role::pattern: return {"pattern", "结构", "結構"};
    case Role::fin: return {"fin", "鳍", "鰭"};
    case Role::endo_fin: return {"endo fin", "内鳍", "內鰭"};
    case Role::pivot: return {"pivot", "轴", "軸"};
    case Role::pincer: return {"pincer", "钳", "鉗"};
    case Role::link: return {"link", "连接", "連接"};
    case Role::floor: return {"floor", "底", "底"};
    case Role::roof: return {"roof", "顶", "頂"};
    case Role::extra: return {"extra", "额外", "額外"};
    case Role::color_a: return {"colour A", "甲色", "甲色"};
    case Role::color_b: return {"colour B", "乙色", "乙色"};
    case Role::color_c: return {"colour C", "丙色", "丙色"};
    case Role::color_d: break;
  }
  return {"colour D", "丁色", "丁色"};
}

std::string_view id(Role role) {
  constexpr std::string_view ids[] = {"pattern", "fin",   "endo_fin", "pivot",   "pincer",  "link",   "floor",
                                      "roof",    "extra", "color_a",  "color_b", "color_c", "color_d"};
  return ids[static_cast<std::size_t>(role)];
}

}  // namespace shudu::logic
