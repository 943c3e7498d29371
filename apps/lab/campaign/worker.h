// Worker: computes shards one after the other and makes their results durable.
//
//   shard 7 ─→ command ─→ temporary file ─┐
//   shard 8 ─→ command ─→ temporary file ─┼─→ sync, rename, sync the folder (another thread)
//
// The sync of a result waits for the disk, so the next shard is computed meanwhile. A result is done when it has its
// name. SIGTERM and SIGINT let the current shard finish if it does so within a few seconds. Otherwise it is abandoned.
// No temporary file is left in either case. A second signal abandons the shard at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "campaign/run_shard.h"

namespace shudu::cli::campaign {

struct WorkReport {
  std::uint64_t computed = 0, already_done = 0, failed = 0;
  bool interrupted = false;
  std::string error = {};  // why the worker stopped early, such as a full disk
};

// Hears of every shard whether its result is safe. Any thread may call it.
using OnEnded = std::function<void(std::uint64_t shard, bool is_done)>;

// Computes the shards that `next` returns, until it returns nothing. Skips shards that are done. Messages about failed
// shards go to standard error.
WorkReport work(ShardRunner& runner, const std::function<std::optional<std::uint64_t>()>& next,
                const OnEnded& on_ended);

}  // namespace shudu::cli::campaign
