// Grids on a card: puzzles go to the card in portions, through pinned memory. Two portions are under way at a time: while
// one is searched, the other is copied. A portion is read into nodes, searched and written as grids by three kernels.
#include "gpu/card.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "gpu/device_card.h"
#include "gpu/load.h"
#include "gpu/search.h"
#include "gpu/search_kernel.h"

namespace shudu::gpu {
namespace {

constexpr int block = 128;
constexpr std::size_t portion = std::size_t{1} << 18;

__global__ void __launch_bounds__(block) read_grids(const std::uint8_t* grids, const std::uint16_t* barred, Word n,
                                                    Word* nodes) {
  __shared__ alignas(16) std::uint8_t text[block * cells_of_grid];
  const Word first = blockIdx.x * block, count = min(Word{block}, n - first);
  const std::uint8_t* const from = grids + std::size_t{first} * cells_of_grid;
  for (Word i = threadIdx.x; i < count * cells_of_grid; i += block) text[i] = from[i];
  __syncthreads();
  if (threadIdx.x >= count) return;
  Word* const to = nodes + tile_index(first + threadIdx.x);
  load_node(text + threadIdx.x * cells_of_grid, [&](int i, Word word) { to[i * tile] = word; });
  if (barred == nullptr) return;
  const int cell = barred[first + threadIdx.x] / 16, digit = barred[first + threadIdx.x] % 16;
  word_of_candidate(to, tile, cell, digit) &= ~bit_of_candidate(cell, digit);
}

__global__ void __launch_bounds__(block) write_grids(const Word* nodes, const Word* results, Word n, std::uint8_t* grids) {
  __shared__ alignas(16) std::uint8_t text[block * cells_of_grid];
  const Word first = blockIdx.x * block, count = min(Word{block}, n - first);
  if (threadIdx.x < count) {
    const Word puzzle = first + threadIdx.x;
    const Word* const from = nodes + tile_index(puzzle);
    const bool solved = (results[puzzle] & most_solutions) != 0;
    store_grid([&](int i) { return solved ? from[i * tile] : 0; },
               [&](int cell, Word digit) {
                 text[threadIdx.x * cells_of_grid + static_cast<unsigned>(cell)] = static_cast<std::uint8_t>(digit);
               });
  }
  __syncthreads();
  std::uint8_t* const to = grids + std::size_t{first} * cells_of_grid;
  for (Word i = threadIdx.x; i < count * cells_of_grid; i += block) to[i] = text[i];
}

// Memory for one portion, on the card and pinned on the processor's side. It is kept until the program ends.
class Slot {
 public:
  bool allocate() {
    multiprocessors_ = multiprocessors_of(0);
    const std::size_t stack_bytes = bytes_of_stacks(multiprocessors_);
    const std::size_t node_bytes = portion * words_per_node * sizeof(Word);
    return cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking) == cudaSuccess &&
           cudaMalloc(&grids_, portion * cells_of_grid) == cudaSuccess && cudaMalloc(&nodes_, node_bytes) == cudaSuccess &&
           cudaMalloc(&solutions_, node_bytes) == cudaSuccess && cudaMalloc(&stacks_, stack_bytes) == cudaSuccess &&
           cudaMalloc(&results_, portion * sizeof(Word)) == cudaSuccess &&
           cudaMalloc(&barred_, portion * sizeof(std::uint16_t)) == cudaSuccess &&
           cudaMalloc(&counters_, sizeof(Counters)) == cudaSuccess &&
           cudaMallocHost(&pinned_grids_, portion * cells_of_grid) == cudaSuccess &&
           cudaMallocHost(&pinned_results_, portion * sizeof(Word)) == cudaSuccess &&
           cudaMallocHost(&pinned_barred_, portion * sizeof(std::uint16_t)) == cudaSuccess &&
           cudaMallocHost(&pinned_counters_, sizeof(Counters)) == cudaSuccess;
  }

