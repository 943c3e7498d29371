#include "shudu/conflict.h"

#include <array>

#include "shudu/digit_set.h"

namespace shudu {

bool has_conflict(const Grid& grid) {
  std::array<DigitSet, House::count> seen{};
  for (Cell cell : all_cells()) {
    const int digit = grid[cell];
    if (digit == 0) continue;
    for (House house : houses(cell)) {
      DigitSet& digits = seen[house.index()];
      if (digits.contains(digit)) return true;
      digits.insert(digit);
    }
  }
  return false;
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
