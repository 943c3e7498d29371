// Bulk: searches many puzzles at once. The lanes hold search nodes of any puzzles.
//
//   clues ───────────────────────┐                      solved: an answer
//                                ↓          sweeps      contradiction: the puzzle continues with another of its nodes
//   pending ── ready nodes ───→ lanes ─────────────────→ at rest ─→ stalled ─ branch ─┬─→ primary ─→ next ─→ (lanes)
//      ↑                                                                              │
//      └────────────────────────────── alternatives ──────────────────────────────────┘
//
// A puzzle starts NARROW: one of its nodes is live, and the others wait on the puzzle's own list, newest first. So it
// is searched depth first, and nothing unnecessary is explored. After a few contradictions it becomes WIDE: all of its
// nodes may be taken. Wide puzzles keep the lanes full. Narrow puzzles make puzzles with many solutions cheap.
//
// The reported solution does not depend on this. It is the first in branching order, primary before alternative. The
// key of a node is its path: the decisions, then a 1 bit that marks the end. Primary appends 0 and alternative appends
// 1, so comparing keys compares paths. After a wide puzzle reaches its limit, only its nodes with a smaller key than
// the best solution are searched. If a path is too long for a key, the puzzle starts again, alone (`leftovers`).
//
// Memory: only puzzles that have begun have waiting nodes, and a waiting node may keep a whole frame in use. Puzzles
// begin while fewer than `most_frames` frames are in use. About a hundred puzzles have begun at any time, with at most
// 81 nodes each.
#if defined(SHUDU_SEARCH_BULK_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_BULK_INL_H
#undef SHUDU_SEARCH_BULK_INL_H
#else
#define SHUDU_SEARCH_BULK_INL_H
#endif

#include <algorithm>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "branch_inl.h"
#include "load_inl.h"
#include "shudu/search.h"
#include "sweep_inl.h"
#include "waiting_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

class Bulk {
 public:
  // `longest_path` is the number of decisions that a key can hold, at most 63. Tests use a small number.
  explicit Bulk(int longest_path = 63) : root_key_(Key{1} << longest_path) {}
  Bulk(const Bulk&) = delete;
  Bulk& operator=(const Bulk&) = delete;

  // Answers all puzzles and returns the work done. Precondition: the spans have equal size (`barred` may be empty),
  // limit > 0.
  SearchStats run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                  std::uint64_t limit);
  // The same for one position given by its candidates.
  SearchStats run(const Candidates& candidates, Answer& answer, std::uint64_t limit);

  // The size of the memory for waiting nodes, in bytes. It is kept for the next run.
  std::size_t bytes_of_frames() const { return waiting_.bytes(); }

 private:
  static constexpr Key no_key = ~Key{0};

  struct PuzzleState {
    std::int32_t pending = -1;  // slot of the newest waiting node, -1 if there is none; wide puzzles have no list
    std::int32_t contradictions = 0;
    Key best = no_key;  // key of the solution in the answer
  };

  // Measured on the sets of puzzles with one solution. Nearby values give the same speed.
  static constexpr int exchange_at = lanes * 3 / 8;  // exchange when this many lanes are free
  static constexpr int branch_at = lanes * 7 / 8;    // branch when this many nodes are stalled
  static constexpr int many_frames = 64;             // above this, take any ready node before a new puzzle
  static constexpr int most_frames = 256;            // above this, begin no puzzle while others can continue
  static constexpr int contradictions_to_go_wide = 3;

  // --- puzzles ---
  bool is_alive(std::uint32_t puzzle, Key key) const {
    return answers_[puzzle].count < limit_ || key < puzzles_[puzzle].best;
  }
  void go_on(PuzzleState& puzzle, bool after_contradiction);
  void drop_list(PuzzleState& puzzle);
  void leave_over(std::uint32_t puzzle);

  // --- steps of the main loop ---
  void search_all();
  void exchange();
  void collect_stalled();
  void branch_stalled();
  void refill();
  LaneMask take(Nodes& source, LaneMask& available, LaneMask free);
  LaneMask load(LaneMask free);
  void begin(LaneMask begun);
  void record_solved(LaneMask solved);

  const Key root_key_;
  std::span<const Grid> clues_;
  std::span<const Barred> barred_;          // empty, or one for each puzzle
  const Candidates* candidates_ = nullptr;  // used instead of clues if not null
  std::span<Answer> answers_;
  std::uint64_t limit_ = 1;
  bool narrow_only_ = false;  // no puzzle may become wide, and keys are not used
  std::size_t next_puzzle_ = 0;
  std::vector<PuzzleState> puzzles_;
  std::vector<std::uint32_t> leftovers_;
  SearchStats stats_;

  Nodes live_[2], stalled_nodes_;
  Nodes* in_lanes_ = &live_[0];
  Nodes* next_ = &live_[1];  // nodes that are taken before all others
  LaneMask stalled_ = 0;     // lanes at rest
  LaneMask to_store_ = 0;    // lanes with a solution that is not written yet; they do not change before an exchange
  LaneMask dead_ = 0;        // lanes that reached a contradiction since the last exchange
  LaneMask filled_ = 0;      // lanes filled by this exchange
  LaneMask begun_ = 0;       // lanes with a new puzzle that has not been swept
  LaneMask empty_ = 0;       // those of them with an empty cell
  bool some_wide_finished_ = false;
  int wide_after_ = contradictions_to_go_wide;
  int started_ = 0, reached_limit_ = 0;  // recent puzzles, and how many of them reached the limit

  Waiting waiting_;
};

