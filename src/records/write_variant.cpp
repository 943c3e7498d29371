#include "records/write_variant.h"

namespace shudu {

std::optional<std::string> write_variant(const variant::Format* format, const variant::Puzzle& puzzle,
                                         std::string& out) {
  if (format == nullptr || format->write == nullptr) return "holds classic Sudoku only";
  const variant::Written written = format->write(puzzle);
  if (!written.refused.empty()) return written.refused;
  out += written.text;
  if (!written.text.ends_with('\n')) out += '\n';
  return std::nullopt;
}

}  // namespace shudu
