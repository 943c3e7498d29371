// Lines on a card: text in pinned memory goes to the card, is read into nodes, searched and written as text by three
// kernels, and comes back. The host waits without using its processor, so that other threads can read and write files.
#include <sys/mman.h>

#include <cstring>

#include "gpu/card.h"
#include "gpu/device_card.h"
#include "gpu/load.h"
#include "gpu/search.h"
#include "gpu/search_kernel.h"

namespace shudu::gpu {
namespace {

constexpr int block = 128;
constexpr Word words_per_line_block = block * bytes_per_line / sizeof(uint4);

// Copies the lines of a block between global and shared memory. Reads or writes up to 15 bytes after the last line.
__device__ void copy_lines(const uint4* from, uint4* to, Word lines) {
  const Word words = min(words_per_line_block, static_cast<Word>((lines * bytes_per_line + 15) / sizeof(uint4)));
  for (Word i = threadIdx.x; i < words; i += block) to[i] = from[i];
}

__global__ void __launch_bounds__(block) read_lines(const uint4* text, Word n, Word* nodes) {
  __shared__ uint4 here[words_per_line_block];
  const Word first = blockIdx.x * block, count = min(Word{block}, n - first);
  copy_lines(text + std::size_t{blockIdx.x} * words_per_line_block, here, count);
  __syncthreads();
  if (threadIdx.x >= count) return;
  Word* const to = nodes + tile_index(first + threadIdx.x);
  load_node(reinterpret_cast<const std::uint8_t*>(here) + threadIdx.x * bytes_per_line,
            [&](int i, Word word) { to[i * tile] = word; });
}

__global__ void __launch_bounds__(block)
    write_lines(const Word* nodes, const Word* results, Word n, uint4* text, Outcome* outcomes) {
  __shared__ uint4 here[words_per_line_block];
  const Word first = blockIdx.x * block, count = min(Word{block}, n - first);
  if (threadIdx.x < count) {
    const Word puzzle = first + threadIdx.x;
    const Word* const from = nodes + tile_index(puzzle);
    const Outcome outcome = outcome_of(results[puzzle]);
    char* const line = reinterpret_cast<char*>(here) + threadIdx.x * bytes_per_line;
    store_grid([&](int i) { return outcome == Outcome::solved ? from[i * tile] : 0; },
               [&](int cell, Word digit) { line[cell] = static_cast<char>('0' + digit); });
    line[bytes_per_line - 1] = '\n';
    outcomes[puzzle] = outcome;
  }
  __syncthreads();
  copy_lines(here, text + std::size_t{blockIdx.x} * words_per_line_block, count);
}

// Pinned memory. Large pages are pinned ten times as fast as cudaMallocHost pins its own.
class PinnedMemory {
 public:
  PinnedMemory() = default;
  PinnedMemory(const PinnedMemory&) = delete;
  PinnedMemory& operator=(const PinnedMemory&) = delete;
  ~PinnedMemory() {
    if (pinned_) cudaHostUnregister(memory_);
    if (memory_ != MAP_FAILED) munmap(memory_, bytes_);
  }
  bool allocate(std::size_t bytes) {
    bytes_ = bytes;
    memory_ = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory_ == MAP_FAILED) return false;
    madvise(memory_, bytes, MADV_HUGEPAGE);
    pinned_ = cudaHostRegister(memory_, bytes, cudaHostRegisterPortable) == cudaSuccess;
    return pinned_;
  }
  char* data() const { return static_cast<char*>(memory_); }

 private:
  void* memory_ = MAP_FAILED;
  std::size_t bytes_ = 0;
  bool pinned_ = false;
};

class DeviceLineSlot final : public LineSlot {
 public:
  explicit DeviceLineSlot(int card) : card_(card) {}

  ~DeviceLineSlot() override {
    cudaSetDevice(card_);
    for (void* memory : {static_cast<void*>(text_), static_cast<void*>(nodes_), static_cast<void*>(solutions_),
                         static_cast<void*>(device_results_), static_cast<void*>(stacks_),
                         static_cast<void*>(counters_), static_cast<void*>(device_outcomes_)}) {
      cudaFree(memory);
    }
    if (event_ != nullptr) cudaEventDestroy(event_);
    if (stream_ != nullptr) cudaStreamDestroy(stream_);
  }

