// The catalogues, one file for each language. A catalogue is sorted by key.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "shudu/language.h"

namespace shudu {

// The first key that is not greater than the one before it; empty if there is none.
constexpr std::string_view key_out_of_order(std::span<const Translation> catalogue) {
  const auto at = std::ranges::adjacent_find(catalogue, std::ranges::greater_equal{}, &Translation::key);
  return at == catalogue.end() ? std::string_view{} : at[1].key;
}

// A key as a parameter of a template. A type that has no definition puts it into the message of the compiler.
struct Key {
  char text[64]{};
  constexpr explicit Key(std::string_view key) { std::ranges::copy(key.substr(0, sizeof text), text); }
};
template <Key key>
struct KeyIsOutOfOrder;
template <>
struct KeyIsOutOfOrder<Key{{}}> {};
// Whether the program has the text. A module of WebAssembly has only the texts of its own questions: SHUDU_RULE_TEXTS is 1
// where they are about variants, 0 where they are about classic puzzles, and not defined elsewhere.
constexpr bool is_linked([[maybe_unused]] const Translation& text) {
#ifdef SHUDU_RULE_TEXTS
  return text.key.starts_with("rule.") == (SHUDU_RULE_TEXTS == 1);
#else
  return true;
#endif
}

// The part of a catalogue that is linked. Does not compile if a key is out of order.
template <const auto& catalogue>
constexpr auto linked_texts = [] {
  [[maybe_unused]] constexpr KeyIsOutOfOrder<Key{key_out_of_order(catalogue)}> sorted{};
  std::array<Translation, static_cast<std::size_t>(std::ranges::count_if(catalogue, is_linked))> part{};
  std::ranges::copy_if(catalogue, part.begin(), is_linked);
  return part;
}();

}  // namespace shudu
