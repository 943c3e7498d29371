// Fewest first: look from four viewpoints, and guess where the chance to be right is best.
//
// Everything certain is written as in viewpoints.cpp: a digit that has one place left in a row, a column or a box, a
// cell that has one candidate left, round after round until nothing is certain any more. The difference is where to
// guess then. The first blank cell may have many candidates, and all but one of them are wrong. Count the candidates
// of every blank cell and guess in the one that has fewest, the first such cell in row-major order: with two
// candidates every second guess is right, and a wrong one settles the cell all the same. The tree becomes narrow at
// the top, where it matters most.
//
// The guess cell moves about the board, so solutions come in no particular order.
#include "algorithm.h"
#include "viewpoint_search.h"

namespace shudu::gallery {
namespace {

Cell fewest_candidates(const TableBoard& board) {
  Cell best = board.blanks().first();
  for (Cell cell : board.blanks()) {
    if (board.candidates(cell).size() < board.candidates(best).size()) best = cell;
  }
  return best;
}

template <class Tracer>
using FewestFirst = ViewpointSearch<Tracer, fewest_candidates>;

}  // namespace

Algorithm fewest_first() {
  return {
      .id = "fewest_first",
      .title = "Fewest candidates first",
      .idea = "The four viewpoints, with each guess made in the cell that has fewest candidates.",
      .lexicographic = false,
      .solve = solve<FewestFirst>,
      .trace = trace<FewestFirst>,
  };
}

}  // namespace shudu::gallery
