// Random solutions of a classic puzzle: by position in lexicographic order if there are few, otherwise from the sum that
// counts them (Completions in shudu/census.h). An empty grid has random grids.
#include "ask/classic_sampler.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu::ask {
namespace {

// Below this number, solutions are counted and then chosen by their position in lexicographic order.
constexpr std::uint64_t countable = 1'000'000;
// So many are chosen in one pass through the solutions.
constexpr std::uint64_t at_once = 100'000;
// After so many solutions, or so many rejected draws, the watch is asked.
constexpr std::uint64_t patience = 16'384;

using GoOn = std::function<bool()>;

SearchResult enumerate_with(const Puzzle& puzzle, const OnSolution& on_solution) {
  return puzzle.candidates ? enumerate(*puzzle.candidates, on_solution) : enumerate(puzzle.clues, on_solution);
}

class FewSolutions final : public Sampler {
 public:
  FewSolutions(const Puzzle& puzzle, std::uint64_t count) : puzzle_(puzzle), count_(count) {}

  bool draw(std::uint64_t n, Random& random, const OnText& on_solution, const GoOn& go_on) const override {
    for (std::uint64_t done = 0; done < n; done += at_once) {
      std::vector<std::uint64_t> positions(std::min(at_once, n - done));
      for (std::uint64_t& position : positions) position = random.below(count_);
      const std::vector<Grid> solutions = solutions_at(positions, go_on);
      if (solutions.empty()) return false;
      for (const Grid& solution : solutions) {
        if (!on_solution(to_line(solution))) return false;
      }
    }
    return true;
  }

 private:
  // The solutions at these positions; none if `go_on` returned false.
  std::vector<Grid> solutions_at(const std::vector<std::uint64_t>& positions, const GoOn& go_on) const {
    std::vector<std::size_t> order(positions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return positions[a] < positions[b]; });
    std::vector<Grid> found(positions.size());
    std::size_t next = 0;
    std::uint64_t position = 0;
    bool stopped = false;
    enumerate_with(puzzle_, [&](const Grid& solution) {
      for (; next < order.size() && positions[order[next]] == position; ++next) found[order[next]] = solution;
      stopped = ++position % patience == 0 && go_on && !go_on();
      return next < order.size() && !stopped;
    });
    if (stopped) found.clear();
    return found;
  }

  const Puzzle& puzzle_;
  std::uint64_t count_;
};

class ManySolutions final : public Sampler {
 public:
  explicit ManySolutions(const Grid& clues) : completions_(clues) {}

  bool draw(std::uint64_t n, Random& random, const OnText& on_solution, const GoOn& go_on) const override {
    for (std::uint64_t i = 0; i < n; ++i) {
      std::optional<Grid> solution;
      while (!(solution = completions_.sample(random, patience))) {
        if (go_on && !go_on()) return false;
      }
      if (!on_solution(to_line(*solution))) return false;
    }
    return true;
  }

 private:
  Completions completions_;
};

class AllGrids final : public Sampler {
 public:
  bool draw(std::uint64_t n, Random& random, const OnText& on_solution, const GoOn&) const override {
    for (std::uint64_t i = 0; i < n; ++i) {
      if (!on_solution(to_line(random_grid(random)))) return false;
    }
    return true;
  }
};

}  // namespace

Samples classic_samples(const Puzzle& puzzle, const Watch& watch) {
  std::uint64_t count = 0;
  if (puzzle.candidates) {
    bool stopped = false;
    enumerate(*puzzle.candidates, [&](const Grid&) {
      stopped = ++count % patience == 0 && watch && !watch(-1, 0);
      return !stopped;
    });
    if (stopped) return {nullptr, false};
  } else {
    count = count_solutions(puzzle.clues, countable);
  }
  if (count == 0) return {};
  if (puzzle.candidates || count < countable) return {std::make_unique<FewSolutions>(puzzle, count)};
  if (puzzle.clues.clue_count() == 0) return {std::make_unique<AllGrids>()};
  if (watch && !watch(-1, 0)) return {nullptr, false};  // the tables of the sum take up to a second
  return {std::make_unique<ManySolutions>(puzzle.clues)};
}

}  // namespace shudu::ask
