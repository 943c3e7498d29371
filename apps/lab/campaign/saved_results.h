// SavedResults: makes finished result files durable on a thread of its own.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "campaign/manifest.h"

namespace shudu::cli::campaign {

class SavedResults {
 public:
  SavedResults(const Folder& folder, std::function<void(std::uint64_t shard, double seconds)> on_saved);
  SavedResults(const SavedResults&) = delete;
  SavedResults& operator=(const SavedResults&) = delete;
  ~SavedResults();  // waits until all results are saved

  // Opens the temporary file of a shard for reading and writing. Returns a negative number and sets errno if it cannot.
  int open(std::uint64_t shard);
  // Removes the temporary file of a shard that failed.
  void drop(std::uint64_t shard, int descriptor);
  // Saves the file of a shard. Waits if many results are being saved.
  void save(std::uint64_t shard, int descriptor, double seconds);
  // Waits until all results are saved. Returns the first error, or nothing.
  std::optional<std::string> finish();
  std::optional<std::string> error();
  // Removes all temporary files. Other threads may still write to them. For the end of the program.
  void abandon();
  // The shards whose files are not saved yet.
  std::set<std::uint64_t> unsaved();

 private:
  struct Saving {
    std::uint64_t shard;
    int descriptor;
    double seconds;
  };
  void run();
  void save_all(std::deque<Saving>& all);

  Folder folder_;
  std::function<void(std::uint64_t, double)> on_saved_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Saving> queue_;
  std::set<std::uint64_t> open_;  // shards that have a temporary file
  std::set<std::string> folders_made_;
  std::optional<std::string> error_;
  bool busy_ = false, ended_ = false;
  std::thread thread_;
};

}  // namespace shudu::cli::campaign
