// Backtracking with tables: the same walk as plain backtracking, but the houses are never looked through.
//
// Keep three tables: for every row, for every column and for every box the set of digits that stand in it
// (table_board.h). A digit fits into a cell when it is missing from all three sets of the cell, which one look into
// each table tells. Writing a digit adds it to three sets, taking it back removes it from them: memory for time.
//
// For the rest, walk through the blank cells in row-major order, try every digit that fits, in ascending order, go on
// to the next blank cell, and come back to take the digit away. The search tree is that of plain backtracking, guess
// for guess; only the time spent in each of its nodes is shorter.
#include "algorithm.h"
#include "table_board.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "solve():"},
    {1, "if no cell is blank: report the board, return"},
    {1, "cell ← the first blank cell"},
    {1, "for each digit missing in row[cell], column[cell] and box[cell]:"},
    {2, "write digit into cell, add it to the three sets"},
    {2, "solve()"},
    {2, "erase digit, take it out of the three sets"},
    {1, "return: all digits were tried"},
};
namespace line {
constexpr int report = 2, write = 5, erase = 7, give_up = 8;
}

template <class Tracer>
class TableBacktracking {
 public:
  static constexpr int propagate_line = 0;

  TableBacktracking(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {}

  void run() { fill_blanks(); }

 private:
  // Fills the blank cells in every possible way. Returns whether to go on.
  bool fill_blanks() {
    if (board_.blanks().empty()) return journal_.solution(board_.grid(), line::report);
    const Cell cell = board_.blanks().first();
    const std::uint64_t solutions = journal_.solutions();
    for (int digit : board_.candidates(cell)) {
      if (!journal_.wants(cell, digit)) continue;
      board_.fill(cell, digit);
      if (!journal_.guess(cell, digit, {Reason::choice, line::write}) || !fill_blanks()) return false;
      board_.clear(cell);
      if (!journal_.unguess(cell, digit, line::erase)) return false;
    }
    return journal_.leave(cell, solutions, {Reason::all_tried, line::give_up});
  }

  TableBoard board_;
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm table_backtracking() {
  return {
      .id = "table_backtracking",
      .title = "Backtracking with tables",
      .idea = "Backtracking that keeps the digits of each row, column and box in tables instead of looking for them.",
      .lexicographic = true,
      .propagates = false,
      .code = code,
      .solve = solve<TableBacktracking>,
      .solve_until = solve_until<TableBacktracking>,
      .trace = trace<TableBacktracking>,
      .resume = resume<TableBacktracking>,
  };
}

}  // namespace shudu::gallery
