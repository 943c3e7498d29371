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
    {1, "cell ← the first blank cell with fewest candidates", "格 ← 候选数最少的第一个空格",
     "格 ← 候選數最少的第一個空格"},
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

Counters solve_from(ViewpointSet viewpoints, const Grid& clues, std::uint64_t limit, const OnSolution& on_solution,
                    const OnPause& on_pause) {
  assert(limit > 0);
  if (has_conflict(clues)) return {};
  Journal<Patient> journal{limit, on_solution, Patient{on_pause}};
  ViewpointSearch<Patient, fewest_candidates, From>{clues, journal, From{viewpoints}}.run();
  return journal.counters();
}

Algorithm fewest_first() {
  return {
      .id = "fewest_first",
      .title = "Fewest candidates first",
      .idea = "The four viewpoints, with each guess made in the cell that has fewest candidates.",
      .lexicographic = false,
      .propagates = true,
      .code = code,
      .solve = solve<FewestFirst>,
      .solve_until = solve_until<FewestFirst>,
      .trace = trace<FewestFirst>,
      .resume = resume<FewestFirst>,
  };
}

}  // namespace shudu::gallery
