// Candidates of a source in the form in which a Puzzle has them.
#pragma once

#include "shudu/format.h"

namespace shudu {

// A filled cell has its digit alone, whatever the source says; and candidates that follow from the values are no news.
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