  // Starts the puzzles from `first` on. Precondition: the slot is free.
  bool start(const Questions& questions, std::size_t first) {
    first_ = first;
    count_ = std::min(portion, questions.count - first);
    const auto n = static_cast<Word>(count_);
    std::memcpy(pinned_grids_, questions.clues + first * cells_of_grid, count_ * cells_of_grid);
    cudaMemcpyAsync(grids_, pinned_grids_, count_ * cells_of_grid, cudaMemcpyHostToDevice, stream_);
    if (questions.barred != nullptr) {
      std::memcpy(pinned_barred_, questions.barred + first, count_ * sizeof(std::uint16_t));
      cudaMemcpyAsync(barred_, pinned_barred_, count_ * sizeof(std::uint16_t), cudaMemcpyHostToDevice, stream_);
    }
    cudaMemsetAsync(counters_, 0, sizeof(Counters), stream_);
    const unsigned blocks = (n + block - 1) / block;
    read_grids<<<blocks, block, 0, stream_>>>(grids_, questions.barred == nullptr ? nullptr : barred_, n, nodes_);
    launch_search(SearchTask{nodes_, solutions_, results_, n, questions.limit}, counters_, stacks_, multiprocessors_,
                  stream_);
    write_grids<<<blocks, block, 0, stream_>>>(solutions_, results_, n, grids_);
    cudaMemcpyAsync(pinned_grids_, grids_, count_ * cells_of_grid, cudaMemcpyDeviceToHost, stream_);
    cudaMemcpyAsync(pinned_results_, results_, count_ * sizeof(Word), cudaMemcpyDeviceToHost, stream_);
    cudaMemcpyAsync(pinned_counters_, counters_, sizeof(Counters), cudaMemcpyDeviceToHost, stream_);
    return cudaGetLastError() == cudaSuccess;
  }

  // Waits for the portion, if there is one, and hands its answers over.
  bool finish(const Questions& questions, Totals& totals) {
    if (count_ == 0) return true;
    if (cudaStreamSynchronize(stream_) != cudaSuccess) return false;
    std::memcpy(questions.solutions + first_ * cells_of_grid, pinned_grids_, count_ * cells_of_grid);
    std::memcpy(questions.results + first_, pinned_results_, count_ * sizeof(Word));
    totals.guesses += pinned_counters_->guesses;
    totals.alternatives += pinned_counters_->alternatives;
    totals.backtracks += pinned_counters_->backtracks;
    totals.sweeps += pinned_counters_->sweeps;
    count_ = 0;
    return true;
  }

 private:
  cudaStream_t stream_ = nullptr;
  std::uint8_t* grids_ = nullptr;
  Word *nodes_ = nullptr, *solutions_ = nullptr, *results_ = nullptr, *stacks_ = nullptr;
  int multiprocessors_ = 0;
  std::uint16_t* barred_ = nullptr;
  Counters* counters_ = nullptr;
  std::uint8_t* pinned_grids_ = nullptr;
  Word* pinned_results_ = nullptr;
  std::uint16_t* pinned_barred_ = nullptr;
  Counters* pinned_counters_ = nullptr;
  std::size_t first_ = 0, count_ = 0;
};

// The slots of the first card.
class GridSlots {
 public:
  bool search(const Questions& questions, Totals& totals) {
    const std::lock_guard lock{mutex_};
    if (failed_ || card_count() == 0) return false;
    cudaSetDevice(0);
    if (!allocated_) allocated_ = slots_[0].allocate() && slots_[1].allocate();
    failed_ = !allocated_ || !search_portions(questions, totals);
    if (failed_) give_up_cards();
    return !failed_;
  }

 private:
  bool search_portions(const Questions& questions, Totals& totals) {
    int next = 0;
    for (std::size_t first = 0; first < questions.count; first += portion, next ^= 1) {
      if (!slots_[next].finish(questions, totals) || !slots_[next].start(questions, first)) return false;
    }
    return slots_[next].finish(questions, totals) && slots_[next ^ 1].finish(questions, totals);
  }

  std::mutex mutex_;
  bool allocated_ = false, failed_ = false;
  Slot slots_[2];
};

}  // namespace

bool search_on_card(const Questions& questions, Totals& totals) {
  static GridSlots* const slots = new GridSlots;  // never destroyed: the driver may be gone before the last statics are
  return slots->search(questions, totals);
}

}  // namespace shudu::gpu
