// One point of a HoDoKu path: the next step, and the board after it.
#pragma once

#include <cstddef>
#include <optional>

#include "logic/hodoku/change_log.h"
#include "logic/hodoku/singles_board.h"
#include "logic/request.h"
#include "shudu/board.h"
#include "shudu/logic.h"
#include "shudu/rating.h"

namespace shudu::logic::hodoku {

// A full house, naked single or hidden single.
struct Single {
  const Technique* technique;
  Candidate candidate;
};

class Solver {
 public:
  // As hodoku_path().
  Solver(const Grid& puzzle, const Grid* solution, const AllowTechnique& allowed = nullptr,
         const std::function<bool()>& go_on = nullptr);
  // As hodoku_step(). Without a solution there is no brute force.
  Solver(const State& start, bool uniqueness, const std::function<bool()>& go_on = nullptr);

  const State& state() const { return board_.state(); }
  // The next single in the order in which they appeared; empty if there is none. It is taken from its queue, so it must
  // be applied. Precondition: the board is not solved.
  std::optional<Single> next_single();
  // The single as a step. Precondition: the single was not applied yet, and the step is new.
  void describe(const Single& single, Step& step) const;
  void apply(const Single& single);

  // The preferred step of the first technique that has one, or brute force, or give_up without a result. It is also
  // give_up if no allowed technique has a step, or if the search was stopped. The parts of the step are in the order in which they were found.
  // Precondition: the board is not solved and has no single.
  Step harder_step();

  // The next step of any kind: a single, otherwise a harder step. Precondition: the board is not solved.
  Step next_step();
  // Applies the parts in the order of the step. This order decides the order of the next singles.
  void apply(const Step& step);

 private:
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
