// Dancing links: the queens as an exact cover problem.
//
// A square is an option that covers its row, its column and its two diagonals. Every row and every column must be
// covered once (primary items). A diagonal may have no queen (secondary items).
//
//   items   0 … n-1   rows         2n + row + column               diagonals going down to the left
//           n … 2n-1  columns      5n - 2 + row - column           diagonals going down to the right
//
// A count takes the row or column with the fewest squares first, which keeps the tree small. To list solutions in
// lexicographic order, the rows are taken in order. All columns are covered after the last row.
#include <array>

#include "queens/algorithm.h"
#include "shudu/exact_cover.h"

namespace shudu::queens {
namespace {

// Option row * n + column is the square in this row and column.
ExactCover cover_of(int n) {
  const int diagonals = 2 * n - 1;
  ExactCover cover{2 * n, 2 * diagonals};
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column) {
      cover.add_option({row, n + column, 2 * n + row + column, 2 * n + diagonals + row - column + n - 1});
    }
  }
  return cover;
}

std::uint64_t count(int n, Queens first) {
  ExactCover cover = cover_of(n);
  int row = 0;
  for (int column : first) cover.select(row++ * n + column);
  return cover.search(~std::uint64_t{0}, [](std::span<const int>) { return true; }).solutions;
}

void enumerate(int n, const OnQueens& on_solution) {
  ExactCover cover = cover_of(n);
  cover.take_items_in_order();
  std::array<int, most_queens> queens{};
  cover.search(~std::uint64_t{0}, [&](std::span<const int> squares) {
    for (int square : squares) queens[square / n] = square % n;
    return on_solution(Queens{queens}.first(static_cast<std::size_t>(n)));
  });
}

}  // namespace

QueensAlgorithm dancing_links() {
  return {.id = "dancing_links",
          .title = "Dancing links",
          .idea = "Knuth's exact cover: rows and columns once each, diagonals at most once.",
          .count = count,
          .enumerate = enumerate};
}

}  // namespace shudu::queens
