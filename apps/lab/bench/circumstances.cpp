#include "bench/circumstances.h"

#include <fstream>

#include "shudu/search.h"
#include "shudu/version.h"

namespace shudu::cli::bench {
namespace {

std::string compiler() {
#if defined(__clang__)
  return "clang " __clang_version__;
#elif defined(__GNUC__)
  return "g++ " __VERSION__;
#else
  return "unknown compiler";
#endif
}

// The processor name on Linux. Other systems store it elsewhere.
std::string processor() {
  std::ifstream file{"/proc/cpuinfo"};
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("model name")) continue;
    const auto begin = line.find_first_not_of(" \t", line.find(':') + 1);
    if (begin != std::string::npos) return line.substr(begin);
  }
  return "unknown processor";
}

}  // namespace

Circumstances circumstances() {
  return {.program = "shudu " + std::string{version},
          .target = std::string{search_target()},
          .compiler = compiler(),
          .processor = processor()};
}

}  // namespace shudu::cli::bench
