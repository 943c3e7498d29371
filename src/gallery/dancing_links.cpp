// Dancing links: Sudoku as an exact cover problem.
//
// A solved grid fulfils 324 wishes, each exactly once:
//   every cell holds a digit                     81 items, one per cell
//   every row has every digit                    81 items, one per row and digit
//   every column has every digit                 81 items, one per column and digit
//   every box has every digit                    81 items, one per box and digit
// To write digit d into the cell at row r and column c fulfils four of them at once: cell (r, c), row r has d, column
// c has d, its box has d. There are 9 × 81 = 729 such options. A solution of the puzzle is a choice of 81 options that
// fulfils every wish exactly once, hence an exact cover, and Knuth's dancing links (shudu/exact_cover.h) finds them
// all: take the wish that can be fulfilled in fewest ways, try each way, and remove from the links whatever it rules
// out.
//
// The options of the clues are selected first, which takes out all that contradicts them. A wish with one way left is
// a deduction: a cell with one candidate, or a digit with one place in a house. With none left it is a dead end, and
// with several the search guesses, where a "digit in a house" with two places is as welcome as a cell with two
// candidates. So the four viewpoints and the rule of fewest first come out of one idea, which knows nothing of Sudoku.
// The next wish may be anywhere, so solutions come in no particular order. All digits are taken back in the end.
#include <cassert>
#include <span>

#include "algorithm.h"
#include "shudu/exact_cover.h"
#include "shudu/house.h"

namespace shudu::gallery {
namespace {

constexpr int option_of(Cell cell, int digit) { return cell.index() * 9 + digit - 1; }
constexpr Cell cell_of(int option) { return Cell{option / 9}; }
constexpr int digit_of(int option) { return option % 9 + 1; }

// Items 0..80 are the cells, item 81 + 9 h + d - 1 is digit d in house h.
constexpr int item_of(Cell cell) { return cell.index(); }
constexpr int item_of(House house, int digit) { return Cell::count + house.index() * 9 + digit - 1; }

// The cover problem of the empty board, ready to be copied.
const ExactCover& empty_sudoku() {
  static const ExactCover cover = [] {
    ExactCover all{Cell::count + House::count * 9};
    for (Cell cell : all_cells()) {
      for (int digit = 1; digit <= 9; ++digit) {
        const auto [row, column, box] = houses(cell);
        [[maybe_unused]] const int option =
            all.add_option({item_of(cell), item_of(row, digit), item_of(column, digit), item_of(box, digit)});
        assert(option == option_of(cell, digit));
      }
    }
    return all;
  }();
  return cover;
}

template <class Tracer>
class DancingLinks {
 public:
  DancingLinks(const Grid& clues, Journal<Tracer>& journal) : cover_(empty_sudoku()), grid_(clues), journal_(journal) {
    for (Cell cell : clues.filled()) {
      [[maybe_unused]] const bool possible = cover_.select(option_of(cell, clues[cell]));
      assert(possible);
    }
  }

  void run() {
    cover_.search(
        no_limit, [this](std::span<const int>) { return journal_.solution(grid_); }, *this);
  }

  // What the engine tells its watcher, in the words of Sudoku. One alternative is a deduction, not a guess.
  bool choose(int option, int alternatives) {
    const Cell cell = cell_of(option);
    const int digit = digit_of(option);
    grid_.set(cell, digit);
    return alternatives == 1 ? journal_.place(cell, digit) : journal_.guess(cell, digit);
  }
  bool drop(int option, int alternatives) {
    const Cell cell = cell_of(option);
    const int digit = digit_of(option);
    grid_.clear(cell);
    return alternatives == 1 ? journal_.unplace(cell, digit) : journal_.unguess(cell, digit);
  }
  bool fail(int item, int alternatives) {
    // The failure of a single alternative was told where it was seen, in the same position.
    return alternatives == 1 || journal_.backtrack(where(item));
  }

 private:
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};  // the journal keeps to the limit

  // The cell, or the first blank cell of the house in which the digit is missing.
  Cell where(int item) const {
    if (item < Cell::count) return Cell{item};
    return (House{(item - Cell::count) / 9}.cells() & grid_.blanks()).first();
  }

  ExactCover cover_;
  Grid grid_;
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm dancing_links() {
  return {
      .id = "dancing_links",
      .title = "Dancing links",
      .idea = "Sudoku as exact cover: fulfil the wish (a digit for a cell, a place for a digit) that has fewest ways.",
      .lexicographic = false,
      .solve = solve<DancingLinks>,
      .trace = trace<DancingLinks>,
  };
}

}  // namespace shudu::gallery
