#include "campaign/saved_results.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <utility>
#include <vector>

#include "engine/new_file.h"
#include "engine/read_file.h"

namespace shudu::cli::campaign {
namespace {

constexpr std::size_t most_waiting = 128;  // each has an open file

// Makes files durable. Each fsync waits for a commit of the file system's journal. One syncfs waits once for all files, but
// also for what other programs have written.
bool sync_files(const std::vector<int>& descriptors) {
#ifdef __linux__
  constexpr std::size_t many = 8;
  if (descriptors.size() >= many) return ::syncfs(descriptors.front()) == 0;
#endif
  return std::ranges::all_of(descriptors, [](int descriptor) { return ::fsync(descriptor) == 0; });
}

}  // namespace

SavedResults::SavedResults(const Folder& folder, std::function<void(std::uint64_t, double)> on_saved)
    : folder_(folder), on_saved_(std::move(on_saved)), thread_([this] { run(); }) {}

SavedResults::~SavedResults() {
  {
    const std::lock_guard lock{mutex_};
    ended_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

int SavedResults::open(std::uint64_t shard) {
  const std::string folder = folder_.results_of(shard);
  if (!folders_made_.contains(folder)) {
    if (make_folder(folder)) return -1;
    remove_stale_files(folder);
    folders_made_.insert(folder);
  }
  const std::lock_guard lock{mutex_};
  const int descriptor =
      ::open(folder_.temporary(shard).c_str(), O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor >= 0) open_.insert(shard);
  return descriptor;
}

void SavedResults::drop(std::uint64_t shard, int descriptor) {
  const std::lock_guard lock{mutex_};
  ::unlink(folder_.temporary(shard).c_str());
  ::close(descriptor);
  open_.erase(shard);
}

void SavedResults::save(std::uint64_t shard, int descriptor, double seconds) {
  std::unique_lock lock{mutex_};
  changed_.wait(lock, [&] { return queue_.size() < most_waiting; });
  queue_.push_back({shard, descriptor, seconds});
  changed_.notify_all();
}

std::optional<std::string> SavedResults::finish() {
  std::unique_lock lock{mutex_};
  changed_.wait(lock, [&] { return queue_.empty() && !busy_; });
  return error_;
}

std::optional<std::string> SavedResults::error() {
  const std::lock_guard lock{mutex_};
  return error_;
}

std::set<std::uint64_t> SavedResults::unsaved() {
  const std::lock_guard lock{mutex_};
  return open_;
}

void SavedResults::abandon() {
  const std::lock_guard lock{mutex_};
  for (const std::uint64_t shard : open_) ::unlink(folder_.temporary(shard).c_str());
}

void SavedResults::run() {
  std::unique_lock lock{mutex_};
  for (;;) {
    changed_.wait(lock, [&] { return ended_ || !queue_.empty(); });
    if (queue_.empty()) return;
    std::deque<Saving> all = std::exchange(queue_, {});
    busy_ = true;
    changed_.notify_all();
    lock.unlock();
    save_all(all);
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

// Several results share the sync of their folder. A result without its name in a synced folder is merely computed again.
void SavedResults::save_all(std::deque<Saving>& all) {
  std::vector<int> descriptors;
  for (const Saving& one : all) descriptors.push_back(one.descriptor);
  const bool synced = sync_files(descriptors);
  const int sync_error = errno;
  std::set<std::string> folders;
  for (const Saving& one : all) {
    const std::string temporary = folder_.temporary(one.shard), result = folder_.result(one.shard);
    const bool saved = synced && ::rename(temporary.c_str(), result.c_str()) == 0;
    const int error = synced ? errno : sync_error;
    ::close(one.descriptor);
    if (!saved) ::unlink(temporary.c_str());
    folders.insert(folder_.results_of(one.shard));
    const std::lock_guard lock{mutex_};
    open_.erase(one.shard);
    if (!saved && !error_) error_ = system_error(result, error);
  }
  for (const std::string& folder : folders) {
    const bool is_durable = sync_folder(folder);
    const std::lock_guard lock{mutex_};
    if (!is_durable && !error_) error_ = system_error(folder, errno);
  }
  if (this->error()) return;
  for (const Saving& one : all) on_saved_(one.shard, one.seconds);
}

}  // namespace shudu::cli::campaign
