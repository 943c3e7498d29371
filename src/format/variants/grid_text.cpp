// grid_text: a grid of any side but 9 as text (grid_alphabet.h), with the usual boxes.
//
//   ..3. 1... ...2 .4..                        4×4
//   D92.....G...43..4CF.…                      16×16 with 1 to 9 and A to G
//   16 . . 3 . 12 …                            numbers
//
// Classic grids of 81 cells are read by format.h.
#include <algorithm>

#include "format/variants/forms.h"
#include "format/variants/grid_alphabet.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

std::optional<Puzzle> grid_of_text(std::string_view text) {
  constexpr std::size_t longest = 8192;
  text = trimmed_text(text);
  if (text.size() > longest) return std::nullopt;
  return puzzle_of_words(text);
}

// The classic reader takes grids of side 9, and dots alone may be anything.
bool starts_grid_text(std::string_view text) {
  const auto puzzle = grid_of_text(text);
  return puzzle && puzzle->shape.rows != 9 && puzzle->candidates != blank(puzzle->shape).candidates;
}

Result<Puzzle, ReadError> read_grid_text(std::string_view text) {
  auto puzzle = grid_of_text(text);
  if (!puzzle) return bad_text(0, "expected the cells of a square grid");
  return checked(*std::move(puzzle));
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

}  // namespace

Format grid_text_format() {
  return {.id = "grid_text",
          .title = "cells of a grid of any side but 9",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_grid_text, .read = read_grid_text, .write = write_grid_text}};
}

}  // namespace shudu::variant
