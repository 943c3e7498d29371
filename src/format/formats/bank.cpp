// bank: the records of the sudoku-exchange puzzle bank, each 100 bytes with its line end.
//
//   0123456789ab 1000000020900400005000600070050903060000070000850040700000600030009800000002  7.2
//   └ hash: id                 └ 81 digits, 0 for blanks                      rating: level ┘
//
// The hash is the beginning of the puzzle's SHA-1. The bank uses it to shuffle the puzzles. We do not compute it.
#include <algorithm>

#include "format/cell_text.h"
#include "format/grid_text.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::size_t hash_size = 12;
constexpr std::size_t rating_size = 4;
constexpr std::size_t puzzle_at = hash_size + 1;

constexpr bool is_hash(std::string_view text) {
  const auto is_hex = [](char c) { return ('0' <= c && c <= '9') || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F'); };
  return text.size() == hash_size && std::ranges::all_of(text, is_hex);
}

bool starts_bank(std::string_view line) {
  return line.size() > puzzle_at && is_hash(line.substr(0, hash_size)) && line[hash_size] == ' ' &&
         count_leading_cells(line.substr(puzzle_at)) > Cell::count / 2;
}

Result<Puzzle> parse_bank(std::string_view line, std::uint64_t number) {
  const auto fault = [number](std::size_t at, std::string message) {
    return Unexpected{Error{number, at + 1, std::move(message)}};
  };
  if (!is_hash(line.substr(0, hash_size))) return fault(0, "expected 12 hexadecimal digits");
  if (line.size() <= hash_size || line[hash_size] != ' ') return fault(hash_size, "expected a space");
  const std::string_view rest = line.substr(puzzle_at);
  const std::size_t puzzle_size = std::min(rest.find(' '), rest.size());
  const auto clues = grid_of_text(rest.substr(0, puzzle_size));
  if (!clues) return fault(puzzle_at + clues.error().at, clues.error().message);
  Puzzle puzzle = puzzle_of(*clues);
  puzzle.id = line.substr(0, hash_size);
  puzzle.level = trimmed(rest.substr(puzzle_size));
  if (puzzle.level.empty()) return fault(line.size(), "expected a rating");
  return puzzle;
}

std::optional<std::string> write_bank(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  if (!is_hash(puzzle.id)) return "needs an id of 12 hexadecimal digits";
  const auto in_rating = [](char c) { return c == '.' || ('0' <= c && c <= '9'); };
  if (puzzle.level.empty() || puzzle.level.size() > rating_size || !std::ranges::all_of(puzzle.level, in_rating)) {
    return "needs a rating like 7.2 as the level";
  }
  out += puzzle.id + ' ' + to_line(puzzle.clues, '0') + ' ';
  out.append(rating_size - puzzle.level.size(), ' ');
  out += puzzle.level + '\n';
  return std::nullopt;
}

}  // namespace

Format bank_format() {
  return {.id = "bank",
          .title = "puzzle bank record: hash, 81 digits, rating",
          .extension = "txt",
          .holds = {Part::texts},
          .starts = at_line<starts_bank>,
          .reader = make_reader<OneLineReader<parse_bank>>,
          .write = write_bank};
}

}  // namespace shudu
