// DeviceWarp: a warp of the card, for search.h. Each thread has one lane, in registers, and its stack in global memory.
#pragma once

#include "gpu/search.h"

namespace shudu::gpu {

// The alternatives of one thread. A node is 128 bytes in one piece, which seven instructions read or write. Local memory
// would put the words of 32 threads side by side, of which only those that branch are needed: on puzzles with several
// solutions the search took 2.5 times as long.
class DeviceStack {
 public:
  static constexpr int words_per_level = 32;

  // `memory` has room for `levels` nodes of each of the `threads`.
  __device__ DeviceStack(Word* memory, Word levels, Word threads, Word thread)
      : memory_(memory + std::size_t{thread} * words_per_level),
        stride_(std::size_t{threads} * words_per_level),
        levels_(levels) {}
  __device__ __forceinline__ Word size() const { return levels_; }

  // Stores the words of a node, which come one after another.
  struct Writer {
    uint4* to;
    mutable Word four[4];
    __device__ __forceinline__ void operator()(int i, Word word) const {
      four[i % 4] = word;
      if (i % 4 == 3 || i + 1 == words_per_node) to[i / 4] = make_uint4(four[0], four[1], four[2], four[3]);
    }
  };
  __device__ __forceinline__ Writer at(Word level) const { return {at_level(level), {}}; }
  __device__ __forceinline__ void get(Word level, Node& node) const {
    const uint4* const from = at_level(level);
    SHUDU_UNROLL
    for (int i = 0; i < words_per_node; i += 4) {
      const uint4 four = from[i / 4];
      const Word word[4] = {four.x, four.y, four.z, four.w};
      SHUDU_UNROLL
      for (int k = 0; k < 4 && i + k < words_per_node; ++k) node.word[i + k] = word[k];
    }
  }

 private:
  __device__ __forceinline__ uint4* at_level(Word level) const {
    return reinterpret_cast<uint4*>(memory_ + level * stride_);
  }

  Word* memory_;
  std::size_t stride_;
  Word levels_;
};

template <class Stack>
class DeviceWarp {
 public:
  __device__ DeviceWarp(Word* queue, const Stack& stack) : queue_(queue), here_(threadIdx.x % 32), stack_(stack) {
    SHUDU_UNROLL
    for (Word& word : lane_.node.word) word = 0;
    SHUDU_UNROLL
    for (Word& word : lane_.hidden) word = 0;
  }

  template <class F>
  __device__ __forceinline__ void each(const F& f) {
    f(lane_, stack_);
  }
  template <class F>
  __device__ __forceinline__ Word ballot(const F& f) const {
    return __ballot_sync(~0U, f(lane_));
  }
  __device__ __forceinline__ Word draw(int n) const {
    Word first = 0;
    if (here_ == 0) first = atomicAdd(queue_, static_cast<Word>(n));
    return __shfl_sync(~0U, first, 0);
  }
  __device__ __forceinline__ Word rank(Word mask) const {
    return static_cast<Word>(__popc(mask & ((1U << here_) - 1)));
  }

  __device__ __forceinline__ const Work& total() const { return lane_.total; }

 private:
  Word* queue_;
  Word here_;
  Lane lane_;
  Stack stack_;
};

}  // namespace shudu::gpu
