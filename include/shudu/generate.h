// Generation: complete grids in order, puzzles that satisfy constraints, and the puzzles around a puzzle.
#pragma once

#include "shudu/generate/constraints.h"
#include "shudu/generate/grids.h"
#include "shudu/generate/puzzles.h"
#include "shudu/generate/vicinity.h"
