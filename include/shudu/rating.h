// Rating: the difficulty of a puzzle on four scales: Sudoku Explainer's, HoDoKu's, our own, and the minutes that people take.
//
//   logic::ExplainerRating rating = logic::explainer_rating(state, {.uniqueness = true});  // 7.1/1.2/1.2: 71, 12, 12
//
//   const std::optional<Grid> solution = solve(puzzle);
//   const logic::HodokuRating rating = logic::hodoku_rating(puzzle, solution ? &*solution : nullptr);
//   rating.level, rating.score                                                             // Level::hard, 930
//
//   logic::own_rating(state).difficulty
//   logic::minutes_rating(state, *solution).tenths()
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/minutes_rating.h"
#include "shudu/logic/own_rating.h"
