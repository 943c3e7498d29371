// hodoku: a line of HoDoKu's library: a solving state, and the step that a technique finds in it.
//
//   :0300:4:98..62753.65..3...327.5...679..3.5…:436 437:451 457::
//     |   |  |                                 |       |       └ placements; then, perhaps, a chain's length
//     |   |  |                                 |       └ eliminations
//     |   |  |                                 └ candidates already deleted (three digits mean digit, row, column)
//     |   |  └ givens, "+5" is a placed 5
//     |   └ the digits of the step, or x
//     └ technique; -x after it: must not be found; "0000" with "x": no step, only a state
//
// The whole line is kept as `extra`, so that the step is preserved. A puzzle that still matches its line is written as
// that line. The technique's code is the `id`.
#include <algorithm>
#include <vector>

#include "base/counted.h"
#include "format/cell_text.h"
#include "format/grid_text.h"
#include "format/keep_candidates.h"
#include "format/one_line.h"

namespace shudu {
namespace {

enum Field { before, technique, digits, givens, deleted, eliminations, placements, extra };

struct Word {
  std::string_view text;
  std::size_t at;  // offset in the line
};

std::vector<Word> split(std::string_view line, std::size_t from, char separator) {
  std::vector<Word> words;
  for (;;) {
    const std::size_t end = std::min(line.find(separator, from), line.size());
    words.push_back({line.substr(from, end - from), from});
    if (end == line.size()) return words;
    from = end + 1;
  }
}

bool starts_hodoku(std::string_view line) {
  return line.size() > 1 && line.front() == ':' && '0' <= line[1] && line[1] <= '9';
}

// "+5" fills a cell in `values` but not in `clues`.
std::optional<TextFault> read_givens(Word field, Puzzle& puzzle) {
  std::size_t cells = 0;
  bool placed = false;
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    const char c = field.text[i];
    if (c == '+' && !placed) {
      placed = true;
      continue;
    }
    if (!is_cell(c) || (placed && !is_digit(c))) {
      return TextFault{field.at + i,
                       std::string{"expected a digit"} + (placed ? "" : ", '+' or a blank") + ", found " + quoted(c)};
    }
    if (cells < Cell::count) {
      const Cell cell{static_cast<int>(cells)};
      puzzle.values.set(cell, digit_of(c));
      if (!placed) puzzle.clues.set(cell, digit_of(c));
    }
    ++cells;
    placed = false;
  }
  if (cells != Cell::count || placed) return TextFault{field.at + field.text.size(), cells_expected(cells)};
  return std::nullopt;
}

// Calls on_candidate(cell, digit) for every word of three digits.
template <class OnCandidate>
std::optional<TextFault> read_candidates(Word field, OnCandidate on_candidate) {
  for (const Word& word : split(field.text, 0, ' ')) {
    if (word.text.empty()) continue;
    const bool good = word.text.size() == 3 && std::ranges::all_of(word.text, is_digit);
    if (!good) return TextFault{field.at + word.at, "expected three digits: digit, row, column"};
    on_candidate(Cell::at(digit_of(word.text[1]) - 1, digit_of(word.text[2]) - 1), digit_of(word.text[0]));
  }
  return std::nullopt;
}

std::optional<TextFault> read_fields(std::string_view line, Puzzle& puzzle) {
  const std::vector<Word> fields = split(line, 0, ':');
  if (fields.size() < placements + 1 || fields.size() > extra + 1) {
    const std::size_t at = fields.size() > extra + 1 ? fields[extra + 1].at - 1 : line.size();
    return TextFault{at, counted(fields.size() - 1, "colon") + ", expected 6 or 7"};
  }
  const std::string_view code = fields[technique].text.substr(0, 4);
  if (code.size() < 4 || !std::ranges::all_of(code, [](char c) { return c == '0' || is_digit(c); })) {
    return TextFault{fields[technique].at, "expected a technique of four digits"};
  }
  if (auto fault = read_givens(fields[givens], puzzle)) return fault;
  Candidates candidates{puzzle.values};
  const auto remove = [&candidates](Cell cell, int digit) { candidates.remove(cell, digit); };
  if (auto fault = read_candidates(fields[deleted], remove)) return fault;
  for (const Field field : {eliminations, placements}) {
    if (auto fault = read_candidates(fields[field], [](Cell, int) {})) return fault;
  }
  keep_candidates(puzzle, candidates);
  const bool has_step = code != "0000" || fields[digits].text != "x";
  if (has_step) puzzle.id = fields[technique].text;
  puzzle.extra = line;
  return std::nullopt;
}

Result<Puzzle> parse_hodoku(std::string_view line, std::uint64_t number) {
  Puzzle puzzle;
  if (auto fault = read_fields(line, puzzle)) return Unexpected{Error{number, fault->at + 1, fault->message}};
  return puzzle;
}

bool still_says(std::string_view line, const Puzzle& puzzle) {
  Puzzle read;
  if (!line.starts_with(':') || line.find('\n') != std::string_view::npos || read_fields(line, read)) return false;
  return read.clues == puzzle.clues && read.values == puzzle.values &&
         (has_eliminations(puzzle) ? read.candidates == puzzle.candidates : !read.candidates);
}

std::optional<std::string> write_hodoku(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  if (still_says(puzzle.extra, puzzle)) {
    out += puzzle.extra + '\n';
    return std::nullopt;
  }
  out += ":0000:x:";
  for (Cell cell : all_cells()) {
    if (puzzle.clues.is_blank(cell) && !puzzle.values.is_blank(cell)) out += '+';
    out += puzzle.values.is_blank(cell) ? '.' : static_cast<char>('0' + puzzle.values[cell]);
  }
  out += ':';
  if (puzzle.candidates) {
    const Candidates possible{puzzle.values};
    std::string_view space;
    for (Cell cell : all_cells()) {
      for (int digit : possible[cell] - (*puzzle.candidates)[cell]) {
        out += space;
        for (int part : {digit, cell.row() + 1, cell.col() + 1}) out += static_cast<char>('0' + part);
        space = " ";
      }
    }
  }
  out += "::\n";
  return std::nullopt;
}

}  // namespace

Format hodoku_format() {
  return {.id = "hodoku",
          .title = "HoDoKu library line: a state and a step",
          .extension = "txt",
          .holds = {Part::entries, Part::candidates},
          .starts = at_line<starts_hodoku>,
          .reader = make_reader<OneLineReader<parse_hodoku>>,
          .write = write_hodoku};
}

}  // namespace shudu
