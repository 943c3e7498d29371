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

// The numbers of the lines are in viewpoint_search.h.
constexpr CodeLine code[] = {
    {0, "explore(board):", "探索（盘面）：", "探索（盤面）："},
    {1, "repeat until a round writes nothing:", "重复，直到一轮下来什么也没写：", "重複，直到一輪下來什麼也沒寫："},
    {2, "for each row, column and box, and each digit missing in it:", "对每行、每列、每宫中缺少的每个数字：",
     "對每行、每列、每宮中缺少的每個數字："},
    {3, "if digit has no place there: return", "若该数字无处可填：返回", "若該數字無處可填：返回"},
    {3, "if digit has one place there: write(digit, place)", "若该数字只有一处可填：写入",
     "若該數字只有一處可填：寫入"},
    {2, "for each blank cell:", "对每个空格：", "對每個空格："},
    {3, "if no digit fits: return", "若没有数字可填：返回", "若沒有數字可填：返回"},
    {3, "if one digit fits: write(digit, cell)", "若只有一个数字可填：写入", "若只有一個數字可填：寫入"},
    {1, "if no cell is blank: report the board, return", "若没有空格：报告盘面，返回", "若沒有空格：報告盤面，返回"},
    {1, "cell ← the first blank cell", "格 ← 第一个空格", "格 ← 第一個空格"},
    {1, "for each digit that fits into cell:", "对可填进该格的每个数字：", "對可填進該格的每個數字："},
    {2, "copy ← board; write(digit, cell) on the copy", "副本 ← 盘面；在副本上写入", "副本 ← 盤面；在副本上寫入"},
    {2, "explore(copy)", "探索（副本）", "探索（副本）"},
    {2, "throw the copy away", "扔掉副本", "扔掉副本"},
    {1, "return: all digits were tried", "返回：所有数字都已试过", "返回：所有數字都已試過"},
    {0, "write(digit, cell):", "写入（数字，格）：", "寫入（數字，格）："},
    {1, "put digit into cell", "把数字写进格里", "把數字寫進格裡"},
    {1, "take digit from the candidates of the cells that see it", "从看得见它的各格的候选数中去掉该数字",
     "從看得見它的各格的候選數中去掉該數字"},
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
      .code = code,
      .solve = solve<Viewpoints>,
      .solve_until = solve_until<Viewpoints>,
      .trace = trace<Viewpoints>,
      .resume = resume<Viewpoints>,
  };
}

}  // namespace shudu::gallery
