#include "ask/variant_search.h"

#include "base/threads.h"

namespace shudu::ask {

variant::SearchResult search_variant(const variant::Puzzle& puzzle, std::uint64_t limit, int threads,
                                     const Watch& watch) {
  variant::SearchOptions options{.limit = limit};
  bool stopped = false;
  if (watch) options.go_on = [&](double done, std::uint64_t found) { return !(stopped = !watch(done, found)); };
  if (threads == 1) return variant::search(puzzle, options);
  options.max_guesses = 5000;  // 10 to 100 ms
  variant::SearchResult found = variant::search(puzzle, options);
  if (found.complete || stopped) return found;
  static Mutex one_at_a_time;
  const std::lock_guard lock{one_at_a_time};
  options.max_guesses = no_limit;
  options.threads = threads;
  return variant::search(puzzle, options);
}

}  // namespace shudu::ask
