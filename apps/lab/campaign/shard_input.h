// The input of a shard, as the command reads it: bytes of the input files, numbered grids, or classes of
// grids, as lines.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "campaign/folder.h"
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

}  // namespace shudu::cli::campaign
