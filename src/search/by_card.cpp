#include "search/by_card.h"

#include <atomic>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "gpu/card.h"
#include "search/engine.h"

namespace shudu {
namespace {

// A batch of this size takes the card a tenth of a millisecond, about as long as the processor.
constexpr std::size_t least_for_card = 1024;

static_assert(sizeof(Grid) == 81, "the card reads and writes grids as they are in memory");

// Takes the results of the card over. Returns the puzzles that it gave up.
std::vector<std::size_t> take_over(std::span<const std::uint32_t> results, std::span<const Grid> solutions,
                                   std::span<Answer> answers) {
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (results[i] == gpu::left_over) left.push_back(i);
    answers[i].count = results[i] & gpu::most_solutions;
    answers[i].solution = solutions[i];
    answers[i].refuted_at_once = (results[i] & gpu::refuted_flag) != 0;
  }
  return left;
}

SearchStats search_left_over(const std::vector<std::size_t>& left, std::span<const Grid> clues,
                             std::span<const Barred> barred, std::span<Answer> answers, std::uint64_t limit) {
  std::vector<Grid> puzzles;
  std::vector<Barred> without;
  std::vector<Answer> found(left.size());
  for (std::size_t i : left) {
    puzzles.push_back(clues[i]);
    if (!barred.empty()) without.push_back(barred[i]);
  }
  const SearchStats stats =
      barred.empty() ? engine::run(puzzles, found, limit) : engine::run(puzzles, without, found, limit);
  for (std::size_t k = 0; k < left.size(); ++k) answers[left[k]] = found[k];
  return stats;
}

std::atomic<bool>& choice() {
  static std::atomic<bool> chosen = [] {
    const char* name = std::getenv("SHUDU_TARGET");
    return name != nullptr && std::string_view{name} == "cuda" && gpu::card_count() > 0;
  }();
  return chosen;
}

}  // namespace

bool card_is_chosen() { return choice().load(std::memory_order_relaxed); }

bool choose_card(bool wanted) { return choice().exchange(wanted); }

std::string card_failure() { return gpu::card_failure(); }

std::optional<SearchStats> search_by_card(std::span<const Grid> clues, std::span<const Barred> barred,
                                          std::span<Answer> answers, std::uint64_t limit) {
  if (!card_is_chosen() || gpu::card_count() == 0 || clues.size() < least_for_card || limit > gpu::most_solutions)
    return {};
  const std::size_t n = clues.size();
  std::vector<std::uint32_t> results(n);
  std::vector<Grid> solutions(n);
  std::vector<std::uint16_t> codes;
  for (const Barred& one : barred) codes.push_back(static_cast<std::uint16_t>(16 * one.cell.index() + one.digit));
  const gpu::Questions questions{.clues = clues.front().data(),
                                 .barred = barred.empty() ? nullptr : codes.data(),
                                 .count = n,
                                 .limit = static_cast<std::uint32_t>(limit),
                                 .results = results.data(),
                                 .solutions = solutions.front().data()};
  gpu::Totals totals;
  if (!gpu::search_on_card(questions, totals)) return {};
  const std::vector<std::size_t> left = take_over(results, solutions, answers);
  SearchStats stats{.nodes = n - left.size() + totals.guesses + totals.alternatives,
                    .guesses = totals.guesses,
                    .backtracks = totals.backtracks,
                    .sweeps = totals.sweeps};
  if (!left.empty()) stats += search_left_over(left, clues, barred, answers, limit);
  return stats;
}

}  // namespace shudu
