// ./test logic: every technique on many generated puzzles, every step checked against the solution.
//
//   soundness [--threads N] [--budget N] [--seed N] PUZZLES
//
// Prints, for every technique, the positions searched, the steps found and the wrong ones. Exits with status 1 if there
// are wrong steps. --budget is what one technique may cost per position, in tenths of a millisecond (default 2; 0: no
// limit). The same seed and budget search the same positions, whatever the number of threads.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "puzzle_maker.h"
#include "soundness/soundness.h"

int main(int argc, char** argv) {
  using namespace shudu;
  std::uint64_t puzzles = 0, seed = 1;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  int budget = 2;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const bool has_value = i + 1 < argc;
    if (argument == "--threads" && has_value) {
      threads = static_cast<unsigned>(std::max(1, std::atoi(argv[++i])));
    } else if (argument == "--budget" && has_value) {
      budget = std::atoi(argv[++i]);
    } else if (argument == "--seed" && has_value) {
      seed = std::strtoull(argv[++i], nullptr, 10);
    } else {
      puzzles = std::strtoull(argument.c_str(), nullptr, 10);
    }
  }
  if (puzzles == 0) {
    std::fputs("usage: soundness [--threads N] [--budget N] [--seed N] PUZZLES\n", stderr);
    return 2;
  }
  std::atomic<std::uint64_t> next = 0;
  std::mutex mutex;
  test::Soundness total;
  const auto work = [&] {
    test::Soundness mine{budget};
    for (std::uint64_t i = next++; i < puzzles; i = next++) {
      // Every puzzle has its own seed and its own numbers of positions (a walk has about three), so it does not matter
      // which thread takes it.
      test::PuzzleMaker maker{seed * 1'000'000'007 + i};
      const Grid clues = maker.unique();
      Grid solution;
      maker.count(clues, 1, &solution);
      mine.start_at(3 * i);
      mine.walk(clues, {&solution, 1}, maker.random());
      if (i % 10'000 == 9'999) {
        const std::lock_guard lock{mutex};
        std::printf("%llu puzzles\n", static_cast<unsigned long long>(i + 1));
        std::fflush(stdout);
      }
    }
    const std::lock_guard lock{mutex};
    total.add(mine);
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();

  std::printf("%-34s %12s %12s %8s %10s\n", "technique", "positions", "steps", "wrong", "seconds");
  for (const logic::Technique* technique : logic::techniques()) {
    const auto at = total.counts().find(technique->id);
    const test::Soundness::Count count = at == total.counts().end() ? test::Soundness::Count{} : at->second;
    std::printf("%-34s %12llu %12llu %8llu %10.1f\n", std::string{technique->id}.c_str(),
                static_cast<unsigned long long>(count.positions), static_cast<unsigned long long>(count.steps),
                static_cast<unsigned long long>(count.wrong), count.seconds);
  }
  for (const std::string& mistake : total.mistakes()) std::printf("%s\n", mistake.c_str());
  std::printf("%llu puzzles, %llu steps, %llu wrong\n", static_cast<unsigned long long>(puzzles),
              static_cast<unsigned long long>(total.steps()), static_cast<unsigned long long>(total.wrong()));
  return total.wrong() == 0 ? 0 : 1;
}
