// A grid as one word of 81 cells, and the error for a word that is not. Several formats contain such a word.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "base/counted.h"
#include "format/cell_text.h"
#include "shudu/board.h"
#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu {

struct TextFault {
  std::size_t at;  // offset in the text
  std::string message;
  Error::Kind fault = Error::Kind::malformed;
};

// Grids of other sizes have these numbers of cells. Empty if the number is none of them.
constexpr std::string_view other_size(std::size_t cells) {
  switch (cells) {
    case 16: return "4×4";
    case 36: return "6×6";
    case 64: return "8×8";
    case 100: return "10×10";
    case 144: return "12×12";
    case 256: return "16×16";
    case 625: return "25×25";
    default: return {};
  }
}

// "36 cells, expected 81; this looks like a 6×6 grid"
inline std::string cells_expected(std::size_t found) {
  std::string text = counted(found, "cell") + ", expected 81";
  if (!other_size(found).empty()) text += "; this looks like a " + std::string{other_size(found)} + " grid";
  return text;
}

inline Result<Grid, TextFault> grid_of_text(std::string_view text) {
  const std::size_t cells = count_leading_cells(text);
  if (cells < text.size()) {
    return Unexpected{TextFault{cells, "expected a digit or a blank, found " + quoted(text[cells])}};
  }
  if (cells != Cell::count) {
    return Unexpected{TextFault{std::min<std::size_t>(cells, Cell::count), cells_expected(cells)}};
  }
  return grid_of_cells(text);
}

}  // namespace shudu
