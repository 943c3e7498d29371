// Backtracking: put a queen in each row, from the first column to the last, and remove it if the rows below cannot be
// filled.
//
//   place(row):
//     if every row has a queen: a solution
//     for each column, from the left:
//       if no queen above is in the column or on a diagonal through the square:
//         put a queen there, place(row + 1), remove it
//
// Columns are tried in order, so solutions come in lexicographic order. Only the positions of the queens are stored. A
// square is compared with every queen above it.
#include <array>
#include <cstdlib>

#include "queens/algorithm.h"

namespace shudu::queens {
namespace {

template <class OnSolution>
class Backtracking {
 public:
  Backtracking(int n, OnSolution& on_solution) : n_(n), on_solution_(on_solution) {}

  // Fills the rows starting with `row`. Returns whether to go on.
  bool place(int row) {
    if (row == n_) return on_solution_(Queens{queens_}.first(static_cast<std::size_t>(n_)));
    for (int column = 0; column < n_; ++column) {
      queens_[row] = column;
      if (is_safe(row) && !place(row + 1)) return false;
    }
    return true;
  }

  void put(int row, int column) { queens_[row] = column; }

 private:
  // Whether no queen above attacks the one in this row.
  bool is_safe(int row) const {
    for (int above = 0; above < row; ++above) {
      const int apart = std::abs(queens_[row] - queens_[above]);
      if (apart == 0 || apart == row - above) return false;
    }
    return true;
  }

  int n_;
  OnSolution& on_solution_;
  std::array<int, most_queens> queens_{};  // the column of the queen in each row
};

std::uint64_t count(int n, Queens first) {
  std::uint64_t found = 0;
  const auto one_more = [&](Queens) { return ++found, true; };
  Backtracking search{n, one_more};
  int row = 0;
  for (int column : first) search.put(row++, column);
  search.place(row);
  return found;
}

void enumerate(int n, const OnQueens& on_solution) { Backtracking{n, on_solution}.place(0); }

}  // namespace

QueensAlgorithm backtracking() {
  return {.id = "backtracking",
          .title = "Backtracking",
          .idea = "Puts a queen into each row in turn where none above attacks it, and takes it back.",
          .count = count,
          .enumerate = enumerate};
}

}  // namespace shudu::queens
