// Random solutions of a variant: from a list of all, or, if they are too many to list, by a search that chooses at random. The
// solutions that such a search finds are not equally likely.
#include "ask/variant_sampler.h"

#include <algorithm>

#include "shudu/variant.h"

namespace shudu::ask {
namespace {

constexpr std::uint64_t most_solutions = 1'000'000, most_bytes = 64 << 20;

using GoOn = std::function<bool()>;

class ListedSolutions final : public Sampler {
 public:
  ListedSolutions(const variant::Shape& shape, std::vector<variant::Solution> all)
      : shape_(shape), all_(std::move(all)) {}

  bool draw(std::uint64_t n, Random& random, const OnText& on_solution, const GoOn&) const override {
    for (std::uint64_t i = 0; i < n; ++i) {
      if (!on_solution(to_line(shape_, all_[random.below(all_.size())]))) return false;
    }
    return true;
  }

 private:
  const variant::Shape& shape_;
  std::vector<variant::Solution> all_;
};

class SearchedSolutions final : public Sampler {
 public:
  explicit SearchedSolutions(const variant::Puzzle& puzzle) : puzzle_(puzzle) { is_uniform = false; }

  bool draw(std::uint64_t n, Random& random, const OnText& on_solution, const GoOn& go_on) const override {
    variant::SearchOptions options;
    if (go_on) options.go_on = [&](double, std::uint64_t) { return go_on(); };
    for (std::uint64_t i = 0; i < n; ++i) {
      const variant::SearchResult found = variant::random_solution(puzzle_, random.next(), options);
      if (!found.complete && found.count == 0) return false;
      if (!on_solution(to_line(puzzle_.shape, found.solution))) return false;
    }
    return true;
  }

 private:
  const variant::Puzzle& puzzle_;
};

}  // namespace

Samples variant_samples(const variant::Puzzle& puzzle, const Watch& watch) {
  const std::uint64_t most = std::min(most_solutions, most_bytes / puzzle.candidates.size());
  std::vector<variant::Solution> all;
  bool stopped = false;
  variant::SearchOptions options{.limit = most};
  if (watch) {
    options.go_on = [&](double, std::uint64_t) { return !(stopped = !watch(-1, 0)); };
  }
  variant::enumerate(
      puzzle, [&](const variant::Solution& solution) { return all.push_back(solution), true; }, options);
  if (stopped) return {nullptr, false};
  if (all.empty()) return {};
  if (all.size() == most) return {std::make_unique<SearchedSolutions>(puzzle)};
  return {std::make_unique<ListedSolutions>(puzzle.shape, std::move(all))};
}

}  // namespace shudu::ask
