#include "format/variants/grid_alphabet.h"

#include <algorithm>
#include <vector>

#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

bool is_other_blank(char c) { return std::string_view{".*_-?"}.find(c) != std::string_view::npos; }

// What a character stands for if A is 10: 0 to 35; -1 if it is neither a digit nor a letter.
int character_value(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('A' <= c && c <= 'Z') return c - 'A' + 10;
  if ('a' <= c && c <= 'z') return c - 'a' + 10;
  return -1;
}

struct GridAlphabet {
  int lowest = 1;
  int letters_from = 10;  // the value of A
};

GridAlphabet alphabet_of(std::string_view cells, int side) {
  const auto is_number = [](char c) { return '1' <= c && c <= '9'; };
  if (side <= 9) return {};
  if (std::ranges::none_of(cells, is_number)) return {.lowest = 1, .letters_from = 1};
  const bool zero = std::ranges::find(cells, '0') != cells.end();
  const bool fits = std::ranges::all_of(cells, [&](char c) { return character_value(c) < side; });
  return {.lowest = zero && fits && std::ranges::any_of(cells, is_other_blank) ? 0 : 1, .letters_from = 10};
}

// Words that are frames: of '|' and '+', or at least three of '-' and '='.
bool is_frame(std::string_view word) {
  if (word.find_first_not_of("|+-=") != std::string_view::npos) return false;
  return word.find_first_of("|+=") != std::string_view::npos || word.size() > 2;
}

}  // namespace

int side_of(std::size_t cells) {
  for (std::size_t side = 4; side <= max_values; ++side) {
    if (side * side == cells) return static_cast<int>(side);
  }
  return 0;
}

std::optional<Puzzle> puzzle_of_characters(std::string_view cells) {
  const int side = side_of(cells.size());
  if (side == 0) return std::nullopt;
  const GridAlphabet alphabet = alphabet_of(cells, side);
  Shape shape = usual_square(side);
  shape.lowest = alphabet.lowest;
  Puzzle puzzle = blank(std::move(shape));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (is_other_blank(cells[i]) || (cells[i] == '0' && alphabet.lowest == 1)) continue;
    int value = character_value(cells[i]);
    if (value < 0) return std::nullopt;
    if (value >= 10) value += alphabet.letters_from - 10;
    if (!set_given(puzzle, static_cast<Cell>(i), value)) return std::nullopt;
  }
  return puzzle;
}

std::optional<Puzzle> puzzle_of_words(std::string_view text) {
  constexpr std::size_t most = max_values * max_values;
  std::vector<std::string_view> words;
  std::string characters;
  const auto separates = [](char c) { return is_space(c) || c == ',' || c == ';' || c == '|'; };
  for (std::size_t at = 0; at < text.size();) {
    if (separates(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !separates(text[end])) ++end;
    const std::string_view word = text.substr(at, end - at);
    at = end;
    if (is_frame(word) && word.find('+') != std::string_view::npos) continue;
    words.push_back(word);
    characters += word;
    if (words.size() > most || characters.size() > 3 * most) return std::nullopt;
  }
  const int side = side_of(words.size());
  const bool wide = std::ranges::any_of(words, [](std::string_view word) { return word.size() > 1; });
  if (side == 0 || !wide) return puzzle_of_characters(characters);
  Puzzle puzzle = blank(usual_square(side));
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "0" || words[i] == "00" || std::ranges::all_of(words[i], is_other_blank)) continue;
    const auto value = small_number(words[i]);
    if (!value || !set_given(puzzle, static_cast<Cell>(i), *value)) return std::nullopt;
  }
  return puzzle;
}

}  // namespace shudu::variant
