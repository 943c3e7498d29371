#include "player/styled_line.h"

#include <cassert>
#include <cstdint>

#include "engine/signs.h"

namespace shudu::cli {
namespace {

struct Letter {
  std::size_t bytes;
  int columns;
};

// The first character of the text. Precondition: the text is not empty.
Letter first_letter(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (bytes != 3 || text.size() < 3) return {bytes < text.size() ? bytes : text.size(), bytes == 4 ? 2 : 1};
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const std::uint32_t code = (byte(0) & 0xf) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f);
  const bool wide = (0x2e80 <= code && code <= 0xa4cf) || (0xac00 <= code && code <= 0xd7a3) ||
                    (0xf900 <= code && code <= 0xfaff) || (0xff00 <= code && code <= 0xff60);
  return {3, wide ? 2 : 1};
}

}  // namespace

StyledLine& StyledLine::add(std::string_view in_utf8, std::string_view attributes) {
  const std::string text = in_signs_of_locale(std::string{in_utf8});
  std::size_t fits = 0;
  while (fits < text.size()) {
    const Letter letter = first_letter(std::string_view{text}.substr(fits));
    if (width_ + letter.columns > most_) break;
    width_ += letter.columns;
    fits += letter.bytes;
  }
  const bool styled = colors_ && !attributes.empty() && fits > 0;
  if (styled) text_.append("\x1b[").append(attributes).append("m");
  text_.append(text, 0, fits);
  if (styled) text_ += "\x1b[0m";
  return *this;
}

StyledLine& StyledLine::pad_to(int column) {
  return width_ < column ? add(std::string(static_cast<std::size_t>(column - width_), ' ')) : *this;
}

StyledLine& StyledLine::append(const StyledLine& other) {
  assert(width_ + other.width_ <= most_);
  width_ += other.width_;
  text_ += other.text_;
  return *this;
}

int columns(std::string_view text) {
  int sum = 0;
  while (!text.empty()) {
    const Letter letter = first_letter(text);
    sum += letter.columns;
    text.remove_prefix(letter.bytes);
  }
  return sum;
}

}  // namespace shudu::cli
