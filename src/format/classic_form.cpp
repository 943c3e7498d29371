#include "format/classic_form.h"

#include <bit>
#include <cassert>

#include "format/keep_candidates.h"
#include "format/rules_text.h"

namespace shudu {
namespace {

// A cell with one value is a clue. Other cells with fewer than nine values make the puzzle one with candidates.
void take_candidates(const variant::Puzzle& from, Puzzle& puzzle) {
  bool has_marks = false;
  Candidates allowed;
  for (const Cell cell : all_cells()) {
    const variant::Values values = from.candidates[cell.index()];
    allowed.set(cell, DigitSet::from_bits(values));
    if (std::has_single_bit(values)) puzzle.clues.set(cell, std::countr_zero(values) + 1);
    has_marks = has_marks || (values != from.shape.all_values() && !std::has_single_bit(values));
  }
  puzzle.values = puzzle.clues;
  if (!has_marks) return;
  const Candidates possible{puzzle.values};
  for (const Cell cell : all_cells()) allowed.set(cell, allowed[cell] & possible[cell]);
  keep_candidates(puzzle, allowed);
}

}  // namespace

Puzzle classic_form(const variant::Puzzle& from, std::string_view format, std::uint64_t line) {
  assert(variant::is_classic(from));
  Puzzle puzzle;
  take_candidates(from, puzzle);
  puzzle.title = from.title;
  puzzle.author = from.author;
  puzzle.description = from.ruleset;
  if (from.solution.size() == Cell::count) {
    if (const auto solution = grid_from(from.solution)) puzzle.solution = *solution;
  }
  puzzle.line = line;
  puzzle.format = format;
  return puzzle;
}

variant::Puzzle variant_form(const Puzzle& from) {
  variant::Puzzle puzzle = variant::blank(variant::square(9));
  for (const Cell cell : all_cells()) {
    variant::Values& values = puzzle.candidates[cell.index()];
    if (!from.clues.is_blank(cell)) {
      values = puzzle.shape.bit(from.clues[cell]);
    } else if (from.candidates) {
      values = (*from.candidates)[cell].bits();
    }
  }
  puzzle.title = from.title;
  puzzle.author = from.author;
  // A description that is no text of rules is left out, because a reader would take it for one.
  if (rules_in(from.description).beyond_classic.empty()) puzzle.ruleset = from.description;
  if (from.solution) puzzle.solution = to_line(*from.solution);
  return puzzle;
}

}  // namespace shudu
