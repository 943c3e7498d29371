// LeetCode's board: nine arrays of nine strings, each "." or a digit.
#include <string>

#include "judges/judge_preset.h"

namespace shudu::cli {
namespace {

std::optional<Error> expect(Scanner& scanner, char wanted) {
  scanner.skip_blanks();
  if (scanner.peek() != wanted) {
    return scanner.error(std::string{"expected '"} + wanted + "', found " + scanner.described());
  }
  scanner.skip();
  return std::nullopt;
}

std::optional<Error> read_cell(const JudgePreset& preset, Scanner& scanner, std::uint8_t& digit) {
  if (auto error = expect(scanner, '"')) return error;
  const int next = scanner.peek();
  if ('1' <= next && next <= '9') {
    digit = static_cast<std::uint8_t>(next - '0');
  } else if (next != preset.blank) {
    return scanner.error(std::string{"expected 1 to 9 or '"} + preset.blank + "', found " + scanner.described());
  }
  scanner.skip();
  return expect(scanner, '"');
}

}  // namespace

std::optional<Error> read_json(const JudgePreset& preset, Scanner& scanner, JudgeBoard& board) {
  for (int row = 0; row < board.side(); ++row) {
    if (auto error = expect(scanner, row == 0 ? '[' : ',')) return error;
    for (int col = 0; col < board.side(); ++col) {
      if (auto error = expect(scanner, col == 0 ? '[' : ',')) return error;
      if (auto error = read_cell(preset, scanner, board.digits[row * board.side() + col])) return error;
    }
    if (auto error = expect(scanner, ']')) return error;
  }
  return expect(scanner, ']');
}

}  // namespace shudu::cli
