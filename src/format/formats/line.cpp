// line: one puzzle in 81 characters, optionally followed by other text. Most puzzle collections use it.
//
//   ......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...  # name, rating, solution, …
//
// A label may be before the puzzle: a number of a list or a name, with a separator or white space after it.
//
//   1. ......6..23…      7) ......6..23…      easy: ......6..23…      let puzzle = "......6..23…";
//
// A number is the `id`, another label the `title`. Blanks may be written 0 . * _ - ? x X, or as spaces if the line has exactly 81 characters. Text after white space or
// one of , : ; # | is kept as `extra`. 81 digits in it that agree with the clues are taken as the solution.
#include <algorithm>
#include <string>

#include "format/cell_text.h"
#include "format/grid_text.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::string_view separators = " \t,:;#|";

// If spaces are blanks, the whole line is the puzzle. A line of nine words would be a row of a pencil-mark grid
// instead.
bool is_spaced_line(std::string_view line) {
  if (line.size() != Cell::count || line.find(' ') == std::string_view::npos) return false;
  if (!std::ranges::all_of(line, [](char c) { return is_digit(c) || c == ' '; })) return false;
  int words = 0;
  for (std::size_t i = 0; i < line.size(); ++i) words += line[i] != ' ' && (i == 0 || line[i - 1] == ' ');
  return words != 0 && words != 9;
}

// The label without what separates it from the puzzle.
std::string_view label_text(std::string_view label) {
  const std::size_t last = label.find_last_not_of(" \t,:;|=-\"'([{.)");
  return last == std::string_view::npos ? std::string_view{} : label.substr(0, last + 1);
}

// A label is a number or a name. One quote or bracket may be directly before the puzzle. Anything else is a torn piece
// of another format.
bool is_label(std::string_view before_puzzle) {
  const std::string_view label = label_text(before_puzzle);
  const std::string_view between = before_puzzle.substr(label.size());
  const std::size_t quote = between.find_first_of("\"'([{");
  return !label.empty() && label.find_first_of("\"'{}[]<>|,;=:") == std::string_view::npos &&
         (quote == std::string_view::npos || quote + 1 == between.size());
}

// A line with a label: where the puzzle begins.
struct Labelled {
  std::size_t at = 0;  // offset of the puzzle; 0 if there is no label
  std::size_t cells = 0;
};

// Looks for the first word of 81 cells. If a number or a name with a colon is before it, a word of nearly 81 cells is
// found too, so that the error message fits.
Labelled labelled(std::string_view text) {
  constexpr std::string_view before_puzzle = " \t,:;|=\"'([{";
  constexpr std::size_t longest_label = 200;
  constexpr std::size_t nearly = 70;
  if (text.size() <= nearly || std::string_view{"#\"[{<:"}.find(text.front()) != std::string_view::npos) return {};
  for (std::size_t at = 0; at < std::min(text.size(), longest_label);) {
    const std::string_view rest = text.substr(at);
    const std::size_t cells = count_leading_cells(rest);
    const bool ends =
        cells == rest.size() || std::string_view{" \t,:;|#\"')]}"}.find(rest[cells]) != std::string_view::npos;
    const std::string_view label = trimmed(text.substr(0, at));
    const bool is_listed = label.ends_with('.') || label.ends_with(')') || label.ends_with(':');
    const bool fits = cells == Cell::count ? ends : is_listed && cells >= nearly && cells < 2 * Cell::count;
    if (at > 0 && fits && std::ranges::any_of(rest.substr(0, cells), is_digit)) {
      return is_label(text.substr(0, at)) ? Labelled{at, cells} : Labelled{};
    }
    const std::size_t next = text.find_first_of(before_puzzle, at);
    if (next == std::string_view::npos) return {};
    at = std::min(text.find_first_not_of(before_puzzle, next), text.size());
  }
  return {};
}

bool starts_line(std::string_view line) {
  if (is_spaced_line(line)) return true;
  const std::string_view text = trimmed(line);
  const std::size_t cells = count_leading_cells(text);
  // The frame of a candidate grid can be as long as a puzzle without clues.
  if (std::ranges::none_of(text, is_digit) && text.find("--") != std::string_view::npos) return false;
  if (cells == Cell::count) return cells == text.size() || separators.find(text[cells]) != std::string_view::npos;
  // Lines of nearly 81 cells are claimed too, so that the error message fits what they were meant to be. A row of a
  // grid is shorter, and a frame has no digits.
  constexpr std::size_t longer_than_any_row = 28;
  if (cells >= longer_than_any_row && std::ranges::any_of(text.substr(0, cells), is_digit)) return true;
  return labelled(text).at > 0;
}

std::optional<Grid> solution_in(std::string_view extra, const Grid& clues) {
  for (std::size_t from = 0; from < extra.size();) {
    const std::size_t end = std::min(extra.find_first_of(separators, from), extra.size());
    if (const auto grid = grid_from(extra.substr(from, end - from)); grid && grid->is_full() && grid->extends(clues)) {
      return grid;
    }
    from = end + 1;
  }
  return std::nullopt;
}

Result<Puzzle> parse_line(std::string_view line, std::uint64_t number) {
  if (is_spaced_line(line)) return puzzle_of(grid_of_cells(line));
  std::size_t indent = line.find_first_not_of(" \t");
  std::string_view text = trimmed(line);
  const std::size_t label_size = count_leading_cells(text) < Cell::count ? labelled(text).at : 0;
  const std::string_view label = label_text(text.substr(0, label_size));
  indent += label_size;
  text.remove_prefix(label_size);
  if (label_size > 0) {  // quotes and brackets around the puzzle
    const std::size_t last = text.find_last_not_of(" \t,;\"')]}");
    text = text.substr(0, last + 1);
  }
  const std::size_t cells = count_leading_cells(text);
  const std::string_view ends = label_size > 0 ? " \t,:;#|\"')]}" : separators;
  const bool ends_well = cells == text.size() || ends.find(text[cells]) != std::string_view::npos;
  if (!ends_well) {
    return Unexpected{Error{number, indent + cells + 1, "expected a digit or a blank, found " + quoted(text[cells])}};
  }
  if (cells != Cell::count) {
    const std::size_t column = indent + std::min<std::size_t>(cells, Cell::count) + 1;
    return Unexpected{Error{number, column, cells_expected(cells)}};
  }
  Puzzle puzzle = puzzle_of(grid_of_cells(text.substr(0, Cell::count)));
  if (cells < text.size()) {
    const std::size_t past_separators = std::min(text.find_first_not_of(separators, cells), text.size());
    puzzle.extra = text.substr(past_separators);
    puzzle.solution = solution_in(puzzle.extra, puzzle.clues);
  }
  const bool is_number = label.find_first_not_of("0123456789") == std::string_view::npos;
  (is_number ? puzzle.id : puzzle.title) = label;
  return puzzle;
}

std::optional<std::string> write_line(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += to_line(puzzle.clues);
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format line_format() {
  return {.id = "line",
          .title = "one puzzle per line, 81 characters, '.' for blanks",
          .extension = "txt",
          .starts = at_line<starts_line>,
          .reader = make_reader<OneLineReader<parse_line>>,
          .write = write_line};
}

}  // namespace shudu
