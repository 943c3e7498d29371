// Merges the results of a campaign into the output of the plain command.
#pragma once

#include <cstdint>
#include <vector>

#include "campaign/command_table.h"
#include "campaign/manifest.h"
#include "engine/verdict.h"

namespace shudu::cli::campaign {

struct MergeOptions {
  bool classes = false;         // keep only the first puzzle of each class
  bool partial = false;         // merge what there is
  std::uint64_t memory = 1024;  // MiB, to recognise classes
  int threads = 1;
};

// Writes to standard output, and the messages of the shards to standard error. Every result is checked before any of its
// bytes is written. Returns the exit status of the plain command; a missing shard is bad input.
int merge(const Folder& folder, const Manifest& manifest, const Prepared& prepared, const MergeOptions& options,
          Verdict& verdict);

// The numbers of lines of each kind in all results, as text or JSON.
void write_totals(const Folder& folder, const Manifest& manifest, bool json);

// Reads the output of the shards in order, as lines of puzzles. Classes of the input of the campaign are left out if
// `without_input` is set. Memory is bounded by options.memory; the rest is in temporary files.
void merge_classes(const Folder& folder, const Manifest& manifest, const std::vector<std::uint64_t>& shards,
                   bool without_input, const MergeOptions& options, Verdict& verdict);

}  // namespace shudu::cli::campaign
