#include "campaign/run_shard.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <utility>

#include "base/threads.h"
#include "campaign/shard_input.h"
#include "engine/arguments.h"
#include "engine/common_options.h"
#include "engine/messages.h"
#include "engine/output.h"

namespace shudu::cli::campaign {
namespace {

// While an object exists, standard output and standard error are other files.
class Redirected {
 public:
  Redirected(int output, int messages, Tally& tally)
      : output_(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)), messages_(::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) {
    flush();
    ::dup2(output, STDOUT_FILENO);
    ::dup2(messages, STDERR_FILENO);
    standard_output().restart();
    standard_output().set_watcher([&tally](std::string_view bytes) { tally.add(bytes); });
  }
  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;
  ~Redirected() {
    flush();
    ::dup2(output_, STDOUT_FILENO);
    ::dup2(messages_, STDERR_FILENO);
    ::close(output_);
    ::close(messages_);
    standard_output().restart();
  }

 private:
  static void flush() {
    std::cout.flush();
    standard_output().flush();
  }
  int output_, messages_;
};

}  // namespace

std::shared_ptr<const QueensCount> queens_count_of(const Command& command) {
  const auto n = whole_from(command.arguments.front().target->front());
  if (!n || *n < 1 || *n > most_queens) return nullptr;
  const QueensAlgorithm* algorithm = find_queens_algorithm(value_of(command, "--algorithm"));
  return std::make_shared<const QueensCount>(static_cast<int>(*n), algorithm);
}

Result<ShardRunner, std::string> ShardRunner::of(Folder folder, Manifest manifest, int threads, MakeCommands make) {
  const auto prepared = prepare(manifest.command, make);
  if (!prepared) return Unexpected{folder.manifest() + ": " + prepared.error()};
  ShardRunner runner{std::move(folder), std::move(manifest), threads_wanted(threads)};
  const auto is_option = [](const Option& option) { return option.names == "--threads"; };
  runner.cut_ = prepared->row->cut;
  runner.words_ = prepared->words;
  runner.takes_threads_ = std::ranges::any_of(prepared->command.options, is_option);
  runner.command_ = std::make_shared<const Command>(prepared->command);
  return runner;
}

Result<int, std::string> ShardRunner::run(std::uint64_t shard, int output, int messages, Tally& tally) {
  Result<int, std::string> status = Unexpected{std::string{}};
  const Redirected redirected{output, messages, tally};
  try {
    status = run_here(shard);
  } catch (const std::exception& error) {  // such as std::bad_alloc
    status = Unexpected{std::string{error.what()}};
  }
  const bool written = flush_standard_output() && std::cerr.good() && std::ferror(stderr) == 0;
  std::cout.clear();
  std::cerr.clear();
  std::clearerr(stderr);
  if (status && !written) return Unexpected{std::string{"cannot write the result"}};
  return status;
}

Result<int, std::string> ShardRunner::run_here(std::uint64_t shard) {
  switch (cut_) {
    case Cut::records: return run_records(shard);
    case Cut::seeds: return run_seeds(shard);
    case Cut::pieces: return run_pieces(shard);
    case Cut::whole: return run_words(words_);
  }
  return Unexpected{std::string{"unknown kind of shard"}};
}

// Building the command takes longer than some shards, so all shards share one. The words set its options to the same
// values every time. Only the operands add up.
bool ShardRunner::read_words(const std::vector<std::string>& words) {
  for (const Argument& argument : command_->arguments) argument.target->clear();
  const auto mistake = read_arguments(*command_, words);
  if (mistake) note(*mistake);
  return !mistake;
}

int ShardRunner::run_words(std::vector<std::string> words) {
  if (takes_threads_) words.insert(words.end(), {"--threads", std::to_string(threads_)});
  return read_words(words) ? command_->run() : static_cast<int>(Status::bad_input);
}

Result<int, std::string> ShardRunner::run_records(std::uint64_t shard) {
  const auto input = ShardInput::of(folder_, manifest_, shard);
  if (!input) return Unexpected{input.error()};
  set_input_window(&input->window());
  const int status = run_words(words_);
  set_input_window(nullptr);
  if (const auto fault = input->fault(); fault && !standard_output().failed()) return Unexpected{*fault};
  return status;
}

// The generators stop early only if they find nothing for a minute, which depends on the machine. That is no result.
Result<int, std::string> ShardRunner::run_seeds(std::uint64_t shard) {
  const NumberRange range = numbers_of(manifest_, shard);
  for (Whole seed = range.begin; seed < range.end && !standard_output().failed(); ++seed) {
    std::vector<std::string> words = words_;
    words.insert(words.end(), {"--seed", to_string(seed)});
    if (const int status = run_words(words); status != Status::all_positive) {
      return Unexpected{"the command exited with status " + std::to_string(status) + " for the seed " +
                        to_string(seed)};
    }
  }
  return static_cast<int>(Status::all_positive);
}

Result<int, std::string> ShardRunner::run_pieces(std::uint64_t shard) {
  if (!read_words(words_)) return Unexpected{std::string{"the command cannot be read"}};
  if (queens_ == nullptr) queens_ = queens_count_of(*command_);
  const NumberRange range = numbers_of(manifest_, shard);
  std::mutex mutex;
  auto next = static_cast<int>(range.begin);
  const auto end = static_cast<int>(range.end);
  Whole sum = 0;
  on_threads(static_cast<std::size_t>(threads_), [&](std::size_t) {
    for (std::unique_lock lock{mutex}; next < end;) {
      const int piece = next++;
      lock.unlock();
      const std::uint64_t solutions = queens_->solutions(piece);
      lock.lock();
      sum += solutions;
    }
  });
  standard_output().write(to_string(sum) + '\n');
  return static_cast<int>(Status::all_positive);
}

}  // namespace shudu::cli::campaign
