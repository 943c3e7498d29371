// The problems of N queens. A case is the size of the board.
#include <string>

#include "judges/judge_preset.h"
#include "shudu/queens.h"

namespace shudu::cli {
namespace {

const QueensAlgorithm& by_rows() { return *find_queens_algorithm("bitmask"); }

// [".Q..","...Q","Q...","..Q."]
void append_rows(std::string& out, Queens queens) {
  char before = '[';
  for (int column : queens) {
    std::string row(queens.size(), '.');
    row[static_cast<std::size_t>(column)] = 'Q';
    out += before;
    out += '"' + row + '"';
    before = ',';
  }
  out += ']';
}

}  // namespace

std::optional<Error> read_size(const JudgePreset& preset, Scanner& scanner, JudgeBoard& board) {
  const auto number = scanner.number(preset.least_size, preset.most_size, "the number of queens");
  if (!number) return number.error();
  board.queens = static_cast<int>(*number);
  return std::nullopt;
}

bool every_placement(const JudgePreset& /*preset*/, const JudgeBoard& board, Output& out) {
  std::string& text = out.text();
  text += '[';
  bool any = false;
  by_rows().enumerate(board.queens, [&](Queens queens) {
    if (any) text += ',';
    append_rows(text, queens);
    any = true;
    return true;
  });
  text += "]\n";
  return any;
}

bool number_of_placements(const JudgePreset& /*preset*/, const JudgeBoard& board, Output& out) {
  const Whole count = count_queens(board.queens);
  out.write(to_string(count) + '\n');
  return count != 0;
}

bool first_placements(const JudgePreset& preset, const JudgeBoard& board, Output& out) {
  int shown = 0;
  by_rows().enumerate(board.queens, [&](Queens queens) {
    std::string line;
    for (int column : queens) line += (line.empty() ? "" : " ") + std::to_string(column + 1);
    out.write(line + '\n');
    return ++shown < 3;
  });
  return number_of_placements(preset, board, out);
}

}  // namespace shudu::cli
