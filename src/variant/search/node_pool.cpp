#include "variant/search/node_pool.h"

namespace shudu::variant {

void NodePool::give(Node node) {
  mutex_.lock();
  nodes_.push_back(std::move(node));
  size_.store(static_cast<int>(nodes_.size()), std::memory_order_relaxed);
  mutex_.unlock();
}

bool NodePool::take(Node& node, const std::function<void()>& meanwhile) {
  waiting_.fetch_add(1);
  for (;; wait_a_moment()) {
    mutex_.lock();
    const bool found = !nodes_.empty();
    if (found) {
      node = std::move(nodes_.back());
      nodes_.pop_back();
      size_.store(static_cast<int>(nodes_.size()), std::memory_order_relaxed);
      waiting_.fetch_sub(1);  // before the lock is released, so that no other thread believes that all wait
    }
    // A thread that works may still give nodes away. If all wait, none does.
    const bool ended = !found && waiting_.load() == threads_;
    mutex_.unlock();
    if (found) return !is_stopped();
    if (ended || is_stopped()) return false;
    meanwhile();
  }
}

}  // namespace shudu::variant
