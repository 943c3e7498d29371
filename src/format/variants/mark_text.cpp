// mark_text: the candidates of every cell, side × side × side characters, for the sides 6, 8 and 9.
//
//   12..5678912.4567..…     the candidates of a cell; '.' or 0 for each that it lacks
//
// (64 characters, side 4, are the cells of an 8×8 grid.)
#include "format/variants/forms.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

std::optional<Puzzle> marks_of_text(std::string_view text) {
  const std::string all = without_spaces(text, 9 * 9 * 9);
  const int side = all.size() == 216 ? 6 : all.size() == 512 ? 8 : all.size() == 729 ? 9 : 0;
  if (side == 0) return std::nullopt;
  Puzzle puzzle = blank(usual_square(side));
  std::vector<Values> marks(puzzle.candidates.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == '.' || all[i] == '0') continue;
    const int value = all[i] - '0';
    if (value < 1 || value > side) return std::nullopt;
    marks[i / static_cast<std::size_t>(side)] |= puzzle.shape.bit(value);
  }
  puzzle.candidates = std::move(marks);
  return puzzle;
}

bool starts_mark_text(std::string_view text) { return marks_of_text(text).has_value(); }

Result<Puzzle, ReadError> read_mark_text(std::string_view text) {
  auto puzzle = marks_of_text(text);
  if (!puzzle) return bad_text(0, "expected 729 characters for the candidates of 81 cells");
  return checked(*std::move(puzzle));
}

}  // namespace

Format mark_text_format() {
  return {.id = "mark_text",
          .title = "candidates of every cell, 729 characters",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_mark_text, .read = read_mark_text}};
}

}  // namespace shudu::variant
