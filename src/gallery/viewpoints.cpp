// Viewpoints: look at the board from its rows, its columns, its boxes and its cells.
//
// A cell into which only one digit fits is not the only certain deduction. If a digit that is missing in a row fits
// into only one cell of that row, it must be there, even if other digits fit into this cell too. The same holds for a
// column and for a box. So there are four viewpoints, and each finds cells that the others miss:
//   row, column, box   for each digit missing in the house: in which of its blank cells does it fit?
//   cell               for each blank cell: which digits fit?
// If there is one answer, write the digit. If there is none, the position has no solution. Go over all rows, then all
// columns, all boxes and all cells, and repeat until a whole round writes nothing. If there are blank cells then, guess
// in the first of them in row-major order, on a copy of the board (guess_on_copies.h), and repeat.
//
// More viewpoints mean more work in each position and far fewer positions. Most puzzles made for people are solved
// without a guess. Deductions are certain, the guess is made in the first blank cell, and digits ascend, so solutions
// come in lexicographic order.
#include "algorithm.h"
#include "viewpoint_search.h"

namespace shudu::gallery {
namespace {

// viewpoint_lines gives the line numbers.
constexpr CodeLine code[] = {
    {0, "explore(board):"},
    {1, "repeat until a round writes nothing:"},
    {2, "for each row, column and box, and each digit missing in it:"},
    {3, "if digit has no place there: return"},
    {3, "if digit has one place there: write(digit, place)"},
    {2, "for each blank cell:"},
    {3, "if no digit fits: return"},
    {3, "if one digit fits: write(digit, cell)"},
    {1, "if no cell is blank: report the board, return"},
    {1, "cell ← the first blank cell"},
    {1, "for each digit that fits into cell:"},
    {2, "copy ← board; write(digit, cell) on the copy"},
    {2, "explore(copy)"},
    {2, "throw the copy away"},
    {1, "return: all digits were tried"},
    {0, "write(digit, cell):"},
    {1, "put digit into cell"},
    {1, "take digit from the candidates of the cells that see it"},
};

Cell first_blank(const TableBoard& board) { return board.blanks().first(); }

template <class Tracer>
using Viewpoints = ViewpointSearch<Tracer, first_blank>;

}  // namespace

Algorithm viewpoints() {
  return {
      .id = "viewpoints",
      .title = "Four viewpoints",
      .idea = "Write each digit that has only one place, as seen from the rows, columns, boxes and cells; then guess.",
      .lexicographic = true,
      .propagates = true,
      .copies = true,
      .code = code,
      .solve = solve<Viewpoints>,
      .solve_until = solve_until<Viewpoints>,
      .trace = trace<Viewpoints>,
      .resume = resume<Viewpoints>,
  };
}

}  // namespace shudu::gallery
