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

template <class Tracer>
class TableBacktracking {
 public:
  TableBacktracking(const Grid& clues, Journal<Tracer>& journal) : board_(clues), journal_(journal) {}

  void run() { fill_blanks(); }

 private:
  // Fills the blank cells in every possible way. Returns whether to go on.
  bool fill_blanks() {
    if (board_.blanks().empty()) return journal_.solution(board_.grid());
    const Cell cell = board_.blanks().first();
    const std::uint64_t solutions = journal_.solutions();
    for (int digit : board_.candidates(cell)) {
      board_.fill(cell, digit);
      if (!journal_.guess(cell, digit) || !fill_blanks()) return false;
      board_.clear(cell);
      if (!journal_.unguess(cell, digit)) return false;
    }
    return journal_.leave(cell, solutions);
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
      .solve = solve<TableBacktracking>,
      .trace = trace<TableBacktracking>,
  };
}

}  // namespace shudu::gallery
