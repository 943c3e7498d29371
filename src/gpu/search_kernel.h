// The kernel that searches nodes, for the files that move puzzles to the card and back.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

#include "gpu/layout.h"

namespace shudu::gpu {

// What the warps of a launch share. Set it to zero before a launch.
struct Counters {
  Word queue;
  unsigned long long guesses, alternatives, backtracks, sweeps;
};

// Nodes in tiles (search.h).
struct SearchTask {
  const Word* nodes;
  Word* solutions;
  Word* results;
  Word puzzles;
  Word limit;
};

// The memory for the alternatives of all threads that the card runs at a time.
std::size_t bytes_of_stacks(int multiprocessors);
void launch_search(const SearchTask& task, Counters* counters, Word* stacks, int multiprocessors, cudaStream_t stream);

// Whether the current card can run the kernel: a driver that is too old, or a card that this program has no code for,
// cannot.
cudaError_t find_search_kernel();

}  // namespace shudu::gpu
