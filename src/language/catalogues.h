// The catalogues, one file for each language. A catalogue is sorted by key.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "shudu/language.h"

namespace shudu {

std::span<const Translation> zh_hans_catalogue();
std::span<const Translation> zh_hant_catalogue();

// Whether the keys are in ascending order without duplicates.
constexpr bool is_sorted_by_key(std::span<const Translation> catalogue) {
  return std::ranges::adjacent_find(catalogue, std::ranges::greater_equal{}, &Translation::key) == catalogue.end();
}

// Whether the program has the text. A module of WebAssembly has only the texts of its own questions: SHUDU_RULE_TEXTS is 1
// where they are about variants, 0 where they are about classic puzzles, and not defined elsewhere.
constexpr bool is_linked([[maybe_unused]] const Translation& text) {
#ifdef SHUDU_RULE_TEXTS
  return text.key.starts_with("rule.") == (SHUDU_RULE_TEXTS == 1);
#else
  return true;
#endif
}

// The part of a catalogue that is linked.
template <const auto& catalogue>
constexpr auto linked_texts = [] {
  std::array<Translation, static_cast<std::size_t>(std::ranges::count_if(catalogue, is_linked))> part{};
  std::ranges::copy_if(catalogue, part.begin(), is_linked);
  return part;
}();

}  // namespace shudu
