// Readers for squares of cells, written as characters or as numbers.
//
// If a judge puts each row or the whole puzzle on a line, the line ends are checked. Otherwise a missing character
// would shift all later cells and be noticed much later, or never.
#include "judges/scanner.h"

#include <cassert>
#include <string>

#include "judges/judge_preset.h"

namespace shudu::cli {
namespace {

std::string progress(int done, int all, std::string_view what) {
  return std::to_string(done) + " of " + std::to_string(all) + ' ' + std::string{what};
}

EntryTable cell_table(const JudgePreset& preset, const JudgeBoard& board, std::string_view what, bool spaced) {
  const int per_line = preset.lines == Lines::free ? 0 : preset.lines == Lines::row ? board.side() : board.cells();
  return {.what = what, .size = board.cells(), .per_line = per_line, .spaced = spaced, .frame = preset.frame};
}

}  // namespace

std::optional<Error> EntryTable::begin(Scanner& scanner, int at) const {
  if (per_line == 0 || at % per_line == 0) {
    scanner.skip_blanks(frame);
  } else {
    if (spaced) scanner.skip_spaces(frame);
    if (scanner.peek() == '\n' || scanner.peek() == '\r') {
      return scanner.error("the line ends after " + progress(at % per_line, per_line, what));
    }
  }
  if (scanner.peek() != Scanner::end) return std::nullopt;
  return scanner.error("the input ends after " + progress(at, size, what));
}

std::optional<Error> EntryTable::end(Scanner& scanner, int at) const {
  if (per_line == 0 || (at + 1) % per_line != 0) return std::nullopt;
  scanner.skip_spaces(frame);
  if (scanner.peek() == Scanner::end) return std::nullopt;
  if (scanner.peek() != '\n') {
    return scanner.error("the line continues after " + std::to_string(per_line) + ' ' + std::string{what});
  }
  scanner.skip();
  return std::nullopt;
}

std::optional<Error> read_numbers(Scanner& scanner, const EntryTable& table, int from, int to,
                                  std::span<std::uint8_t> numbers) {
  assert(static_cast<int>(numbers.size()) == table.size && 0 <= from && to <= 255);
  for (int at = 0; at < table.size; ++at) {
    if (auto error = table.begin(scanner, at)) return error;
    const auto number = scanner.number(static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(to), "a number");
    if (!number) return number.error();
    numbers[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(*number);
    if (auto error = table.end(scanner, at)) return error;
  }
  return std::nullopt;
}

std::optional<Error> read_numbers(const JudgePreset& preset, Scanner& scanner, JudgeBoard& board) {
  board.box = preset.box;
  if (preset.box == 0) {
    scanner.skip_blanks();
    const auto box = scanner.number(1, 3, "the side of a box");
    if (!box) return box.error();
    board.box = static_cast<int>(*box);
  }
  return read_numbers(scanner, cell_table(preset, board, "numbers", true), 0, board.side(),
                      std::span{board.digits}.first(static_cast<std::size_t>(board.cells())));
}

std::optional<Error> read_characters(const JudgePreset& preset, Scanner& scanner, JudgeBoard& board) {
  board.box = preset.box;
  const EntryTable table = cell_table(preset, board, "cells", false);
  const char last = static_cast<char>(preset.first + board.side() - 1);
  for (int cell = 0; cell < board.cells(); ++cell) {
    if (auto error = table.begin(scanner, cell)) return error;
    const int next = scanner.peek();
    if (preset.first <= next && next <= last) {
      board.digits[cell] = static_cast<std::uint8_t>(next - preset.first + 1);
    } else if (next != preset.blank) {
      return scanner.error(std::string{"expected "} + preset.first + " to " + last + " or '" + preset.blank +
                           "', found " + scanner.described());
    }
    scanner.skip();
    if (auto error = table.end(scanner, cell)) return error;
  }
  return std::nullopt;
}

}  // namespace shudu::cli
