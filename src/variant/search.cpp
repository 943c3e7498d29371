#include "shudu/variant/search.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <mutex>

#include "base/threads.h"
#include "shudu/board/candidates.h"
#include "shudu/search.h"
#include "variant/engine.h"
#include "variant/model.h"
#include "variant/program.h"

namespace shudu::variant {

namespace {

// A puzzle that is ready to be searched, with the candidates that the first deductions leave.
struct Prepared {
  Program program;
  std::vector<Values> start;
  bool possible = false;
};

Prepared prepare(const Puzzle& puzzle) {
  Prepared prepared{program_of(model_of(puzzle)), {}, false};
  prepared.start = prepared.program.start;
  if (prepared.program.impossible || std::ranges::find(prepared.start, Values{0}) != prepared.start.end())
    return prepared;
  prepared.possible = deduce(prepared.program, prepared.program.start, prepared.start);
  return prepared;
}

// Whether the cell is between overlapping grids. The model gives it one value, which means nothing.
bool is_blank(const Shape& shape, std::size_t cell) {
  return !shape.is_extra(static_cast<Cell>(cell)) && !in_grid(shape, static_cast<Cell>(cell));
}

Solution solution_of(const Puzzle& puzzle, std::span<const std::uint8_t> numbers) {
  Solution solution(numbers.size());
  for (std::size_t c = 0; c < numbers.size(); ++c) {
    solution[c] = is_blank(puzzle.shape, c) ? no_value : static_cast<std::int8_t>(puzzle.shape.lowest + numbers[c]);
  }
  return solution;
}

// Whether the classic engine answers: no further rules, and every cell is given or open. With pencil marks in most cells
// the conflicts of the search here find the hard part of a puzzle, which the classic engine does not look for: on one of
// the hard sets it took 110 s.
bool suits_classic_engine(const Puzzle& puzzle) {
  const Values all = puzzle.shape.all_values();
  return is_classic(puzzle) && std::ranges::all_of(puzzle.candidates, [&](Values values) {
           return values == all || std::has_single_bit(values);
         });
}

// What the threads of a search share.
class Run {
 public:
  Run(const Puzzle& puzzle, const SearchOptions& options, const std::function<bool(const Solution&)>& on_solution)
      : puzzle_(puzzle), options_(options), on_solution_(on_solution) {}

  SearchResult search(const Program& program, std::span<const Values> start, std::uint64_t seed) {
    const int threads = std::max(options_.threads, 1);
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
      if (i == 0 && options_.go_on) task.go_on = [this](const SearchStats& stats) { return ask(stats); };
      if (threads > 1) task.pool = &pool, task.begins = i == 0;
      results[i] = run_engine(task);
    });
    result_.complete = full_;
    if (!full_) result_.complete = std::ranges::all_of(results, &EngineResult::complete);
    for (const EngineResult& each : results) result_.stats += each.stats;
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
      return take(numbers) && (!options_.go_on || ask({}));
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
    Solution solution = solution_of(puzzle_, numbers);
    ++result_.count;
    full_ = result_.count >= options_.limit;
    stopped_ = on_solution_ && !on_solution_(solution);
    if (result_.solution.empty()) result_.solution = std::move(solution);
    return !stopped_ && !full_;
  }
  bool ask(const SearchStats& stats) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return true;
    next_ = now + std::chrono::milliseconds(100);
    std::uint64_t count = 0;
    {
      const std::lock_guard lock{mutex_};
      count = result_.count;
    }
    stopped_ = !options_.go_on(stats, count);
    return !stopped_;
  }

  const Puzzle& puzzle_;
  const SearchOptions& options_;
  const std::function<bool(const Solution&)> on_solution_;
  Mutex mutex_;
  SearchResult result_;
  bool full_ = false, stopped_ = false;
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
};

SearchResult run(const Puzzle& puzzle, const Prepared& prepared, std::span<const Values> start,
                 const SearchOptions& options, std::uint64_t seed,
                 const std::function<bool(const Solution&)>& on_solution) {
  if (!prepared.possible || options.limit == 0) {
    SearchResult nothing;
    nothing.complete = true;
    return nothing;
  }
  return Run{puzzle, options, on_solution}.search(prepared.program, start, seed);
}

}  // namespace

SearchResult search(const Puzzle& puzzle, const SearchOptions& options) {
  if (suits_classic_engine(puzzle) && options.limit > 0) return Run{puzzle, options, {}}.search_classic();
  const Prepared prepared = prepare(puzzle);
  return run(puzzle, prepared, prepared.start, options, 0, {});
}

