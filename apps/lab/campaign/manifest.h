// Manifest: what a campaign computes, as DIR/campaign.json stores it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

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

}  // namespace shudu::cli::campaign
