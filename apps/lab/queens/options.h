// The options of `shudu queens`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shudu::cli {

struct QueensOptions {
  std::vector<std::string> size;
  bool all = false, different = false;
  bool pretty = false, svg = false, json = false;
  std::uint64_t limit = 0;
  std::string algorithm, checkpoint;
  int threads = 0;

  // Whether to show solutions, instead of only counting them.
  bool shows() const { return all || limit > 0 || pretty || svg; }
  // The number of solutions to show; 0 for all.
  std::uint64_t most() const { return limit > 0 ? limit : all ? 0 : 1; }
};

}  // namespace shudu::cli
