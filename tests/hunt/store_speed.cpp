// store_speed [MILLIONS] [FILE] [MIB]: how large the store of a hunt gets, and how fast.
//
// MIB is the size of the cache (256). Classes with random keys of 24 clues are added as fresh in batches, as a round does, and rated; one in ten is kept. No
// puzzle is searched, so this is the cost of the store alone. After every million it prints the time of that million, the
// size of the file, and the peak of the memory.
#include <sys/resource.h>
#include <sys/stat.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "hunt/store.h"
#include "shudu/random.h"

namespace {

shudu::Grid random_clues(shudu::Random& random) {
  shudu::Grid grid;
  while (grid.clue_count() < 24) {
    grid.set(shudu::Cell{static_cast<int>(random.below(81))}, 1 + static_cast<int>(random.below(9)));
  }
  return grid;
}

// Adds and rates so many classes, in batches of 20,000.
void add_classes(shudu::cli::Store& store, shudu::Random& random, int count) {
  for (int i = 0; i < count; i += 20'000) {
    store.begin();
    for (int j = 0; j < 20'000; ++j)
      store.add(shudu::hunt::key_of(random_clues(random)), 1 + random.below(1000), false);
    store.commit();
    store.begin();
    for (const shudu::cli::Fresh& one : store.fresh(20'000)) {
      store.rate(one, random.below(std::uint64_t{1} << 46), random.below(10) == 0);
    }
    store.commit();
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int millions = argc > 1 ? std::atoi(argv[1]) : 1;
  const std::string path = argc > 2 ? argv[2] : "store_speed.db";
  const std::uint64_t memory = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 256;
  const auto store = shudu::cli::open_store(path, shudu::cli::OpenStore::change, memory);
  if (!store) return std::fprintf(stderr, "%s: %s\n", path.c_str(), store.error().c_str()), 1;
  shudu::Random random{1};
  for (int million = 1; million <= millions; ++million) {
    const auto begin = std::chrono::steady_clock::now();
    add_classes(**store, random, 1'000'000);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    struct stat file {};
    rusage used{};
    ::stat(path.c_str(), &file);
    ::getrusage(RUSAGE_SELF, &used);
    const double cpu = static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
    std::printf("%d million: %.1f s, %.1f bytes a class, %.0f s of processor time in all, %ld MiB of memory\n", million,
                seconds, static_cast<double>(file.st_size) / (million * 1e6), cpu, used.ru_maxrss / 1024);
    std::fflush(stdout);
  }
  if ((*store)->error().empty()) return 0;
  return std::fprintf(stderr, "%s: %s\n", path.c_str(), (*store)->error().c_str()), 1;
}
