// Plain backtracking with the smallest functions a student would write, to measure what `inline` changes.
//
// bench/inline_bench.sh compiles this file with several levels of optimisation. SMALL is put before every function of
// one or two lines: nothing, `inline`, or an attribute that forces inlining or forbids it.
#include <chrono>
#include <cstdio>

#ifndef SMALL
#define SMALL
#endif

namespace {

constexpr int size = 9;
int board[size][size];
long placements = 0, solutions = 0;

SMALL bool is_free_in_row(int row, int digit) {
  for (int col = 0; col < size; ++col) {
    if (board[row][col] == digit) return false;
  }
  return true;
}

SMALL bool is_free_in_column(int col, int digit) {
  for (int row = 0; row < size; ++row) {
    if (board[row][col] == digit) return false;
  }
  return true;
}

SMALL bool is_free_in_box(int row, int col, int digit) {
  for (int i = 0; i < size; ++i) {
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

SMALL bool fits(int row, int col, int digit) {
  return is_free_in_row(row, digit) && is_free_in_column(col, digit) && is_free_in_box(row, col, digit);
}

void solve(int row, int col);

SMALL void solve_next(int row, int col) { col == size - 1 ? solve(row + 1, 0) : solve(row, col + 1); }

void solve(int row, int col) {
  if (row == size) {
    ++solutions;
    return;
  }
  if (board[row][col] != 0) return solve_next(row, col);
  for (int digit = 1; digit <= size; ++digit) {
    if (!fits(row, col, digit)) continue;
    ++placements;
    board[row][col] = digit;
    solve_next(row, col);
    board[row][col] = 0;
  }
}

}  // namespace

int main(int, char** arguments) {
  for (int i = 0; i < size * size; ++i) {
    const char c = arguments[1][i];
    board[i / size][i % size] = '1' <= c && c <= '9' ? c - '0' : 0;
  }
  const auto begin = std::chrono::steady_clock::now();
  solve(0, 0);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%.2f ns per digit written, %ld digits, %ld solutions\n", seconds * 1e9 / static_cast<double>(placements),
              placements, solutions);
}
