// Rating: the difficulty of a puzzle on three scales: Sudoku Explainer's, HoDoKu's and our own.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/own_rating.h"
