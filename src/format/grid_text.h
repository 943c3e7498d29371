// A grid as one word of 81 cells, and the error for a word that is not. Several formats contain such a word.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "format/cell_text.h"
#include "shudu/board/cell.h"
#include "shudu/board/grid.h"
#include "shudu/result.h"

namespace shudu {

struct TextFault {
  std::size_t at;  // offset in the text
  std::string message;
};

inline std::string cells_expected(std::size_t found) { return std::to_string(found) + " cells, expected 81"; }

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
