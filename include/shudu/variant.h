// Variants: puzzles of any shape and with any rules, from 4×4 to 25×25.
//
//   const auto puzzle = variant::read(".Cage~10~R1C1~R1C2~R2C1.~R1C5_3");   // format.h
//   const auto found = variant::search(*puzzle);
//   if (found.count == 1 && found.complete) …                                 // exactly one solution
//
// A puzzle is plain data, and can be made by hand:
//
//   Puzzle puzzle = blank(square(9));                                         // values 1 to 9, 3×3 boxes
//   puzzle.clues.push_back({.rule = find_rule("killer_cage"), .parts = {{0, 1, 9}}, .numbers = {15}});
//   fault(puzzle)                                                             // what is wrong with it: nothing
//
// The classic engine (search.h) does not use this part. A 9×9 puzzle without further rules is passed on to it.
//
// Cell, Puzzle, SearchStats and SearchResult stand in both namespaces. shudu::Cell is one of 81 and shudu::Puzzle a classic
// puzzle (board.h, puzzle.h); variant::Cell is a number in a shape of any size, and variant::Puzzle a shape with clues. The
// search of variants may end without an answer, so its result says whether it is complete.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/language.h"
#include "shudu/search.h"
#include "shudu/watch.h"

namespace shudu::variant {

// -------------------------------------------------------------------------------------
// Shape: the cells of a variant, its values, and the groups of cells that hold different values by the shape alone.
//
// Cells are numbered row by row from 0. Auxiliary cells, which are not in the grid, follow.

using Cell = std::uint16_t;
using Cells = std::vector<Cell>;
using Values = std::uint32_t;  // a set of values: bit 0 is the smallest value of the shape, bit 1 the next, …

inline constexpr int max_values = 25;
inline constexpr int max_side = 32;     // rows or columns; a samurai has 21
inline constexpr int max_cells = 1024;  // auxiliary cells included

// Auxiliary cells with a common name: "VA" with the size 3 has the cells VA1, VA2, VA3, with the size 1 the cell VA.
struct ExtraCells {
  std::string name;
  int size = 0;
  int columns = 0;  // for neighbours: how many cells stand in a row; as many as in the grid if 0
  friend bool operator==(const ExtraCells&, const ExtraCells&) = default;
};

struct Corner {  // the first cell of a grid within a larger one
  int row = 0, column = 0;
  friend bool operator==(Corner, Corner) = default;
};

struct Shape {
  int rows = 9, columns = 9;
  int lowest = 1;                 // the smallest value
  int values = 9;                 // how many values there are: lowest, lowest + 1, …
  std::vector<Cells> regions;     // boxes or irregular regions: no value twice; empty if there are none
  bool lines = true;              // no value twice in a row or a column
  std::vector<Corner> grids;      // overlapping grids, values × values cells each; empty if there is one grid
  std::vector<ExtraCells> extra;  // auxiliary cells

  int grid_cells() const { return rows * columns; }
  int cells() const;  // with the auxiliary cells
  int highest() const { return lowest + values - 1; }
  Values all_values() const { return static_cast<Values>((std::uint64_t{1} << values) - 1); }
  Cell cell(int row, int column) const { return static_cast<Cell>(row * columns + column); }  // from 0
  int row(Cell cell) const { return cell / columns; }
  int column(Cell cell) const { return cell % columns; }
  bool is_extra(Cell cell) const { return cell >= grid_cells(); }
  bool contains(int row, int column) const { return row >= 0 && row < rows && column >= 0 && column < columns; }
  Values bit(int value) const { return Values{1} << (value - lowest); }  // precondition: lowest <= value <= highest()
  bool has_value(int value) const { return value >= lowest && value <= highest(); }

