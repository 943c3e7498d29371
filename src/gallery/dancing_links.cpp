// Dancing links: Sudoku as an exact cover problem.
//
// A solved grid satisfies 324 constraints, each exactly once:
//   every cell holds a digit                     81 items, one per cell
//   every row has every digit                    81 items, one per row and digit
//   every column has every digit                 81 items, one per column and digit
//   every box has every digit                    81 items, one per box and digit
// Writing digit d into the cell at row r and column c satisfies four of them: cell (r, c), row r has d, column c has d,
// its box has d. There are 9 × 81 = 729 such options. A solution of the puzzle is a choice of 81 options that satisfies
// every constraint exactly once. This is an exact cover, and Knuth's dancing links (shudu/exact_cover.h) find them all:
// take the constraint with the fewest options, try each option, and remove from the links whatever it rules out.
//
// The options of the clues are selected first, which removes everything that contradicts them. A constraint with one
// option left is a deduction: a cell with one candidate, or a digit with one place in a house. One without options is a
// dead end. If every constraint has several, the search guesses, and a digit with two places in a house is as good as a
// cell with two candidates. So the four viewpoints and the rule of fewest first follow from one idea, which does not
// depend on Sudoku. The next constraint may be anywhere, so solutions come in no particular order. All digits are
// removed in the end.
#include <cassert>
#include <optional>
#include <span>

#include "algorithm.h"
#include "shudu/board.h"
#include "shudu/exact_cover.h"

namespace shudu::gallery {
namespace {

constexpr CodeLine code[] = {
    {0, "choose the options of the clues"},
    {0, "search():"},
    {1, "if no constraint is open: report the board, return"},
    {1, "constraint ← the open one with fewest options; cover(constraint)"},
    {1, "for each option of constraint (a digit in a cell):"},
    {2, "write the digit; cover the option's other constraints"},
    {2, "search()"},
    {2, "erase the digit; uncover them in reverse order"},
    {1, "uncover(constraint); return: all options were tried"},
    {0, "cover(constraint):"},
    {1, "take constraint out of the ring of open constraints"},
    {1, "take its options out of the rings of their other constraints"},
};
namespace line {
constexpr int report = 3, write = 6, erase = 8, give_up = 9, propagate = 12;
}

constexpr int option_of(Cell cell, int digit) { return cell.index() * 9 + digit - 1; }
constexpr Cell cell_of(int option) { return Cell{option / 9}; }
constexpr int digit_of(int option) { return option % 9 + 1; }

// Items 0..80 are the cells, item 81 + 9 h + d - 1 is digit d in house h.
constexpr int item_of(Cell cell) { return cell.index(); }
constexpr int item_of(House house, int digit) { return Cell::count + house.index() * 9 + digit - 1; }

// The cover problem of the empty board. Each search copies it.
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
  static constexpr int propagate_line = line::propagate;

  DancingLinks(const Grid& clues, Journal<Tracer>& journal) : cover_(empty_sudoku()), grid_(clues), journal_(journal) {
    for (Cell cell : clues.filled()) {
      [[maybe_unused]] const bool possible = cover_.select(option_of(cell, clues[cell]));
      assert(possible);
    }
  }

  void run() {
    cover_.search(
        no_limit, [this](std::span<const int>) { return journal_.solution(grid_, line::report); }, *this);
  }

  // Translates the calls of the engine into events. An option without alternatives is a deduction, not a guess.
  bool wants(int item, int option, int alternatives) {
    item_ = item;
    return alternatives == 1 || journal_.wants(cell_of(option), digit_of(option));
  }
  bool choose(int option, int alternatives) {
    const Cell cell = cell_of(option);
    const int digit = digit_of(option);
    grid_.set(cell, digit);
    const std::optional<House> house = house_of(item_);
    if (alternatives > 1) return journal_.guess(cell, digit, {Reason::choice, line::write, house});
    return journal_.place(cell, digit, {house ? Reason::only_place : Reason::only_candidate, line::write, house});
  }
  bool drop(int option, int alternatives) {
    const Cell cell = cell_of(option);
    const int digit = digit_of(option);
    grid_.clear(cell);
    return alternatives == 1 ? journal_.unplace(cell, digit, line::erase) : journal_.unguess(cell, digit, line::erase);
  }
  bool fail(int item, int alternatives) {
    // The failure of a single option was already reported at the place where it was found, in the same position.
    if (alternatives == 1) return true;
    const std::optional<House> house = house_of(item);
    const Reason reason = alternatives > 1 ? Reason::all_tried : house ? Reason::no_place : Reason::no_candidate;
    return journal_.backtrack(where(item), {reason, line::give_up, house});
  }

 private:
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};  // the journal stops at the limit

  static std::optional<House> house_of(int item) {
    if (item < Cell::count) return std::nullopt;
    return House{(item - Cell::count) / 9};
  }
  // The cell, or the first blank cell of the house in which the digit is missing.
  Cell where(int item) const {
    const std::optional<House> house = house_of(item);
    return house ? (house->cells() & grid_.blanks()).first() : Cell{item};
  }

  ExactCover cover_;
  Grid grid_;
  int item_ = 0;  // the item whose option was offered last
  Journal<Tracer>& journal_;
};

}  // namespace

Algorithm dancing_links() {
  return {
      .id = "dancing_links",
      .title = "Dancing links",
      .idea =
          "Sudoku as exact cover: satisfy the constraint with the fewest options (a digit for a cell, a place for a "
          "digit).",
      .lexicographic = false,
      .propagates = true,
      .copies = false,
      .code = code,
      .solve = solve<DancingLinks>,
      .solve_until = solve_until<DancingLinks>,
      .trace = trace<DancingLinks>,
      .resume = resume<DancingLinks>,
  };
}

}  // namespace shudu::gallery
