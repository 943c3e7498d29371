// Draws the board of a recording in characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "playback/frame.h"

namespace shudu::cli {

// StyledLine: a line of text with attributes. It knows its width in columns, so that it can be cut and padded.
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

inline constexpr int small_board_columns = 25, small_board_rows = 13;
inline constexpr int large_board_columns = 43, large_board_rows = 31;

// One digit per cell. The cell of the event is in brackets, so that it is visible without colours.
std::vector<StyledLine> small_board(const Frame& frame);
// Nine candidates per cell.
std::vector<StyledLine> large_board(const Frame& frame);

// The text attributes for a kind of event.
std::string_view attributes(Event::Kind kind);

}  // namespace shudu::cli
