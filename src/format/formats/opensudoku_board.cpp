#include "format/formats/opensudoku_board.h"

#include <algorithm>

#include "format/cell_text.h"
#include "format/grid_text.h"

namespace shudu {
namespace {

constexpr std::string_view version_mark = "version:";

// Removes the text before the next '|' from `rest`. Returns nullopt if there is no '|'.
std::optional<std::string_view> take_field(std::string_view& rest) {
  const std::size_t bar = rest.find('|');
  if (bar == std::string_view::npos) return std::nullopt;
  const std::string_view field = trimmed(rest.substr(0, bar));
  rest.remove_prefix(bar + 1);
  return field;
}

std::optional<DigitSet> notes_of(std::string_view field, char version) {
  DigitSet notes;
  if (version == '1') {
    for (char c : field) {
      if (is_digit(c)) {
        notes.insert(digit_of(c));
      } else if (c != ',' && c != '-') {
        return std::nullopt;
      }
    }
    return notes;
  }
  unsigned bits = 0;
  for (char c : field) {
    if (c < '0' || c > '9') return std::nullopt;
    bits = bits * 10 + static_cast<unsigned>(c - '0');
    if (bits > DigitSet::all().bits()) return std::nullopt;
  }
  return DigitSet::from_bits(bits);
}

std::string wrong(Cell cell, std::string_view what) { return name(cell) + ": expected " + std::string{what}; }

}  // namespace

std::optional<std::string> take_opensudoku_board(std::string_view data, Puzzle& puzzle) {
  data = data.substr(std::min(data.find_first_not_of(" \t\r\n"), data.size()));
  if (!data.starts_with(version_mark)) {
    const auto clues = grid_of_text(trimmed(data));
    if (!clues) return "character " + std::to_string(clues.error().at + 1) + ": " + clues.error().message;
    puzzle.clues = puzzle.values = *clues;
    return std::nullopt;
  }
  std::string_view rest = data.substr(version_mark.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  const char version = rest.empty() ? ' ' : rest.front();
  const bool known = '1' <= version && version <= '4' && rest.size() > 1 && is_space(rest[1]);
  if (!known) return std::string{"expected version 1, 2, 3 or 4 of a board"};
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n", 1), rest.size()));

  Candidates notes, corner;
  bool has_notes = false, has_corner = false;
  for (Cell cell : all_cells()) {
    const auto value = take_field(rest);
    const auto corner_marks = version == '4' ? take_field(rest) : std::optional<std::string_view>{""};
    const auto marks = take_field(rest);
    auto editable = take_field(rest);
    if (editable && editable->empty() && version == '2') editable = take_field(rest);
    if (!value || value->size() != 1 || !(is_digit(value->front()) || *value == "0")) {
      return wrong(cell, "a digit");
    }
    const auto set = notes_of(marks.value_or("?"), version);
    const auto corner_set = notes_of(corner_marks.value_or("?"), version);
    if (!set || !corner_set) return wrong(cell, "notes");
    if (editable != "0" && editable != "1") return wrong(cell, "0 or 1 for editable");
    puzzle.values.set(cell, digit_of(value->front()));
    if (editable == "0") puzzle.clues.set(cell, digit_of(value->front()));
    notes.set(cell, *set);
    corner.set(cell, *corner_set);
    has_notes = has_notes || !set->empty();
    has_corner = has_corner || !corner_set->empty();
  }
  if (has_notes) puzzle.notes = notes;
  if (has_corner) puzzle.corner_notes = corner;
  return std::nullopt;
}

std::string opensudoku_board_of(const Puzzle& puzzle) {
  const auto bits_of = [](const std::optional<Candidates>& notes, Cell cell) {
    return std::to_string(notes ? (*notes)[cell].bits() : 0U);
  };
  std::string text = puzzle.corner_notes ? "version: 4\n" : "version: 3\n";
  for (Cell cell : all_cells()) {
    text += std::to_string(puzzle.values[cell]) + '|';
    if (puzzle.corner_notes) text += bits_of(puzzle.corner_notes, cell) + '|';
    text += bits_of(puzzle.notes, cell) + '|';
    text += puzzle.clues.is_blank(cell) ? "1|" : "0|";
  }
  return text;
}

}  // namespace shudu
