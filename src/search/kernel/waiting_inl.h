// Waiting: storage for search nodes that are not in a lane, in frames of as many nodes as a word has lanes.
//
// A waiting node has a slot, frame * lanes + lane. It is READY if it may be taken. Frames with enough ready nodes are
// on a list, the newest last. A frame is released when its last node is gone, so one node may keep a whole frame in
// use.
#if defined(SHUDU_SEARCH_WAITING_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_WAITING_INL_H
#undef SHUDU_SEARCH_WAITING_INL_H
#else
#define SHUDU_SEARCH_WAITING_INL_H
#endif

#include <memory>
#include <vector>

#include "frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The path from the root to a node. bulk_inl.h describes it.
using Key = std::uint64_t;

// As many nodes as there are lanes, of any puzzles.
struct Nodes {
  Frame frame;
  alignas(64) std::uint32_t puzzle[lanes] = {};
  alignas(64) Key key[lanes] = {};
  LaneMask occupied = 0;
  LaneMask wide = 0;
};

// Moves nodes with all their data. Precondition: the masks have equal size.
inline HWY_NOINLINE void move_nodes(const Nodes& from, LaneMask take, Nodes& to, LaneMask put) {
  const Move move{take, put};
  move.words(from.frame.word, to.frame.word, words_per_node);
  move.values(from.puzzle, to.puzzle);
  move.values(from.key, to.key);
  to.occupied |= put;
  to.wide = (to.wide & ~put) | move.bits(from.wide);
}

class Waiting {
 public:
  Nodes& nodes(int frame) { return *frames_[frame]; }
  LaneMask& ready(int frame) { return states_[frame].ready; }
  // The next older node in the list of its puzzle, -1 if there is none.
  std::int32_t& below(int slot) { return below_[slot]; }

  // An empty frame.
  int new_frame();
  // Precondition: the frame is empty and not on the list.
  void release(int frame) { free_.push_back(frame); }
  int frames_in_use() const { return static_cast<int>(frames_.size() - free_.size()); }
  std::size_t bytes() const { return frames_.size() * (sizeof(Nodes) + sizeof(State)); }

  void make_ready(int slot);
  // Removes a node that is no longer needed.
  void drop(int slot);

  // The list of frames to take ready nodes from.
  bool has_listed() const { return !listed_.empty(); }
  int last_listed() const { return listed_.back(); }
  void list_if_worth(int frame);
  // Lists every frame with a ready node, when no frame has enough of them. Returns false if there is none.
  bool list_all();
  // Removes the last frame from the list if it has no ready node left.
  void unlist_if_done();

 private:
  // Stored apart from the frames, so that looking for work reads little memory.
  struct State {
    LaneMask ready = 0;  // nodes that may be taken
    bool listed = false;
  };
  static constexpr int list_at = lanes * 3 / 8;  // a frame is listed when it has this many ready nodes

  std::vector<std::unique_ptr<Nodes>> frames_;
  std::vector<State> states_;
  std::vector<std::int32_t> below_;
  std::vector<int> free_, listed_;
};

inline int Waiting::new_frame() {
  if (free_.empty()) {
    free_.push_back(static_cast<int>(frames_.size()));
    frames_.push_back(std::make_unique<Nodes>());
    states_.emplace_back();
    below_.resize(frames_.size() * lanes);
  }
  const int frame = free_.back();
  free_.pop_back();
  states_[frame] = {};
  return frame;
}

inline void Waiting::list_if_worth(int frame) {
  State& state = states_[frame];
  if (state.listed || state.ready == 0) return;
  if (std::popcount(state.ready) < list_at && state.ready != frames_[frame]->occupied) return;
  state.listed = true;
  listed_.push_back(frame);
}

inline bool Waiting::list_all() {
  for (int frame = 0; frame < static_cast<int>(frames_.size()); ++frame) {
    State& state = states_[frame];
    if (state.ready == 0 || state.listed) continue;
    state.listed = true;
    listed_.push_back(frame);
  }
  return !listed_.empty();
}

inline void Waiting::unlist_if_done() {
  const int frame = listed_.back();
  if (states_[frame].ready != 0) return;
  listed_.pop_back();
  states_[frame].listed = false;
  if (frames_[frame]->occupied == 0) release(frame);
}

inline void Waiting::make_ready(int slot) {
  states_[slot / lanes].ready |= LaneMask{1} << (slot % lanes);
  list_if_worth(slot / lanes);
}

inline void Waiting::drop(int slot) {
  const int frame = slot / lanes;
  LaneMask& occupied = frames_[frame]->occupied;
  occupied &= ~(LaneMask{1} << (slot % lanes));
  if (states_[frame].listed) return;
  if (occupied == 0) {
    release(frame);
  } else {
    list_if_worth(frame);
  }
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_WAITING_INL_H