  friend bool operator==(const Shape&, const Shape&) = default;
};

// A square with the usual boxes of its side: 3×3 for 9, 3 wide and 2 high for 6, rows for a prime number, …
// Precondition: 1 <= side <= max_values.
Shape square(int side);
// Boxes of the size, from left to right and from top to bottom. Precondition: they tile the grid.
std::vector<Cells> boxes(int rows, int columns, int box_rows, int box_columns);
// How high the usual box of a side is: the largest divisor that is at most its square root.
int usual_box_rows(int side);

// The rows and columns, of every grid if there are several. A line is as long as the grid, which may be less than
// `values`.
std::vector<Cells> rows_of(const Shape& shape);
std::vector<Cells> columns_of(const Shape& shape);
// Whether the cell is in a grid. Cells between overlapping grids are not, and stay blank.
bool in_grid(const Shape& shape, Cell cell);
// The cells of the grid that share an edge with the cell. Auxiliary cells of one name are laid out row by row.
Cells neighbours(const Shape& shape, Cell cell);
// The region of every cell of the grid, from 0; -1 for a cell in none.
std::vector<int> region_numbers(const Shape& shape);
// Whether the shape alone makes the values of two different cells different: they share a row, a column or a region.
bool always_differ(const Shape& shape, Cell a, Cell b);
// "r1c1" counted from 1, or the name of an auxiliary cell.
std::string name(const Shape& shape, Cell cell);

// What is wrong with a shape that was read: too large, a region that repeats a cell, …; empty if nothing is.
std::string fault(const Shape& shape);

// -------------------------------------------------------------------------------------
// Puzzle: a shape, givens, and clues that each apply a rule to cells.
//
// A puzzle is plain data. Its rule says what the parts and numbers of a clue mean. fault() checks a puzzle that was
// made by hand; readers return only puzzles without faults.
//
// Thread safety: a plain value. All functions may be called from several threads at once.

struct Rule;

// One use of a rule.
struct Clue {
  const Rule* rule = nullptr;
  std::vector<Cells> parts = {};  // the cells, in the parts that the rule has: the circle and the shaft of an arrow
  std::vector<int> numbers = {};  // a sum, a difference, …
  std::string text = {};          // a table, an automaton or a regular expression
  std::vector<std::vector<Clue>> branches = {};  // of `any_of`: one of the lists of clues holds

  friend bool operator==(const Clue&, const Clue&) = default;
};

struct Puzzle {
  Shape shape;
  std::vector<Values> candidates;  // what the givens leave to every cell; one value is a given digit
  std::vector<Clue> clues;

  // Not used to solve.
  std::string title, author;
  std::string ruleset;        // the rules as the author wrote them
  std::string solution;       // as given in the source (to_line), not checked; or empty
  std::string document;       // JSON with everything else of the source, by the names of its format; or empty
  std::string source_format;  // id of the format of `document`

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// The value of every cell, auxiliary cells included. A cell outside the grids has the value `no_value`.
using Solution = std::vector<std::int8_t>;
inline constexpr std::int8_t no_value = -1;

// No givens and no clues.
Puzzle blank(Shape shape);
// What is wrong with the puzzle: a clue with too few cells, a cell outside the grid, a value that the shape lacks, …;
// empty if nothing is.
std::string fault(const Puzzle& puzzle);

// Whether the puzzle has only what the classic engine knows: 9×9, values 1 to 9, 3×3 boxes, no clues.
bool is_classic(const Puzzle& puzzle);

// One character a cell of the grid, row by row: 0 to 9, then A, B, … for 10, 11, …; '.' for no value.
std::string to_line(const Shape& shape, std::span<const std::int8_t> solution);

// Whether a filled grid keeps the shape, the givens and every clue. The plain definition, for tests and for checking a
// player's grid. Precondition: every cell of the grid has a value.
bool holds(const Puzzle& puzzle, std::span<const std::int8_t> solution);

// -------------------------------------------------------------------------------------
// Rule: one kind of clue, as plain data: its name, what its clues consist of, when it holds, and how it is searched.
//
// A rule is one file of src/variant/rules/ and one row of the table (rules()). Its id names its test and its entry in
// `shudu rules`. Named rules are put together from a few constraints that the search knows (src/variant/model/model.h).

class Model;

// How many there are: at least, and at most.
struct Range {
  int least = 0, most = 0;
};
inline constexpr int any_number = 1 << 20;

// How its clues are drawn. Clues of rules without a look are named below the picture.
struct Look {
  enum class Kind : std::uint8_t {
    none,
    // Cells in a colour; a shape in every cell.
    shade,
    disc,
    ring,
    square,
    least,
    greatest,
    // A line through the cells: without ends, or with what is at its ends.
    line,
    bulb,
    open_bulb,
    circles,
    diamonds,
    // An arrow; the diagonals of the grid.
    arrow,
    rising,
    falling,
    // A dashed outline with the numbers, or with the first number alone.
    cage,
    total,
    // Between two cells; in the middle of several.
    white_dot,
    black_dot,
    numeral,
    angle,
    corner,
    // A number beside the grid.
    beside,
    beside_diagonal,
  };
  Kind kind = Kind::none;
  std::string_view colour = {};
  double width = 0.18;         // of a line
  bool numbered = false;       // a line has its numbers at the first cell
  std::string_view sign = {};  // at numbers beside the grid: which kind they are
};

struct Rule {
  std::string_view id;    // "killer_cage"
  Text name;              // "Killer cage"; key "rule.killer_cage"
  Text meaning;           // one or two sentences for players; key "rule.killer_cage.meaning"
  std::string_view form;  // the parts and numbers of a clue: "cells [sum]", "circle, shaft", "line; difference = 5"
  Look look = {};