  bool allocate() {
    constexpr std::size_t capacity = std::size_t{1} << 19;
    capacity_ = capacity;
    const std::size_t text_bytes = capacity * bytes_per_line, node_bytes = capacity * words_per_node * sizeof(Word);
    if (cudaSetDevice(card_) != cudaSuccess ||
        !pinned_.allocate(2 * text_bytes + capacity * (sizeof(Word) + sizeof(Outcome)) + sizeof(Counters)))
      return false;
    lines_ = pinned_.data();
    answers_ = lines_ + text_bytes;
    results_ = reinterpret_cast<Word*>(answers_ + text_bytes);
    outcomes_ = reinterpret_cast<Outcome*>(results_ + capacity);
    pinned_counters_ = reinterpret_cast<char*>(outcomes_ + capacity);
    multiprocessors_ = multiprocessors_of(card_);
    return cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking) == cudaSuccess &&
           cudaEventCreateWithFlags(&event_, cudaEventBlockingSync | cudaEventDisableTiming) == cudaSuccess &&
           cudaMalloc(&text_, text_bytes) == cudaSuccess && cudaMalloc(&nodes_, node_bytes) == cudaSuccess &&
           cudaMalloc(&solutions_, node_bytes) == cudaSuccess &&
           cudaMalloc(&device_results_, capacity * sizeof(Word)) == cudaSuccess &&
           cudaMalloc(&device_outcomes_, capacity) == cudaSuccess &&
           cudaMalloc(&stacks_, bytes_of_stacks(multiprocessors_)) == cudaSuccess &&
           cudaMalloc(&counters_, sizeof(Counters)) == cudaSuccess;
  }

  bool answer(std::size_t count, std::uint32_t limit, Totals& totals) override {
    const auto n = static_cast<Word>(count);
    begin_search(n, limit);
    write_lines<<<blocks_for(n), block, 0, stream_>>>(solutions_, device_results_, n, text_, device_outcomes_);
    cudaMemcpyAsync(answers_, text_, count * bytes_per_line, cudaMemcpyDeviceToHost, stream_);
    cudaMemcpyAsync(outcomes_, device_outcomes_, count, cudaMemcpyDeviceToHost, stream_);
    return end_search(totals);
  }

  bool count(std::size_t count, std::uint32_t limit, Totals& totals) override {
    begin_search(static_cast<Word>(count), limit);
    cudaMemcpyAsync(results_, device_results_, count * sizeof(Word), cudaMemcpyDeviceToHost, stream_);
    return end_search(totals);
  }

 private:
  static unsigned blocks_for(Word lines) { return (lines + block - 1) / block; }

  void begin_search(Word n, Word limit) {
    cudaSetDevice(card_);
    cudaMemcpyAsync(text_, lines_, n * bytes_per_line, cudaMemcpyHostToDevice, stream_);
    cudaMemsetAsync(counters_, 0, sizeof(Counters), stream_);
    read_lines<<<blocks_for(n), block, 0, stream_>>>(text_, n, nodes_);
    launch_search(SearchTask{nodes_, solutions_, device_results_, n, limit}, counters_, stacks_, multiprocessors_,
                  stream_);
  }

  bool end_search(Totals& totals) {
    cudaMemcpyAsync(pinned_counters_, counters_, sizeof(Counters), cudaMemcpyDeviceToHost, stream_);
    if (cudaEventRecord(event_, stream_) != cudaSuccess || cudaEventSynchronize(event_) != cudaSuccess ||
        cudaGetLastError() != cudaSuccess) {
      note_card_failure();
      return false;
    }
    Counters found;
    std::memcpy(&found, pinned_counters_, sizeof found);
    totals.guesses += found.guesses;
    totals.alternatives += found.alternatives;
    totals.backtracks += found.backtracks;
    totals.sweeps += found.sweeps;
    return true;
  }

  const int card_;
  int multiprocessors_ = 0;
  cudaStream_t stream_ = nullptr;
  cudaEvent_t event_ = nullptr;
  PinnedMemory pinned_;
  char* pinned_counters_ = nullptr;
  uint4* text_ = nullptr;
  Word *nodes_ = nullptr, *solutions_ = nullptr, *device_results_ = nullptr, *stacks_ = nullptr;
  Outcome* device_outcomes_ = nullptr;
  Counters* counters_ = nullptr;
};

}  // namespace

std::unique_ptr<LineSlot> make_line_slot(int card) {
  auto slot = std::make_unique<DeviceLineSlot>(card);
  if (slot->allocate()) return slot;
  note_card_failure();
  return nullptr;
}

}  // namespace shudu::gpu
