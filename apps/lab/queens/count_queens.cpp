#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "base/json_object.h"
#include "base/threads.h"
#include "engine/common_options.h"
#include "engine/output.h"
#include "queens/queens.h"
#include "queens/watch.h"

namespace shudu::cli {
namespace {

// The state to start from: the beginning, or the state in the checkpoint file. Returns nothing, after a message, if the
// file belongs to another count.
std::optional<QueensCheckpoint> starting_point(const QueensCount& count, const QueensOptions& options,
                                               Verdict& verdict) {
  const std::string method = options.algorithm.empty() ? "fast" : options.algorithm;
  const QueensCheckpoint nothing{count.size(), method, count.pieces(), 0, 0};
  if (options.checkpoint.empty()) return nothing;
  const auto no = [&](const std::string& why) {
    verdict.bad(fmt::format("queens: {}: {}", options.checkpoint, why));
    return std::nullopt;
  };
  const auto read = read_checkpoint(options.checkpoint);
  if (!read) {
    verdict.bad("queens: " + read.error());
    return std::nullopt;
  }
  if (!*read) return nothing;
  const QueensCheckpoint& found = **read;
  if (found.n != nothing.n) return no(fmt::format("the file holds a count of {} queens, not {}", found.n, nothing.n));
  if (found.algorithm != method)
    return no(fmt::format("the file holds a count with {}, not with {}", found.algorithm, method));
  if (found.pieces != nothing.pieces) return no("the file was written by another version of shudu");
  return found;
}

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

// Continues from `state` until all pieces are done. Calls `watch` with the state several times a second, on the calling thread.
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

}  // namespace

void count_queens(int n, const QueensOptions& options, Verdict& verdict) {
  const QueensCount count{n, find_queens_algorithm(options.algorithm)};
  const auto start = starting_point(count, options, verdict);
  if (!start) return;
  QueensCheckpoint state;
  {
    Watch watch{options.checkpoint, *start, verdict};
    if (!watch.begin()) return;
    state = count_on(count, *start, threads_wanted(options.threads), std::ref(watch));
    watch.end(state);
  }
  const Whole answer = options.different ? different_queens(n, state.solutions) : state.solutions;
  if (answer == 0) verdict.negative();
  Output& out = standard_output();
  if (!options.json) return out.write(to_string(answer) + '\n');
  const std::string_view key = options.different ? "different" : "solutions";
  JsonObject object;
  object.add("n", static_cast<std::uint64_t>(n)).add(key, answer).append_to(out.text());
}

}  // namespace shudu::cli
