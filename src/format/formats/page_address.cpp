// address: a web address with a puzzle of 81 cells in it, in the query, the fragment or the path.
//
//   https://sudokuexchange.com/play/?s=500009082000000…   or the code of SudokuPad (sudokupad_code.h): ?s=5n82…
//   https://sudoku.coach/en/play/500009082000000…
//   https://example.org/solver?bd=..…&other=1
//   …#/play?p=1....2…&v=134592…&n=AAB…&m=…&c=…&k=…&t=title   shudu's own page: clues, values, notes, corner notes,
//                                                           candidates, colours, title
//
// The scheme may be missing if the address has cells in it. Sites with an encoding of their own (sudokuwiki, f-puzzles,
// SudokuPad, sudoku.coach) are formats of their own.
#include <algorithm>
#include <array>

#include "format/cell_text.h"
#include "format/codec/percent.h"
#include "format/codec/sudokupad_code.h"
#include "format/formats/address.h"
#include "format/keep_candidates.h"
#include "format/one_line.h"

namespace shudu {
namespace {

bool is_word(char c) { return ('0' <= c && c <= '9') || ('a' <= (c | 0x20) && (c | 0x20) <= 'z'); }

// The first 81 cells that are a whole word of the address, or "".
std::string_view cells_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t cells = count_leading_cells(text.substr(at));
    const bool begins = at == 0 || !is_word(text[at - 1]);
    const bool ends = at + cells == text.size() || !is_word(text[at + cells]);
    const std::string_view found = text.substr(at, cells);
    if (cells == Cell::count && begins && ends && std::ranges::any_of(found, is_digit)) return found;
    at += std::max<std::size_t>(cells, 1);
  }
  return {};
}

// The value of "name=" in the query or in the fragment, which may have a query of its own.
std::string_view value_in(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find_first_of("?&#"); at < text.size(); at = text.find_first_of("?&#", at + 1)) {
    std::string_view part = text.substr(at + 1);
    part = part.substr(0, part.find_first_of("?&#"));
    if (part.starts_with(name) && part.substr(name.size()).starts_with('=')) return part.substr(name.size() + 1);
  }
  return {};
}

// 81 sets of nine bits in 122 characters of six bits, the first bit of a set for 1 the last: shudu's own page.
std::optional<Candidates> packed_sets(std::string_view text) {
  constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  constexpr std::size_t size = 122;
  if (text.size() != size) return std::nullopt;
  std::array<bool, size * 6> bits{};
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t six = alphabet.find(text[i]);
    if (six == std::string_view::npos) return std::nullopt;
    for (std::size_t k = 0; k < 6; ++k) bits[i * 6 + k] = (six >> (5 - k) & 1U) != 0;
  }
  Candidates sets;
  for (Cell cell : all_cells()) {
    DigitSet digits;
    for (std::size_t k = 0; k < 9; ++k) {
      if (bits[static_cast<std::size_t>(cell.index()) * 9 + k]) digits.insert(9 - static_cast<int>(k));
    }
    sets.set(cell, digits);
  }
  return sets;
}

// A cell of our page may have several colours. A puzzle has the first of them.
Grid first_colours(const Candidates& colours) {
  Grid grid;
  for (Cell cell : all_cells()) grid.set(cell, colours[cell].empty() ? 0 : colours[cell].first());
  return grid;
}

// The fields of shudu's own page, if this is one of its addresses.
void take_own_fields(std::string_view text, std::string_view cells, Puzzle& puzzle) {
  if (value_in(text, "p") != cells) return;
  const std::string_view values = value_in(text, "v");
  if (values.size() == Cell::count && count_leading_cells(values) == Cell::count) {
    if (const Grid grid = grid_of_cells(values); grid.extends(puzzle.clues)) puzzle.values = grid;
  }
  if (const auto candidates = packed_sets(value_in(text, "c"))) keep_candidates(puzzle, *candidates);
  if (const auto notes = packed_sets(value_in(text, "n"))) puzzle.notes = *notes;
  if (const auto notes = packed_sets(value_in(text, "m"))) puzzle.corner_notes = *notes;
  if (const auto colours = packed_sets(value_in(text, "k"))) puzzle.colours = first_colours(*colours);
  puzzle.title = value_in(text, "t");
}

std::optional<Address> address_in(std::string_view word) {
  if (word.starts_with("file://")) return Address{{}, word.substr(7)};
  const auto address = address_of(word);
  const bool has_scheme = word.starts_with("http://") || word.starts_with("https://");
  return has_scheme || (address && !cells_in(address->rest).empty()) ? address : std::nullopt;
}

bool starts_address(std::string_view line) { return address_in(first_word(line).word).has_value(); }

// SudokuExchange shortens its addresses on request.
std::optional<Grid> short_code_in(const Address& address) {
  if (!is_at(address, "sudokuexchange.com")) return std::nullopt;
  return grid_of_classic_code(percent_decoded(parameter(address, "s").value_or("")));
}

Result<Puzzle> parse_address(std::string_view line, std::uint64_t number) {
  const FirstWord first = first_word(line);
  const auto address = address_in(first.word);
  if (!address) return Unexpected{Error{number, first.at + 1, "expected an address that begins with https://"}};
  const std::string text = percent_decoded(address->rest);
  const std::string_view cells = cells_in(text);
  const auto code = cells.empty() ? short_code_in(*address) : std::nullopt;
  if (cells.empty() && !code) {
    return Unexpected{Error{number, first.at + 1, "no puzzle of 81 cells in this address"}};
  }
  Puzzle puzzle = puzzle_of(code ? *code : grid_of_cells(cells));
  if (!code) take_own_fields(text, cells, puzzle);
  puzzle.url = first.word;
  puzzle.extra = first.rest;
  return puzzle;
}

}  // namespace

Format address_format() {
  return {.id = "address",
          .title = "web address with 81 cells in it, such as ?s=… or ?p=…",
          .extension = "url",
          .holds = {Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours},
          .starts = at_line<starts_address>,
          .reader = make_reader<OneLineReader<parse_address>>};
}

}  // namespace shudu
