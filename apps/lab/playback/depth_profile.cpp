// A short recording is read in full. For a long one the samples that the recording keeps are used.
#include "playback/depth_profile.h"

#include <algorithm>

namespace shudu::cli {

const std::vector<int>& DepthProfile::of(trace::Recording& recording) {
  constexpr std::uint64_t parts = 256, short_recording = 16'000;
  const std::uint64_t size = recording.size();
  if (measured_ == size) return depths_;
  measured_ = size;
  depths_.assign(parts, 0);
  const auto note = [&](std::uint64_t at, int depth) {
    int& most = depths_[static_cast<std::size_t>(std::min(parts - 1, at * parts / size))];
    most = std::max(most, depth);
  };
  if (size <= short_recording) {
    const std::vector<Event> events = recording.events(0, size);
    for (std::uint64_t part = 0; part < parts && size > 0; ++part) {
      const std::uint64_t past = std::max(part * size / parts + 1, (part + 1) * size / parts);
      for (std::uint64_t i = part * size / parts; i < past; ++i) {
        depths_[static_cast<std::size_t>(part)] =
            std::max(depths_[static_cast<std::size_t>(part)], int{events[static_cast<std::size_t>(i)].depth});
      }
    }
    return depths_;
  }
  const std::vector<trace::Sample> samples = recording.samples();
  for (const trace::Sample& sample : samples) note(sample.at, sample.depth);
  for (std::size_t i = 1; i < parts; ++i) {
    if (depths_[i] == 0) depths_[i] = depths_[i - 1];  // no sample in this part
  }
  return depths_;
}

}  // namespace shudu::cli
