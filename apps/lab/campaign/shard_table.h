// The shard table: where each shard of the input files begins, and the hash of its bytes.
//
// DIR/shards.txt has a line of fixed length for each shard, and one for the end, so a worker reads only the lines of its
// own shards. A line has the number of the file, the offset in it, the lines before, and the hash:
//
//   00000000 0000000000000164000 0000000000000002000 8d7f…
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/result.h"

namespace shudu::cli::campaign {

struct ShardRow {
  std::uint64_t file = 0;
  std::uint64_t offset = 0;        // in bytes
  std::uint64_t lines_before = 0;  // of this file
  std::string hash;                // of the bytes of the shard
};

std::string to_line(const ShardRow& row);

// The row of a shard and the next row, where it ends.
struct ShardEnds {
  ShardRow begin, end;
};
Result<ShardEnds, std::string> read_shard(const std::string& table, std::uint64_t shard);

}  // namespace shudu::cli::campaign
