// The cards of this machine that can run the search, and what went wrong with them.
#include "gpu/card.h"

#include <atomic>
#include <mutex>

#include "gpu/device_card.h"
#include "gpu/search_kernel.h"

namespace shudu::gpu {
namespace {

struct Cards {
  std::atomic<int> count = 0;

  Cards() {
    int found = 0;
    cudaError_t error = cudaGetDeviceCount(&found);
    if (error == cudaSuccess && found == 0) error = cudaErrorNoDevice;
    // All cards of a machine are used, or none.
    for (int card = 0; error == cudaSuccess && card < found; ++card) {
      error = cudaSetDevice(card);
      if (error == cudaSuccess) error = find_search_kernel();
    }
    if (error == cudaSuccess) count = found;
  }
};

std::mutex failure_mutex;
std::string failure;

// Never destroyed: the driver may be gone before the last statics are.
Cards& cards() {
  static Cards* const all = new Cards;
  return *all;
}

}  // namespace

int card_count() { return cards().count; }

std::string card_failure() {
  const std::lock_guard lock{failure_mutex};
  return failure;
}

int multiprocessors_of(int card) {
  int number = 0;
  cudaDeviceGetAttribute(&number, cudaDevAttrMultiProcessorCount, card);
  return number;
}

void give_up_cards() {
  note_card_failure();
  cards().count = 0;
}

void note_card_failure() {
  const cudaError_t error = cudaGetLastError();
  const std::lock_guard lock{failure_mutex};
  if (failure.empty()) failure = error == cudaSuccess ? "unknown error" : cudaGetErrorString(error);
}

}  // namespace shudu::gpu
