// Walk (shudu/logic.h): a path by logic, one step at a time, until it is solved, stuck or contradictory.
#include "shudu/logic.h"

#include <utility>

namespace shudu::logic {

const Step* Walk::next() {
  if (end_ != End::open) return nullptr;
  contradiction_ = state_.find_contradiction();
  if (contradiction_) {
    end_ = End::contradiction;
  } else if (state_.is_solved()) {
    end_ = End::solved;
  } else if (step_ = choose_(state_); step_) {
    state_.apply(*step_);
    return &*step_;
  } else {
    end_ = End::stuck;
  }
  return nullptr;
}

std::string_view id(Walk::End end) {
  switch (end) {
    case Walk::End::open: break;
    case Walk::End::solved: return "solved";
    case Walk::End::stuck: return "stuck";
    case Walk::End::contradiction: return "contradiction";
  }
  return "open";
}

Path path_of(Walk walk, const std::function<bool(const State& now, std::size_t steps)>& go_on) {
  std::vector<Step> steps;
  while (!go_on || go_on(walk.state(), steps.size())) {
    const Step* step = walk.next();
    if (step == nullptr) break;
    steps.push_back(*step);
  }
  return {.steps = std::move(steps), .last = walk.state(), .end = walk.end(), .contradiction = walk.contradiction()};
}

}  // namespace shudu::logic
