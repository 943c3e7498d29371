// Walk: a solution by logic, one step at a time.
//
// Thread safety: use a walk from one thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

class Walk {
 public:
  enum class End : std::uint8_t {
    open,           // next() has not reached the end yet
    solved,         // every cell holds a digit
    stuck,          // no technique finds a step
    contradiction,  // a cell has no candidate, or a digit has no place in a house
  };
  // Chooses the next step; empty if there is none. It is called only if the state is neither solved nor contradictory.
  using Choose = std::function<std::optional<Step>(const State&)>;

  Walk(const State& start, Choose choose) : state_(start), choose_(std::move(choose)) {}

  // Finds a step and applies it. Returns null at the end. The step is valid until the next call.
  const Step* next();

  const State& state() const { return state_; }
  End end() const { return end_; }
  // The place of the contradiction, if the walk ended in one.
  const std::optional<State::Contradiction>& contradiction() const { return contradiction_; }

 private:
  State state_;
  Choose choose_;
  std::optional<Step> step_;
  std::optional<State::Contradiction> contradiction_;
  End end_ = End::open;
};

// "open", "solved", "stuck", "contradiction".
std::string_view id(Walk::End end);

// All steps of a walk.
struct Path {
  using End = Walk::End;
  std::vector<Step> steps;
  State last;  // the board after the last step
  End end = End::open;
  std::optional<State::Contradiction> contradiction;  // set if the path ended in one
};
// The remaining steps of the walk. `go_on` is called before every step. If it returns false, the path ends as `open`.
Path path_of(Walk walk, const std::function<bool(const State& now, std::size_t steps)>& go_on = nullptr);

}  // namespace shudu::logic
