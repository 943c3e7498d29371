// The result of a shard: the output of the command, its messages, and one line that describes both.
//
//   ┌ output ┬ messages ┬ {"shudu_result":1,"campaign":…,"shard":7,…,"xxh3_128":"…"} ┐
//
// The checksum covers every byte before it. Nothing in the file depends on who computed it or when, so two workers on
// one shard write identical files.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/result.h"

namespace shudu::cli::campaign {

struct ResultFoot {
  std::string campaign;  // its id
  std::uint64_t shard = 0;
  std::uint64_t output = 0, messages = 0;  // bytes
  std::uint64_t lines = 0;                 // of the output
  int status = 0;                          // the exit status of the command
};

// Reads the file open for reading and writing, appends the line with the checksum. The first `foot.output` bytes are the
// output and the rest are messages. Counts the lines. Returns nothing, or what went wrong.
std::optional<std::string> finish_result(int descriptor, ResultFoot foot);

enum class Care {
  size,   // compare the size of the file with its last line: finds truncated files
  bytes,  // compare the checksum too: reads the whole file
};

// A result, or why the shard counts as missing. The reason is empty if there is no file.
Result<ResultFoot, std::string> read_foot(const std::string& path, const std::string& campaign, std::uint64_t shard,
                                          Care care);

// Reads bytes of the file in pieces. Returns false if they cannot be read.
bool read_bytes(const std::string& path, std::uint64_t begin, std::uint64_t end,
                const std::function<void(std::string_view)>& take);

}  // namespace shudu::cli::campaign
