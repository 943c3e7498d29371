// Computes the result file of a shard.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "campaign/run_shard.h"

namespace shudu::cli::campaign {

// Runs the shard and writes the complete result to the file `output`. `messages` is another file for its own use. Both
// are open for reading and writing, and `output` is empty. Returns nothing, or why there is no result.
std::optional<std::string> compute_result(ShardRunner& runner, std::uint64_t shard, int output, int messages);

// Computes the shard again and compares it with its result. Returns nothing if they are equal, or what differs.
std::optional<std::string> compare_with_new(ShardRunner& runner, std::uint64_t shard);

}  // namespace shudu::cli::campaign
