// Request: the arguments of a finder. They are the state, the limits of the search, a memo for expensive data that several
// finders share, and a function that receives the steps.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "logic/changes.h"
#include "shudu/logic.h"

namespace shudu::logic {

// Data computed from one state on first use. memo.get<T>(state) creates T(state) once, or T(state, memo) if T is made
// from other such data. Code that changes the state must clear the memo.
class Memo {
 public:
  template <class T>
  const T& get(const State& state) {
    static constexpr char tag = 0;  // its address identifies the type
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

struct Request {
  const State& state;
  const Options& options;
  Memo& memo;
  // Receives a step. Returns false if no more are wanted.
  std::function<bool(Step&&)> take;
  // True if one step is enough. The finder may then skip work that only serves to find more.
  bool first_only = false;
  // True if the parts of a step keep the order in which the finder listed them. On a path that copies another program,
  // this order decides which singles come next.
  bool as_found = false;
  bool done = false;
  // What changed since this finder found nothing.
  const Changes& changes = everything_changed;

  // Normalises and reports a step. Returns false if the finder should stop.
  bool report(Step&& step) {
    if (!as_found) tidy(step);
    if (!done) done = !take(std::move(step));
    return !done;
  }
};

}  // namespace shudu::logic
