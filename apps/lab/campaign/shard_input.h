// The input of a shard, as the command reads it: bytes of the input files, numbered grids, or classes of
// grids, as lines.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "campaign/manifest.h"
#include "engine/input_window.h"
#include "shudu/result.h"

namespace shudu::cli::campaign {

class ShardInput {
 public:
  // The error names the file.
  static Result<ShardInput, std::string> of(const Folder& folder, const Manifest& manifest, std::uint64_t shard);

  const InputWindow& window() const { return window_; }
  // After the command has read all of it: what is wrong, if the files are not those that the campaign was made for.
  std::optional<std::string> fault() const;

 private:
  struct Reading;
  ShardInput() = default;
  void add_file(const InputFile& file, std::uint64_t number, std::uint64_t begin, std::uint64_t end,
                std::uint64_t lines_before);
  void add_grids(const NumberRange& range, Whole first);
  void add_classes(const NumberRange& range);

  InputWindow window_;
  std::shared_ptr<Reading> reading_;
  std::string expected_;  // the hash of the bytes
};

// The shard table: where each shard of the input files begins, and the hash of its bytes.
//
// DIR/shards.txt has a line of fixed length for each shard, and one for the end, so a worker reads only the lines of its
// own shards. A line has the number of the file, the offset in it, the lines before, and the hash:
//
//   00000000 0000000000000164000 0000000000000002000 8d7f…
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
