#include "player/styled_line.h"

#include <cassert>

#include "engine/columns.h"
#include "engine/signs.h"

namespace shudu::cli {
StyledLine& StyledLine::add(std::string_view in_utf8, std::string_view attributes) {
  const std::string text = in_signs_of_locale(std::string{in_utf8});
  const std::size_t fits = first_columns(text, static_cast<std::size_t>(most_ - width_)).size();
  width_ += columns(std::string_view{text}.substr(0, fits));
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

int columns(std::string_view text) { return static_cast<int>(width_of(text)); }

}  // namespace shudu::cli
