// StyledLine: a line of text with attributes. It knows its width in columns, so that it can be cut and padded.
#pragma once

#include <string>
#include <string_view>

namespace shudu::cli {

class StyledLine {
 public:
  // `colors` says whether to write attributes. Text beyond `most` columns is cut.
  StyledLine(bool colors, int most) : colors_(colors), most_(most) {}

  // `attributes` are the numbers of an ANSI sequence ("1;33"), or empty.
  StyledLine& add(std::string_view in_utf8, std::string_view attributes = {});
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

// The width of the text on a terminal. A Chinese character is two columns wide.
int columns(std::string_view text);

}  // namespace shudu::cli
