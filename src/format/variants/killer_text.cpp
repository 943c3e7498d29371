// cage_line, cage_numbers, sumocue: killers of 81 cells as text.
//
//   S<J<<O<<KJ^<<^<^>…             cage_line, the shorthand of the enjoysudoku forum. A digit or letter is the first cell of a
//                                  cage and its sum: A is 10, Z is 35, a is 36, j is 45; 0 is a cage without a sum. A sign
//                                  points to a neighbour in the same cage: < > ^ v, and diagonally ` (up left), ' (up right),
//                                  comma (down left), '.' (down right)
//   3x3::k:6150:6150:6401:…:       cage_numbers, of the program PS (Perfect Sudoku): 256 × sum + number of the cage; below
//                                  256: in no cage. 3x3:d:k: has both diagonals
//   SumoCueV1=15+0=22+2…           sumocue, for killers and jigsaws: = and the sum of the cage that begins here, or + and the
//                                  number of a cell of the same cage, from 0
//   SumoCueV1=0J0=8J0=0J1…         = and the given digit (0 is blank), J and the number of the region. In a killer some cell
//                                  has +. J may follow there too
#include <algorithm>
#include <array>
#include <map>

#include "base/counted.h"
#include "format/record_reader.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

constexpr int cage_side = 9, cage_cells = 81;

// Adds the cages. sum_of(key) is 0 for a cage without a sum; then a single cell is no cage.
template <class SumOf>
Result<Puzzle, ReadError> with_cages(Puzzle puzzle, std::map<int, Cells> cages, SumOf sum_of) {
  for (auto& [key, cells] : cages) {
    const int sum = sum_of(key);
    if (sum == 0 && cells.size() == 1) continue;
    std::vector<int> numbers;
    if (sum > 0) numbers.push_back(sum);
    if (auto error = add_clue(puzzle, "killer_cage", {std::move(cells)}, std::move(numbers))) {
      return Unexpected{*std::move(error)};
    }
  }
  return checked(std::move(puzzle));
}

// The cages by their first cells. next(cell) is the cell that a cell points to, itself if it is the first, -1 if there is
// none.
template <class Next>
Result<std::map<int, Cells>, ReadError> pointed_cages(Next next) {
  std::map<int, Cells> cages;
  for (int cell = 0; cell < cage_cells; ++cell) {
    int at = cell;
    for (int steps = 0; next(at) != at; ++steps) {
      at = next(at);
      const std::string cage = "the cage of " + name(square(cage_side), static_cast<Cell>(cell));
      if (at < 0) return bad_text(static_cast<std::size_t>(cell), cage + " leads out of the grid");
      if (steps == cage_cells) return bad_text(static_cast<std::size_t>(cell), cage + " has no sum");
    }
    cages[at].push_back(static_cast<Cell>(cell));
  }
  return cages;
}

// --- cage_line ---

struct CagePointer {
  char sign;
  int rows, columns;
};
constexpr std::array cage_pointers{CagePointer{'<', 0, -1}, CagePointer{'>', 0, 1},   CagePointer{'^', -1, 0},
                                   CagePointer{'v', 1, 0},  CagePointer{'`', -1, -1}, CagePointer{'\'', -1, 1},
                                   CagePointer{',', 1, -1}, CagePointer{'.', 1, 1}};

// The sum of a character; -1 if it is none.
int cage_sum(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('A' <= c && c <= 'Z') return c - 'A' + 10;
  if ('a' <= c && c <= 'j') return c - 'a' + 36;
  return -1;
}

int cage_next(const std::string& text, int cell) {
  const char c = text[static_cast<std::size_t>(cell)];
  if (cage_sum(c) >= 0) return cell;
  const auto pointer = std::ranges::find(cage_pointers, c, &CagePointer::sign);
  if (pointer == cage_pointers.end()) return -1;
  const int row = cell / cage_side + pointer->rows, column = cell % cage_side + pointer->columns;
  return row < 0 || row >= cage_side || column < 0 || column >= cage_side ? -1 : row * cage_side + column;
}

bool starts_cage_line(std::string_view text) {
  const std::string all = without_spaces(text, cage_cells);
  return all.size() == cage_cells && all.find_first_of("<>^v`") != std::string::npos &&
         std::ranges::all_of(all, [](char c) {
           return cage_sum(c) >= 0 || std::ranges::find(cage_pointers, c, &CagePointer::sign) != cage_pointers.end();
         });
}

Result<Puzzle, ReadError> read_cage_line(std::string_view source) {
  const std::string text = without_spaces(source, cage_cells);
  if (text.size() != cage_cells) return bad_text(0, "expected 81 characters");
  auto cages = pointed_cages([&](int cell) { return cage_next(text, cell); });
  if (!cages) return Unexpected{std::move(cages).error()};
  return with_cages(blank(square(cage_side)), *std::move(cages),
                    [&](int first) { return cage_sum(text[static_cast<std::size_t>(first)]); });
}

// --- cage_numbers ---

bool starts_cage_numbers(std::string_view text) {
  text = trimmed(text);
  return text.starts_with("3x3::k:") || text.starts_with("3x3:d:k:");
}

