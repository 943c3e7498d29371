// The kinds of shapes that clues are drawn as, one file each. Every function draws the clues that are its own and
// returns whether it did. Clues that none draws are named below the grid.
#pragma once

#include "variant/draw/sheet.h"

namespace shudu::variant::draw {

// Below the lines of the grid.
bool draw_area(const Clue& clue, Sheet& sheet);  // shaded cells: odd, even, extra regions, clones, …
bool draw_line(const Clue& clue, Sheet& sheet);  // thermometers, arrows, whispers, …
bool draw_diagonal(const Clue& clue, Sheet& sheet);
// Above the lines of the grid.
bool draw_cage(const Clue& clue, Sheet& sheet);     // dashed outlines with a number
bool draw_dot(const Clue& clue, Sheet& sheet);      // signs between cells: dots, X and V, inequality, quadruples
bool draw_outside(const Clue& clue, Sheet& sheet);  // numbers beside the grid
bool is_beside_grid(const Clue& clue);

// The numbers of the clue, separated by spaces.
std::string numbers_of(const Clue& clue);

}  // namespace shudu::variant::draw
