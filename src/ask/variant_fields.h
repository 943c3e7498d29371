// What the answers to every variant have in common: the puzzle as text, its rules, its clues in words, conflicts.
#pragma once

#include <string>
#include <vector>

#include "base/json_object.h"
#include "shudu/variant.h"

namespace shudu {

// The puzzle on one line: as a string of Interactive Sudoku Solver, or as JSON if that cannot hold it.
std::string text_of(const variant::Puzzle& puzzle);
// The ids of the rules, each once, in the order of the clues.
std::vector<std::string> rule_ids(const variant::Puzzle& puzzle);
// "killer_cage r1c1 r1c2; 15", "arrow r1c1, r2c1 r3c1": the id, the parts, the numbers.
std::string in_words(const variant::Clue& clue, const variant::Shape& shape);
// The cells with one candidate.
variant::Cells givens_of(const variant::Puzzle& puzzle);
// The value of every given, no_value elsewhere.
variant::Solution given_values(const variant::Puzzle& puzzle);

// A value that several cells of a row, a column or a region hold.
struct VariantConflict {
  int value = 0;
  std::string house;  // "row 3", "region 2"
  variant::Cells cells;
};
// Values are those of a grid that may have blanks (no_value).
std::vector<VariantConflict> conflicts(const variant::Shape& shape, std::span<const std::int8_t> values);
// "5 twice in row 3: r3c1, r3c7"; several are separated by "; ".
std::string to_string(const std::vector<VariantConflict>& conflicts, const variant::Shape& shape);
std::vector<JsonObject> conflict_list(const std::vector<VariantConflict>& conflicts, const variant::Shape& shape);

// The values as characters, in order: "123".
std::string values_text(const variant::Shape& shape, variant::Values values);
std::vector<std::string> cell_names(const variant::Cells& cells, const variant::Shape& shape);

// For each cell the values that it has in some solution: "24", with counts "2:5,4:1". The text is empty for a cell between
// overlapping grids.
std::vector<std::string> candidate_texts(const variant::Shape& shape, const variant::TrueCandidates& found,
                                         bool with_counts);

// The givens and clues that can be left out one at a time, in words. `known` is false if a search took too long.
struct Redundant {
  std::vector<std::string> names;
  bool known = true;
};
Redundant redundant_in(const variant::Puzzle& puzzle);

}  // namespace shudu
