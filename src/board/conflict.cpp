#include "shudu/conflict.h"

#include <array>
#include <cstdint>

namespace shudu {

// Asked of every puzzle without a solution, so without a branch for each cell.
bool has_conflict(const Grid& grid) {
  const std::uint8_t* digit = grid.data();
  unsigned twice = 0;  // digits, as bits, that a house has seen before
  std::array<unsigned, 9> columns{};
  for (int band = 0; band < 3; ++band) {
    std::array<unsigned, 3> boxes{};
    for (int i = 0; i < 3; ++i) {
      unsigned row = 0;
      for (std::size_t col = 0; col < 9; ++col) {
        const unsigned bit = (1U << *digit++) & ~1U;  // none for a blank
        twice |= bit & (row | columns[col] | boxes[col / 3]);
        row |= bit;
        columns[col] |= bit;
        boxes[col / 3] |= bit;
      }
    }
  }
  return twice != 0;
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
