// libFuzzer target: any bytes given to a reader are either puzzles that make sense or errors that say where.
//
// The environment variable SHUDU_FUZZ_FORMAT names the format; without it the reader detects what it finds. The first
// byte of an input decides how large the pieces are in which the rest arrives.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace {

using namespace shudu;

// Unlike assert it also says what was being read.
void check(bool holds, std::string_view what, std::string_view where = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken: %.*s (%.*s)\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(where.size()), where.data());
  std::abort();
}

const Format* format_under_test() {
  const char* id = std::getenv("SHUDU_FUZZ_FORMAT");
  if (id == nullptr || std::string_view{id} == "auto") return nullptr;
  const Format* format = find_format(id);
  check(format != nullptr && format->reader != nullptr, "a format that can be read", id);
  return format;
}

// The text in pieces of 1, 2, 3 … bytes, or all at once.
ReadBytes in_pieces(std::string text, std::uint8_t size) {
  return [all = read_from(std::move(text)), size](char* into, std::size_t room) mutable {
    return all(into, size == 0 ? room : std::min<std::size_t>(room, size));
  };
}

void check_puzzle(const Puzzle& puzzle) {
  check(puzzle.values.extends(puzzle.clues), "values extend clues", puzzle.format);
  check(puzzle.line >= 1, "a puzzle has a line", puzzle.format);
  check(find_format(puzzle.format) != nullptr, "a puzzle has a format", puzzle.format);
  if (!puzzle.candidates) return;
  for (Cell cell : puzzle.values.filled()) {
    check((*puzzle.candidates)[cell] == DigitSet{puzzle.values[cell]}, "a filled cell has its digit alone",
          puzzle.format);
  }
}

// What is left where every single digit has been taken from its peers, and again until nothing changes. Nothing when a
// cell is left without candidates. Puzzles with equal answers have equal solutions.
std::optional<Candidates> settled(Candidates candidates) {
  for (Candidates before; before != candidates;) {
    before = candidates;
    for (Cell cell : all_cells()) {
      if (before[cell].is_single()) candidates.place(cell, before[cell].first());
    }
  }
  if (candidates.has_contradiction()) return std::nullopt;
  return candidates;
}

// The puzzle without, and with, what has been filled in: a format that shows candidates may write either.
Candidates by_clues(const Puzzle& puzzle) {
  return has_eliminations(puzzle) ? *puzzle.candidates : Candidates{puzzle.clues};
}
Candidates by_values(const Puzzle& puzzle) {
  return puzzle.candidates ? *puzzle.candidates : Candidates{puzzle.values};
}

// Notes in all open cells are written as candidates.
Candidates by_notes(const Puzzle& puzzle) {
  Candidates candidates{puzzle.values};
  for (Cell cell : puzzle.values.blanks()) candidates.set(cell, (*puzzle.notes)[cell]);
  return candidates;
}

// Formats that show candidates, where a clue looks like any cell that has one left.
bool shows_clues(const Format& format) {
  constexpr std::array<std::string_view, 3> candidates_only{"pencilmarks", "sdx", "sukaku"};
  return std::ranges::find(candidates_only, format.id) == candidates_only.end();
}

// What a format accepts for writing, it reads back: the clues, or at least a puzzle with the same solutions.
void check_round_trip(const Puzzle& puzzle, const Format& format) {
  std::string text{format.prologue};
  const std::size_t before = text.size();
  if (write_puzzle(format, puzzle, 0, text)) return check(text.size() == before, "a refusal writes nothing", format.id);
  text += format.epilogue;
  if (format.reader == nullptr) return;
  PuzzleReader reader{read_from(text), &format};
  const auto again = reader.next();
  check(again.has_value() && again->has_value(), "what was written is read", format.id);
  if (shows_clues(format)) {
    check((*again)->clues == puzzle.clues, "clues survive writing and reading", format.id);
  } else {
    const auto found = settled(by_values(**again));
    const bool survive = found == settled(by_clues(puzzle)) || found == settled(by_values(puzzle)) ||
                         (puzzle.notes && found == settled(by_notes(puzzle)));
    check(survive, "candidates survive", format.id);
  }
  check(!reader.next().has_value(), "one record was written", format.id);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Format* const format = format_under_test();
  if (size == 0) return 0;
  std::string text(size - 1, '\0');
  std::memcpy(text.data(), data + 1, size - 1);

  // A byte of a packed file can be thousands of records, so that all of them would take too long.
  const bool is_packed =
      text.starts_with("\x1F\x8B") || text.starts_with("\xFD\x37\x7A\x58") || text.starts_with("\x28\xB5\x2F\xFD");
  constexpr std::size_t most_packed = 100'000;
  PuzzleReader reader{in_pieces(std::move(text), data[0]), format};
  std::size_t records = 0;
  while (const auto record = reader.next()) {
    check(++records <= size || is_packed, "each record takes at least one byte");
    if (records == most_packed) break;
    if (!*record) {
      check(record->error().line >= 1, "an error has a line");
      check(!record->error().message.empty(), "an error has a message");
      continue;
    }
    check_puzzle(**record);
    constexpr std::size_t enough = 100;  // packed inputs may have thousands of records
    if (records > enough) continue;
    for (const Format& other : formats()) {
      if (other.write != nullptr) check_round_trip(**record, other);
    }
  }
  return 0;
}
