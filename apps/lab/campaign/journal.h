// Journal: what each worker did, for status and as provenance of the results.
//
// Every worker writes a file of its own, so no two processes write to one file. The first line describes the worker, and
// the others are events:
//
//   {"worker":1,"version":"0.1.0","target":"AVX2","host":"node7","pid":4711,"threads":8,"time":1780000000}
//   {"begin":12,"time":1780000001}
//   {"done":12,"seconds":3.141,"time":1780000004}
//   {"failed":13,"why":"…","time":1780000005}
//   {"abandoned":14,"time":1780000006}
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli::campaign {

class Journal {
 public:
  Journal(const std::string& logs, int threads);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();

  // Any thread may call these. The journal is not essential: an event that cannot be written is lost.
  void begin(std::uint64_t shard);
  void done(std::uint64_t shard, double seconds);
  void failed(std::uint64_t shard, std::string_view why);
  void abandoned(std::uint64_t shard);

 private:
  void write(const std::string& line);
  int descriptor_ = -1;
};

// The journals of all workers together.
struct History {
  struct Tries {
    std::uint64_t failed = 0;  // tries that failed or whose worker was killed
    std::string why;           // the last reason
  };
  std::map<std::uint64_t, Tries> tries;  // by shard
  std::vector<std::uint64_t> running;
  std::uint64_t workers = 0;
  double seconds = 0;               // of all shards done
  std::vector<std::int64_t> times;  // when shards were done, in seconds since 1970, ascending
};
History read_history(const std::string& logs);

}  // namespace shudu::cli::campaign
