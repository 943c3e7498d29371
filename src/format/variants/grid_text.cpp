// grid_text, jigsaw_text, mark_text: grids as characters, in any layout of lines.
//
//   ..3. 1... ...2 .4..                        grid_text: any side but 9, with the usual boxes
//   D92.....G...43..4CF.…                      16×16 with 1 to 9 and A to G
//   16 . . 3 . 12 …                            numbers
//   3.......71.......5…000000021453303021…     jigsaw_text: the cells, and then the region of every cell as a character.
//                                              Any characters may name the regions: as many as the side, each as often
//   12..5678912.4567..…                        mark_text, for the sides 6, 8 and 9: the candidates of every cell; '.' or 0
//                                              for each that it lacks. (64 characters are the cells of an 8×8 grid.)
//
// Blanks are '.', '*', '_', '-' and '?'. A side of at most 9 uses the digits from 1, and 0 is blank. A larger side uses
//   A, B, C, …        A is 1, if there are no digits from 1 to 9; 0 is blank
//   0, 1, …, 9, A, …  values from 0, if there are both 0 and another blank
//   1, …, 9, A, …     A is 10, otherwise; 0 is blank
// Letters of both cases are the same. Numbers in decimal are separated by spaces.
// Classic grids of 81 cells are read by format.h.
#include <algorithm>
#include <map>
#include <vector>

#include "format/record_reader.h"
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
bool is_frame_word(std::string_view word) {
  if (word.find_first_not_of("|+-=") != std::string_view::npos) return false;
  return word.find_first_of("|+=") != std::string_view::npos || word.size() > 2;
}

// The side of a grid with so many cells; 0 if there is none from 4 to 25.
int side_of(std::size_t cells) {
  for (std::size_t side = 4; side <= max_values; ++side) {
    if (side * side == cells) return static_cast<int>(side);
  }
  return 0;
}

// A puzzle with these givens and the usual boxes; nullopt if they are not in one of the alphabets. One character a cell.
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

// The same with numbers, spaces and frames, in any layout of lines.
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
    if (is_frame_word(word) && word.find('+') != std::string_view::npos) continue;
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

std::optional<Puzzle> grid_of_text(std::string_view text) {
  constexpr std::size_t longest = 8192;
  text = trimmed(text);
  if (text.size() > longest) return std::nullopt;
  return puzzle_of_words(text);
}

// The classic reader takes grids of side 9, and dots alone may be anything.
bool starts_grid_text(std::string_view text) {
  const auto puzzle = grid_of_text(text);
  return puzzle && puzzle->shape.rows != 9 && puzzle->candidates != blank(puzzle->shape).candidates;
}

// One character a cell; a cell with several candidates is blank.
Written write_grid_text(const Puzzle& puzzle) {
  if (!puzzle.clues.empty()) return {.text = {}, .refused = "a grid as text has no clues"};
  const Shape& shape = puzzle.shape;
  Shape usual = usual_square(std::min(shape.rows, max_values));
  usual.lowest = shape.lowest;
  if (shape != usual || shape.lowest > 1) return {.text = {}, .refused = "a grid as text has the usual boxes"};
  Solution values(puzzle.candidates.size(), no_value);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Values set = puzzle.candidates[i];
    if (std::has_single_bit(set))
      values[i] = static_cast<std::int8_t>(shape.lowest + std::countr_zero(set));
    else if (set != shape.all_values())
      return {.text = {}, .refused = "a grid as text has no candidates"};
  }
  return {.text = to_line(shape, values)};
}

// The regions in the order of their first cells; empty if the text is no such layout.
std::vector<Cells> jigsaw_regions(std::string_view layout, int side) {
  std::map<char, std::size_t> numbers;
  std::vector<Cells> regions;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const auto [at, is_new] = numbers.try_emplace(layout[i], regions.size());
    if (is_new) regions.emplace_back();
    regions[at->second].push_back(static_cast<Cell>(i));
    if (regions.size() > static_cast<std::size_t>(side)) return {};
  }
  const auto is_full = [side](const Cells& region) { return region.size() == static_cast<std::size_t>(side); };
  return std::ranges::all_of(regions, is_full) ? regions : std::vector<Cells>{};
}

std::optional<Puzzle> jigsaw_of_text(std::string_view text) {
  constexpr std::size_t longest = std::size_t{2} * max_values * max_values;
  const std::string all = without_spaces(text, longest);
  const int side = all.size() % 2 == 0 ? side_of(all.size() / 2) : 0;
  if (side == 0) return std::nullopt;
  std::string_view layout = std::string_view{all}.substr(all.size() / 2),
                   cells = std::string_view{all}.substr(0, all.size() / 2);
  for (int order = 0; order < 2; ++order, std::swap(layout, cells)) {
    auto regions = jigsaw_regions(layout, side);
    auto puzzle = regions.empty() ? std::nullopt : puzzle_of_characters(cells);
    if (!puzzle) continue;
    puzzle->shape.regions = std::move(regions);
    return puzzle;
  }
  return std::nullopt;
}

std::optional<Puzzle> marks_of_text(std::string_view text) {
  const std::string all = without_spaces(text, 9 * 9 * 9);
  const int side = all.size() == 216 ? 6 : all.size() == 512 ? 8 : all.size() == 729 ? 9 : 0;
  if (side == 0) return std::nullopt;
  Puzzle puzzle = blank(usual_square(side));
  std::ranges::fill(puzzle.candidates, Values{0});
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == '.' || all[i] == '0') continue;
    const int value = all[i] - '0';
    if (value < 1 || value > side) return std::nullopt;
    puzzle.candidates[i / static_cast<std::size_t>(side)] |= puzzle.shape.bit(value);
  }
  return puzzle;
}

// The puzzle, if there is one and nothing is wrong with it.
Result<Puzzle, ReadError> checked(std::optional<Puzzle> puzzle, std::string expected) {
  if (!puzzle) return bad_text(0, "expected " + std::move(expected));
  return checked(*std::move(puzzle));
}

}  // namespace

Format grid_text_format() {
  return variant_format(
      "grid_text", "cells of a grid of any side but 9",
      {.starts = starts_grid_text,
       .read = [](std::string_view text) { return checked(grid_of_text(text), "the cells of a square grid"); },
       .write = write_grid_text});
}

Format jigsaw_text_format() {
  return variant_format("jigsaw_text", "cells of a jigsaw and a character for the region of each",
                        {.starts = [](std::string_view text) { return jigsaw_of_text(text).has_value(); },
                         .read =
                             [](std::string_view text) {
                               return checked(jigsaw_of_text(text),
                                              "the cells of a grid and then the region of every cell");
                             }});
}

Format mark_text_format() {
  return variant_format("mark_text", "candidates of every cell, 729 characters",
                        {.starts = [](std::string_view text) { return marks_of_text(text).has_value(); },
                         .read =
                             [](std::string_view text) {
                               return checked(marks_of_text(text), "729 characters for the candidates of 81 cells");
                             }});
}

}  // namespace shudu::variant
