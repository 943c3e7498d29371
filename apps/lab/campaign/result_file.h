// The result of a shard: the output of the command, its messages, and one line that describes both.
//
//   ┌ output ┬ messages ┬ {"shudu_result":1,"campaign":…,"shard":7,…,"xxh3_128":"…"} ┐
//
// The checksum covers every byte before it. Nothing in the file depends on who computed it or when, so two workers on
// one shard write identical files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/hash.h"
#include "campaign/manifest.h"
#include "shudu/result.h"

namespace shudu::cli::campaign {

struct ResultFoot {
  std::string campaign;  // its id
  std::uint64_t shard = 0;
  std::uint64_t output = 0, messages = 0;  // bytes
  std::uint64_t lines = 0;                 // of the output
  int status = 0;                          // the exit status of the command
};

// The checksum and the lines of an output, computed while it is written. This saves reading it back.
class Tally {
 public:
  void add(std::string_view bytes);
  std::uint64_t bytes() const { return bytes_; }
  std::uint64_t lines() const { return lines_; }
  const Hash& hash() const { return hash_; }

 private:
  Hash hash_;
  std::uint64_t bytes_ = 0, lines_ = 0;
};

// Appends the messages, which are another file, and the line with the checksum to the file that has the output. Both are
// open for reading and writing. `foot` gives their sizes. If the tally has not seen every byte of the output, the output
// is read back. Returns nothing, or what went wrong.
std::optional<std::string> finish_result(int descriptor, ResultFoot foot, Tally tally, int messages);

enum class Care {
  size,   // compare the size of the file with its last line: finds truncated files
  bytes,  // compare the checksum too: reads the whole file
};

// A result, or why the shard counts as missing. The reason is empty if there is no file.
Result<ResultFoot, std::string> read_foot(const std::string& path, const std::string& campaign, std::uint64_t shard,
                                          Care care);

// Survey: which shards of a campaign are done.
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
