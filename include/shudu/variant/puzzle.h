// Puzzle: a shape, givens, and clues that each apply a rule to cells.
//
// A puzzle is plain data. Its rule says what the parts and numbers of a clue mean. fault() checks a puzzle that was
// made by hand; readers return only puzzles without faults.
//
// Thread safety: a plain value. All functions may be called from several threads at once.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shudu/variant/shape.h"

namespace shudu::variant {

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

}  // namespace shudu::variant
