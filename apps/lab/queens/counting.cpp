#include "queens/counting.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

#include "base/threads.h"

namespace shudu::cli {
namespace {

// Pieces finish in any order, but a state counts only a prefix of them. A result waits until all pieces before it are
// done.
class Tally {
 public:
  explicit Tally(const QueensCheckpoint& state) : state_(state), found_(static_cast<std::size_t>(state.pieces)) {}

  void done(int piece, std::uint64_t solutions) {
    const std::lock_guard lock{mutex_};
    found_[static_cast<std::size_t>(piece)] = solutions;
    while (state_.done < state_.pieces && found_[static_cast<std::size_t>(state_.done)]) {
      state_.solutions += *found_[static_cast<std::size_t>(state_.done)];
      ++state_.done;
    }
    if (state_.done == state_.pieces) all_done_.notify_all();
  }

  // Waits a moment, or until the end if that comes first, and returns the state.
  QueensCheckpoint soon() {
    using namespace std::chrono_literals;
    std::unique_lock lock{mutex_};
    all_done_.wait_for(lock, 100ms, [&] { return state_.done == state_.pieces; });
    return state_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable all_done_;
  QueensCheckpoint state_;
  std::vector<std::optional<std::uint64_t>> found_;
};

}  // namespace

QueensCheckpoint count_on(const QueensCount& count, QueensCheckpoint state, int threads,
                          const std::function<void(const QueensCheckpoint&)>& watch) {
  Tally tally{state};
  std::atomic<int> next = state.done;
  // The calling thread is number 0. It watches the others.
  on_threads(static_cast<std::size_t>(threads) + 1, [&](std::size_t i) {
    if (i > 0) {
      for (int piece = next++; piece < count.pieces(); piece = next++) tally.done(piece, count.solutions(piece));
      return;
    }
    while (state.done < state.pieces) {
      state = tally.soon();
      watch(state);
    }
  });
  return state;
}

}  // namespace shudu::cli
