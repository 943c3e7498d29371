// JudgeBoard: a puzzle of a judge, with a side of up to 16 cells, and its solutions.
//
// The search of classic puzzles solves boards with side 9 and square boxes, that of variants all others (4×4, 16×16, irregular
// regions).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "shudu/board.h"

namespace shudu::cli {

struct JudgeBoard {
  static constexpr int max_side = 16;
  static constexpr int max_cells = max_side * max_side;

  int box = 3;                                    // a box is `box` × `box` cells
  bool jigsaw = false;                            // `regions` replace the boxes
  std::array<std::uint8_t, max_cells> digits{};   // row by row, 0 is blank; only the first cells() are used
  std::array<std::uint8_t, max_cells> regions{};  // the region of each cell, in 0..side()-1
  std::array<Cell, Cell::count> order{};          // the cells in the order of filling, if the judge gives it

  int queens = 0;  // for problems of N queens, which have no cells

  int side() const { return box * box; }
  int cells() const { return side() * side(); }
  int region(int cell) const { return jigsaw ? regions[cell] : cell / side() / box * box + cell % side() / box; }
  bool is_sudoku() const { return box == 3 && !jigsaw; }
};

// The same cells as a Grid. Precondition: board.is_sudoku().
Grid grid_of(const JudgeBoard& board);
JudgeBoard board_of(const Grid& grid);

struct JudgeBoardAnswer {
  int count = 0;        // solutions found
  JudgeBoard solution;  // the first one found, if any
};

// Finds up to `limit` solutions.
JudgeBoardAnswer search_board(const JudgeBoard& board, int limit = 1);
// The lexicographically smallest solution.
std::optional<JudgeBoard> smallest_solution_of(const JudgeBoard& board);

}  // namespace shudu::cli