  Range parts;  // how many lists of cells
  Range cells;  // in every part
  Range numbers = {0, 0};
  bool text = false;  // whether Clue::text must be given
  // What else is wrong with a clue of the right form; empty if nothing is. May be null.
  std::string (*fault)(const Clue& clue, const Shape& shape) = nullptr;

  // Whether the clue holds in a filled grid: the definition of the rule, written as plainly as possible.
  bool (*holds)(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values);
  // Adds the constraints of the clue to the model. Must imply `holds`, and allow every grid in which it holds.
  void (*post)(const Clue& clue, const Puzzle& puzzle, Model& model);
};

// All rules, the most common first.
std::span<const Rule* const> rules();
// The rule with this id, without regard to case, '-', '_' and spaces; null if there is none.
const Rule* find_rule(std::string_view id);

// -------------------------------------------------------------------------------------
// Search: solve, count and prove uniqueness for puzzles of any shape and any rules.
//
// The answers do not depend on the machine or on the number of threads, except which of several solutions is found.
//
// Thread safety: all functions may be called from several threads at once. `go_on` is called on the
// calling thread. Solutions are reported one at a time, but with several threads on any of them.

struct SearchStats {
  std::uint64_t guesses = 0;         // decisions between two or more values
  std::uint64_t contradictions = 0;  // positions without a solution
  std::uint64_t sweeps = 0;          // rounds of deduction, each over several positions at once
  SearchStats& operator+=(const SearchStats& other) {
    guesses += other.guesses;
    contradictions += other.contradictions;
    sweeps += other.sweeps;
    return *this;
  }
  friend bool operator==(const SearchStats&, const SearchStats&) = default;
};

struct SearchOptions {
  std::uint64_t limit = one_or_several;  // stop after so many solutions
  std::uint64_t max_guesses = no_limit;  // stop after so many guesses
  int threads = 1;
  // Called about 25 times a second with the number of solutions; how much is done is unknown.
  Watch go_on = {};
};

struct SearchResult {
  std::uint64_t count = 0;  // solutions found, at most the limit
  Solution solution;        // one of them; empty if there is none
  bool complete = false;    // the whole space was searched, or the limit was reached
  SearchStats stats;
};

SearchResult search(const Puzzle& puzzle, const SearchOptions& options = {});

// Whether the classic engine (shudu/search.h) is the one to answer: is_classic(puzzle), and every cell is given or open
// or at least 17 are given. search() and enumerate() ask this themselves.
bool suits_classic_engine(const Puzzle& puzzle);

// Passes solutions to the function until it returns false.
SearchResult enumerate(const Puzzle& puzzle, const std::function<bool(const Solution&)>& on_solution,
                       const SearchOptions& options = {.limit = no_limit});

// A solution chosen at random: every solution is possible, but not all are equally likely.
SearchResult random_solution(const Puzzle& puzzle, std::uint64_t seed, const SearchOptions& options = {});

// For every cell and value, in how many solutions the cell has the value, up to `most`.
struct TrueCandidates {
  std::vector<std::vector<std::uint64_t>> counts;  // by cell and by the number of the value from 0
  bool complete = false;
  // The values that occur in a solution.
  std::vector<Values> candidates() const;
};
TrueCandidates true_candidates(const Puzzle& puzzle, std::uint64_t most = 1, const SearchOptions& options = {});

// The pairs of cells that have the same value in every solution, a < b. Empty if there is no solution.
std::vector<std::pair<Cell, Cell>> always_equal(const Puzzle& puzzle, const SearchOptions& options = {});

// The clues and givens without which the number of solutions up to 2 stays the same, each tried alone. A given is
// named by its cell.
struct Unnecessary {
  std::vector<std::size_t> clues;  // places in puzzle.clues
  std::vector<Cell> givens;
  bool complete = true;  // every search ended within the limits of the options
};
Unnecessary unnecessary_clues(const Puzzle& puzzle, const SearchOptions& options = {});

// -------------------------------------------------------------------------------------
// Draws a variant as SVG: the grid with its regions, the givens, and every clue. Clues that have no drawing of their own
// are named below the grid.

// A complete file. `values` are those of the cells, no_value for blanks; if it is empty, only the givens are drawn.
std::string svg_picture(const Puzzle& puzzle, std::span<const std::int8_t> values = {});

// The lines of the grid and the clues only, for a program that draws the values itself: elements of SVG without a ground, in
// a drawing where a cell has the side `unit` and the grid begins at (0, 0). Clues that have no drawing are left out.
struct CluePicture {
  std::string elements;
  double unit = 0;
  double margin = 0;  // room for clues on each side of the grid, in cells
};
CluePicture clue_picture(const Puzzle& puzzle);

}  // namespace shudu::variant
