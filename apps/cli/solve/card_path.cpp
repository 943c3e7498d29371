#include "solve/card_path.h"

#include <algorithm>
#include <chrono>

#include "engine/output.h"
#include "search/by_card.h"

namespace shudu::cli {
namespace {

constexpr std::size_t lines_per_card = 5;  // pieces of text under way
constexpr std::size_t least_lines = 4096;  // fewer are not worth a trip to the card
constexpr int skipped_batches = 32;        // after a place with few plain lines
constexpr int most_readers = 12;           // more threads do not read faster

}  // namespace

CardPath::CardPath(std::uint64_t bytes, int threads) : read_threads_(std::min(threads, most_readers)) {
  if (bytes < least_lines * LinesByCard::line_bytes || !is_worth_cards(bytes, threads)) return;
  starting_ = std::async(std::launch::async, usable_cards);
  if (!card_is_chosen()) return;
  starting_.wait();
  is_ready();
}

int CardPath::threads() const { return static_cast<int>(lines_per_card) * cards_; }

bool CardPath::is_ready() {
  using namespace std::chrono_literals;
  if (!starting_.valid()) return cards_ > 0;
  if (starting_.wait_for(0s) != std::future_status::ready) return false;
  cards_ = starting_.get();
  wanted_ = lines_per_card * static_cast<std::size_t>(cards_);
  failed_.resize(static_cast<std::size_t>(cards_));
  return cards_ > 0;
}

std::size_t CardPath::take_or_read(Input& input, Batch& batch, std::size_t records, Taken& taken) {
  taken = take(input);
  if (taken.lines != nullptr) return taken.count;
  input.next_batch(batch, records);
  return batch.size();
}

CardPath::Taken CardPath::take(Input& input) {
  if (!is_ready()) return {};
  if (skip_ > 0) return --skip_, Taken{};
  CardLines* const lines = free_lines();
  if (lines == nullptr) return {};
  const auto count = input.next_plain_text(lines->room(), least_lines, read_threads_);
  if (count && *count > 0) return {lines, *count};
  give_back(lines);
  if (count) skip_ = skipped_batches;
  return {};
}

CardLines* CardPath::free_lines() {
  using namespace std::chrono_literals;
  std::unique_lock lock{mutex_};
  for (;;) {
    if (!free_.empty()) {
      CardLines* const lines = free_.back();
      free_.pop_back();
      ++in_use_;
      return lines;
    }
    if (CardLines* const lines = make_lines()) return lines;
    if (in_use_ == 0) return nullptr;
    // Lines do not come back if writing has failed.
    returned_.wait_for(lock, 50ms);
    if (standard_output().failed()) return nullptr;
  }
}

// Null if there are enough, or if no card has memory for more.
CardLines* CardPath::make_lines() {
  while (all_.size() < wanted_) {
    const int card = static_cast<int>(all_.size()) % cards_;
    std::unique_ptr<LinesByCard> lines;
    if (!failed_[static_cast<std::size_t>(card)]) lines = LinesByCard::make(card);
    if (lines == nullptr) {
      --wanted_;
      continue;
    }
    all_.push_back(std::make_unique<CardLines>(std::move(lines), card));
    ++in_use_;
    return all_.back().get();
  }
  return nullptr;
}

void CardPath::give_back(CardLines* lines) {
  const std::lock_guard lock{mutex_};
  --in_use_;
  if (lines->card_failed()) {
    failed_[static_cast<std::size_t>(lines->card())] = true;
  } else if (!failed_[static_cast<std::size_t>(lines->card())]) {
    free_.push_back(lines);
  }
  std::erase_if(free_, [&](CardLines* one) { return failed_[static_cast<std::size_t>(one->card())]; });
  returned_.notify_all();
}

}  // namespace shudu::cli
