#include "campaign/worker.h"

#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <thread>

#include "campaign/compute_result.h"
#include "campaign/journal.h"
#include "campaign/result_file.h"
#include "campaign/saved_results.h"
#include "engine/new_file.h"
#include "engine/read_file.h"
#include "engine/verdict.h"

namespace shudu::cli::campaign {
namespace {

using Clock = std::chrono::steady_clock;

// Waits for SIGINT and SIGTERM on a thread of its own. All other threads block them, so no handler interrupts a command.
class SignalWatch {
 public:
  // Make it before any other thread, because threads inherit what is blocked.
  SignalWatch() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  // `abandon` ends the program. It is called some seconds after the first signal, or at the second.
  void start(std::function<void()> abandon) {
    abandon_ = std::move(abandon);
    thread_ = std::thread{[this] { watch(); }};
  }
  void stop() {
    ended_ = true;
    thread_.join();
  }
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;
  ~SignalWatch() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  bool is_signalled() const { return signalled_; }

 private:
  static constexpr auto patience = std::chrono::seconds{5};

  void watch() {
    Clock::time_point when;
    while (!ended_) {
      const timespec moment{.tv_sec = 0, .tv_nsec = 50'000'000};
      const bool got = ::sigtimedwait(&signals_, nullptr, &moment) > 0;
      if (got && signalled_) abandon_();
      if (got) {
        signalled_ = true;
        when = Clock::now();
      }
      if (signalled_ && Clock::now() - when > patience) abandon_();
    }
  }

  std::function<void()> abandon_;
  sigset_t signals_{}, before_{};
  std::atomic<bool> signalled_ = false, ended_ = false;
  std::thread thread_;
};

class Work {
 public:
  Work(ShardRunner& runner, const OnEnded& on_ended)
      : runner_(runner),
        on_ended_(on_ended),
        journal_(runner.folder().logs(), runner.threads()),
        messages_(std::tmpfile(), [](std::FILE* file) { file == nullptr ? 0 : std::fclose(file); }),
        results_(runner.folder(), [this](std::uint64_t shard, double seconds) {
          journal_.done(shard, seconds);
          on_ended_(shard, true);
        }) {}

  WorkReport run(const std::function<std::optional<std::uint64_t>()>& next) {
    if (messages_ == nullptr) report_.error = "cannot make a temporary file for the messages";
    watch_.start([this] { abandon(); });
    while (report_.error.empty() && !watch_.is_signalled()) {
      const auto shard = next();
      if (!shard || watch_.is_signalled()) break;
      compute(*shard);
      if (const auto error = results_.error()) report_.error = *error;
    }
    if (const auto error = results_.finish()) report_.error = *error;
    watch_.stop();
    report_.interrupted = watch_.is_signalled();
    return report_;
  }

 private:
  void compute(std::uint64_t shard) {
    const std::string path = runner_.folder().result(shard);
    const auto found = read_foot(path, runner_.manifest().id, shard, Care::bytes);
    if (found) {
      ++report_.already_done;
      return on_ended_(shard, true);
    }
    if (!found.error().empty()) note(path + ": " + found.error() + "; it is computed again");
    journal_.begin(shard);
    const auto begin = Clock::now();
    const int output = results_.open(shard);
    if (output < 0) return stop(shard, system_error(path, errno));
    const auto why = compute_result(runner_, shard, output, ::fileno(messages_.get()));
    if (!why) {
      ++report_.computed;
      return results_.save(shard, output, std::chrono::duration<double>(Clock::now() - begin).count());
    }
    // Only a further attempt tells whether the disk is full.
    const bool can_write = write_all(output, std::string(4096, '\n')) && ::fsync(output) == 0;
    const int error = errno;
    results_.drop(shard, output);
    if (!can_write) return stop(shard, system_error(path, error));
    fail(shard, *why);
  }

  void fail(std::uint64_t shard, const std::string& why) {
    ++report_.failed;
    journal_.failed(shard, why);
    on_ended_(shard, false);
    note("shard " + std::to_string(shard) + " failed: " + why);
  }
  // The same error would meet the next shards, so the worker stops.
  void stop(std::uint64_t shard, const std::string& why) {
    ++report_.failed;
    journal_.failed(shard, why);
    on_ended_(shard, false);
    report_.error = why;
  }

  void abandon() {
    results_.abandon();
    for (const std::uint64_t shard : results_.unsaved()) journal_.abandoned(shard);
    ::_exit(130);
  }

  SignalWatch watch_;  // first, see its constructor
  ShardRunner& runner_;
  const OnEnded& on_ended_;
  Journal journal_;
  std::unique_ptr<std::FILE, void (*)(std::FILE*)> messages_;
  SavedResults results_;
  WorkReport report_;
};

// Every shard allocates and frees the same large buffers. Giving them back to the system each time takes a tenth of the
// time of a short shard.
void keep_memory() {
#ifdef __GLIBC__
  ::mallopt(M_MMAP_THRESHOLD, 256 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 512 << 20);
#endif
}

}  // namespace

WorkReport work(ShardRunner& runner, const std::function<std::optional<std::uint64_t>()>& next,
                const OnEnded& on_ended) {
  keep_memory();
  return Work{runner, on_ended}.run(next);
}

}  // namespace shudu::cli::campaign
