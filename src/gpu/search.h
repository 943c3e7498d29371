// Search: the nodes of 32 puzzles in the lanes of a warp, depth first in each lane.
//
// A warp sweeps all its lanes at once. A lane whose node is at rest waits: STALLED lanes must branch, DEAD and SOLVED
// lanes continue with their newest alternative, or with another puzzle. Serving a few lanes costs as much as serving all
// of them, so they wait until enough of them do.
//
// The first solution found is the first in branching order, which every target reports. A lane gives a puzzle up
// (`left_over`) that needs more alternatives than its stack holds or more nodes than `patience`. The processor answers
// those, so one puzzle with millions of solutions does not keep the card waiting.
//
// `Warp` is a warp of the card (card.cu) or an emulated one (emulated_warp.h):
//   each(f)      calls f(lane, stack) for every lane
//   ballot(f)    the lanes for which f(lane) is true, as bits
//   draw(n)      takes n puzzles from the queue that all warps share, and returns the number of the first
//   rank(mask)   for use inside of each(): the number of lanes of the mask before this lane
#pragma once

#include "gpu/branch.h"
#include "gpu/result.h"
#include "gpu/sweep.h"

namespace shudu::gpu {

// Nodes are stored in tiles of 32 puzzles, so that the lanes of a warp read neighbouring words.
inline constexpr int tile = 32, tile_words = tile * words_per_node;
SHUDU_LANE std::size_t tile_index(Word puzzle) {
  return static_cast<std::size_t>(puzzle / tile) * tile_words + puzzle % tile;
}

struct Task {
  const Word* nodes;  // the puzzles, in tiles
  Word* solutions;    // in tiles; written for puzzles with a solution only
  Word* results;      // by puzzle
  Word puzzles;
  Word limit;       // 1 .. most_solutions
  Word patience;    // give a puzzle up after this many alternatives
  Word lanes = 32;  // of each warp; fewer for a few puzzles, so that more warps share them and their lanes wait less
};

enum class State : Word { running, stalled, dead, refuted, solved, idle, done };

struct Work {
  Word guesses = 0, alternatives = 0, backtracks = 0;
};

struct Lane {
  Node node;
  Word hidden[3];
  State state = State::idle;
  State if_wrong = State::dead;  // `refuted` until the first sweep of a puzzle
  Word puzzle = 0, found = 0, depth = 0;
  Work of_puzzle, total;
};

// How many lanes must wait before they are served, of 32 that are not done. Easy puzzles need a new one often, so their
// lanes must not wait long. Hard puzzles branch often, and serving is dear, so more lanes should be served together.
struct Waiting {
  int stalled, ended;
  int any;  // with fewer waiting lanes, nothing is looked at
};
struct Thresholds {
  Waiting easy{8, 6, 8}, hard{16, 4, 12};
  int branches_of_hard = 6;  // puzzles with more branches than this, on average, are hard
};

// The average of the last puzzles of a warp.
struct Pace {
  int branches = 0, puzzles = 0;

