#include "format/formats/ksudoku_game.h"

#include "format/grid_text.h"
#include "format/json_cells.h"

namespace shudu {
namespace {

std::string_view attribute_of(const char** attributes, std::string_view name) {
  for (; *attributes != nullptr; attributes += 2) {
    if (attributes[0] == name) return attributes[1];
  }
  return {};
}

// The number of a cell counts down the columns.
Cell cell_at(int index) { return Cell::at(index % 9, index / 9); }

Result<Grid, std::string> grid_of_letters(std::string_view text) {
  std::string letters;
  for (char c : text) {
    if (!is_space(c)) letters += c;
  }
  if (letters.size() != Cell::count) return Unexpected{cells_expected(letters.size())};
  Grid grid;
  for (int i = 0; i < Cell::count; ++i) {
    const char c = letters[static_cast<std::size_t>(i)];
    if (c != '_' && (c < 'b' || c > 'j')) return Unexpected{"expected '_' or a letter from b to j, found " + quoted(c)};
    grid.set(cell_at(i), c == '_' ? 0 : c - 'a');
  }
  return grid;
}

}  // namespace

Candidates KSudokuGame::no_notes() {
  Candidates notes;
  for (Cell cell : all_cells()) notes.set(cell, {});
  return notes;
}

void KSudokuGame::open_element(std::string_view name, const char** attributes) {
  constexpr std::size_t longest = 40;
  if (name == "graph") {
    order_ = attribute_of(attributes, "order").substr(0, longest);
    type_ = attribute_of(attributes, "type").substr(0, longest);
    specific_type_ = attribute_of(attributes, "specific-type").substr(0, longest);
  }
  if (name == "simple-event") take_event(attributes);
}

std::string* KSudokuGame::text_of(std::string_view name) {
  if (name == "values") return &values_;
  return name == "solution" ? &solution_ : nullptr;
}

void KSudokuGame::take_event(const char** attributes) {
  const auto index = small_number(attribute_of(attributes, "index"));
  if (!index || *index >= Cell::count) return;
  const Cell cell = cell_at(*index);
  if (const auto value = small_number(attribute_of(attributes, "value")); value && *value <= 9) {
    entries_.set(cell, *value);
    if (attribute_of(attributes, "given") == "true") clues_.set(cell, *value);
    notes_.set(cell, {});
    return;
  }
  DigitSet marks;
  const std::string_view bits = attribute_of(attributes, "markers");
  for (std::size_t i = 0; i < bits.size() && i < 9; ++i) {
    if (bits[i] != '0') marks.insert(static_cast<int>(i) + 1);
  }
  notes_.set(cell, marks);
  if (!bits.empty()) entries_.clear(cell);
}

Result<Puzzle, Refusal> KSudokuGame::finish() const {
  const bool is_plain = specific_type_.empty() || specific_type_ == "Plain";
  if (!is_plain) return Unexpected{only_classic("this is a puzzle of the type " + specific_type_)};
  if (type_ != "sudoku" && type_ != "custom") return Unexpected{has_beyond_classic("the graph '" + type_ + "'")};
  if (order_ != "9") return Unexpected{only_nine("this puzzle has size " + order_, "9")};
  const auto clues = grid_of_letters(values_);
  if (!clues) return Unexpected{"in values: " + clues.error()};
  Puzzle puzzle = puzzle_of(*clues);
  for (Cell cell : clues->blanks()) {
    puzzle.clues.set(cell, clues_[cell]);
    puzzle.values.set(cell, clues_.is_blank(cell) ? entries_[cell] : clues_[cell]);
  }
  if (notes_.total() > 0) puzzle.notes = notes_;
  if (!solution_.empty()) {
    if (const auto solution = grid_of_letters(solution_); solution && solution->is_full()) puzzle.solution = *solution;
  }
  return puzzle;
}

}  // namespace shudu
