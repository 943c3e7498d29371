// Hunting: the rounds of a hunt. A round has four steps, and each leaves its result in the store.
//
//   select    the best classes that wait are taken
//   expand    their neighbours are found, in canonical form; those not seen before become fresh or, if a bound shows
//             that they cannot be kept, are dropped
//   rate      fresh classes are rated exactly, and kept or dropped
//
// A step writes to the store about once a second. A hunt that is interrupted continues with the same step.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/messages.h"
#include "hunt/store.h"

namespace shudu::cli {

struct HuntLimits {
  std::optional<std::uint64_t> rounds;  // stop at the end of this round
  double timeout = 0;                   // stop after this many seconds; 0: never
  int threads = 1;
};

enum class HuntEnd : std::uint8_t { rounds, timeout, interrupted, exhausted, failed };

class Hunting {
 public:
  Hunting(Store& store, const HuntSettings& settings, const HuntLimits& limits);

  // Writes the settings and the puzzles of the start, given by their canonical forms. Returns whether this succeeded.
  bool begin(const std::vector<Grid>& start);
  HuntEnd run();

 private:
  using Clock = std::chrono::steady_clock;
  struct Portion;

  // A reason to stop now.
  std::optional<HuntEnd> stop() const;
  std::optional<HuntEnd> expand_all();
  std::optional<HuntEnd> rate_all();
  std::vector<Portion> next_portions() const;
  void expand_now(std::vector<Portion>& portions) const;
  void store_now(const std::vector<Portion>& portions);
  std::size_t rate_some(const std::vector<Fresh>& fresh, std::size_t from, std::vector<hunt::Rank>& ranks) const;
  void end_round();
  bool commit();
  hunt::Rank best_rank() const;
  void show(std::string_view step, std::uint64_t done, std::uint64_t of);

  Store& store_;
  HuntSettings settings_;
  HuntLimits limits_;
  Clock::time_point begin_ = Clock::now();
  double seconds_before_;
  std::size_t batch_ = 16;  // ways to try at once; adapted so that a batch takes about half a second
  ProgressLine progress_;
};

}  // namespace shudu::cli
