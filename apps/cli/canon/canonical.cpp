#include "canon/canonical.h"

#include <atomic>

#include "solve/answers.h"

namespace shudu::cli {

namespace {

// Building the table takes as long as a few hundred searches.
constexpr std::uint64_t few = 300;
std::atomic<std::uint64_t> classified_so_far = 0;

}  // namespace

void classify(const Batch& batch, std::vector<ask::Classified>& classified) {
  thread_local Answered answered;
  answer_batch(batch, {.limit = 2, .variants = false}, answered);
  const bool by_search = (classified_so_far += batch.size()) <= few;
  classified.assign(batch.size(), {});
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Record* special = batch.special(i);
    if (special != nullptr && (!special->puzzle || special->puzzle->candidates)) continue;
    classified[i] = ask::classify(batch.clues()[i], answered.answers[i], by_search);
  }
}

}  // namespace shudu::cli
