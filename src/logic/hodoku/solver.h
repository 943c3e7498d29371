// One point of a HoDoKu path: which step comes next, and the board after it.
#pragma once

#include <cstddef>
#include <optional>

#include "logic/hodoku/singles_board.h"
#include "logic/hunt.h"
#include "shudu/board/grid.h"
#include "shudu/logic.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/step.h"

namespace shudu::logic::hodoku {

class Solver {
 public:
  // As hodoku_path().
  Solver(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr);

  const State& state() const { return board_.state(); }
  // Singles in the order in which they came up, otherwise the preferred step of the first technique that has one, or
  // brute force, or give_up without a result; give_up, too, where nothing allowed could come next. A single is taken
  // from its queue: it must be applied. The parts of the step are in the order in which they were found. Precondition:
  // the board is not solved.
  Step next_step();
  // In the order of the step's parts, which decides the order of the singles to come.
  void apply(const Step& step);

 private:
  Step single(const Technique& technique, Candidate candidate) const;
  std::optional<Step> first_step(const Technique& technique);
  Candidate guess() const;

  SinglesBoard board_;
  const Grid* solution_;          // null when the puzzle is not known to have exactly one
  std::size_t last_allowed_ = 0;  // of the techniques after the singles; those beyond need not be searched
  Options options_;
  Memo memo_;
};

}  // namespace shudu::logic::hodoku
