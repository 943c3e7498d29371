// Circumstances: the program and the machine of measurements.
#pragma once

#include <string>

namespace shudu::cli::bench {

struct Circumstances {
  std::string program;    // "shudu 0.1.0"
  std::string target;     // "avx512"
  std::string compiler;   // "g++ 12.2.0"
  std::string processor;  // its name, or "unknown processor"
};

// Of this program, here.
Circumstances circumstances();

}  // namespace shudu::cli::bench
