// Checks the known numbers of solutions of up to 18 queens, on every target of this machine and by two of the classic
// algorithms for sizes that take minutes at most. `./test queens` runs it.
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "search/engine.h"
#include "shudu/queens.h"

namespace shudu {
namespace {

// OEIS A000170 and A002562, from n = 1.
constexpr std::uint64_t totals[] = {1,   0,    0,     2,     10,     4,       40,       92,       352,
                                    724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624};
constexpr std::uint64_t different[] = {1,  0,   0,    1,    2,     1,      6,       12,       46,
                                       92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939, 83263591};

int passed = 0, failed = 0;

void expect(const std::string& what, int n, Whole found, Whole expected, double seconds) {
  const bool right = found == expected;
  (right ? passed : failed) += 1;
  std::printf("%-8s %-28s n = %-3d %-12s %8.2f s\n", right ? "ok" : "NOT OK", what.c_str(), n, to_string(found).c_str(),
              seconds);
  std::fflush(stdout);
}

// Uses two threads if there are enough pieces.
Whole total(int n, const QueensAlgorithm* algorithm) {
  const QueensCount count{n, algorithm};
  Whole sums[2] = {};
  const auto half = [&](int which) {
    for (int piece = which; piece < count.pieces(); piece += 2) sums[which] += count.solutions(piece);
  };
  std::thread other{half, 1};
  half(0);
  other.join();
  return sums[0] + sums[1];
}

void check(const std::string& what, int most, const QueensAlgorithm* algorithm) {
  for (int n = 1; n <= most; ++n) {
    const auto begin = std::chrono::steady_clock::now();
    const Whole found = total(n, algorithm);
    expect(what, n, found, totals[n - 1],
           std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
}

}  // namespace
}  // namespace shudu

int main() {
  using namespace shudu;
  for (std::string_view target : engine::targets()) {
    engine::use_target(target);
    check("fast, " + std::string{target}, target == "scalar" ? 17 : 18, nullptr);
  }
  check("backtracking", 14, find_queens_algorithm("backtracking"));
  check("dancing_links", 14, find_queens_algorithm("dancing_links"));
  check("bitmask", 16, find_queens_algorithm("bitmask"));
  for (int n = 1; n <= 18; ++n) expect("up to symmetry", n, different_queens(n, totals[n - 1]), different[n - 1], 0);
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
