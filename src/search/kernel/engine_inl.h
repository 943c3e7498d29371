// The functions of the engine, for one target: which of the two engines searches, and the memory that they keep.
#if defined(SHUDU_SEARCH_ENGINE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_ENGINE_INL_H
#undef SHUDU_SEARCH_ENGINE_INL_H
#else
#define SHUDU_SEARCH_ENGINE_INL_H
#endif

#include <memory>
#include <utility>

#include "bulk_inl.h"
#include "ordered_inl.h"
#include "single_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The memory of both engines is a few hundred kilobytes. Each thread keeps one pair, so that it stays in the cache.
struct Engines {
  Single single;
  Bulk bulk;
};
// The engines of this thread are kept between searches. A search takes them out and puts them back at its end. If an
// exception ends it, because memory is short, they are freed, because their state is undefined.
inline std::unique_ptr<Engines>& kept_engines() {
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

inline SearchStats run_clues(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit) {
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

inline SearchStats run_barred(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                              std::uint64_t limit) {
  return with_engines([&](Engines& engines) { return engines.bulk.run(clues, barred, answers, limit); });
}

inline SearchStats run_candidates(const Candidates& candidates, Answer& answer, std::uint64_t limit) {
  return with_engines([&](Engines& engines) {
    SearchStats stats;
    answer = {};
    if (!engines.single.run(load_position(candidates), answer, limit, stats))
      stats += engines.bulk.run(candidates, answer, limit);
    return stats;
  });
}

// A callback may itself search or enumerate, so every enumeration has its own engine.
inline SearchResult enumerate_clues(const Grid& clues, const OnSolution& on_solution) {
  return std::make_unique<Ordered>()->run(load_position(clues.data()), on_solution);
}
inline SearchResult enumerate_candidates(const Candidates& candidates, const OnSolution& on_solution) {
  return std::make_unique<Ordered>()->run(load_position(candidates), on_solution);
}

inline std::size_t count_bytes() {
  const Engines* engines = kept_engines().get();
  return sizeof *engines + (engines == nullptr ? 0 : engines->bulk.bytes_of_frames());
}

inline SearchStats run_short(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit,
                             int longest_path) {
  return std::make_unique<Bulk>(longest_path)->run(clues, {}, answers, limit);
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_ENGINE_INL_H