inline void Bulk::drop_list(PuzzleState& puzzle) {
  for (int slot = puzzle.pending; slot >= 0;) {
    const int next = waiting_.below(slot);
    waiting_.drop(slot);
    slot = next;
  }
  puzzle.pending = -1;
}

// Continues a narrow puzzle after its live node is gone.
inline void Bulk::go_on(PuzzleState& puzzle, bool after_contradiction) {
  if (after_contradiction && ++puzzle.contradictions >= wide_after_) {
    for (int slot = puzzle.pending; slot >= 0;) {
      const int next = waiting_.below(slot);
      waiting_.nodes(slot / lanes).wide |= LaneMask{1} << (slot % lanes);
      waiting_.make_ready(slot);
      slot = next;
    }
    puzzle.pending = -1;
  } else if (puzzle.pending >= 0) {
    const int slot = puzzle.pending;
    puzzle.pending = waiting_.below(slot);
    waiting_.make_ready(slot);
  }
}

// Removes a puzzle whose path is too long for a key. It is searched again alone, later.
inline void Bulk::leave_over(std::uint32_t puzzle) {
  leftovers_.push_back(puzzle);
  drop_list(puzzles_[puzzle]);
  puzzles_[puzzle].best = 0;  // no key is smaller, so no node of the puzzle is live
  answers_[puzzle].count = limit_;
  some_wide_finished_ = true;
}

// Moves nodes of `available` into free lanes, and drops the nodes of finished puzzles. Returns the lanes filled.
inline LaneMask Bulk::take(Nodes& source, LaneMask& available, LaneMask free) {
  if (some_wide_finished_) {
    for (LaneMask m = available & source.wide; m != 0; m &= m - 1) {
      const int l = first_lane(m);
      if (is_alive(source.puzzle[l], source.key[l])) continue;
      available &= ~(LaneMask{1} << l);
      source.occupied &= ~(LaneMask{1} << l);
    }
  }
  const int n = std::min(std::popcount(available), std::popcount(free));
  if (n == 0) return 0;
  const LaneMask taken = first_lanes(available, n), put = first_lanes(free, n);
  move_nodes(source, taken, *in_lanes_, put);
  available &= ~taken;
  source.occupied &= ~taken;
  return put;
}

