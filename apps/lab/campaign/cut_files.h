// Cuts input files into shards with about the same number of lines.
//
// A cut is made only between two puzzles of one line each, where a reader that starts anew reads the rest in the same way
// as a reader of the whole file. Files in other formats, and compressed files, are not cut: each is in one shard.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "campaign/manifest.h"
#include "campaign/shard_input.h"
#include "shudu/result.h"

namespace shudu::cli::campaign {

// The rows of the shard table, with the one for the end. There may be fewer shards than wanted. `from` names the format
// of the files; if it is empty, the format is detected. Sets the sizes of the files. The error names the file.
Result<std::vector<ShardRow>, std::string> cut_files(std::vector<InputFile>& files, const std::string& from,
                                                     std::uint64_t wanted);

}  // namespace shudu::cli::campaign
