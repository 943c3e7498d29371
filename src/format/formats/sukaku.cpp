// sukaku: the candidates of all cells in one line of 729 characters. The puzzle is given by candidates instead of
// clues.
//
//   123456789.2.......1.34.67…
//   └ r1c1   └ r1c2   └ r1c3      each cell has nine characters: the d-th is d if d is possible, otherwise . or 0
//
// A cell with one candidate is a clue. The format does not distinguish clues from entries, so entries become clues.
#include <algorithm>

#include "base/counted.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::size_t marks = std::size_t{9} * Cell::count;

bool starts_sukaku(std::string_view line) {
  // The fewest cells of a line that is read as sukaku. Shorter lines are reported as wrong lines of 81 cells.
  constexpr std::size_t longer_than_any_line = std::size_t{3} * Cell::count;
  return count_leading_cells(trimmed(line)) >= longer_than_any_line;
}

Result<Puzzle> parse_sukaku(std::string_view line, std::uint64_t number) {
  const LineText source{line, number};
  const std::string_view text = source.text;
  const std::size_t end = std::min(text.find_first_of(" \t,;#"), text.size());
  Candidates candidates;
  for (std::size_t i = 0; i < std::min(end, marks); ++i) {
    const int digit = static_cast<int>(i % 9) + 1;
    if (is_blank_mark(text[i])) {
      candidates.remove(Cell{static_cast<int>(i / 9)}, digit);
    } else if (text[i] != '0' + digit) {
      return source.fault(
          i, "expected " + quoted(static_cast<char>('0' + digit)) + " or a blank, found " + quoted(text[i]));
    }
  }
  if (end != marks) return source.fault(std::min(end, marks), counted(end, "character") + ", expected 729");

  Grid clues;
  for (Cell cell : all_cells()) {
    if (candidates[cell].is_single()) clues.set(cell, candidates[cell].first());
  }
  Puzzle puzzle = puzzle_of(clues);
  // If the clues alone exclude the missing candidates, this is an ordinary puzzle.
  Candidates possible = candidates;
  for (Cell cell : clues.filled()) possible.place(cell, clues[cell]);
  if (possible != Candidates{clues}) puzzle.candidates = candidates;
  puzzle.extra = trimmed(text.substr(std::min(end + 1, text.size())));
  return puzzle;
}

std::optional<std::string> write_sukaku(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  const bool restricted = has_eliminations(puzzle);
  for (Cell cell : all_cells()) {
    DigitSet possible = restricted ? (*puzzle.candidates)[cell] : DigitSet::all();
    if (!puzzle.values.is_blank(cell)) possible = DigitSet{puzzle.values[cell]};
    for (int digit : DigitSet::all()) out += possible.contains(digit) ? static_cast<char>('0' + digit) : '.';
  }
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format sukaku_format() {
  return {.id = "sukaku",
          .title = "729 characters: the candidates of every cell",
          .extension = "txt",
          .holds = {Part::entries, Part::candidates},
          .starts = at_line<starts_sukaku>,
          .reader = make_reader<OneLineReader<parse_sukaku>>,
          .write = write_sukaku};
}

}  // namespace shudu
