// The script of a Slurm array job that computes the missing shards of a campaign.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shudu::cli::campaign {

struct SlurmJob {
  std::string program;                // the path of shudu
  std::string folder;                 // the path of the campaign
  std::vector<std::uint64_t> shards;  // to compute, ascending and not empty
  std::uint64_t elements = 1;         // of the array; at most as many as shards
  int threads = 1;                    // of an element
  std::vector<std::string> options;   // further options of sbatch
  bool any_version = false;
};

// Every element computes a part of the shards, one after the other. An element that is requeued skips those that are
// done. The script holds the shards of all elements, so it needs no other file.
std::string slurm_script(const SlurmJob& job);

}  // namespace shudu::cli::campaign
