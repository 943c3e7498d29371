// DeviceWarp: a warp of the card, for search.h. Each thread has one lane, in registers, and its stack in local memory.
#pragma once

#include "gpu/search.h"

namespace shudu::gpu {

template <int levels>
class DeviceStack {
 public:
  using Memory = Word[levels][words_per_node];
  __device__ explicit DeviceStack(Memory& memory) : memory_(memory) {}
  __device__ static constexpr Word size() { return levels; }
  __device__ __forceinline__ auto at(Word level) const {
    return [to = memory_[level]](int i, Word word) { to[i] = word; };
  }
  __device__ __forceinline__ void get(Word level, Node& node) const {
    SHUDU_UNROLL
    for (int i = 0; i < words_per_node; ++i) node.word[i] = memory_[level][i];
  }

 private:
  Memory& memory_;
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
