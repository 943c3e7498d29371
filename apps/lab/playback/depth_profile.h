// DepthProfile: the greatest search depth in each of 256 equal parts of a recording.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/trace.h"

namespace shudu::cli {

class DepthProfile {
 public:
  // Computes the profile again only if the recording has grown.
  const std::vector<int>& of(trace::Recording& recording);

 private:
  std::uint64_t measured_ = 0;  // the size of the recording at the last computation
  std::vector<int> depths_;
};

}  // namespace shudu::cli
