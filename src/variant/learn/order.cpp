#include "variant/learn/order.h"

namespace shudu::variant::learn {

Order::Order(std::size_t variables) : scores_(variables), places_(variables, nowhere) {
  for (std::size_t v = 0; v < variables; ++v) insert(static_cast<Variable>(v));
}

Variable Order::take_first() {
  const Variable first = heap_.front(), last = heap_.back();
  heap_.pop_back();
  places_[first] = nowhere;
  if (!heap_.empty()) {
    put(0, last);
    sink(0);
  }
  return first;
}

void Order::insert(Variable variable) {
  if (places_[variable] != nowhere) return;
  heap_.push_back(variable);
  put(heap_.size() - 1, variable);
  rise(heap_.size() - 1);
}

void Order::bump(Variable variable) {
  scores_[variable] += step_;
  if (scores_[variable] > too_large) {
    for (double& score : scores_) score /= too_large;
    step_ /= too_large;
  }
  if (places_[variable] != nowhere) rise(places_[variable]);
}

void Order::rise(std::size_t at) {
  const Variable variable = heap_[at];
  while (at > 0) {
    const std::size_t above = (at - 1) / 2;
    if (scores_[heap_[above]] >= scores_[variable]) break;
    put(at, heap_[above]);
    at = above;
  }
  put(at, variable);
}

void Order::sink(std::size_t at) {
  const Variable variable = heap_[at];
  for (std::size_t below = 2 * at + 1; below < heap_.size(); below = 2 * at + 1) {
    if (below + 1 < heap_.size() && scores_[heap_[below + 1]] > scores_[heap_[below]]) ++below;
    if (scores_[heap_[below]] <= scores_[variable]) break;
    put(at, heap_[below]);
    at = below;
  }
  put(at, variable);
}

}  // namespace shudu::variant::learn
