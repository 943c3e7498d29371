// What the formats made of JSON share: reading a document, cells and marks in the shapes in which people write them,
// and saying no to puzzles that are more than a classic Sudoku.
#pragma once

#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "format/grid_text.h"
#include "shudu/format.h"

namespace shudu {

using Json = nlohmann::json;

// Fills `document`, or tells what is wrong and where. Values that are not an object, an array or a string are refused.
std::optional<TextFault> parse_json(std::string_view text, Json& document);

// The member of an object, or null when `object` is no object or has no such member.
const Json* member_of(const Json& object, const char* key);
// A string as it is, a number as it is written, the texts of an array joined by a space; otherwise nothing.
std::string text_in(const Json* value);
// The digit of a cell: 0 for what means blank (null, 0, "", ".", …), nothing for what is not a cell.
std::optional<int> digit_in(const Json& value);
// The digits in an array or a string; what is no digit is passed over, as these are people's marks.
DigitSet digits_in(const Json* value);

// 81 characters, 81 cells in an array, or nine rows of either kind. The error is a phrase like "r1c4 is not a digit".
Result<Grid, std::string> grid_in(const Json& value);
// 81 sets of digits, in an array or in nine.
Result<Candidates, std::string> marks_in(const Json& value);

// The reason to refuse the puzzle when a member that is not among `harmless` says something: true, or a list that is
// not empty. Rules that we do not know must not be passed over.
std::optional<std::string> rules_beyond_classic(const Json& object, std::initializer_list<std::string_view> harmless);
// "this puzzle has thermometers; only classic Sudoku is read"
std::string only_classic(std::string_view what);

}  // namespace shudu
