// Ordered: reports every solution in lexicographic order, one puzzle in a few words (slab_inl.h).
//
// The solutions come in the order of the guesses: always the first open cell, its smallest digit first. These guesses
// are poor, so a subtree without solutions may be large. After several contradictions in a row, the search counts the
// solutions of the next subtree with the best guesses, up to two. If there is none, the subtree is skipped. If there is
// one, it is reported. Only subtrees with two or more are split further. So no subtree without a solution is searched
// in order.
#if defined(SHUDU_SEARCH_ORDERED_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_ORDERED_INL_H
#undef SHUDU_SEARCH_ORDERED_INL_H
#else
#define SHUDU_SEARCH_ORDERED_INL_H
#endif

#include "single_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

class Ordered {
 public:
  SearchResult run(Position position, const OnSolution& on_solution);

 private:
  static constexpr int contradictions_in_a_row = 8;

  Candidate first_candidate(const Position& position);

  Single scout_;
  StoredPosition waiting_[82];  // see Single
  int depth_ = 0;
};

// The smallest digit of the first open cell. Precondition: there is one, and waiting_[depth_] holds the position.
HWY_INLINE Candidate Ordered::first_candidate(const Position& position) {
  alignas(64) std::uint16_t open[cells_lanes];
  store_cells(count_digits(position.x).two, open);
  const auto at = [&](int i, int j) -> unsigned { return open[lane_of_cell(3 * i + j)]; };
  const unsigned rows[3] = {at(0, 0) | at(0, 1) | at(0, 2), at(1, 0) | at(1, 1) | at(1, 2),
                            at(2, 0) | at(2, 1) | at(2, 2)};
  unsigned band = 7U << bit_of_box(0, 0);
  while (((rows[0] | rows[1] | rows[2]) & band) == 0) band <<= 5;
  int i = 0, j = 0;
  while ((rows[i] & band) == 0) ++i;
  const unsigned boxes = rows[i] & band, box = boxes & (0U - boxes);
  while ((at(i, j) & box) == 0) ++j;
  Candidate candidate{3 * i + j, 0, static_cast<std::uint16_t>(box)};
  while ((waiting_[depth_].at(candidate.digit, candidate.place) & box) == 0) ++candidate.digit;
  return candidate;
}

inline SearchResult Ordered::run(Position position, const OnSolution& on_solution) {
  SearchResult result;
  SearchStats& stats = result.stats;
  stats.nodes = 1;
  depth_ = 0;
  int contradictions = 0;  // in a row
  const auto found = [&](const Grid& solution) {
    if (++result.answer.count == 1) result.answer.solution = solution;
    contradictions = 0;
    return on_solution(solution);
  };
  for (;;) {
    const Rest rest = settle(position, stats.sweeps);
    if (rest == Rest::stalled) {
      Answer ahead{.count = 2, .solution = {}};
      if (contradictions >= contradictions_in_a_row) {
        ahead.count = 0;
        scout_.run(position, ahead, 2, stats, no_limit);
      }
      if (ahead.count == 2) {
        waiting_[depth_].set(position);
        const Candidate candidate = first_candidate(position);
        remove(waiting_[depth_++], candidate);
        take(position, candidate);
        ++stats.guesses;
        ++stats.nodes;
        continue;
      }
      if (ahead.count == 1 && !found(ahead.solution)) return result;
    } else if (rest == Rest::contradiction) {
      ++stats.backtracks;
      ++contradictions;
    } else {
      Grid solution;
      store_position(position, solution.data());
      if (!found(solution)) return result;
    }
    if (depth_ == 0) return result;
    position = waiting_[--depth_].get();
    ++stats.nodes;
  }
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_ORDERED_INL_H
