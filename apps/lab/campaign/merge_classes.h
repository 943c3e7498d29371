// Merges results that are puzzles, and keeps the first puzzle of each class.
#pragma once

#include <cstdint>
#include <vector>

#include "campaign/merge.h"

namespace shudu::cli::campaign {

// Reads the output of the shards in order, as lines of puzzles. Classes of the input of the campaign are left out if
// `without_input` is set. Memory is bounded by options.memory; the rest is in temporary files.
void merge_classes(const Folder& folder, const Manifest& manifest, const std::vector<std::uint64_t>& shards,
                   bool without_input, const MergeOptions& options, Verdict& verdict);

}  // namespace shudu::cli::campaign
