#include "format/plain_lines.h"

#include <cstdint>
#include <cstring>

namespace shudu {
namespace {

// Converts 81 characters to digits. Returns false if one is neither a digit nor a dot.
#ifdef __GNUC__
// Handles 16 characters at a time with vector types of g++ and clang, which takes half the time of automatic
// vectorisation. The last vector overlaps the one before.
bool read_cells(const char* text, std::uint8_t* digits) {
  using Vector = std::uint8_t __attribute__((vector_size(16)));
  Vector highest{}, slash{};
  for (std::size_t at : {0, 16, 32, 48, 64, 65}) {
    Vector characters;
    std::memcpy(&characters, text + at, sizeof characters);
    // '.' becomes 0, '/' becomes 1, the digits become 2 to 11. Characters before '.' wrap around to larger numbers.
    const Vector order = characters - '.';
    highest = order > highest ? order : highest;
    slash |= static_cast<Vector>(order == 1);
    const Vector values = (order > 2 ? order : Vector{} + 2) - 2;
    std::memcpy(digits + at, &values, sizeof values);
  }
  const auto bad = static_cast<Vector>(highest > 11) | slash;
  std::uint64_t halves[2];
  std::memcpy(halves, &bad, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}
#else
bool read_cells(const char* text, std::uint8_t* digits) {
  bool good = true;
  for (std::size_t i = 0; i < Cell::count; ++i) {
    const char c = text[i];
    good &= c == '.' || (c >= '0' && c <= '9');
    digits[i] = static_cast<std::uint8_t>(c == '.' ? 0 : c - '0');
  }
  return good;
}
#endif

// Whether 81 characters are digits and dots.
#ifdef __GNUC__
bool are_cells(const char* text) {
  using Vector = std::uint8_t __attribute__((vector_size(16)));
  Vector bad{};
  for (std::size_t at : {0, 16, 32, 48, 64, 65}) {
    Vector characters;
    std::memcpy(&characters, text + at, sizeof characters);
    const Vector order = characters - '.';  // as in read_cells
    bad |= static_cast<Vector>(order > 11) | static_cast<Vector>(order == 1);
  }
  std::uint64_t halves[2];
  std::memcpy(halves, &bad, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}
#else
bool are_cells(const char* text) {
  std::uint8_t digits[Cell::count];
  return read_cells(text, digits);
}
#endif

// The length of the line end at the beginning of `text`, 0 if there is none.
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

std::size_t count_plain_lines(std::string_view text) {
  constexpr std::size_t line = Cell::count + 1;
  const std::size_t whole = text.size() / line;
  for (std::size_t i = 0; i < whole; ++i) {
    const char* const at = text.data() + i * line;
    if (at[Cell::count] != '\n' || !are_cells(at)) return i;
  }
  return whole;
}

}  // namespace shudu
