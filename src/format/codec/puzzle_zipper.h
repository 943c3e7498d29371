// PuzzleZipper: the shorthand of JSON in SudokuPad's addresses, written out in full.
//
//   {ce:[[{v:5},,{v:'a'}]],cs:50,re:[…],r:t,c:FF0000}
//   {"cells":[[{"value":5},{},{"value":"a"}]],"cellSize":50,"regions":[…],"rounded":true,"color":"#FF0000"}
//
// The facts: keys lose their quotes and frequent ones are shortened; {} in an array is nothing; true and false are
// t and f; colours lose quotes and '#', black and white are #0 and #F; strings are in single quotes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// The JSON; nothing when it would be longer than max_record_bytes. What is no shorthand yields what is no JSON.
std::optional<std::string> puzzle_unzipped(std::string_view zipped);

}  // namespace shudu
