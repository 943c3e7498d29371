// Fewest first: use four viewpoints, and guess in the cell with the fewest candidates.
//
// Every certain digit is written as in viewpoints.cpp: a digit that has one place left in a row, a column or a box, and
// a cell that has one candidate left. This repeats until nothing is certain. The difference is the cell of the guess.
// The first blank cell may have many candidates, and all except one are wrong. This algorithm counts the candidates of
// every blank cell and guesses in the cell with the fewest (the first such cell in row-major order). With two
// candidates every second guess is right, and a wrong guess leaves only one digit for the cell. This makes the search
// tree narrow near the root, where it matters most.
//
// The cell of the guess can be anywhere, so solutions come in no particular order.
#include "algorithm.h"
#include "fewest_candidates.h"
#include "viewpoint_search.h"

namespace shudu::gallery {
namespace {

// viewpoint_lines gives the line numbers. viewpoint_sets.cpp uses a part of these lines.
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
    {1, "cell ← the first blank cell with fewest candidates"},
    {1, "for each digit that fits into cell:"},
    {2, "copy ← board; write(digit, cell) on the copy"},
    {2, "explore(copy)"},
    {2, "throw the copy away"},
    {1, "return: all digits were tried"},
    {0, "write(digit, cell):"},
    {1, "put digit into cell"},
    {1, "take digit from the candidates of the cells that see it"},
};

template <class Tracer>
using FewestFirst = ViewpointSearch<Tracer, fewest_candidates>;

}  // namespace

Algorithm fewest_first() {
  return {
      .id = "fewest_first",
      .title = "Fewest candidates first",
      .idea = "The four viewpoints, with each guess made in the cell that has fewest candidates.",
      .lexicographic = false,
      .propagates = true,
      .copies = true,
      .code = code,
      .solve = solve<FewestFirst>,
      .solve_until = solve_until<FewestFirst>,
      .trace = trace<FewestFirst>,
      .resume = resume<FewestFirst>,
  };
}

}  // namespace shudu::gallery
