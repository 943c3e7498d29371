// The functions of shudu/search.h.
#include "shudu/search.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <vector>

#include "base/threads.h"
#include "search/by_card.h"
#include "search/engine.h"

namespace shudu {

SearchResult search(const Grid& clues, std::uint64_t limit) {
  assert(limit > 0);
  SearchResult result;
  result.stats = engine::run({&clues, 1}, {&result.answer, 1}, limit);
  return result;
}

SearchResult search(const Candidates& candidates, std::uint64_t limit) {
  assert(limit > 0);
  SearchResult result;
  result.stats = engine::run(candidates, result.answer, limit);
  return result;
}

std::optional<Grid> solve(const Grid& clues) {
  const Answer answer = search(clues, 1).answer;
  return answer.count == 0 ? std::nullopt : std::optional{answer.solution};
}

std::uint64_t count_solutions(const Grid& clues, std::uint64_t limit) { return search(clues, limit).answer.count; }

bool has_unique_solution(const Grid& clues) { return search(clues, 2).answer.count == 1; }

SearchResult enumerate(const Grid& clues, const OnSolution& on_solution) {
  return engine::enumerate(clues, on_solution);
}
SearchResult enumerate(const Candidates& candidates, const OnSolution& on_solution) {
  return engine::enumerate(candidates, on_solution);
}

SearchStats search_all(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, int threads) {
  assert(clues.size() == answers.size() && limit > 0 && threads > 0);
  if (const auto stats = search_by_card(clues, {}, answers, limit)) return *stats;
  // A thread takes the next portion when it is free, because the cost of puzzles differs by a factor of thousands.
  // Portions are large, because lanes are not full at the end of each.
  const std::size_t fair = threads == 1 ? clues.size() : clues.size() / (4 * static_cast<std::size_t>(threads)) + 1;
  const std::size_t portion = std::clamp<std::size_t>(fair, 64, 4096);
  const std::size_t useful =
      std::min<std::size_t>(static_cast<std::size_t>(threads), (clues.size() + portion - 1) / portion);
  std::atomic<std::size_t> cursor = 0;
  std::vector<SearchStats> each(useful);
  on_threads(useful, [&](std::size_t thread) {
    for (;;) {
      const std::size_t from = cursor.fetch_add(portion, std::memory_order_relaxed);
      if (from >= clues.size()) break;
      const std::size_t n = std::min(portion, clues.size() - from);
      each[thread] += engine::run(clues.subspan(from, n), answers.subspan(from, n), limit);
    }
  });
  SearchStats totals;
  for (const SearchStats& one : each) totals += one;
  return totals;
}

SearchStats search_all(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                       std::uint64_t limit) {
  assert(clues.size() == answers.size() && clues.size() == barred.size() && limit > 0);
  if (const auto stats = search_by_card(clues, barred, answers, limit)) return *stats;
  return engine::run(clues, barred, answers, limit);
}

std::string_view search_target() { return card_is_chosen() ? "cuda" : engine::target(); }

}  // namespace shudu
