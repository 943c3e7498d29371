// Rating: the difficulty of a puzzle on four scales: Sudoku Explainer's, HoDoKu's, our own, and the
// minutes that people take.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/minutes_rating.h"
#include "shudu/logic/own_rating.h"
