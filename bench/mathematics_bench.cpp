// Counting, numbering, sampling, canonical forms and unavoidable sets: operations per second.
//
//   cmake --preset bench && cmake --build --preset bench && build/bench/bench/bench_mathematics
//
// Items per second are grids or puzzles per second on one thread. Building the tables on first use is not included.
#include <benchmark/benchmark.h>

#include <numeric>
#include <vector>

#include "shudu/census.h"
#include "shudu/generate.h"
#include "shudu/search.h"
#include "shudu/structure.h"
#include "shudu/symmetry.h"

namespace shudu {
namespace {

const std::vector<Grid>& grids() {
  static const auto made = [] {
    Random random{1};
    std::vector<Grid> list;
    for (int i = 0; i < 2000; ++i) list.push_back(random_grid(random));
    return list;
  }();
  return made;
}

const std::vector<MadePuzzle>& minimal_puzzles() {
  static const auto made = make_puzzles({}, 1, 0, 2000);
  return made;
}

template <class List, class Do>
void for_each(benchmark::State& state, const List& list, Do what) {
  benchmark::DoNotOptimize(what(list.front()));
  for (auto _ : state) {
    for (const auto& item : list) benchmark::DoNotOptimize(what(item));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(list.size()));
}

void census_again(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(take_census());
}
BENCHMARK(census_again);

void uniform_grids(benchmark::State& state) {
  Random random{2};
  benchmark::DoNotOptimize(random_grid(random));
  for (auto _ : state) benchmark::DoNotOptimize(random_grid(random));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(uniform_grids);

void rank(benchmark::State& state) {
  for_each(state, grids(), [](const Grid& grid) { return index_of(grid); });
}
BENCHMARK(rank);

void unrank(benchmark::State& state) {
  std::vector<Whole> numbers;
  for (const Grid& grid : grids()) numbers.push_back(*index_of(grid));
  for_each(state, numbers, [](Whole number) { return grid_at(number); });
}
BENCHMARK(unrank);

void canonical_grids(benchmark::State& state) {
  for_each(state, grids(), [](const Grid& grid) { return canonical_grid(grid); });
}
BENCHMARK(canonical_grids);

// Includes the bulk search for the solutions, as in `shudu canon`.
void canonical_puzzles(benchmark::State& state) {
  std::vector<Grid> clues;
  for (const MadePuzzle& puzzle : minimal_puzzles()) clues.push_back(puzzle.clues);
  std::vector<Answer> answers(clues.size());
  benchmark::DoNotOptimize(canonical_puzzle(clues[0], minimal_puzzles()[0].solution));
  for (auto _ : state) {
    search_all(clues, answers, 2);
    for (std::size_t i = 0; i < clues.size(); ++i) {
      benchmark::DoNotOptimize(canonical_puzzle(clues[i], answers[i].solution));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(clues.size()));
}
BENCHMARK(canonical_puzzles);

void clues_by_themselves(benchmark::State& state) {
  std::vector<Grid> clues;
  for (int i = 0; i < 100; ++i) clues.push_back(minimal_puzzles()[static_cast<std::size_t>(i)].clues);
  for_each(state, clues, [](const Grid& grid) { return canonical_clues(grid); });
}
BENCHMARK(clues_by_themselves);

// Some clues of a random grid.
void exact_count(benchmark::State& state) {
  const auto clues = static_cast<int>(state.range(0));
  std::vector<Grid> puzzles;
  Random random{3};
  for (int i = 0; i < 4; ++i) {
    const Grid grid = random_grid(random);
    std::array<int, 81> cells{};
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span{cells});
    Grid puzzle;
    for (int k = 0; k < clues; ++k) puzzle.set(Cell{cells[k]}, grid[Cell{cells[k]}]);
    puzzles.push_back(puzzle);
  }
  for (auto _ : state) {
    for (const Grid& puzzle : puzzles) benchmark::DoNotOptimize(Completions{puzzle}.count());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}
BENCHMARK(exact_count)
    ->Arg(0)
    ->Arg(10)
    ->Arg(12)
    ->Arg(14)
    ->Arg(16)
    ->Arg(18)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

void unavoidable(benchmark::State& state) {
  const auto size = static_cast<int>(state.range(0));
  const std::vector<Grid> some(grids().begin(), grids().begin() + 5);
  for_each(state, some, [size](const Grid& grid) { return unavoidable_sets(grid, size); });
}
BENCHMARK(unavoidable)->Arg(10)->Arg(12);

}  // namespace
}  // namespace shudu
