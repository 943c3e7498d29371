// StyledLine: a line of text with attributes that knows how many columns it takes, so that it can be cut and padded.
#pragma once

#include <string>
#include <string_view>

namespace shudu::cli {

class StyledLine {
 public:
  // `colors`: whether attributes are written at all. Longer text than `most` columns is cut.
  StyledLine(bool colors, int most) : colors_(colors), most_(most) {}

  // `attributes` are the numbers of an ANSI sequence ("1;33"), or empty.
  StyledLine& add(std::string_view text, std::string_view attributes = {});
  StyledLine& pad_to(int column);
  // Precondition: the other line fits.
  StyledLine& append(const StyledLine& other);

  int width() const { return width_; }
  const std::string& text() const { return text_; }

 private:
  bool colors_;
  int most_;
  int width_ = 0;
  std::string text_;
};

// Columns of the text on a terminal: two for each Chinese character.
int columns(std::string_view text);

}  // namespace shudu::cli
