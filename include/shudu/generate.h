// Generation: complete grids in order, puzzles that satisfy constraints, and the puzzles close to a given puzzle.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/generate/constraints.h"
#include "shudu/generate/grids.h"
#include "shudu/generate/puzzles.h"
#include "shudu/generate/vicinity.h"
