// The search behind shudu/search.h: singles on a bitboard, then a guess on a copy of the board.
//
// Two orders of guessing share everything else: the cell with fewest candidates reaches a solution soonest, the first
// unsolved cell with ascending digits reaches all of them in lexicographic order.
#include "shudu/search.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

#include "bitboard.h"

namespace shudu {
namespace {

enum class Guess { fewest_candidates, first_unsolved };

template <Guess guess, class OnFound>
class Searcher {
 public:
  explicit Searcher(OnFound on_found) : on_found_(std::move(on_found)) {}

  // Explores the position; false when the callback ended the search. Depth: a guess fills a cell, so at most 81.
  bool explore(Bitboard board) {
    ++answer_.stats.nodes;
    if (!board.propagate()) {
      ++answer_.stats.backtracks;
      return true;
    }
    if (board.is_solved()) {
      const Grid solution = board.solution();
      if (++answer_.count == 1) answer_.solution = solution;
      return on_found_(answer_.count, solution);
    }
    const Cell cell = guess == Guess::fewest_candidates ? board.fewest_candidates() : board.unsolved().first();
    for (int digit : board.candidates(cell)) {
      ++answer_.stats.guesses;
      Bitboard next = board;
      next.place(cell, digit);
      if (!explore(next)) return false;
    }
    return true;
  }

  const Answer& answer() const { return answer_; }

 private:
  OnFound on_found_;
  Answer answer_;
};

template <class Position>
Answer search_position(const Position& position, std::uint64_t limit) {
  assert(limit > 0);
  const auto below_limit = [limit](std::uint64_t count, const Grid&) { return count < limit; };
  Searcher<Guess::fewest_candidates, decltype(below_limit)> searcher{below_limit};
  searcher.explore(Bitboard{position});
  return searcher.answer();
}

template <class Position>
Answer enumerate_position(const Position& position, const OnSolution& on_solution) {
  const auto report = [&on_solution](std::uint64_t, const Grid& solution) { return on_solution(solution); };
  Searcher<Guess::first_unsolved, decltype(report)> searcher{report};
  searcher.explore(Bitboard{position});
  return searcher.answer();
}

}  // namespace

Answer search(const Grid& clues, std::uint64_t limit) { return search_position(clues, limit); }
Answer search(const Candidates& candidates, std::uint64_t limit) { return search_position(candidates, limit); }

std::optional<Grid> solve(const Grid& clues) {
  const Answer answer = search(clues, 1);
  return answer.count == 0 ? std::nullopt : std::optional{answer.solution};
}

std::uint64_t count_solutions(const Grid& clues, std::uint64_t limit) { return search(clues, limit).count; }

bool has_unique_solution(const Grid& clues) { return search(clues, 2).count == 1; }

Answer enumerate(const Grid& clues, const OnSolution& on_solution) { return enumerate_position(clues, on_solution); }
Answer enumerate(const Candidates& candidates, const OnSolution& on_solution) {
  return enumerate_position(candidates, on_solution);
}

void search_all(std::span<const Grid> clues, std::span<Answer> answers, std::uint64_t limit, int threads) {
  assert(clues.size() == answers.size() && threads > 0);
  // Puzzles differ in cost by a factor of thousands, so threads take small portions as they become free.
  constexpr std::size_t portion = 16;
  std::atomic<std::size_t> cursor = 0;
  const auto work = [&] {
    for (;;) {
      const std::size_t from = cursor.fetch_add(portion, std::memory_order_relaxed);
      if (from >= clues.size()) return;
      const std::size_t to = std::min(from + portion, clues.size());
      for (std::size_t i = from; i < to; ++i) answers[i] = search(clues[i], limit);
    }
  };
  const std::size_t useful = std::min<std::size_t>(threads, (clues.size() + portion - 1) / portion);
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < useful; ++i) others.emplace_back(work);
  work();
}

}  // namespace shudu
