// Compiles the kernel once for each target, and chooses a target.
#ifdef SHUDU_WITHOUT_HIGHWAY
#include "search/without_highway/each_target.h"
#else
#include "search/targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/kernel/engine_inl.h"
#include <hwy/foreach_target.h>
#include "search/kernel/engine_inl.h"
#endif

#include <atomic>
#include <cstdlib>
#include <optional>

#include "search/dispatch.h"
#include "search/engine.h"
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
