// Survey: which shards of a campaign are done.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "campaign/folder.h"
#include "campaign/manifest.h"
#include "campaign/result_file.h"

namespace shudu::cli::campaign {

struct Survey {
  std::uint64_t done = 0;
  std::uint64_t bytes = 0, lines = 0;                          // of the output of the shards that are done
  std::vector<std::uint64_t> missing;                          // ascending; damaged results count as missing
  std::vector<std::pair<std::uint64_t, std::string>> damaged;  // with the reason

  // The shards that are done, ascending.
  std::vector<std::uint64_t> shards_done() const;
};

Survey survey(const Folder& folder, const Manifest& manifest, Care care);

// "shard 7: the result is truncated; it counts as missing"
std::string damage_in_words(const std::pair<std::uint64_t, std::string>& damaged);

}  // namespace shudu::cli::campaign
