// Puzzles per second of the search and of the gallery, and lines per second of the reader, on puzzles made from seeds.
//
//   cmake --preset bench && cmake --build --preset bench && build/bench/bench/bench_search
//
// Items per second are puzzles per second. Compare only lines of one run, because machines and their load differ.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "puzzle_maker.h"
#include "shudu/format.h"
#include "shudu/gallery.h"
#include "shudu/search.h"

namespace shudu {
namespace {

// 36 clues: singles solve nearly all of these puzzles.
const std::vector<Grid>& easy_puzzles() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{1};
    std::vector<Grid> made;
    for (int i = 0; i < 500; ++i) made.push_back(maker.unique(36));
    return made;
  }();
  return puzzles;
}

// Minimal puzzles.
const std::vector<Grid>& minimal_puzzles() {
  static const auto puzzles = [] {
    test::PuzzleMaker maker{2};
    std::vector<Grid> made;
    for (int i = 0; i < 500; ++i) made.push_back(maker.unique());
    return made;
  }();
  return puzzles;
}

void search_each(benchmark::State& state, const std::vector<Grid>& puzzles) {
  for (auto _ : state) {
    for (const Grid& puzzle : puzzles) benchmark::DoNotOptimize(search(puzzle, 2));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(puzzles.size()));
}
BENCHMARK_CAPTURE(search_each, easy, easy_puzzles());
BENCHMARK_CAPTURE(search_each, minimal, minimal_puzzles());

void solve_by_algorithm(benchmark::State& state, const char* id) {
  const gallery::Algorithm& algorithm = *gallery::find_algorithm(id);
  for (auto _ : state) {
    for (const Grid& puzzle : easy_puzzles()) {
      benchmark::DoNotOptimize(algorithm.solve(puzzle, 2, [](const Grid&) { return true; }));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(easy_puzzles().size()));
}
BENCHMARK_CAPTURE(solve_by_algorithm, backtracking, "backtracking");
BENCHMARK_CAPTURE(solve_by_algorithm, table_backtracking, "table_backtracking");
BENCHMARK_CAPTURE(solve_by_algorithm, propagation_by_copy, "propagation_by_copy");
BENCHMARK_CAPTURE(solve_by_algorithm, propagation_by_undo, "propagation_by_undo");
BENCHMARK_CAPTURE(solve_by_algorithm, viewpoints, "viewpoints");
BENCHMARK_CAPTURE(solve_by_algorithm, fewest_first, "fewest_first");
BENCHMARK_CAPTURE(solve_by_algorithm, dancing_links, "dancing_links");

void enumerate_the_empty_grid(benchmark::State& state) {
  constexpr int grids = 10'000;
  for (auto _ : state) {
    int left = grids;
    benchmark::DoNotOptimize(enumerate(Grid{}, [&left](const Grid&) { return --left > 0; }));
  }
  state.SetItemsProcessed(state.iterations() * grids);
}
BENCHMARK(enumerate_the_empty_grid);

void read_lines(benchmark::State& state) {
  std::string text;
  for (const Grid& puzzle : easy_puzzles()) text += to_line(puzzle) + '\n';
  for (auto _ : state) {
    PuzzleReader reader{read_from(text)};
    while (auto record = reader.next()) benchmark::DoNotOptimize(record);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(easy_puzzles().size()));
}
BENCHMARK(read_lines);

}  // namespace
}  // namespace shudu
