// gnome_sudoku: the text that GNOME Sudoku copies to share a puzzle, '#' and characters from '!' on.
//
//   #+4"3!…     five characters: how many clues have the digits 1 and 2, 3 and 4, 5 and 6, 7 and 8, and 9
//               then one character for each clue: the places of the 1s, of the 2s, …
//
// A number n is the character with the code 33 + n. Two counts a and b are a + 9b, a place is row + 9 · column. The text
// looks like a comment, so it is read as a puzzle only if it has exactly as many places as the counts say, all different. (Saved games of
// GNOME Sudoku are JSON and read by that format. Its .skp files are `rows`.)
#include <array>

#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::size_t head_size = 6;
constexpr char first_character = '!';

// The numbers of clues with the digits 1 to 9, or nullopt if the text cannot be a puzzle.
std::optional<std::array<int, 9>> counts_in(std::string_view text) {
  if (text.size() < head_size || text[0] != '#') return std::nullopt;
  std::array<int, 9> counts{};
  std::size_t clues = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    const int pair = text[1 + i / 2] - first_character;
    if (pair < 0 || pair > 80) return std::nullopt;
    counts[i] = i % 2 == 0 ? pair % 9 : pair / 9;
    if (i == 8) counts[i] = pair;
    clues += static_cast<std::size_t>(counts[i]);
  }
  if (counts[8] > 9 || text.size() != head_size + clues) return std::nullopt;
  return counts;
}

Result<Puzzle> parse_gnome_sudoku(std::string_view line, std::uint64_t number) {
  const LineText source{line, number};
  const std::string_view text = source.text;
  const auto counts = counts_in(text);
  if (!counts) return source.fault(0, {"expected '#', five counts and as many places as they say"});
  Grid clues;
  std::size_t at = head_size;
  for (int digit = 1; digit <= 9; ++digit) {
    for (int n = (*counts)[static_cast<std::size_t>(digit - 1)]; n > 0; --n, ++at) {
      const int place = text[at] - first_character;
      if (place < 0 || place >= Cell::count) {
        return source.fault(at, "expected a place from '!' to 'q', found " + quoted(text[at]));
      }
      const Cell cell = Cell::at(place % 9, place / 9);
      if (!clues.is_blank(cell)) return source.fault(at, name(cell) + " has two clues");
      clues.set(cell, digit);
    }
  }
  return puzzle_of(clues);
}

bool starts_gnome_sudoku(std::string_view line) {
  return line.starts_with('#') && parse_gnome_sudoku(line, 1).has_value();
}

std::optional<std::string> write_gnome_sudoku(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  std::array<std::string, 9> places;
  for (int place = 0; place < Cell::count; ++place) {
    const Cell cell = Cell::at(place % 9, place / 9);
    const int digit = puzzle.clues[cell];
    if (digit != 0) places[static_cast<std::size_t>(digit - 1)] += static_cast<char>(first_character + place);
  }
  const auto count = [&places](std::size_t digit) { return static_cast<int>(places[digit].size()); };
  for (std::size_t digit = 0; digit < 8; ++digit) {
    if (count(digit) > 8) return "cannot hold nine clues of one digit";
  }
  if (count(8) > 9) return "cannot hold more than nine clues of one digit";
  out += '#';
  for (std::size_t digit = 0; digit < 9; digit += 2) {
    out += static_cast<char>(first_character + count(digit) + (digit < 8 ? 9 * count(digit + 1) : 0));
  }
  for (const std::string& of_digit : places) out += of_digit;
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format gnome_sudoku_format() {
  return {.id = "gnome_sudoku",
          .title = "GNOME Sudoku, text to share a puzzle",
          .extension = "txt",
          .starts = at_line<starts_gnome_sudoku>,
          .reader = make_reader<OneLineReader<parse_gnome_sudoku>>,
          .write = write_gnome_sudoku};
}

}  // namespace shudu