// Loads the clues of new puzzles into free lanes. Returns the lanes filled. Precondition: there are puzzles left.
inline LaneMask Bulk::load(LaneMask free) {
  const std::size_t n = std::min<std::size_t>(std::popcount(free), answers_.size() - next_puzzle_);
  const LaneMask put = first_lanes(free, static_cast<int>(n));
  if (candidates_ != nullptr) {
    load_candidates(*candidates_, in_lanes_->frame, first_lane(put));
    empty_ |= find_singles(in_lanes_->frame, put);
  } else {
    load_nodes(clues_[next_puzzle_].data(), put, in_lanes_->frame);
    if (!barred_.empty()) {
      const Barred* barred = &barred_[next_puzzle_];
      for (LaneMask m = put; m != 0; m &= m - 1) bar(*barred++, in_lanes_->frame, first_lane(m));
      empty_ |= find_singles(in_lanes_->frame, put);
    } else {
      find_clues(in_lanes_->frame, put);
    }
  }
  // Clears the answers now, because their memory is needed soon anyway. This is faster than another pass at the end.
  // Also prefetches the memory of the next answers.
  std::fill_n(answers_.begin() + static_cast<std::ptrdiff_t>(next_puzzle_), n, Answer{});
  const std::span<Answer> next = answers_.subspan(std::min(next_puzzle_ + 2 * lanes, answers_.size() - n), n);
  for (std::size_t byte = 0; byte < next.size_bytes(); byte += 64) {
    __builtin_prefetch(reinterpret_cast<const char*>(next.data()) + byte, 1);
  }
  std::fill_n(puzzles_.begin() + static_cast<std::ptrdiff_t>(next_puzzle_), n, PuzzleState{});
  number_lanes(in_lanes_->puzzle, put, static_cast<std::uint32_t>(next_puzzle_));
  set_lanes(in_lanes_->key, put, root_key_);
  next_puzzle_ += n;
  in_lanes_->occupied |= put;
  in_lanes_->wide &= ~put;
  return put;
}

// Branches the stalled nodes. Their primary children are taken next. Precondition: no nodes are.
inline void Bulk::branch_stalled() {
  Nodes& nodes = stalled_nodes_;
  const Triads triads{nodes.frame};
  const LaneMask progressed = apply_triad_rule(triads, nodes.frame, nodes.occupied);
  const LaneMask splits = nodes.occupied & ~progressed;
  const int frame = waiting_.new_frame();
  Nodes& alternative = waiting_.nodes(frame);
  branch(nodes.frame, triads, splits, next_->frame, alternative.frame);
  next_->occupied = nodes.occupied;
  next_->wide = nodes.wide;
  alternative.occupied = splits;
  // In all lanes, because the compiler makes this loop a few instructions.
  LaneMask too_long = 0;
  for (int l = 0; l < lanes; ++l) {
    const bool split = (splits >> l & 1) != 0;
    const Key key = nodes.key[l], mark = key & (0 - key);
    next_->puzzle[l] = alternative.puzzle[l] = nodes.puzzle[l];
    // A path that is too long keeps its key: a smaller one could make a dead node live again.
    next_->key[l] = split && mark != 1 ? (key & ~mark) | mark >> 1 : key;
    alternative.key[l] = key | mark >> 1;
    too_long |= static_cast<LaneMask>(split && mark == 1) << l;
  }
  // If no puzzle may become wide, the search is depth first, so the first solution found is the first in branching
  // order, and keys are not used.
  for (LaneMask m = narrow_only_ ? 0 : too_long; m != 0; m &= m - 1) {
    const int l = first_lane(m);
    if (is_alive(nodes.puzzle[l], nodes.key[l])) leave_over(nodes.puzzle[l]);
    next_->wide |= LaneMask{1} << l;  // a dead wide node is dropped when it is taken
  }
  alternative.wide = next_->wide;
  waiting_.ready(frame) = splits & alternative.wide;
  for (LaneMask m = splits & ~alternative.wide; m != 0; m &= m - 1) {
    const int l = first_lane(m);
    PuzzleState& puzzle = puzzles_[nodes.puzzle[l]];
    waiting_.below(frame * lanes + l) = puzzle.pending;
    puzzle.pending = frame * lanes + l;
  }
  stats_.guesses += static_cast<std::uint64_t>(std::popcount(splits));
  nodes.occupied = nodes.wide = 0;
  if (splits == 0) {
    waiting_.release(frame);
  } else {
    waiting_.list_if_worth(frame);
  }
}

