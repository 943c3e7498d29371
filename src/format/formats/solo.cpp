// solo: the game IDs of "Solo" in Simon Tatham's puzzle collection.
//
//   3x3:a2b7_1c9…     box size, then the cells: a letter is a run of blanks (a = 1, z = 26), a number is a clue,
//                     '_' separates neighbouring clues
//
// Between the size and the colon there may be flags: x (diagonals), j (jigsaw), k (killer), and how the puzzle was made
// (symmetry, difficulty). The last two are ignored. An ID with '#' is a random seed and contains no puzzle.
#include <algorithm>

#include "base/counted.h"
#include "format/cell_text.h"
#include "format/one_line.h"
#include "format/refusal.h"

namespace shudu {
namespace {

constexpr std::string_view decimal = "0123456789";

// The length of the size, such as "3" or "3x3", 0 if there is none.
std::size_t size_length(std::string_view text) {
  const std::size_t columns = std::min(text.find_first_not_of(decimal), text.size());
  if (columns == 0 || columns > 2) return 0;
  const std::size_t rows_at = columns + 1;
  if (columns == text.size() || text[columns] != 'x') return columns;
  const std::size_t end = std::min(text.find_first_not_of(decimal, rows_at), text.size());
  return end == rows_at ? columns : end;  // in "3x:" the x is a flag
}

bool starts_solo(TextSource& source) {
  const auto line = source.peek();
  if (!line) return false;
  const std::string_view text = trimmed(*line);
  const std::size_t size = size_length(text);
  const std::size_t mark = text.find_first_of(":#");
  if (size == 0 || mark == std::string_view::npos || mark > size + 8) return false;
  const auto in_id = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '_' || c == ','; };
  constexpr std::size_t shortest = 4;  // zzzc, the empty grid; "12:30" is a time of day
  const std::string_view flags = text.substr(size, mark - size);
  const std::string_view rest = text.substr(mark + 1);
  return rest.size() >= shortest && std::ranges::all_of(flags, in_id) && std::ranges::all_of(rest, in_id);
}

// The variant that the flags name, or "".
std::string_view variant_in(std::string_view flags) {
  for (std::size_t i = 0; i < flags.size(); ++i) {
    switch (flags[i]) {
      case 'x': return "diagonals";
      case 'j': return "jigsaw regions";
      case 'k': return "killer cages";
      case 'd': ++i; break;  // difficulty, one letter
      default: break;
    }
  }
  return {};
}

Result<Puzzle> parse_solo(std::string_view line, std::uint64_t number) {
  const std::string_view text = trimmed(line);
  const std::size_t indent = text.empty() ? 0 : static_cast<std::size_t>(text.data() - line.data());
  const auto fault = [=](std::size_t at, std::string message) {
    return Unexpected{Error{number, indent + at + 1, std::move(message)}};
  };
  const std::size_t size = size_length(text);
  const std::size_t mark = std::min(text.find_first_of(":#"), text.size());
  if (size == 0 || mark == text.size()) return fault(0, "expected a game ID like 3x3:a2b7…");
  if (text[mark] == '#') return fault(mark, "this game ID names a random seed; the puzzle is not in it");
  const std::string_view variant = variant_in(text.substr(size, mark - size));
  if (!variant.empty()) {
    return Unexpected{placed(has_beyond_classic(variant), number, indent + size + 1)};
  }
  const std::string_view box = text.substr(0, size);
  if (box != "3" && box != "3x3") {
    return Unexpected{placed(only_nine("this puzzle has boxes of " + std::string{box}, "3x3"), number, indent + 1)};
  }

  Grid clues;
  int cells = 0;
  for (std::size_t i = mark + 1; i < text.size(); ++i) {
    const char c = text[i];
    if ('a' <= c && c <= 'z') {
      cells += c - 'a' + 1;
    } else if (is_digit(c)) {
      if (cells < Cell::count) clues.set(Cell{cells}, digit_of(c));
      ++cells;
      if (i + 1 < text.size() && decimal.find(text[i + 1]) != std::string_view::npos) {
        return fault(i + 1, "expected a clue of one digit");
      }
    } else if (c != '_') {
      return fault(i, "expected a letter, a digit or '_', found " + quoted(c));
    }
    if (cells > Cell::count) return fault(i, "more than 81 cells");
  }
  if (cells != Cell::count) return fault(text.size(), counted(cells, "cell") + ", expected 81");
  return puzzle_of(clues);
}

std::optional<std::string> write_solo(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += "3x3:";
  int run = 0;
  const auto end_run = [&run, &out] {
    for (; run > 26; run -= 26) out += 'z';
    if (run > 0) out += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (Cell cell : all_cells()) {
    if (puzzle.clues.is_blank(cell)) {
      ++run;
      continue;
    }
    if (run == 0 && cell != Cell{0}) out += '_';
    end_run();
    out += static_cast<char>('0' + puzzle.clues[cell]);
  }
  end_run();
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format solo_format() {
  return {
      .id = "solo",
      .title = "game ID of Simon Tatham's Solo",
      .extension = "txt",
      .starts = starts_solo,
      .reader = OneLineReader<parse_solo>::make,
      .write = write_solo,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
