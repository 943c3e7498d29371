#include "answer/sampler.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <vector>

#include "shudu/completions.h"
#include "shudu/grid_index.h"
#include "shudu/search.h"

namespace shudu {
namespace {

// Below this number, solutions are counted and then chosen by their position in lexicographic order.
constexpr std::uint64_t countable = 1'000'000;
// So many are chosen in one pass through the solutions.
constexpr std::uint64_t at_once = 100'000;

// The solutions at these positions.
std::vector<Grid> solutions_at(const Puzzle& puzzle, const std::vector<std::uint64_t>& positions) {
  std::vector<std::size_t> order(positions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return positions[a] < positions[b]; });
  std::vector<Grid> found(positions.size());
  std::size_t next = 0;
  std::uint64_t position = 0;
  const auto on_solution = [&](const Grid& solution) {
    for (; next < order.size() && positions[order[next]] == position; ++next) found[order[next]] = solution;
    ++position;
    return next < order.size();
  };
  if (puzzle.candidates) {
    enumerate(*puzzle.candidates, on_solution);
  } else {
    enumerate(puzzle.clues, on_solution);
  }
  return found;
}

}  // namespace

Sampler::Sampler(const Puzzle& puzzle) : puzzle_{puzzle} {
  count_ = puzzle.candidates ? search(*puzzle.candidates, no_limit).answer.count
                             : search(puzzle.clues, countable).answer.count;
  few_ = puzzle.candidates || count_ < countable;
  if (!few_ && puzzle.clues.clue_count() > 0) completions_ = std::make_unique<Completions>(puzzle.clues);
}

Sampler::~Sampler() = default;

void Sampler::draw(std::uint64_t n, Random& random, const std::function<bool(const Grid&)>& on_solution) const {
  assert(has_solution());
  if (few_) {
    for (std::uint64_t done = 0; done < n; done += at_once) {
      std::vector<std::uint64_t> positions(std::min(at_once, n - done));
      for (std::uint64_t& position : positions) position = random.below(count_);
      for (const Grid& solution : solutions_at(puzzle_, positions)) {
        if (!on_solution(solution)) return;
      }
    }
    return;
  }
  for (std::uint64_t i = 0; i < n; ++i) {
    std::optional<Grid> solution;
    while (!solution) solution = completions_ ? completions_->sample(random) : random_grid(random);
    if (!on_solution(*solution)) return;
  }
}

}  // namespace shudu
