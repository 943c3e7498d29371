// Converts the candidates of a source to the form that Puzzle uses.
#pragma once

#include "shudu/format.h"

namespace shudu {

// A filled cell has only its digit, whatever the source says. Candidates that follow from the values are not stored.
// Precondition: the values are set.
inline void keep_candidates(Puzzle& puzzle, Candidates candidates) {
  const Candidates possible{puzzle.values};
  bool is_news = false;
  for (Cell cell : all_cells()) {
    if (!puzzle.values.is_blank(cell)) {
      candidates.set(cell, DigitSet{puzzle.values[cell]});
    } else if (candidates[cell] != possible[cell]) {
      is_news = true;
    }
  }
  if (is_news) puzzle.candidates = candidates;
}

}  // namespace shudu
