// Shared by the JSON formats: reading a document, reading cells and marks in their various forms, and rejecting puzzles
// that are not classic Sudoku.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/grid_text.h"
#include "format/json.h"
#include "format/refusal.h"
#include "shudu/format.h"

namespace shudu {

// The member of an object, or null if `object` is not an object or has no such member.
const Json* member_of(const Json& object, const char* key);
// Whether the member is there and is exactly this.
bool is_true(const Json& object, const char* key);
bool is_false(const Json& object, const char* key);
// The member if it is a list; otherwise an empty one.
const Json& list_in(const Json& object, const char* key);
// A string unchanged, a number as it is written, the texts of an array joined by a space, otherwise "".
std::string text_in(const Json* value);
// The same, but the texts of an array are lines.
std::string lines_in(const Json* value);
// The digit of a cell: 0 for a blank (null, 0, "", ".", …), nullopt for a value that is not a cell.
std::optional<int> digit_in(const Json& value);
// The digits in an array or a string. Anything else is ignored, because these are a player's marks.
DigitSet digits_in(const Json* value);

// 81 characters, 81 cells in an array, or nine rows of either kind. The error is a phrase like "r1c4 is not a digit".
Result<Grid, std::string> grid_in(const Json& value);
// 81 sets of digits in one array, or in nine arrays.
Result<Candidates, std::string> marks_in(const Json& value);

// The cells of a solution as sources give it: one character a cell, numbers between commas, or a list, perhaps of rows. A
// cell that is left open is "", also where the source has '.', '?', '_', '-' or 'x'.
using SolutionCells = std::vector<std::string>;
SolutionCells solution_cells(const Json& value);
// The same as a grid, which may have blanks. Nullopt if it has no digit or is not a grid.
std::optional<Grid> solution_of(const SolutionCells& cells);

// Appends `"key":[1,2]` to an object that is being written, with a comma if it is not the first member. Writes nothing if
// there are no digits.
void append_json_digits(std::string& out, std::string_view key, DigitSet digits);

// A cage of f-puzzles or SudokuPad whose text is "key: text" or "key:text" tells something about the puzzle: its title,
// its rules, the message when it is solved. The key has no spaces. If the cage has cells and is visible, the key must be
// one that the sites know, because "sum:10" is a clue.
struct Remark {
  std::string key, text;
};
// The cages in a list of a document: those with a remark, and the others with their numbers from 1.
struct Cages {
  struct Cage {
    std::size_t number;
    const Json* json;
  };
  std::vector<Remark> remarks;
  std::vector<Cage> others;
  // The reason to reject a classic puzzle if a remark is a rule: "antiknight: true".
  std::optional<Refusal> rule_in_remark() const;
};
Cages cages_in(const Json& document, const char* key);

// Whether a member of an unknown name may be a rule: anything but a text, a number, false and an empty list.
bool may_be_rule(const Json& value);
// The text as it is shown in an error: short, and in ASCII.
std::string shown(std::string_view text);
// The reason to reject the puzzle if a member that is neither known nor harmless (" title author ") may be a rule.
std::optional<Refusal> rules_beyond_classic(const Json& object, std::string_view known, std::string_view harmless = {});
// The reason to reject the puzzle if its rules, as the author wrote them, say more than those of classic Sudoku
// (rules_text.h).
std::optional<Refusal> text_beyond_classic(std::string_view rules);

}  // namespace shudu
