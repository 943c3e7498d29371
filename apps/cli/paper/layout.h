// Layout: where the boards of a page stand. Of all arrangements in rows and columns the one with the largest boards is
// used.
#pragma once

namespace shudu::cli {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;  // millimetres
};

// What a cell of the arrangement has besides its board.
struct Around {
  double caption = 0;         // height of the line above the board
  double below = 0;           // height of what is below the board
  double below_of_board = 0;  // and its height as a part of the side of the board
};

class Layout {
 public:
  // Precondition: count > 0.
  Layout(const Box& area, int count, const Around& around);

  double side() const { return side_; }  // of a board
  // The place of a board with all that is around it, from 0, row by row.
  Box cell(int i) const;

 private:
  Box area_;
  Around around_;
  int columns_ = 1, rows_ = 1;
  double side_ = 0;
};

}  // namespace shudu::cli
