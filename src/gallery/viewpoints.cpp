// Viewpoints: look at the board from its rows, its columns, its boxes and its cells.
//
// A cell into which one digit fits is not the only certain thing. If a digit that is missing in a row fits into one
// cell of that row only, it must stand there, though other digits may fit into this cell as well. The same holds for
// a column and for a box. So there are four viewpoints, and each finds cells that the others miss:
//   row, column, box   for each digit missing in the house: in which of its blank cells does it fit?
//   cell               for each blank cell: which digits fit?
// Whenever the answer is one, write the digit; when it is none, the position has no solution. Look from all rows, then
// from all columns, all boxes and all cells, and start over until a whole round writes nothing. Then, if cells are
// still blank, guess in the first of them in row-major order, on a copy of the board (guess_on_copies.h), and look
// again.
//
// More viewpoints mean more work in each position and far fewer positions: most puzzles made for people are solved
// without a guess. Solutions come in row-major order, because all that is deduced is certain, the guess is made in the
// first blank cell and digits ascend.
#include "algorithm.h"
#include "viewpoint_search.h"

namespace shudu::gallery {
namespace {

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
      .solve = solve<Viewpoints>,
      .trace = trace<Viewpoints>,
  };
}

}  // namespace shudu::gallery
