// The shape of an ISS puzzle: the grid, its values and regions, and the auxiliary cells.
//
//   .Shape~6x9         rows and columns; values 1 to the larger of the two
//   .Shape~9x9~0-8     other values; a single number is the highest, from 1
//   .Shape~9x9~~Raw    rows and columns may repeat values, and there are no boxes
//   .NoBoxes  .RegionSize~6  .Jigsaw~0011…     no boxes, boxes of another size, irregular regions by characters
//   .Var~A~label~3     the auxiliary cells VA1, VA2, VA3; .Var~A~~2x3 has two rows of three
#pragma once

#include "format/variants/iss_tokens.h"

namespace shudu::variant {

inline constexpr int largest_iss_side = 16;  // and the most values

struct IssLayout {
  Shape shape;
  int region_size = 9;        // cells of a full region
  std::vector<Cells> boxes;   // empty with NoBoxes
  std::vector<Cells> jigsaw;  // regions of the shape if there are no boxes
};

Result<IssLayout, ReadError> iss_layout(const std::vector<IssToken>& tokens);

// Rows and columns of boxes with so many cells that tile the grid; both 0 if there are none.
struct IssBox {
  int rows = 0, columns = 0;
};
IssBox iss_box_size(int rows, int columns, int cells);

}  // namespace shudu::variant
