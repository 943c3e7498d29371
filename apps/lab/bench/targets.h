// Targets: the bulk search on every target of this machine and, as one more target, lines of text on its graphics cards.
//
// The cards get the lines as `shudu solve` passes them, and the answers come back as text. So their time includes the bus.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bench/puzzle_sets.h"
#include "bench/timing.h"
#include "search/lines_by_card.h"
#include "shudu/search.h"

namespace shudu::cli::bench {

class Targets {
 public:
  // Starts the cards if there are any. The set must outlive the object.
  Targets(const PuzzleSet& set, std::uint64_t limit, int threads);

  std::size_t size() const { return names_.size(); }
  const std::string& name(std::size_t target) const { return names_[target]; }
  Clock clock(std::size_t target) const { return is_card(target) || threads_ > 1 ? Clock::wall : Clock::thread; }
  // Answers the whole set. Afterwards the target is the one from before.
  void pass(std::size_t target);
  // The same, and returns the answers. Cards count at most 2 solutions, and give the solution only if there is one.
  const std::vector<Answer>& answers(std::size_t target);
  std::uint64_t most_counted(std::size_t target) const { return is_card(target) ? 2 : no_limit; }
  // Whether a card failed. The processor has answered then, so the time means nothing.
  bool failed(std::size_t target) const { return is_card(target) && card_failed_; }

 private:
  bool is_card(std::size_t target) const { return !slots_.empty() && target + 1 == names_.size(); }
  void pass_by_cards(bool keep_answers);
  void keep(const LinesByCard& lines, std::size_t first);

  const PuzzleSet& set_;
  const std::uint64_t limit_;
  const int threads_;
  std::vector<std::string> names_;
  std::vector<std::unique_ptr<LinesByCard>> slots_;
  std::string lines_;  // the set as text, if there are cards
  std::vector<Answer> answers_;
  bool card_failed_ = false;
};

}  // namespace shudu::cli::bench
