// Compiled once for each target: foreach_target includes this file repeatedly.
//
// On Arm only NEON is used, because SVE vectors have no fixed size and a frame needs one. With a choice of targets, g++
// would not inline NEON into the constructors that it generates. The second macro removes the choice.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE_256 | HWY_SVE2 | HWY_SVE2_128)
#define TOOLCHAIN_MISS_SYS_AUXV_H 1
// Without SIMD, every compiler uses our own scalar words.
#define HWY_BROKEN_EMU128 1
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/engine.cpp"
#include <hwy/foreach_target.h>
// Highway requires this include after foreach_target.
#include <hwy/highway.h>

#include "search/engine.h"
#include "search/kernel/bulk_inl.h"
#include "search/kernel/ordered_inl.h"
#include "search/kernel/single_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The memory of both engines is a few hundred kilobytes. Each thread keeps one pair, so that it stays in the cache.
struct Engines {
  Single single;
  Bulk bulk;
};
// The engines of this thread are kept between searches. A search takes them out and puts them back at its end. If an
// exception ends it, because memory is short, they are freed, because their state is undefined.
std::unique_ptr<Engines>& kept_engines() {
  thread_local std::unique_ptr<Engines> engines;
  return engines;
}
template <class Search>
SearchStats with_engines(const Search& search) {
  std::unique_ptr<Engines> engines = std::move(kept_engines());
  if (!engines) engines = std::make_unique<Engines>();
  const SearchStats stats = search(*engines);
  kept_engines() = std::move(engines);
  return stats;
}

// With this many puzzles the lanes of the bulk engine are full enough for it to be faster.
constexpr std::size_t many = 24;

SearchStats run_clues(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit) {
  return with_engines([&](Engines& engines) {
    if (clues.size() >= many) return engines.bulk.run(clues, {}, answers, limit);
    SearchStats stats;
    for (std::size_t i = 0; i < clues.size(); ++i) {
      answers[i] = {};
      if (!engines.single.run(load_position(clues[i].data()), answers[i], limit, stats)) {
        stats += engines.bulk.run(clues.subspan(i, 1), {}, answers.subspan(i, 1), limit);
      }
    }
    return stats;
  });
}

SearchStats run_barred(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                       std::uint64_t limit) {
  return with_engines([&](Engines& engines) { return engines.bulk.run(clues, barred, answers, limit); });
}

SearchStats run_candidates(const Candidates& candidates, Answer& answer, std::uint64_t limit) {
  return with_engines([&](Engines& engines) {
    SearchStats stats;
    answer = {};
    if (!engines.single.run(load_position(candidates), answer, limit, stats))
      stats += engines.bulk.run(candidates, answer, limit);
    return stats;
  });
}

// A callback may itself search or enumerate, so every enumeration has its own engine.
SearchResult enumerate_clues(const Grid& clues, const OnSolution& on_solution) {
  return std::make_unique<Ordered>()->run(load_position(clues.data()), on_solution);
}
SearchResult enumerate_candidates(const Candidates& candidates, const OnSolution& on_solution) {
  return std::make_unique<Ordered>()->run(load_position(candidates), on_solution);
}

std::size_t count_bytes() {
  const Engines* engines = kept_engines().get();
  return sizeof *engines + (engines == nullptr ? 0 : engines->bulk.bytes_of_frames());
}

SearchStats run_short(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, int longest_path) {
  return std::make_unique<Bulk>(longest_path)->run(clues, {}, answers, limit);
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cstdlib>

namespace shudu::engine {
namespace {

HWY_EXPORT(run_clues);
HWY_EXPORT(run_barred);
HWY_EXPORT(run_candidates);
HWY_EXPORT(enumerate_clues);
HWY_EXPORT(enumerate_candidates);
HWY_EXPORT(run_short);
HWY_EXPORT(count_bytes);

struct TargetName {
  std::int64_t bits;
  std::string_view name;
};
constexpr TargetName target_names[] = {
    {HWY_AVX3_DL, "avx512"}, {HWY_AVX3, "avx512_skylake"}, {HWY_AVX2, "avx2"}, {HWY_SSE4, "sse4"},
    {HWY_SSSE3, "ssse3"},    {HWY_NEON, "neon"},           {HWY_WASM, "wasm"}, {HWY_SCALAR, "scalar"},
};

// 0 allows all targets. If there is only one, only the headers of Highway are needed.
void allow_targets(std::int64_t bits) {
  if constexpr ((HWY_TARGETS & (HWY_TARGETS - 1)) != 0) hwy::SetSupportedTargetsForTest(bits);
}

// SHUDU_TARGET is read once, before the first choice. An unknown name changes nothing.
void heed_environment() {
  static const bool done = [] {
    if (const char* name = std::getenv("SHUDU_TARGET"); name != nullptr) use_target(name);
    return true;
  }();
  static_cast<void>(done);
}

}  // namespace

SearchStats run(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(run_clues)(clues, answers, limit);
}

SearchStats run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                std::uint64_t limit) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(run_barred)(clues, barred, answers, limit);
}

SearchStats run(const Candidates& candidates, Answer& answer, std::uint64_t limit) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(run_candidates)(candidates, answer, limit);
}

SearchResult enumerate(const Grid& clues, const OnSolution& on_solution) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(enumerate_clues)(clues, on_solution);
}

SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution) {
  heed_environment();
  return HWY_DYNAMIC_DISPATCH(enumerate_candidates)(candidates, on_solution);
}

SearchStats run_with_short_keys(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                                int longest_path) {
  return HWY_DYNAMIC_DISPATCH(run_short)(clues, answers, limit, longest_path);
}

std::size_t bytes_held() { return HWY_DYNAMIC_DISPATCH(count_bytes)(); }

std::vector<std::string_view> targets() {
  allow_targets(0);  // allow all targets again
  const std::int64_t here = HWY_SUPPORTED_TARGETS & HWY_TARGETS;
  std::vector<std::string_view> names;
  for (const TargetName& target : target_names) {
    if ((here & target.bits) != 0) names.push_back(target.name);
  }
  return names;
}

std::string_view target() {
  heed_environment();
  const std::int64_t here = HWY_SUPPORTED_TARGETS & HWY_TARGETS;
  for (const TargetName& target : target_names) {
    if ((here & target.bits) != 0) return target.name;
  }
  return "unknown";
}

bool use_target(std::string_view name) {
  for (std::string_view there : targets()) {
    if (there != name) continue;
    for (const TargetName& target : target_names) {
      if (target.name == name) allow_targets(target.bits);
    }
    return true;
  }
  return false;
}

}  // namespace shudu::engine
#endif  // HWY_ONCE
