// Backtracking with tables: the search of plain backtracking, but without reading the cells of the houses.
//
// Three tables hold the set of digits in every row, every column and every box (table_board.h). A digit fits into a
// cell if it is in none of the cell's three sets. Writing a digit adds it to three sets, and erasing it removes it from
// them. This uses memory to save time.
//
// Otherwise the algorithm is the same: go through the blank cells in row-major order, try every digit that fits in
// ascending order, continue with the next blank cell, and come back to erase the digit. The search tree is exactly that
// of plain backtracking. Each node takes less time.
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
      .copies = false,
      .code = code,
      .solve = solve<TableBacktracking>,
      .solve_until = solve_until<TableBacktracking>,
      .trace = trace<TableBacktracking>,
      .resume = resume<TableBacktracking>,
  };
}

}  // namespace shudu::gallery
