// BOJ 1840: a blank board is filled cell by cell. Which step is the first that leaves no solution?
#include <string>

#include "judges/judge_preset.h"
#include "judges/scanner.h"
#include "shudu/search.h"

namespace shudu::cli {

std::optional<Error> read_steps(const JudgePreset& /*preset*/, Scanner& scanner, JudgeBoard& board) {
  constexpr int size = 3 * Cell::count;
  std::array<std::uint8_t, size> numbers{};
  const EntryTable table{.what = "numbers", .size = size, .per_line = 3, .spaced = true};
  if (auto error = read_numbers(scanner, table, 1, 9, numbers)) return error;
  for (int step = 0; step < Cell::count; ++step) {
    const int at = 3 * step;
    const Cell cell = Cell::at(numbers[at] - 1, numbers[at + 1] - 1);
    if (board.digits[cell.index()] != 0) {
      return scanner.error("step " + std::to_string(step + 1) + " of the previous case fills " + name(cell) + " again");
    }
    board.digits[cell.index()] = numbers[at + 2];
    board.order[step] = cell;
  }
  return std::nullopt;
}

bool first_mistake(const JudgePreset& /*preset*/, const JudgeBoard& board, Output& out) {
  // A board without a solution stays so when more cells are filled in, so binary search finds the first such step.
  const auto is_mistake = [&](int steps) {
    Grid grid;
    for (int step = 0; step < steps; ++step) grid.set(board.order[step], board.digits[board.order[step].index()]);
    return !solve(grid).has_value();
  };
  int good = 0, bad = Cell::count + 1;
  while (bad - good > 1) {
    const int middle = (good + bad) / 2;
    (is_mistake(middle) ? bad : good) = middle;
  }
  out.write(bad > Cell::count ? "-1\n" : std::to_string(bad) + '\n');
  return bad > Cell::count;
}

}  // namespace shudu::cli
