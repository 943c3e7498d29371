#include "bench/program_speed.h"

#include <algorithm>
#include <utility>

namespace shudu::cli::bench {
namespace {

// In the larger file. A start is short beside this much work.
constexpr std::size_t most_puzzles = std::size_t{1} << 18;
constexpr double least_difference = 0.02;  // seconds; shorter ones are noise

}  // namespace

void ProgramSpeed::run() {
  if (!failure_.empty() || (copies_ == 0 && !find_copies())) return;
  const auto once = seconds(*once_);
  const auto twice = once ? seconds(*twice_) : std::nullopt;
  if (!twice) return;
  once_times_.add(*once);
  twice_times_.add(*twice);
}

// The best time with n copies is subtracted from every time with 2 n. Differences within one repetition would have the
// noise of both, and the least of them would be the noisiest.
Timing ProgramSpeed::timing() const {
  Timing timing;
  if (!failure_.empty()) return timing;
  for (const double twice : twice_times_.all()) {
    timing.add(std::max(twice - once_times_.best(), 1e-9) / static_cast<double>(copies_));
  }
  return timing;
}

bool ProgramSpeed::find_copies() {
  const std::size_t most = std::max<std::size_t>(1, most_puzzles / 2 / set_.size());
  for (std::size_t copies = 1;;) {
    if (!make_files(copies)) return false;
    const auto once = seconds(*once_);
    const auto twice = once ? seconds(*twice_) : std::nullopt;
    if (!twice) return false;
    const double more = *twice - *once;
    const double wanted = std::max(least_difference, *once / 4);
    if ((*once >= warm_up_ && more >= wanted) || copies == most) {
      copies_ = copies;
      return true;
    }
    const double growth = std::clamp(std::max(warm_up_, wanted) / std::max(more, 1e-9), 2.0, 64.0);
    copies = std::min(most, copies * static_cast<std::size_t>(growth));
  }
}

bool ProgramSpeed::make_files(std::size_t copies) {
  once_.reset();
  twice_.reset();
  auto once = PuzzleFile::of(set_, copies), twice = PuzzleFile::of(set_, 2 * copies);
  if (!once || !twice) {
    failure_ = once ? twice.error() : once.error();
    return false;
  }
  once_.emplace(*std::move(once));
  twice_.emplace(*std::move(twice));
  return true;
}

std::optional<double> ProgramSpeed::seconds(const PuzzleFile& file) {
  auto seconds = seconds_of(program_, file);
  if (seconds) return *seconds;
  failure_ = seconds.error();
  return std::nullopt;
}

}  // namespace shudu::cli::bench
