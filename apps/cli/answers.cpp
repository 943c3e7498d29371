#include "answers.h"

#include <atomic>
#include <thread>

#include "shudu/conflict.h"

namespace shudu::cli {
namespace {

SearchResult by_algorithm(const gallery::Algorithm& algorithm, const Grid& clues, std::uint64_t limit,
                          const OnSolution& on_solution) {
  SearchResult answer;
  const gallery::Counters counters = algorithm.solve(clues, limit, [&](const Grid& solution) {
    if (++answer.count == 1) answer.solution = solution;
    return on_solution(solution);
  });
  // In the gallery a new position begins with each guess.
  answer.stats = {.nodes = counters.nodes,
                  .guesses = counters.nodes > 0 ? counters.nodes - 1 : 0,
                  .backtracks = counters.backtracks};
  return answer;
}

}  // namespace

void parallel_for(std::size_t n, int threads, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> cursor = 0;
  const auto run = [&] {
    for (std::size_t i = cursor++; i < n; i = cursor++) work(i);
  };
  std::vector<std::jthread> others;
  for (int i = 1; i < threads && static_cast<std::size_t>(i) < n; ++i) others.emplace_back(run);
  run();
}

std::optional<std::string> invalid_reason(const Record& record) {
  if (!record.puzzle) return to_string(record.puzzle.error());
  const Grid& clues = record.puzzle->clues;
  if (!has_conflict(clues)) return std::nullopt;
  return to_string(conflicts(clues));
}

Answered answers_to(std::span<const Record> batch, const Manner& manner) {
  Answered result;
  result.answers.resize(batch.size());
  std::vector<std::size_t> plain;  // records for the bulk search
  std::vector<std::size_t> other;  // records to be answered one by one
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (!batch[i].puzzle || has_conflict(batch[i].puzzle->clues)) continue;
    if (manner.algorithm != nullptr || manner.stats_for_each || batch[i].puzzle->candidates) {
      other.push_back(i);
    } else {
      plain.push_back(i);
      grids.push_back(batch[i].puzzle->clues);
    }
  }
  std::vector<Answer> found(grids.size());
  if (!grids.empty()) result.totals = search_all(grids, found, manner.limit, manner.threads);
  for (std::size_t k = 0; k < plain.size(); ++k) result.answers[plain[k]] = found[k];
  std::vector<SearchStats> stats(other.size());
  parallel_for(other.size(), manner.threads, [&](std::size_t k) {
    const Puzzle& puzzle = *batch[other[k]].puzzle;
    const auto answer = [&] {
      if (manner.algorithm != nullptr) {
        return by_algorithm(*manner.algorithm, puzzle.clues, manner.limit, [](const Grid&) { return true; });
      }
      return puzzle.candidates ? search(*puzzle.candidates, manner.limit) : search(puzzle.clues, manner.limit);
    }();
    result.answers[other[k]] = answer;
    stats[k] = answer.stats;
  });
  if (manner.stats_for_each) result.stats.resize(batch.size());
  for (std::size_t k = 0; k < other.size(); ++k) {
    result.totals += stats[k];
    if (manner.stats_for_each) result.stats[other[k]] = stats[k];
  }
  return result;
}

SearchResult enumerate_puzzle(const Puzzle& puzzle, const OnSolution& on_solution, const gallery::Algorithm* algorithm) {
  if (algorithm != nullptr) return by_algorithm(*algorithm, puzzle.clues, no_limit, on_solution);
  return puzzle.candidates ? enumerate(*puzzle.candidates, on_solution) : enumerate(puzzle.clues, on_solution);
}

}  // namespace shudu::cli
