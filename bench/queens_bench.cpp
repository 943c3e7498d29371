// N queens on one core: compares the fast count on every target of the machine with the plain recursion.
//
//   cmake --preset bench && cmake --build --preset bench && build/bench/bench/bench_queens [N]
//
// N is 16 by default. The methods run in turn, three times, and the best time of each counts. So other load on the
// machine affects all of them alike. Times are processor times of this thread.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "search/engine.h"
#include "shudu/queens.h"

namespace shudu {
namespace {

double seconds_of_this_thread() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Whole total(int n, const QueensAlgorithm* algorithm) {
  const QueensCount count{n, algorithm};
  Whole sum = 0;
  for (int piece = 0; piece < count.pieces(); ++piece) sum += count.solutions(piece);
  return sum;
}

struct Way {
  std::string name;
  std::function<Whole()> count;
  double best = 1e300;
};

int run(int n) {
  std::vector<Way> ways;
  ways.push_back({"bitmask", [n] { return total(n, find_queens_algorithm("bitmask")); }});
  for (std::string_view target : engine::targets()) {
    ways.push_back({"fast, " + std::string{target}, [n, target] {
                      engine::use_target(target);
                      return total(n, nullptr);
                    }});
  }
  for (int turn = 0; turn < 3; ++turn) {
    Whole expected = 0;
    for (Way& way : ways) {
      const double begin = seconds_of_this_thread();
      const Whole found = way.count();
      way.best = std::min(way.best, seconds_of_this_thread() - begin);
      if (&way == &ways.front()) expected = found;
      if (found != expected) return std::printf("%s: wrong\n", way.name.c_str()), 1;
    }
  }
  std::printf("%d queens on one core\n", n);
  for (const Way& way : ways) {
    std::printf("%-22s %9.3f s %8.1f times as fast as bitmask\n", way.name.c_str(), way.best,
                ways.front().best / way.best);
  }
  return 0;
}

}  // namespace
}  // namespace shudu

int main(int argc, char** argv) { return shudu::run(argc > 1 ? std::atoi(argv[1]) : 16); }