SearchResult enumerate(const Puzzle& puzzle, const std::function<bool(const Solution&)>& on_solution,
                       const SearchOptions& options) {
  if (suits_classic_engine(puzzle) && options.limit > 0) return Run{puzzle, options, on_solution}.search_classic();
  const Prepared prepared = prepare(puzzle);
  return run(puzzle, prepared, prepared.start, options, 0, on_solution);
}

SearchResult random_solution(const Puzzle& puzzle, std::uint64_t seed, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  SearchOptions one = options;
  one.limit = 1;
  return run(puzzle, prepared, prepared.start, one, seed + 1 == 0 ? 1 : seed + 1, {});
}

std::vector<Values> TrueCandidates::candidates() const {
  std::vector<Values> sets(counts.size());
  for (std::size_t c = 0; c < counts.size(); ++c) {
    for (std::size_t v = 0; v < counts[c].size(); ++v) {
      if (counts[c][v] > 0) sets[c] |= Values{1} << v;
    }
  }
  return sets;
}

TrueCandidates true_candidates(const Puzzle& puzzle, std::uint64_t limit, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  const auto values = static_cast<std::size_t>(puzzle.shape.values);
  TrueCandidates found{std::vector(prepared.start.size(), std::vector<std::uint64_t>(values)), true};
  if (!prepared.possible) return found;
  SearchOptions each = options;
  each.limit = limit;
  for (std::size_t c = 0; c < prepared.start.size(); ++c) {
    for (std::size_t v = 0; v < values; ++v) {
      if (is_blank(puzzle.shape, c) || (prepared.start[c] >> v & 1) == 0 || found.counts[c][v] >= limit) continue;
      // With a limit of 1, every solution found also answers for the candidates it contains. With more, the same
      // solution must not be counted twice, so each candidate is counted on its own.
      std::vector<Values> start = prepared.start;
      start[c] = Values{1} << v;
      std::uint64_t count = 0;
      const SearchResult result = run(puzzle, prepared, start, each, 0, [&](const Solution& solution) {
        ++count;
        for (std::size_t k = 0; limit == 1 && k < solution.size(); ++k) {
          if (solution[k] != no_value) found.counts[k][static_cast<std::size_t>(solution[k] - puzzle.shape.lowest)] = 1;
        }
        return true;
      });
      found.counts[c][v] = count;
      if (!result.complete) {
        found.complete = false;
        return found;
      }
    }
  }
  return found;
}

std::vector<std::pair<Cell, Cell>> always_equal(const Puzzle& puzzle, const SearchOptions& options) {
  const Prepared prepared = prepare(puzzle);
  std::vector<std::pair<Cell, Cell>> pairs;
  const SearchResult first = run(puzzle, prepared, prepared.start, options, 0, {});
  if (first.count == 0) return pairs;
  const auto cells = static_cast<Cell>(puzzle.shape.cells());
  for (Cell a = 0; a < cells; ++a) {
    for (Cell b = static_cast<Cell>(a + 1); b < cells; ++b) {
      if (first.solution[a] != no_value && first.solution[a] == first.solution[b]) pairs.emplace_back(a, b);
    }
  }
  // A solution in which the cells of a pair differ removes every pair that differs in it.
  for (std::size_t i = 0; i < pairs.size();) {
    Model model = model_of(puzzle);
    model.relate(pairs[i].first, pairs[i].second, [](int a, int b) { return a != b; });
    Prepared differing{program_of(model), {}, true};
    differing.start = differing.program.start;
    SearchOptions one = options;
    one.limit = 1;
    const SearchResult result = run(puzzle, differing, differing.start, one, 0, {});
    if (!result.complete) return {};
    if (result.count == 0) {
      ++i;
      continue;
    }
    std::erase_if(pairs, [&](const auto& pair) { return result.solution[pair.first] != result.solution[pair.second]; });
  }
  return pairs;
}

Unnecessary unnecessary_clues(const Puzzle& puzzle, const SearchOptions& options) {
  Unnecessary found;
  SearchOptions two = options;
  two.limit = 2;
  const SearchResult whole = search(puzzle, two);
  const auto stays = [&](const Puzzle& less) {
    const SearchResult result = search(less, two);
    found.complete = found.complete && result.complete;
    return result.complete && result.count == whole.count;
  };
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    Puzzle less = puzzle;
    less.clues.erase(less.clues.begin() + static_cast<std::ptrdiff_t>(i));
    if (stays(less)) found.clues.push_back(i);
  }
  for (std::size_t c = 0; c < puzzle.candidates.size(); ++c) {
    if (puzzle.candidates[c] == puzzle.shape.all_values() || is_blank(puzzle.shape, c)) continue;
    Puzzle less = puzzle;
    less.candidates[c] = puzzle.shape.all_values();
    if (stays(less)) found.givens.push_back(static_cast<Cell>(c));
  }
  return found;
}

}  // namespace shudu::variant