// Moves lanes at rest to the stalled nodes, and branches these if there are many.
inline void Bulk::collect_stalled() {
  for (bool branched = false;;) {
    const LaneMask room = ~stalled_nodes_.occupied & every_lane;
    const int n = std::min(std::popcount(room), std::popcount(stalled_));
    if (n > 0) {
      const LaneMask taken = first_lanes(stalled_, n);
      move_nodes(*in_lanes_, taken, stalled_nodes_, first_lanes(room, n));
      in_lanes_->occupied &= ~taken;
      stalled_ &= ~taken;
    }
    if (std::popcount(stalled_nodes_.occupied) < branch_at) {
      // The larger group of nodes stays where it is and becomes the lanes, so fewer nodes are moved (4 % faster on
      // puzzles with several solutions). Nothing else refers to the lanes now: none is at rest, and none has begun.
      if (branched && std::popcount(next_->occupied) > std::popcount(in_lanes_->occupied)) std::swap(in_lanes_, next_);
      return;
    }
    if (next_->occupied != 0) filled_ |= take(*next_, next_->occupied, ~in_lanes_->occupied & every_lane);
    if (next_->occupied != 0) return;
    branch_stalled();
    branched = true;
  }
}

// Called after new puzzles are loaded into these lanes. While few puzzles reach a limit of 2 or more, nearly all of
// their nodes must be searched anyway. So they may start wide, which avoids the lists (up to 12 % faster on puzzles
// with one solution).
inline void Bulk::begin(LaneMask begun) {
  const int n = std::popcount(begun);
  stats_.nodes += static_cast<std::uint64_t>(n);
  begun_ |= begun;
  started_ += n;
  if (started_ >= 1024) {
    started_ /= 2;
    reached_limit_ /= 2;
  }
  if (!narrow_only_ && limit_ >= 2 && started_ >= 192 && reached_limit_ * 32 < started_) in_lanes_->wide |= begun;
}

inline void Bulk::refill() {
  for (;;) {
    const LaneMask free = ~in_lanes_->occupied & every_lane;
    if (free == 0) return;
    const bool more = next_puzzle_ < answers_.size();
    const int used = waiting_.frames_in_use();
    if (next_->occupied != 0) {
      filled_ |= take(*next_, next_->occupied, free);
    } else if (waiting_.has_listed()) {
      const int frame = waiting_.last_listed();
      Nodes& nodes = waiting_.nodes(frame);
      const LaneMask taken = take(nodes, waiting_.ready(frame), free);
      stats_.nodes += static_cast<std::uint64_t>(std::popcount(taken));
      filled_ |= taken;
      waiting_.unlist_if_done();
    } else if (more && (used < many_frames || !waiting_.list_all())) {
      if (used >= most_frames) {  // continue the puzzles that have begun first
        if (in_lanes_->occupied != 0) return;
        if (stalled_nodes_.occupied != 0) {
          branch_stalled();
          continue;
        }
      }
      const LaneMask begun = load(free);
      filled_ |= begun;
      begin(begun);
    } else if (!more && !waiting_.list_all()) {
      // Only nodes at rest are left. Branching a few of them is better than leaving half of the lanes idle.
      if (stalled_nodes_.occupied == 0 || std::popcount(free) < (lanes + 1) / 2) return;
      branch_stalled();
    }
  }
}

inline void Bulk::exchange() {
  if (to_store_ != 0) {
    store_nodes(in_lanes_->frame, to_store_,
                [this](int lane) { return answers_[in_lanes_->puzzle[lane]].solution.data(); });
    to_store_ = 0;
  }
  // With a limit of 1, nothing after the first solution is needed, so puzzles stay narrow while there are other
  // puzzles.
  const bool others = next_puzzle_ < answers_.size();
  wide_after_ = narrow_only_ || (limit_ == 1 && others) ? std::numeric_limits<int>::max() : contradictions_to_go_wide;
  for (LaneMask m = dead_ & ~in_lanes_->wide; m != 0; m &= m - 1)
    go_on(puzzles_[in_lanes_->puzzle[first_lane(m)]], true);
  dead_ = filled_ = 0;
  collect_stalled();
  refill();
  stalled_ &= ~filled_;
}

