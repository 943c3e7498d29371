// sudokuwiki: addresses of sudokuwiki.org's solver, and the S9B strings in them, which contain pencil marks too.
//
//   https://www.sudokuwiki.org/sudoku.htm?bd=1000000020900400005…       81 digits, 0 for blanks
//   https://www.sudokuwiki.org/sudoku.htm?bd=S9B01epc4…                 two characters for each of the 81 cells
//
// A pair is a number v in base 36. Up to 9 it is a clue v, up to 18 a digit v - 9 that was found. Above that the bits
// of v - 18 are the candidates, bit 0 for digit 1.
#include <algorithm>

#include "base/counted.h"
#include "format/codec/percent.h"
#include "format/formats/address.h"
#include "format/grid_text.h"
#include "format/keep_candidates.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::string_view prefix = "S9B";
constexpr std::size_t pairs_size = std::size_t{2} * Cell::count;
constexpr std::string_view base_36 = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int last_clue = 9;
constexpr int last_found = 18;
constexpr int most = last_found + 0x1ff;

std::optional<std::string_view> payload_in(std::string_view word) {
  if (word.starts_with(prefix)) return word;
  const auto address = address_of(word);
  if (!address || !is_at(*address, "sudokuwiki.org")) return std::nullopt;
  return parameter(*address, "bd").value_or(address->rest.substr(address->rest.size()));
}

bool starts_sudokuwiki(std::string_view line) { return payload_in(first_word(line).word).has_value(); }

// -1 if the two characters are not a number in base 36.
int number_of(std::string_view pair) {
  int number = 0;
  for (char c : pair) {
    const std::size_t place = base_36.find('A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    if (place == std::string_view::npos) return -1;
    number = number * 36 + static_cast<int>(place);
  }
  return number;
}

Result<Puzzle, TextFault> puzzle_of_s9b(std::string_view text) {
  const std::string_view pairs = text.substr(prefix.size());
  Puzzle puzzle;
  Candidates candidates;
  for (std::size_t i = 0; i + 1 < std::min(pairs.size(), pairs_size); i += 2) {
    const Cell cell{static_cast<int>(i / 2)};
    const int number = number_of(pairs.substr(i, 2));
    if (number < 0) return Unexpected{TextFault{prefix.size() + i, "expected two characters of 0-9 and a-z"}};
    if (number == 0 || number > most) {
      return Unexpected{TextFault{prefix.size() + i,
                                  "expected a cell from 01 to ep, found '" + std::string{pairs.substr(i, 2)} + "'"}};
    }
    if (number <= last_found) {
      const int digit = number <= last_clue ? number : number - last_clue;
      puzzle.values.set(cell, digit);
      if (number <= last_clue) puzzle.clues.set(cell, digit);
    } else {
      candidates.set(cell, DigitSet::from_bits(static_cast<unsigned>(number - last_found)));
    }
  }
  if (pairs.size() != pairs_size) {
    const std::size_t at = prefix.size() + std::min(pairs.size(), pairs_size);
    return Unexpected{TextFault{at, counted(pairs.size(), "character") + " after S9B, expected 162"}};
  }
  keep_candidates(puzzle, candidates);
  return puzzle;
}

Result<Puzzle> parse_sudokuwiki(std::string_view line, std::uint64_t number) {
  const FirstWord first = first_word(line);
  const std::string_view payload = payload_in(first.word).value_or(first.word);
  const std::size_t at = static_cast<std::size_t>(payload.data() - line.data());
  const std::string text = percent_decoded(payload);
  const auto fault = [&](const TextFault& wrong) {
    const std::size_t offset = text.size() == payload.size() ? wrong.at : 0;
    return Unexpected{Error{number, at + offset + 1, wrong.message}};
  };
  if (text.empty()) return fault({0, "expected ?bd= and a puzzle in the address"});
  Puzzle puzzle;
  if (text.starts_with(prefix)) {
    auto read = puzzle_of_s9b(text);
    if (!read) return fault(read.error());
    puzzle = *std::move(read);
  } else {
    const auto clues = grid_of_text(text);
    if (!clues) return fault(clues.error());
    puzzle = puzzle_of(*clues);
  }
  puzzle.extra = first.rest;
  return puzzle;
}

std::optional<std::string> write_sudokuwiki(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  const Candidates candidates = puzzle.candidates.value_or(Candidates{puzzle.values});
  std::string pairs{prefix};
  bool has_empty_cell = false;
  for (Cell cell : all_cells()) {
    int number = puzzle.values[cell];
    if (number != 0 && puzzle.clues.is_blank(cell)) number += last_clue;
    if (number == 0) {
      has_empty_cell = has_empty_cell || candidates[cell].empty();
      number = last_found + static_cast<int>(candidates[cell].bits());
    }
    pairs += {base_36[static_cast<std::size_t>(number / 36)], base_36[static_cast<std::size_t>(number % 36)]};
  }
  if (has_empty_cell) {
    if (has_eliminations(puzzle) || puzzle.values != puzzle.clues) return "cannot hold a cell without candidates";
    pairs = to_line(puzzle.clues, '0');
  }
  out += "https://www.sudokuwiki.org/sudoku.htm?bd=" + pairs + '\n';
  return std::nullopt;
}

}  // namespace

Format sudokuwiki_format() {
  return {.id = "sudokuwiki",
          .title = "sudokuwiki.org address or S9B string",
          .extension = "url",
          .holds = {Part::entries, Part::candidates},
          .starts = at_line<starts_sudokuwiki>,
          .reader = make_reader<OneLineReader<parse_sudokuwiki>>,
          .write = write_sudokuwiki};
}

}  // namespace shudu
