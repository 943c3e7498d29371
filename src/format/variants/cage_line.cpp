// cage_line: a killer in 81 characters, the shorthand of the enjoysudoku forum.
//
//   S<J<<O<<KJ^<<^<^>…
//
// A digit or letter is the first cell of a cage and its sum: A is 10, Z is 35, a is 36, j is 45; 0 is a cage without a
// sum. A sign points to a neighbour in the same cage: < > ^ v, and diagonally ` (up left), ' (up right), comma (down
// left), '.' (down right).
#include <algorithm>
#include <array>
#include <map>

#include "format/variants/forms.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

constexpr int cage_side = 9, cage_cells = 81;

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

// The cell that a cell points to, itself if it has a sum; -1 if it is outside the grid or no sign.
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
  if (all.size() != cage_cells || all.find_first_of("<>^v`") == std::string::npos) return false;
  for (char c : all) {
    if (cage_sum(c) < 0 && std::ranges::find(cage_pointers, c, &CagePointer::sign) == cage_pointers.end()) return false;
  }
  return true;
}

Result<Puzzle, ReadError> read_cage_line(std::string_view source) {
  const std::string text = without_spaces(source, cage_cells);
  if (text.size() != cage_cells) return bad_text(0, "expected 81 characters");
  std::map<int, Cells> cages;
  for (int cell = 0; cell < cage_cells; ++cell) {
    int at = cell;
    for (int steps = 0; cage_next(text, at) != at; ++steps) {
      at = cage_next(text, at);
      const std::string name = "r" + std::to_string(cell / cage_side + 1) + "c" + std::to_string(cell % cage_side + 1);
      if (at < 0) return bad_text(static_cast<std::size_t>(cell), "the cage of " + name + " leads out of the grid");
      if (steps == cage_cells) return bad_text(static_cast<std::size_t>(cell), "the cage of " + name + " has no sum");
    }
    cages[at].push_back(static_cast<Cell>(cell));
  }
  Puzzle puzzle = blank(square(cage_side));
  for (auto& [first, cells] : cages) {
    const int sum = cage_sum(text[static_cast<std::size_t>(first)]);
    if (sum == 0 && cells.size() == 1) continue;
    std::vector<int> numbers;
    if (sum > 0) numbers.push_back(sum);
    if (auto error = add_clue(puzzle, "killer_cage", {std::move(cells)}, std::move(numbers))) {
      return Unexpected{*std::move(error)};
    }
  }
  return checked(std::move(puzzle));
}

}  // namespace

Format cage_line_format() {
  return {.id = "cage_line",
          .title = "killer in 81 characters: sums and signs that point to the rest of the cage",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_cage_line, .read = read_cage_line}};
}

}  // namespace shudu::variant
