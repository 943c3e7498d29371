#include "variant/search/search_run.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <set>

#include "base/threads.h"
#include "shudu/board.h"
#include "shudu/search.h"
#include "variant/learn/learner.h"
#include "variant/model/model.h"
#include "variant/search/engine.h"

namespace shudu::variant {

namespace {

Solution solution_of(const Puzzle& puzzle, std::span<const std::uint8_t> numbers) {
  Solution solution(numbers.size());
  for (std::size_t c = 0; c < numbers.size(); ++c) {
    solution[c] = is_blank(puzzle.shape, c) ? no_value : static_cast<std::int8_t>(puzzle.shape.lowest + numbers[c]);
  }
  return solution;
}

// What the threads of a search share.
class Run {
 public:
  Run(const Puzzle& puzzle, const SearchOptions& options, const std::function<bool(const Solution&)>& on_solution)
      : puzzle_(puzzle), options_(options), on_solution_(on_solution) {}

  SearchResult search(const Program& program, std::span<const Values> start, std::uint64_t seed) {
    const int threads = has_threads ? std::max(options_.threads, 1) : 1;
    NodePool pool{threads};
    std::vector<EngineResult> results(static_cast<std::size_t>(threads));
    on_threads(results.size(), [&](std::size_t i) {
      EngineTask task{.program = program,
                      .start = start,
                      .max_guesses = options_.max_guesses,
                      .seed = seed,
                      .on_solution = [this](std::span<const std::uint8_t> numbers) { return take(numbers); },
                      .go_on = {}};
      // The first thread is that of the caller.
      if (i == 0 && options_.go_on) task.go_on = [this] { return ask(); };
      if (threads > 1) task.pool = &pool, task.begins = i == 0;
      results[i] = run_engine(task);
    });
    result_.complete = full_;
    if (!full_) result_.complete = std::ranges::all_of(results, &EngineResult::complete);
    for (const EngineResult& each : results) result_.stats += each.stats;
    return std::move(result_);
  }

  // By learning from conflicts, on one thread. Each solution takes memory there, so after many of them the other search
  // finds the rest.
  SearchResult search_learning(const Prepared& prepared, std::span<const Values> start) {
    using Outcome = learn::Learner::Outcome;
    const learn::Problem problem = learn::problem_of(*prepared.learnable, start);
    learn::Learner learner{problem};
    const auto go_on = [this] { return !options_.go_on || ask(); };
    std::vector<std::uint8_t> numbers(start.size());
    Outcome outcome = Outcome::solution;
    bool going = true;
    while (going && known_.size() < most_known) {
      outcome = learner.next(go_on, options_.max_guesses);
      if (outcome != Outcome::solution) break;
      for (std::size_t v = 0; v < problem.candidates.size(); ++v) {
        const auto [cell, value] = problem.candidates[v];
        if (learner.holds(static_cast<learn::Variable>(v))) numbers[cell] = value;
      }
      going = take(numbers);
      known_.insert(numbers);
    }
    result_.stats = learner.stats();
    if (going && outcome == Outcome::solution) return search(prepared.program, start, 0);
    result_.complete = full_ || outcome == Outcome::exhausted;
    return std::move(result_);
  }

  // A puzzle without further rules: the classic engine is faster.
  SearchResult search_classic() {
    Candidates candidates;
    for (const shudu::Cell cell : all_cells()) {
      candidates.set(cell, DigitSet::from_bits(puzzle_.candidates[static_cast<std::size_t>(cell.index())]));
    }
    const auto report = [&](const Grid& grid) {
      std::vector<std::uint8_t> numbers;
      for (const shudu::Cell cell : all_cells()) numbers.push_back(static_cast<std::uint8_t>(grid[cell] - 1));
      return take(numbers) && (!options_.go_on || ask());
    };
    shudu::SearchStats stats;
    if (options_.limit <= 2 && !on_solution_) {
      const shudu::SearchResult found = shudu::search(candidates, options_.limit);
      if (found.answer.count > 0) report(found.answer.solution);
      result_.count = found.answer.count;
      full_ = true;
      stats = found.stats;
    } else {
      stats = shudu::enumerate(candidates, report).stats;
      full_ = full_ || !stopped_;
    }
    result_.complete = full_;
    result_.stats = {.guesses = stats.guesses, .contradictions = stats.backtracks, .sweeps = stats.sweeps};
    return std::move(result_);
  }

 private:
  bool take(std::span<const std::uint8_t> numbers) {
    const std::lock_guard lock{mutex_};
    if (full_ || stopped_) return false;
    if (!known_.empty() && known_.contains({numbers.begin(), numbers.end()})) return true;
    Solution solution = solution_of(puzzle_, numbers);
    ++result_.count;
    full_ = result_.count >= options_.limit;
    stopped_ = on_solution_ && !on_solution_(solution);
    if (result_.solution.empty()) result_.solution = std::move(solution);
    return !stopped_ && !full_;
  }
  bool ask() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return true;
    next_ = now + std::chrono::milliseconds(40);
    mutex_.lock();
    const std::uint64_t count = result_.count;
    mutex_.unlock();
    const bool going = options_.go_on(-1, count);
    const std::lock_guard lock{mutex_};
    stopped_ = stopped_ || !going;
    return !stopped_;
  }

  const Puzzle& puzzle_;
  const SearchOptions& options_;
  const std::function<bool(const Solution&)> on_solution_;
  Mutex mutex_;
  SearchResult result_;
  bool full_ = false, stopped_ = false;
  static constexpr std::size_t most_known = 1000;
  std::set<std::vector<std::uint8_t>> known_;  // solutions that are not to be reported again
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(40);
};

// Whether the search that learns from conflicts answers. Large grids without further rules need it: the search of
// positions side by side did not finish half of the 25×25 puzzles tried within 15 s. With few values it is faster.
bool suits_learning(const Model& model) { return model.shape().values > 16 && learn::only_differences(model); }

}  // namespace

Prepared prepare_model(const Model& model) {
  Prepared prepared{program_of(model), {}, true};
  prepared.start = prepared.program.start;
  if (suits_learning(model)) prepared.learnable = model;
  return prepared;
}

Prepared prepare(const Puzzle& puzzle) {
  Prepared prepared = prepare_model(model_of(puzzle));
  prepared.possible = false;
  if (prepared.program.impossible || std::ranges::find(prepared.start, Values{0}) != prepared.start.end())
    return prepared;
  prepared.possible = deduce(prepared.program, prepared.program.start, prepared.start);
  return prepared;
}

bool is_blank(const Shape& shape, std::size_t cell) {
  return !shape.is_extra(static_cast<Cell>(cell)) && !in_grid(shape, static_cast<Cell>(cell));
}

SearchResult run(const Puzzle& puzzle, const Prepared& prepared, std::span<const Values> start,
                 const SearchOptions& options, std::uint64_t seed,
                 const std::function<bool(const Solution&)>& on_solution) {
  if (!prepared.possible || options.limit == 0) {
    SearchResult nothing;
    nothing.complete = true;
    return nothing;
  }
  Run run{puzzle, options, on_solution};
  // Solutions at random come from a random order of values, which learning does not have.
  if (prepared.learnable.has_value() && seed == 0) return run.search_learning(prepared, start);
  return run.search(prepared.program, start, seed);
}

SearchResult run_classic(const Puzzle& puzzle, const SearchOptions& options,
                         const std::function<bool(const Solution&)>& on_solution) {
  return Run{puzzle, options, on_solution}.search_classic();
}

}  // namespace shudu::variant
