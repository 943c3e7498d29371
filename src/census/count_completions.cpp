// How solutions are counted: few by search, many as a sum over partitions. The sum takes the longer, the more partitions
// the clues leave. If a limit is reached sooner by search, the search goes on.
#include <algorithm>

#include "shudu/census.h"
#include "shudu/search.h"

namespace shudu {
namespace {

// The search finds a solution while the sum makes this many products (measured with AVX2).
constexpr double products_per_solution = 1000;

std::optional<Whole> count_by_search(const Grid& clues, std::uint64_t limit, const CountOptions& options) {
  if (!options.go_on) return count_solutions(clues, limit);
  std::uint64_t found = 0;
  bool stopped = false;
  enumerate(clues, [&](const Grid&) {
    ++found;
    stopped = found % 65'536 == 0 && !options.go_on(-1, found);
    return found < limit && !stopped;
  });
  if (stopped) return std::nullopt;
  return found;
}

}  // namespace

std::optional<Whole> count_many_completions(const Grid& clues, const CountOptions& options) {
  const Completions completions{clues};
  const bool has_limit = options.limit != no_limit;
  if (has_limit && completions.work() > products_per_solution * static_cast<double>(options.limit)) {
    return count_by_search(clues, options.limit, options);
  }
  Watch watch;
  if (options.go_on) watch = [&](double done, std::uint64_t) { return options.go_on(done, few_completions); };
  const auto all = completions.count(options.threads, watch);
  if (!all || !has_limit) return all;
  return std::min<Whole>(*all, options.limit);
}

std::optional<Whole> count_completions(const Grid& clues, const CountOptions& options) {
  const auto found = count_by_search(clues, std::min(options.limit, few_completions), options);
  if (!found || *found < few_completions || *found == options.limit) return found;
  return count_many_completions(clues, options);
}

}  // namespace shudu
