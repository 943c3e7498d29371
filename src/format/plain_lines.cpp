#include "plain_lines.h"

#include <cstdint>
#include <cstring>

namespace shudu {
namespace {

// The digits of 81 characters; false when one is neither a digit nor a dot. Bytes only, no exit and no aliasing, so
// that compilers make vectors of it: six of 16 bytes.
bool read_cells(const char* text, std::uint8_t* digits) {
  constexpr int count = Cell::count;
  std::uint8_t characters[count], values[count];
  std::memcpy(characters, text, count);
  std::uint8_t bad = 0;
  for (int i = 0; i < count; ++i) {
    const auto value = static_cast<std::uint8_t>(characters[i] - '0');
    const std::uint8_t is_digit = value < 10 ? 0xff : 0;
    const std::uint8_t is_dot = characters[i] == '.' ? 0xff : 0;
    bad |= static_cast<std::uint8_t>(~(is_digit | is_dot));
    values[i] = value & is_digit;
  }
  std::memcpy(digits, values, count);
  return bad == 0;
}

// How many bytes the line end at the beginning of `text` takes; 0 when there is none.
std::size_t line_end(std::string_view text) {
  if (text.starts_with('\n')) return 1;
  return text.starts_with("\r\n") ? 2 : 0;
}

}  // namespace

std::size_t take_plain_lines(TextSource& source, std::span<Grid> clues) {
  const std::string_view text = source.at_hand();
  std::size_t taken = 0, at = 0;
  while (taken < clues.size() && text.size() - at > Cell::count) {
    const std::size_t end = line_end(text.substr(at + Cell::count, 2));
    if (end == 0 || !read_cells(text.data() + at, clues[taken].data())) break;
    at += Cell::count + end;
    ++taken;
  }
  source.skip_lines(taken, at);
  return taken;
}

}  // namespace shudu
