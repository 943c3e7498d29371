// cage_numbers: a killer as numbers, the text of the program PS (Perfect Sudoku).
//
//   3x3::k:6150:6150:6401:…:       81 numbers: 256 × sum + number of the cage; below 256: in no cage
//   3x3:d:k:…                      with both diagonals
#include <map>

#include "base/counted.h"
#include "format/variants/forms.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

bool starts_cage_numbers(std::string_view text) {
  text = trimmed_text(text);
  return text.starts_with("3x3::k:") || text.starts_with("3x3:d:k:");
}

Result<Puzzle, ReadError> read_cage_numbers(std::string_view source) {
  const std::string_view text = trimmed_text(source);
  if (!starts_cage_numbers(text)) return bad_text(0, "expected 3x3::k: or 3x3:d:k:");
  Puzzle puzzle = blank(square(9));
  const std::size_t cells = puzzle.candidates.size();
  std::map<int, Cells> cages;
  std::size_t at = text.find("k:") + 2, cell = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    const auto number = small_number(trimmed_text(text.substr(at, end - at)));
    if (!number) return bad_text(at, "expected a number");
    if (cell == cells) return bad_text(at, "more than 81 cells");
    if (*number >= 256) cages[*number].push_back(static_cast<Cell>(cell));
    ++cell;
    at = end + 1;
  }
  if (cell != cells) return bad_text(text.size(), counted(cell, "cell") + ", expected 81");
  if (text.starts_with("3x3:d")) {
    for (const std::string_view rule : {"positive_diagonal", "negative_diagonal"}) {
      if (auto error = add_clue(puzzle, rule, {})) return Unexpected{*std::move(error)};
    }
  }
  for (auto& [number, members] : cages) {
    if (auto error = add_clue(puzzle, "killer_cage", {std::move(members)}, {number / 256})) {
      return Unexpected{*std::move(error)};
    }
  }
  return checked(std::move(puzzle));
}

}  // namespace

Format cage_numbers_format() {
  return {.id = "cage_numbers",
          .title = "killer as 81 numbers: 3x3::k:…",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_cage_numbers, .read = read_cage_numbers}};
}

}  // namespace shudu::variant
