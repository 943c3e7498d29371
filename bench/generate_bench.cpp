// Generation: grids and puzzles per second, and the share of writing in the time of writing a million grids.
//
//   cmake --preset bench && cmake --build --preset bench --target bench_generate shudu_cli
//   build/bench/bench/bench_generate                       # the library, one thread
//   bench/homework_bench.sh build/bench/shudu              # the program: a million grids against one large write
//
// Items per second are grids or puzzles.
#include <benchmark/benchmark.h>

#include "shudu/census.h"
#include "shudu/generate.h"
#include "shudu/structure.h"

namespace shudu {
namespace {

void grids_in_order_only(benchmark::State& state) {
  constexpr std::uint64_t n = 1'000'000;
  const std::uint8_t first = 1;
  for (auto _ : state) {
    std::uint64_t seen = 0;
    grids_in_order({&first, 1}, nullptr, [&](std::span<const Grid> grids) {
      benchmark::DoNotOptimize(grids.back());
      seen += grids.size();
      return seen < n;
    });
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(n));
}
BENCHMARK(grids_in_order_only)->Unit(benchmark::kMillisecond);

void random_grids(benchmark::State& state) {
  Random random{1};
  benchmark::DoNotOptimize(random_grid(random));
  for (auto _ : state) benchmark::DoNotOptimize(random_grid(random));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(random_grids);

// Puzzles found per second, over as many blocks as needed.
void found(benchmark::State& state, const PuzzleConstraints& constraints) {
  std::uint64_t block = 0, puzzles = 0;
  for (auto _ : state) puzzles += make_block(constraints, 1, block++).made.size();
  state.SetItemsProcessed(static_cast<std::int64_t>(puzzles));
}
BENCHMARK_CAPTURE(found, minimal, PuzzleConstraints{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, half_turn, PuzzleConstraints{.clues = {.symmetry = ClueSymmetry::rotate180}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, half_turn_minimal,
                  PuzzleConstraints{.clues = {.symmetry = ClueSymmetry::rotate180, .minimal = true}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, clues_30_to_35, PuzzleConstraints{.clues = {.least_clues = 30, .most_clues = 35}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, easy, PuzzleConstraints{.logic = {.level = logic::Level::easy}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, medium, PuzzleConstraints{.logic = {.level = logic::Level::medium}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, hard, PuzzleConstraints{.logic = {.level = logic::Level::hard}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, unfair, PuzzleConstraints{.logic = {.level = logic::Level::unfair}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(found, extreme, PuzzleConstraints{.logic = {.level = logic::Level::extreme}})
    ->Unit(benchmark::kMillisecond);

void redundant(benchmark::State& state) {
  std::vector<Grid> puzzles;
  for (const MadePuzzle& made : make_puzzles({}, 1, 0, 2000)) puzzles.push_back(made.clues);
  for (auto _ : state) benchmark::DoNotOptimize(redundant_clues(puzzles));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}
BENCHMARK(redundant)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
