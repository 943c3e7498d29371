// Runs the command of a campaign on one shard, inside this process, with the output and the messages in files.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "campaign/command_table.h"
#include "campaign/manifest.h"
#include "campaign/result_file.h"
#include "shudu/queens.h"
#include "shudu/result.h"

namespace shudu::cli::campaign {

class ShardRunner {
 public:
  using MakeCommands = std::vector<Command> (*)();

  // Checks the command of the manifest. `threads` is the number for each shard.
  static Result<ShardRunner, std::string> of(Folder folder, Manifest manifest, int threads, MakeCommands make);

  const Folder& folder() const { return folder_; }
  const Manifest& manifest() const { return manifest_; }
  int threads() const { return threads_; }

  // Writes the output to one file and the messages to another. Returns the exit status of the command, or why there is
  // no result. While it runs, standard output and standard error are these files. The tally hears of the output that
  // passes through standard_output().
  Result<int, std::string> run(std::uint64_t shard, int output, int messages, Tally& tally);

 private:
  ShardRunner(Folder folder, Manifest manifest, int threads)
      : folder_(std::move(folder)), manifest_(std::move(manifest)), threads_(threads) {}
  Result<int, std::string> run_here(std::uint64_t shard);
  Result<int, std::string> run_records(std::uint64_t shard);
  Result<int, std::string> run_seeds(std::uint64_t shard);
  Result<int, std::string> run_pieces(std::uint64_t shard);
  bool read_words(const std::vector<std::string>& words);
  int run_words(std::vector<std::string> words);

  Folder folder_;
  Manifest manifest_;
  int threads_;
  Cut cut_ = Cut::records;
  std::vector<std::string> words_;  // of the command, after its name
  std::shared_ptr<const Command> command_;
  bool takes_threads_ = false;
  std::shared_ptr<const QueensCount> queens_;
};

// The number of queens and the algorithm that the words of `shudu queens` name. A wrong number gives nothing.
std::shared_ptr<const QueensCount> queens_count_of(const Command& command);

}  // namespace shudu::cli::campaign
