// Whether a text is entirely in its language: English without Chinese, Chinese without English words and in one script.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/language.h"

namespace shudu::test {

// Characters that only one of the two scripts has, out of those used in texts about Sudoku.
inline constexpr std::string_view simplified_only =
    "个们这为从对应数删则余宫链强还没时间里区块两双单处号关条点线边类组总长开鱼鳍轴钳环结构独显隐阶级变换强够当于额"
    "顶层内连满确误给试题难简错让与无层页后见动态场经过";
inline constexpr std::string_view traditional_only =
    "個們這為從對應數刪則餘宮鏈強還沒時間裡區塊兩雙單處號關條點線邊類組總長開魚鰭軸鉗環結構獨顯隱階級變換夠當於額"
    "頂層連滿確誤給試題難簡錯讓與無頁後見動態場經過";

inline std::vector<std::string> characters(std::string_view text) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    all.emplace_back(text.substr(i, size));
    i += size;
  }
  return all;
}

inline std::string without_parts(std::string_view text) {
  std::string rest;
  bool inside = false;
  for (char c : text) {
    if (c == '{') inside = true;
    if (!inside) rest += c;
    if (c == '}') inside = false;
  }
  return rest;
}

// Words of lower-case Latin letters do not belong in Chinese text. "XY", "ALS", "r1c2" and names of persons do.
inline std::string english_in(std::string text) {
  constexpr std::string_view person = "Nishio";
  if (const std::size_t at = text.find(person); at != std::string::npos) text.erase(at, person.size());
  std::string word;
  for (char c : text + ' ') {
    if ('a' <= c && c <= 'z') {
      word += c;
      if (word.size() > 2) return word;
    } else {
      word.clear();
    }
  }
  return {};
}

inline std::string of_other_script(std::string_view text, Language language) {
  const auto foreign = characters(language == Language::zh_hans ? traditional_only : simplified_only);
  const auto shared = characters(language == Language::zh_hans ? simplified_only : traditional_only);
  for (const std::string& character : characters(text)) {
    if (character.size() < 3) continue;
    if (std::find(foreign.begin(), foreign.end(), character) != foreign.end() &&
        std::find(shared.begin(), shared.end(), character) == shared.end()) {
      return character;
    }
  }
  return {};
}

inline void expect_proper(std::string_view text, Language language, const std::string& where) {
  EXPECT_FALSE(text.empty()) << where;
  if (language == Language::en) {
    for (const std::string& character : characters(text)) EXPECT_LT(character.size(), 3U) << where << ": " << text;
    return;
  }
  EXPECT_EQ(english_in(std::string{text}), "") << where << ": " << text;
  EXPECT_EQ(of_other_script(text, language), "") << where << ": " << text;
}

}  // namespace shudu::test
