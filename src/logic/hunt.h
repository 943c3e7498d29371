// Hunt: what a finder is given: the state, the limits of the search, a memory for costly things that several finders
// share, and a place to report steps to.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "shudu/logic.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

// Things computed from one state on first demand: memo.get<T>(state) makes T(state), or T(state, memo) when T is made
// of other such things, once. Whoever changes the state forgets the memo.
class Memo {
 public:
  template <class T>
  const T& get(const State& state) {
    static constexpr char tag = 0;  // its address names the type
    for (const auto& [key, value] : things_) {
      if (key == &tag) return *static_cast<const T*>(value.get());
    }
    std::shared_ptr<const T> made;
    if constexpr (std::is_constructible_v<T, const State&, Memo&>) {
      made = std::make_shared<const T>(state, *this);
    } else {
      made = std::make_shared<const T>(state);
    }
    things_.emplace_back(&tag, made);
    return *made;
  }
  void forget() { things_.clear(); }

 private:
  std::vector<std::pair<const void*, std::shared_ptr<const void>>> things_;
};

struct Hunt {
  const State& state;
  const Options& options;
  Memo& memo;
  // Takes a step; false when no more are wanted.
  std::function<bool(Step&&)> take;
  // One step is enough: a finder may then leave out work whose only use is to find more.
  bool first_only = false;
  // Steps are taken with their parts in the order in which the finder listed them: it decides which singles a path that
  // copies another program's meets first.
  bool as_found = false;
  bool done = false;

  // Tidies and hands over a step. Returns false when the finder should stop.
  bool report(Step&& step) {
    if (!as_found) tidy(step);
    if (!done) done = !take(std::move(step));
    return !done;
  }
};

}  // namespace shudu::logic
