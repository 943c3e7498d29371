// HDU 4069: a jigsaw written as numbers. Each number is the sum of the digit (0 for a blank cell) and the walls around
// the cell:
//
//          16
//       ┌──────┐
//   128 │ cell │ 32        so 144 = 128 + 16 is a blank cell with walls to its left and above
//       └──────┘
//          64
#include <string>

#include "judges/judge_preset.h"
#include "judges/scanner.h"

namespace shudu::cli {
namespace {

constexpr int side = 9;
constexpr int up = 16, right = 32, down = 64, left = 128;

using Numbers = std::array<std::uint8_t, Cell::count>;

// Numbers the regions in the order of their first cells. Returns false unless there are nine regions of nine cells.
bool find_regions(const Numbers& numbers, JudgeBoard& board) {
  constexpr std::uint8_t unknown = 255;
  board.regions.fill(unknown);
  std::uint8_t region = 0;
  for (int start = 0; start < Cell::count; ++start) {
    if (board.regions[start] != unknown) continue;
    if (region == side) return false;
    int size = 0;
    std::array<int, Cell::count> reached{};  // reached[0..size-1] are the cells of this region
    const auto enter = [&](int cell) {
      board.regions[cell] = region;
      reached[size++] = cell;
    };
    enter(start);
    for (int i = 0; i < size; ++i) {
      const int cell = reached[i];
      // A wall counts if either of its two cells has it.
      const auto go = [&](bool inside, int to, int wall, int wall_there) {
        if (inside && (numbers[cell] & wall) == 0 && (numbers[to] & wall_there) == 0 && board.regions[to] == unknown) {
          enter(to);
        }
      };
      go(cell >= side, cell - side, up, down);
      go(cell % side < side - 1, cell + 1, right, left);
      go(cell < Cell::count - side, cell + side, down, up);
      go(cell % side > 0, cell - 1, left, right);
    }
    if (size != side) return false;
    ++region;
  }
  return true;
}

}  // namespace

std::optional<Error> read_walled(const JudgePreset& /*preset*/, Scanner& scanner, JudgeBoard& board) {
  Numbers numbers{};
  const EntryTable table{.what = "numbers", .size = Cell::count, .per_line = side, .spaced = true};
  if (auto error = read_numbers(scanner, table, 0, 255, numbers)) return error;
  for (Cell cell : all_cells()) {
    const int digit = numbers[cell.index()] % 16;
    if (digit > 9) {
      return scanner.error("the number of " + name(cell) + " in the previous case gives it the digit " +
                           std::to_string(digit));
    }
    board.digits[cell.index()] = static_cast<std::uint8_t>(digit);
  }
  if (!find_regions(numbers, board)) {
    return scanner.error("the walls of the previous case do not form nine regions of nine cells");
  }
  board.jigsaw = true;
  return std::nullopt;
}

}  // namespace shudu::cli