  SHUDU_LANE void add_puzzles(int n) {
    puzzles += n;
    if (puzzles < 64) return;
    puzzles /= 2;
    branches /= 2;
  }
};

SHUDU_LANE void begin_node(Lane& lane) {
  lane.hidden[0] = lane.hidden[1] = lane.hidden[2] = 0;
  lane.state = State::running;
}

template <class Stack>
SHUDU_LANE void branch(Lane& lane, Stack& stack) {
  begin_node(lane);
  if (apply_triad_rule(lane.node)) return;
  if (lane.depth == stack.size()) {
    lane.found = left_over;
    lane.state = State::dead;
    return;
  }
  const Candidate candidate = choose_candidate(lane.node);
  split(lane.node, candidate, stack.at(lane.depth++));
  ++lane.of_puzzle.guesses;
}

// Notes the outcome of a node that is dead or solved. Leaves the lane with another node of its puzzle, or idle.
template <class Stack>
SHUDU_LANE void continue_or_finish(Lane& lane, Stack& stack, const Task& task) {
  Word result = lane.found;
  if (lane.state == State::solved && is_complete(lane.node)) {
    if (lane.found++ == 0) {
      Word* const to = task.solutions + tile_index(lane.puzzle);
      SHUDU_UNROLL
      for (int i = 0; i < words_per_node; ++i) to[i * tile] = lane.node.word[i];
    }
    result = lane.found;
  } else {
    ++lane.of_puzzle.backtracks;
    if (lane.state == State::refuted) result |= refuted_flag;
  }
  if (lane.depth > 0 && result < task.limit) {
    if (lane.of_puzzle.alternatives < task.patience) {
      ++lane.of_puzzle.alternatives;
      stack.get(--lane.depth, lane.node);
      begin_node(lane);
      return;
    }
    result = left_over;
  }
  task.results[lane.puzzle] = result;
  lane.state = State::idle;
  if (result == left_over) return;  // the processor counts the work as well
  lane.total.guesses += lane.of_puzzle.guesses;
  lane.total.alternatives += lane.of_puzzle.alternatives;
  lane.total.backtracks += lane.of_puzzle.backtracks;
}

SHUDU_LANE void begin_puzzle(Lane& lane, const Task& task, Word puzzle) {
  if (puzzle >= task.puzzles) {
    lane.state = State::done;
    return;
  }
  const Word* const from = task.nodes + tile_index(puzzle);
  SHUDU_UNROLL
  for (int i = 0; i < words_per_node; ++i) lane.node.word[i] = from[i * tile];
  lane.puzzle = puzzle;
  lane.found = lane.depth = 0;
  lane.of_puzzle = {};
  begin_node(lane);
  lane.if_wrong = State::refuted;
}

SHUDU_LANE void sweep_lane(Lane& lane) {
  const Swept swept = sweep(lane.node, lane.hidden);
  if (lane.state == State::running) {
    if (!swept.changed) lane.state = State::stalled;
    if (swept.solved) lane.state = State::solved;
    if (swept.contradiction) lane.state = lane.if_wrong;
  }
  lane.if_wrong = State::dead;
}

SHUDU_LANE int size_of(Word mask) {
#ifdef __CUDACC__
  return __popc(mask);
#else
  return __builtin_popcount(mask);
#endif
}

// Answers puzzles until the queue is empty. Returns the number of sweeps of the warp.
template <class Warp>
SHUDU_LANE Word search(Warp& warp, const Task& task, const Thresholds& thresholds) {
  if (task.lanes < 32) {
    warp.each([&](Lane& lane, auto&) {
      if (warp.rank(~Word{0}) >= task.lanes) lane.state = State::done;
    });
  }
  Pace pace;
  Waiting least = thresholds.easy;
  for (Word sweeps = 0;;) {
    const Word running = warp.ballot([](const Lane& lane) { return lane.state == State::running; });
    if (size_of(~running) >= least.any) {
      const Word stalled = warp.ballot([](const Lane& lane) { return lane.state == State::stalled; });
      const Word done = warp.ballot([](const Lane& lane) { return lane.state == State::done; });
      const Word ended = ~(running | stalled | done);
      const int live = 32 - size_of(done);
      if (stalled != 0 && (32 * size_of(stalled) >= least.stalled * live || running == 0)) {
        pace.branches += size_of(stalled);
        warp.each([](Lane& lane, auto& stack) {
          if (lane.state == State::stalled) branch(lane, stack);
        });
      }
      if (ended != 0 && (32 * size_of(ended) >= least.ended * live || running == 0)) {
        warp.each([&](Lane& lane, auto& stack) {
          if (lane.state == State::dead || lane.state == State::refuted || lane.state == State::solved)
            continue_or_finish(lane, stack, task);
        });
        const Word idle = warp.ballot([](const Lane& lane) { return lane.state == State::idle; });
        if (idle != 0) {
          pace.add_puzzles(size_of(idle));
          const Word first = warp.draw(size_of(idle));
          warp.each([&](Lane& lane, auto&) {
            if (lane.state == State::idle) begin_puzzle(lane, task, first + warp.rank(idle));
          });
        }
      }
      least = pace.branches > thresholds.branches_of_hard * pace.puzzles ? thresholds.hard : thresholds.easy;
      if (done == ~Word{0}) return sweeps;
    }
    ++sweeps;
    warp.each([](Lane& lane, auto&) { sweep_lane(lane); });
  }
}

}  // namespace shudu::gpu
