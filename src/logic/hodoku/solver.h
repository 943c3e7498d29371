// One point of a HoDoKu path: the next step, and the board after it.
#pragma once

#include <cstddef>
#include <optional>

#include "logic/hodoku/change_log.h"
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
  // As hodoku_step(). Without a solution there is no brute force.
  Solver(const State& start, bool uniqueness);

  const State& state() const { return board_.state(); }
  // The next step: a single in the order in which they appeared, otherwise the preferred step of the first technique
  // that has one, or brute force, or give_up without a result. It is also give_up if no allowed technique has a step. A
  // single is taken from its queue, so the step must be applied. The parts of the step are in the order in which they
  // were found. Precondition: the board is not solved.
  Step next_step();
  // Applies the parts in the order of the step. This order decides the order of the next singles.
  void apply(const Step& step);

 private:
  Step single(const Technique& technique, Candidate candidate) const;
  std::optional<Step> first_step(std::size_t i);  // of switch number i
  Candidate guess() const;

  SinglesBoard board_;
  const Grid* solution_;          // null if the puzzle is not known to have exactly one solution
  std::size_t last_allowed_ = 0;  // index of the last allowed technique after the singles; later ones are not searched
  Options options_;
  Memo memo_;
  ChangeLog log_;
};

}  // namespace shudu::logic::hodoku
