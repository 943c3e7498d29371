// The kernel that searches nodes. Each thread has one node in its registers, so the number of registers decides how many
// warps a multiprocessor has.
#include "gpu/search_kernel.h"

#include <algorithm>

#include "gpu/device_warp.h"

namespace shudu::gpu {
namespace {

constexpr int block = 128, blocks_per_multiprocessor = 5;  // 20 warps of 96 registers
constexpr Word warps_per_block = block / 32;
constexpr Word fewest_lanes = 16;  // of a warp, for a few puzzles
constexpr Word stack_levels = 32;
constexpr Word patience = 4096;

__global__ void __launch_bounds__(block, blocks_per_multiprocessor) search_nodes(Task task, Counters* counters,
                                                                                  Word* stacks) {
  const DeviceStack stack{stacks, stack_levels, gridDim.x * block, blockIdx.x * block + threadIdx.x};
  DeviceWarp<DeviceStack> warp(&counters->queue, stack);
  const Word sweeps = search(warp, task, Thresholds{});
  if (threadIdx.x % 32 == 0) atomicAdd(&counters->sweeps, static_cast<unsigned long long>(sweeps));
  atomicAdd(&counters->guesses, static_cast<unsigned long long>(warp.total().guesses));
  atomicAdd(&counters->alternatives, static_cast<unsigned long long>(warp.total().alternatives));
  atomicAdd(&counters->backtracks, static_cast<unsigned long long>(warp.total().backtracks));
}

}  // namespace

std::size_t bytes_of_stacks(int multiprocessors) {
  return std::size_t{1} * multiprocessors * blocks_per_multiprocessor * block * stack_levels *
         DeviceStack::words_per_level * sizeof(Word);
}

void launch_search(const SearchTask& task, Counters* counters, Word* stacks, int multiprocessors, cudaStream_t stream) {
  const auto resident = static_cast<Word>(multiprocessors * blocks_per_multiprocessor);
  const Word per_warp = task.puzzles / (resident * warps_per_block) + 1;
  const Word lanes = std::clamp(per_warp, fewest_lanes, Word{32}), per_block = lanes * warps_per_block;
  const Word blocks = (task.puzzles + per_block - 1) / per_block;
  search_nodes<<<std::min(blocks, resident), block, 0, stream>>>(
      Task{task.nodes, task.solutions, task.results, task.puzzles, task.limit, patience, lanes}, counters, stacks);
}

cudaError_t find_search_kernel() {
  cudaFuncAttributes attributes;
  return cudaFuncGetAttributes(&attributes, search_nodes);
}

}  // namespace shudu::gpu
