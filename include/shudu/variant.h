// Variants: puzzles of any shape and with any rules, from 4×4 to 25×25.
//
//   const auto puzzle = variant::read(".Cage~10~R1C1~R1C2~R2C1.~R1C5_3");   // format.h
//   const auto found = variant::search(*puzzle);
//
// The classic engine (search.h) does not use this part. A 9×9 puzzle without further rules is passed on to it.
#pragma once

#include "shudu/variant/draw.h"
#include "shudu/variant/puzzle.h"
#include "shudu/variant/rule.h"
#include "shudu/variant/search.h"
#include "shudu/variant/shape.h"
