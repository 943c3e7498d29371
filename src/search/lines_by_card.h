// Lines by card: plain lines of text (81 digits or dots and a line end) are answered by graphics cards as text. A line
// that the card gives up, and every line if the card fails, is answered by the processor in its place, so that nothing is
// lost.
//
//   if (is_worth_cards(bytes, threads)) usable_cards() …
//   const auto lines = LinesByCard::make(0);           // null if the memory of the card is short
//   … write lines to lines->room() …
//   lines->answer(count, 2);  lines->outcome(i), lines->answers() …
//   lines->count(count, 10);  lines->solutions(i) …
//
// Thread safety: use an object from one thread at a time. The work of several objects overlaps.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "gpu/card.h"
#include "shudu/search.h"

namespace shudu {

// Whether cards, if there are any, should answer this many bytes of lines rather than the processor with so many threads.
// With SHUDU_TARGET=cuda they answer everything, with another target nothing.
bool is_worth_cards(std::uint64_t bytes, int threads);
// The first call may start the driver, which takes a fraction of a second.
int usable_cards();

class LinesByCard {
 public:
  static constexpr std::size_t line_bytes = gpu::bytes_per_line;
  static constexpr std::uint64_t most_solutions = gpu::most_solutions;  // the largest limit
  using Outcome = gpu::Outcome;

  static std::unique_ptr<LinesByCard> make(int card);

  // The caller writes lines here.
  std::span<char> room() const { return {slot_->lines(), slot_->capacity() * line_bytes}; }
  // Answers the first `count` lines. Precondition: they fit into room() and are plain,
  // 0 < limit <= most_solutions.
  void answer(std::size_t count, std::uint64_t limit);
  // The same, but finds only how many solutions they have. It is faster, because the solutions do not come back.
  void count(std::size_t count, std::uint64_t limit);

  std::size_t size() const { return size_; }
  Outcome outcome(std::size_t i) const { return slot_->outcomes()[i]; }  // not `open`
  Grid clues(std::size_t i) const;
  // One line of line_bytes for each puzzle: its solution, if the outcome is `solved`.
  std::string_view answers() const { return {slot_->answers(), size_ * line_bytes}; }
  // After count(): at most the limit.
  std::uint64_t solutions(std::size_t i) const { return slot_->results()[i] & gpu::most_solutions; }
  bool refuted_at_once(std::size_t i) const { return (slot_->results()[i] & gpu::refuted_flag) != 0; }
  const SearchStats& stats() const { return stats_; }
  // Whether the card failed. It must not be used again.
  bool card_failed() const { return failed_; }

 private:
  explicit LinesByCard(std::unique_ptr<gpu::LineSlot> slot) : slot_(std::move(slot)) {}
  template <class Ask, class IsOpen, class Put>
  void ask(std::size_t count, std::uint64_t limit, const Ask& ask, const IsOpen& is_open, const Put& put);

  std::unique_ptr<gpu::LineSlot> slot_;
  std::size_t size_ = 0;
  SearchStats stats_;
  bool failed_ = false;
};

}  // namespace shudu