inline void Bulk::record_solved(LaneMask solved) {
  for (; solved != 0; solved &= solved - 1) {
    const int l = first_lane(solved);
    const std::uint32_t id = in_lanes_->puzzle[l];
    const Key key = in_lanes_->key[l];
    const bool wide = (in_lanes_->wide >> l & 1) != 0;
    if (!is_alive(id, key)) continue;
    Answer& answer = answers_[id];
    PuzzleState& puzzle = puzzles_[id];
    if (narrow_only_ ? answer.count == 0 : key < puzzle.best) {
      // A wide puzzle may have a later solution in another lane.
      for (LaneMask m = puzzle.best != no_key ? to_store_ : 0; m != 0; m &= m - 1) {
        if (in_lanes_->puzzle[first_lane(m)] == id) to_store_ &= ~(m & (0U - m));
      }
      puzzle.best = key;
      to_store_ |= LaneMask{1} << l;
    }
    if (answer.count < limit_ && ++answer.count < limit_) {
      if (!wide) go_on(puzzle, false);
      continue;
    }
    ++reached_limit_;
    if (!wide) {
      drop_list(puzzle);
    } else {
      some_wide_finished_ = true;
      for (LaneMask m = in_lanes_->occupied & in_lanes_->wide; m != 0; m &= m - 1) {
        const int other = first_lane(m);
        if (in_lanes_->puzzle[other] == id && in_lanes_->key[other] > puzzle.best)
          in_lanes_->occupied &= ~(LaneMask{1} << other);
      }
    }
  }
}

inline void Bulk::search_all() {
  next_puzzle_ = 0;
  if (puzzles_.size() < answers_.size()) puzzles_.resize(answers_.size());
  for (Nodes* nodes : {in_lanes_, &stalled_nodes_, next_}) nodes->occupied = nodes->wide = 0;
  stalled_ = dead_ = to_store_ = begun_ = empty_ = 0;
  some_wide_finished_ = false;
  for (;;) {
    if (std::popcount((~in_lanes_->occupied | stalled_) & every_lane) >= exchange_at) {
      exchange();
      if (in_lanes_->occupied == 0) break;
    }
    const Swept swept = sweep(in_lanes_->frame);
    ++stats_.sweeps;
    const LaneMask wrong = swept.contradiction & in_lanes_->occupied;
    const LaneMask solved = swept.solved & in_lanes_->occupied;
    stats_.backtracks += static_cast<std::uint64_t>(std::popcount(wrong));
    dead_ |= wrong;
    for (LaneMask m = (swept.without_place | empty_) & begun_; m != 0; m &= m - 1) {
      answers_[in_lanes_->puzzle[first_lane(m)]].refuted_at_once = true;
    }
    begun_ = empty_ = 0;
    in_lanes_->occupied &= ~(wrong | solved);
    if (solved != 0) record_solved(solved);
    stalled_ = in_lanes_->occupied & ~swept.changed;
  }
}

inline SearchStats Bulk::run(std::span<const Grid> clues, std::span<const Barred> barred, std::span<Answer> answers,
                             std::uint64_t limit) {
  stats_ = {};
  limit_ = limit;
  candidates_ = nullptr;
  clues_ = clues;
  barred_ = barred;
  answers_ = answers;
  narrow_only_ = false;
  leftovers_.clear();
  search_all();
  narrow_only_ = true;
  for (std::uint32_t puzzle : leftovers_) {
    clues_ = clues.subspan(puzzle, 1);
    if (!barred.empty()) barred_ = barred.subspan(puzzle, 1);
    answers_ = answers.subspan(puzzle, 1);
    search_all();
  }
  // A primary child counts as examined in the lane of its parent. The other nodes were counted when they were taken.
  stats_.nodes += stats_.guesses;
  return stats_;
}

inline SearchStats Bulk::run(const Candidates& candidates, Answer& answer, std::uint64_t limit) {
  stats_ = {};
  limit_ = limit;
  candidates_ = &candidates;
  answers_ = {&answer, 1};
  narrow_only_ = true;
  search_all();
  stats_.nodes += stats_.guesses;
  return stats_;
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_BULK_INL_H
