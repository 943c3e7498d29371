// Solves many puzzles at once, given as plain bytes.
#include <algorithm>
#include <cstring>
#include <vector>

#include "capi/guarded.h"
#include "shudu/search.h"

namespace shudu::capi {
namespace {

// Without an early end in each portion, so that the compiler uses SIMD instructions. std::any_of took 6 % of the time.
bool has_bad_digit(const std::uint8_t* digits, std::size_t size) {
  constexpr std::size_t portion = 4096;
  for (std::size_t from = 0; from < size; from += portion) {
    std::uint8_t greatest = 0;
    for (std::size_t i = from; i < std::min(size, from + portion); ++i) greatest = std::max(greatest, digits[i]);
    if (greatest > 9) return true;
  }
  return false;
}

shudu_status solve_many(const std::uint8_t* grids, std::size_t n, std::uint64_t limit, const shudu_watch* watch,
                        std::uint8_t* solutions, std::uint64_t* counts) {
  constexpr std::size_t cells = Cell::count;
  if (limit == 0) return SHUDU_BAD_OPTION;
  if (has_bad_digit(grids, n * cells)) return SHUDU_BAD_INPUT;
  // Portions bound the memory, and the watch is asked between them.
  constexpr std::size_t portion = 4096;
  std::vector<Grid> clues;
  std::vector<Answer> answers;
  for (std::size_t from = 0; from < n; from += portion) {
    const std::size_t size = std::min(portion, n - from);
    clues.resize(size);
    answers.resize(size);
    for (std::size_t i = 0; i < size; ++i) std::memcpy(clues[i].data(), grids + (from + i) * cells, cells);
    search_all(clues, answers, limit);
    for (std::size_t i = 0; i < size; ++i) {
      std::memcpy(solutions + (from + i) * cells, answers[i].solution.data(), cells);
      counts[from + i] = answers[i].count;
    }
    const std::size_t done = from + size;
    if (done < n && !goes_on(watch, static_cast<double>(done) / static_cast<double>(n), done)) return SHUDU_CANCELLED;
  }
  return SHUDU_OK;
}

}  // namespace
}  // namespace shudu::capi

shudu_status shudu_solve_many(const uint8_t* grids, size_t n, uint64_t limit, const shudu_watch* watch,
                              uint8_t* solutions, uint64_t* counts) {
  return shudu::capi::guarded([&] { return shudu::capi::solve_many(grids, n, limit, watch, solutions, counts); });
}
