// grid: the complete grid with a number.
#pragma once

#include "ask/question.h"

namespace shudu::ask {

// The number of a grid from the text; empty if there is no such grid.
std::optional<Whole> grid_number(std::string_view text);
// "expected a number from 0 to 6,670,903,752,021,072,936,959".
std::string expected_grid_number();
Answer grid_answer(Whole index);

}  // namespace shudu::ask
