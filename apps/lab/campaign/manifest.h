// Manifest: what a campaign computes, as DIR/campaign.json stores it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"
#include "shudu/result.h"
#include "shudu/whole.h"

namespace shudu::cli::campaign {

struct InputFile {
  std::string name;  // as it was given, for messages
  std::string path;  // absolute
  std::uint64_t bytes = 0;
};

inline constexpr std::uint64_t most_shards = 10'000'000;

struct Manifest {
  enum class Input { files, grids, seeds, pieces, none, classes };
  std::string id;  // a hash of the other members
  std::string version;
  std::vector<std::string> command;  // its words
  std::uint64_t shards = 0;
  Input input = Input::none;
  std::vector<InputFile> files;
  Whole first = 0, last = 0;     // of grids, seeds, pieces, or pieces of the classes
  std::string shard_table = {};  // the hash of the shard table; empty if the input is not files
};

// Numbers first..last of such a shard, without the last: [begin, end).
struct NumberRange {
  Whole begin, end;
};
NumberRange numbers_of(const Manifest& manifest, std::uint64_t shard);

std::string to_json(const Manifest& manifest);  // sets the id from the other members
Result<Manifest, std::string> manifest_from(const std::string& text);

// Reads DIR/campaign.json. The error names the file. A manifest of another version of the program is refused, unless
// `any_version` is set, because its results may differ.
Result<Manifest, std::string> read_manifest(const std::string& folder, bool any_version);

// Folder: the files of a campaign. Each is written whole or not at all.
//
//   DIR/campaign.json              the manifest
//   DIR/shards.txt                 where each shard of the input files begins (shard_input.h)
//   DIR/results/000012/000012345   the result of a shard (result_file.h), a thousand in each folder
//   DIR/log/HOST/PID-TIME.jsonl    what a worker did (journal.h)
//
// A file gets its name only when its bytes are on the disk. Until then it has a temporary name with the host and process
// that write it, ".000012345.HOST.PID.tmp" (engine/new_file.h).
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

// What every command about an existing campaign has.
struct CampaignOptions {
  std::vector<std::string> folder;
  bool any_version = false;

  Result<Manifest, std::string> manifest() const { return read_manifest(folder.front(), any_version); }
};
inline Argument folder_argument(CampaignOptions& target) {
  return {.name = "DIR", .help = "the folder of the campaign", .target = &target.folder, .minimum = 1, .maximum = 1};
}
inline Option any_version_option(CampaignOptions& target) {
  return option("--any-version", target.any_version, "accept a campaign that another version of shudu made");
}

}  // namespace shudu::cli::campaign