Result<Puzzle, ReadError> read_cage_numbers(std::string_view source) {
  const std::string_view text = trimmed(source);
  if (!starts_cage_numbers(text)) return bad_text(0, "expected 3x3::k: or 3x3:d:k:");
  std::map<int, Cells> cages;
  std::size_t at = text.find("k:") + 2, cell = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    const auto number = small_number(trimmed(text.substr(at, end - at)));
    if (!number) return bad_text(at, "expected a number");
    if (cell == cage_cells) return bad_text(at, "more than 81 cells");
    if (*number >= 256) cages[*number].push_back(static_cast<Cell>(cell));
    ++cell;
    at = end + 1;
  }
  if (cell != cage_cells) return bad_text(text.size(), counted(cell, "cell") + ", expected 81");
  Puzzle puzzle = blank(square(cage_side));
  if (text.starts_with("3x3:d")) {
    if (auto error = add_rules(puzzle, both_diagonals)) return Unexpected{*std::move(error)};
  }
  return with_cages(std::move(puzzle), std::move(cages), [](int number) { return number / 256; });
}

// --- sumocue ---

constexpr std::string_view sumo_cue_start = "SumoCueV1";

struct SumoCell {
  bool begins = false;  // '='
  int number = 0;
  int region = -1;
};

bool starts_sumo_cue(std::string_view text) { return trimmed(text).starts_with(sumo_cue_start); }

Result<std::vector<SumoCell>, ReadError> sumo_cells(std::string_view text) {
  std::vector<SumoCell> cells;
  const auto number_at = [&](std::size_t at) {
    return text.substr(at, std::min(text.find_first_not_of("0123456789", at), text.size()) - at);
  };
  std::size_t at = sumo_cue_start.size();
  while (at < text.size()) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    if (text[at] != '=' && text[at] != '+') return bad_text(at, "expected '=' or '+'");
    if (cells.size() == cage_cells) return bad_text(at, "more than 81 cells");
    SumoCell& cell = cells.emplace_back();
    cell.begins = text[at] == '=';
    const std::string_view digits = number_at(++at);
    const auto number = small_number(digits);
    if (!number) return bad_text(at, "expected a number");
    cell.number = *number;
    at += digits.size();
    if (at == text.size() || text[at] != 'J') continue;
    const std::string_view region = number_at(++at);
    const auto which = small_number(region);
    if (!which || *which > 8) return bad_text(at, "expected a region from 0 to 8");
    cell.region = *which;
    at += region.size();
  }
  if (cells.size() != cage_cells) return bad_text(text.size(), counted(cells.size(), "cell") + ", expected 81");
  return cells;
}

Result<Puzzle, ReadError> sumo_killer(Puzzle puzzle, const std::vector<SumoCell>& cells) {
  auto cages = pointed_cages([&](int cell) {
    const SumoCell& at = cells[static_cast<std::size_t>(cell)];
    return at.begins ? cell : at.number < cage_cells ? at.number : -1;
  });
  if (!cages) return bad_text(0, std::move(cages).error().message);
  return with_cages(std::move(puzzle), *std::move(cages),
                    [&](int first) { return cells[static_cast<std::size_t>(first)].number; });
}

Result<Puzzle, ReadError> read_sumo_cue(std::string_view source) {
  const std::string_view text = trimmed(source);
  if (!starts_sumo_cue(text)) return bad_text(0, "expected SumoCueV1");
  const auto cells = sumo_cells(text);
  if (!cells) return Unexpected{cells.error()};
  Puzzle puzzle = blank(square(cage_side));
  std::vector<Cells> regions(9);
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const int region = (*cells)[i].region;
    if (region >= 0) regions[static_cast<std::size_t>(region)].push_back(static_cast<Cell>(i));
  }
  if (std::ranges::any_of(*cells, [](const SumoCell& cell) { return cell.region >= 0; })) {
    for (const Cells& region : regions) {
      if (region.size() != 9) return bad_text(0, "a region has " + counted(region.size(), "cell") + ", expected 9");
    }
    puzzle.shape.regions = std::move(regions);
  }
  const bool is_killer = std::ranges::any_of(*cells, [](const SumoCell& cell) { return !cell.begins; });
  if (is_killer) return sumo_killer(std::move(puzzle), *cells);
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const int value = (*cells)[i].number;
    if (value != 0 && !set_given(puzzle, static_cast<Cell>(i), value)) {
      return bad_text(0, std::to_string(value) + " is no digit");
    }
  }
  return checked(std::move(puzzle));
}

}  // namespace

Format cage_line_format() {
  return variant_format("cage_line", "killer in 81 characters: sums and signs that point to the rest of the cage",
                        {.starts = starts_cage_line, .read = read_cage_line});
}
Format cage_numbers_format() {
  return variant_format("cage_numbers", "killer as 81 numbers: 3x3::k:…",
                        {.starts = starts_cage_numbers, .read = read_cage_numbers});
}
Format sumo_cue_format() {
  return variant_format("sumocue", "killer or jigsaw of SumoCue", {.starts = starts_sumo_cue, .read = read_sumo_cue});
}

}  // namespace shudu::variant
