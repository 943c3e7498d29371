// Folder: the files of a campaign. Each is written whole or not at all.
//
//   DIR/campaign.json              the manifest (manifest.h)
//   DIR/shards.txt                 where each shard of the input files begins (shard_table.h)
//   DIR/results/000012/000012345   the result of a shard (result_file.h), a thousand in each folder
//   DIR/log/HOST/PID-TIME.jsonl    what a worker did (journal.h)
//
// A file gets its name only when its bytes are on the disk. Until then it has a temporary name with the host and process
// that write it, ".000012345.HOST.PID.tmp" (engine/new_file.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include "engine/command.h"

namespace shudu::cli::campaign {

class Folder {
 public:
  explicit Folder(std::string path) : path_(std::move(path)) {}
  const std::string& path() const { return path_; }
  std::string manifest() const { return path_ + "/campaign.json"; }
  std::string shard_table() const { return path_ + "/shards.txt"; }
  std::string logs() const { return path_ + "/log"; }
  std::string results() const { return path_ + "/results"; }
  std::string results_of(std::uint64_t shard) const;
  std::string result(std::uint64_t shard) const;
  std::string temporary(std::uint64_t shard) const;

 private:
  std::string path_;
};

// Makes the folder and those above it. Returns nothing, or what went wrong with the name of the folder.
std::optional<std::string> make_folder(const std::string& path);

// Removes temporary files in this folder whose process has ended. On another host that cannot be seen, so there a file
// must be a day old. Returns how many were removed.
std::uint64_t remove_stale_files(const std::string& path);

inline Argument folder_argument(std::vector<std::string>& target) {
  return {.name = "DIR", .help = "the folder of the campaign", .target = &target, .minimum = 1, .maximum = 1};
}

inline Option any_version_option(bool& target) {
  return option("--any-version", target, "accept a campaign that another version of shudu made");
}

}  // namespace shudu::cli::campaign
