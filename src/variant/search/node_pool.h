// NodePool: search nodes that wait for a thread. A thread that has run out of nodes takes one, and a thread with many
// gives some away when others wait.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "base/threads.h"
#include "variant/model/model.h"

namespace shudu::variant {

class NodePool {
 public:
  explicit NodePool(int threads) : threads_(threads) {}

  using Node = std::vector<Values>;  // the candidates of every cell

  // Whether a thread waits and nothing is there for it.
  bool is_hungry() const { return waiting_.load(std::memory_order_relaxed) > size_.load(std::memory_order_relaxed); }
  void give(Node node);
  // Waits for a node. Returns false when all threads wait, so that none can come, or when the search is stopped. The
  // function is called while it waits.
  bool take(Node& node, const std::function<void()>& meanwhile);

  void stop() { stopped_.store(true, std::memory_order_relaxed); }
  bool is_stopped() const { return stopped_.load(std::memory_order_relaxed); }

 private:
  const int threads_;
  Mutex mutex_;
  std::vector<Node> nodes_;
  std::atomic<int> waiting_ = 0;
  std::atomic<int> size_ = 0;
  std::atomic<bool> stopped_ = false;
};

}  // namespace shudu::variant
