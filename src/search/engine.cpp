// Compiled once for each target: foreach_target includes this file repeatedly.
#include "search/targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/engine.cpp"
#include <hwy/foreach_target.h>
// Highway requires this include after foreach_target.
#include <hwy/highway.h>

#include "search/dispatch.h"
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
#include <atomic>
#include <cstdlib>
#include <optional>

#include "search/machine.h"

namespace shudu::engine {
namespace {

SHUDU_VERSIONS(run_clues);
SHUDU_VERSIONS(run_barred);
SHUDU_VERSIONS(run_candidates);
SHUDU_VERSIONS(enumerate_clues);
SHUDU_VERSIONS(enumerate_candidates);
SHUDU_VERSIONS(run_short);
SHUDU_VERSIONS(count_bytes);

struct TargetRow {
  std::int64_t bits;
  std::string_view name;
  X86Level level = X86Level::none;
};
constexpr TargetRow target_rows[] = {
    {HWY_AVX3_DL, "avx512", X86Level::avx512},
    {HWY_AVX3, "avx512_skylake", X86Level::avx512_skylake},
    {HWY_AVX2, "avx2", X86Level::avx2},
    {HWY_SSE4, "sse4", X86Level::sse4},
    {HWY_SSSE3, "ssse3", X86Level::ssse3},
    {HWY_NEON, "neon"},
    {HWY_WASM, "wasm"},
    {HWY_SCALAR, "scalar"},
};
static_assert(std::size(target_rows) == std::size(run_clues_versions));

// Whether this program contains the target and this machine can run it.
bool is_here(const TargetRow& row) {
  static const X86Level here = x86_level();
  return (HWY_TARGETS & row.bits) != 0 && (row.bits == HWY_STATIC_TARGET || row.level <= here);
}

std::optional<std::size_t> find_target(std::string_view name) {
  for (std::size_t i = 0; i < std::size(target_rows); ++i) {
    if (target_rows[i].name == name && is_here(target_rows[i])) return i;
  }
  return std::nullopt;
}

// An unknown name in SHUDU_TARGET changes nothing.
std::size_t first_choice() {
  if (const char* name = std::getenv("SHUDU_TARGET"); name != nullptr) {
    if (const auto row = find_target(name)) return *row;
  }
  std::size_t row = 0;
  while (row + 1 < std::size(target_rows) && !is_here(target_rows[row])) ++row;
  return row;
}

std::atomic<std::size_t>& choice() {
  static std::atomic<std::size_t> row{first_choice()};
  return row;
}

}  // namespace

SearchStats run(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit) {
  return SHUDU_CHOSEN(run_clues)(clues, answers, limit);
}

SearchStats run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                std::uint64_t limit) {
  return SHUDU_CHOSEN(run_barred)(clues, barred, answers, limit);
}

SearchStats run(const Candidates& candidates, Answer& answer, std::uint64_t limit) {
  return SHUDU_CHOSEN(run_candidates)(candidates, answer, limit);
}

SearchResult enumerate(const Grid& clues, const OnSolution& on_solution) {
  return SHUDU_CHOSEN(enumerate_clues)(clues, on_solution);
}

SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution) {
  return SHUDU_CHOSEN(enumerate_candidates)(candidates, on_solution);
}

SearchStats run_with_short_keys(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                                int longest_path) {
  return SHUDU_CHOSEN(run_short)(clues, answers, limit, longest_path);
}

std::size_t bytes_held() { return SHUDU_CHOSEN(count_bytes)(); }

std::vector<std::string_view> targets() {
  std::vector<std::string_view> names;
  for (const TargetRow& row : target_rows) {
    if (is_here(row)) names.push_back(row.name);
  }
  return names;
}

std::string_view target() { return target_rows[chosen_target()].name; }

std::size_t chosen_target() { return choice().load(std::memory_order_relaxed); }

bool use_target(std::string_view name) {
  const auto row = find_target(name);
  if (row) choice() = *row;
  return row.has_value();
}

}  // namespace shudu::engine
#endif  // HWY_ONCE
