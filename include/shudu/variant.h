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
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/variant/draw.h"
#include "shudu/variant/puzzle.h"
#include "shudu/variant/rule.h"
#include "shudu/variant/search.h"
#include "shudu/variant/shape.h"
