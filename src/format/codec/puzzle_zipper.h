// PuzzleZipper: expands the JSON shorthand in SudokuPad's addresses.
//
//   {ce:[[{v:5},,{v:'a'}]],cs:50,re:[…],r:t,c:FF0000}
//   {"cells":[[{"value":5},{},{"value":"a"}]],"cellSize":50,"regions":[…],"rounded":true,"color":"#FF0000"}
//
// In the shorthand, keys have no quotes and frequent ones are shortened. An empty place in an array means {}. true and
// false are t and f. Colours have no quotes and no '#', black and white are #0 and #F. Strings are in single quotes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// The JSON, or nullopt if it would be longer than max_record_bytes. Invalid shorthand gives invalid JSON.
std::optional<std::string> puzzle_unzipped(std::string_view zipped);

}  // namespace shudu
