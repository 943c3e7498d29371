// A board of OpenSudoku in its attribute `data`: 81 digits, or a board in play.
//
//   version: 3
//   1|0|0|0|6|1|5|0|1|…      for each cell: value, notes, editable (0: a clue, 1: the player's), each with a '|'
//
// Notes are a number in which bit 0 stands for 1. In version 1 they are digits, each followed by a comma, or '-'. Some
// boards of version 2 have "||" after the notes. Version 4 has two kinds of notes: in the corners, then in the middle.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/format.h"

namespace shudu {

// Reads the board into the puzzle. Returns the reason if it cannot.
std::optional<std::string> take_opensudoku_board(std::string_view data, Puzzle& puzzle);
// The board in play, in version 3, or in version 4 if there are corner notes.
std::string opensudoku_board_of(const Puzzle& puzzle);

}  // namespace shudu
