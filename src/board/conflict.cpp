// Digits that stand twice in a house: whether there are any, which, and in words.
#include "shudu/board.h"

#include <array>
#include <cstdint>

namespace shudu {

// This is called for every puzzle without a solution, so it avoids a branch for each cell. A cell is a one in the four
// bits of its digit, and a house is the sum of its cells. A conflict is a sum of two or more.
bool has_conflict(const Grid& grid) {
  const std::uint8_t* digit = grid.data();
  std::uint64_t twice = 0;
  std::array<std::uint64_t, 9> columns{};
  for (int band = 0; band < 3; ++band) {
    std::array<std::uint64_t, 3> boxes{};
    for (int i = 0; i < 3; ++i, digit += 9) {
      std::uint64_t row = 0;
      for (std::size_t stack = 0; stack < 3; ++stack) {
        std::uint64_t triad = 0;
        for (std::size_t col = 3 * stack; col < 3 * stack + 3; ++col) {
          const std::uint64_t one = std::uint64_t{1} << (4 * digit[col]);
          columns[col] += one;
          triad += one;
        }
        boxes[stack] += triad;
        row += triad;
      }
      twice |= row;
    }
    for (const std::uint64_t box : boxes) twice |= box;
  }
  for (const std::uint64_t column : columns) twice |= column;
  return (twice & 0xee'eeee'eee0) != 0;  // the lowest four bits count blanks
}

std::vector<Conflict> conflicts(const Grid& grid) {
  std::vector<Conflict> found;
  if (!has_conflict(grid)) return found;
  for (int index = 0; index < House::count; ++index) {
    const House house{index};
    std::array<CellSet, 10> holders{};
    for (Cell cell : house.cells()) holders[grid[cell]].insert(cell);
    for (int digit = 1; digit <= 9; ++digit) {
      const CellSet cells = holders[digit];
      if (cells.size() > 1) found.push_back({digit, house, cells});
    }
  }
  return found;
}

bool is_solution(const Grid& grid) { return grid.is_full() && !has_conflict(grid); }

std::string to_string(const Conflict& conflict) {
  const int times = conflict.cells.size();
  std::string text = std::to_string(conflict.digit);
  text += times == 2 ? " twice in " : ' ' + std::to_string(times) + " times in ";
  text += name(conflict.house) + ':';
  const char* separator = " ";
  for (Cell cell : conflict.cells) {
    text += separator + name(cell);
    separator = ", ";
  }
  return text;
}

std::string to_string(const std::vector<Conflict>& conflicts) {
  std::string text;
  for (const Conflict& conflict : conflicts) {
    if (!text.empty()) text += "; ";
    text += to_string(conflict);
  }
  return text;
}

}  // namespace shudu
