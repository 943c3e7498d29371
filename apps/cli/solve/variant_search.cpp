#include "solve/variant_search.h"

#include <mutex>

namespace shudu::cli {

variant::SearchResult search_variant(const variant::Puzzle& puzzle, std::uint64_t limit, int threads) {
  if (threads == 1) return variant::search(puzzle, {.limit = limit});
  constexpr std::uint64_t alone = 5000;  // guesses: 10 to 100 ms
  variant::SearchResult found = variant::search(puzzle, {.limit = limit, .max_guesses = alone});
  if (found.complete) return found;
  static std::mutex one_at_a_time;
  const std::lock_guard lock{one_at_a_time};
  return variant::search(puzzle, {.limit = limit, .threads = threads});
}

}  // namespace shudu::cli
