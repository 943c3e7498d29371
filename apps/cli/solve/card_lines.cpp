#include "solve/card_lines.h"

#include <algorithm>
#include <atomic>

#include "base/threads.h"

namespace shudu::cli {
namespace {

using Outcome = LinesByCard::Outcome;

constexpr std::size_t part_lines = 16384;

}  // namespace

void CardLines::answer(std::size_t count, std::uint64_t limit, int threads) {
  lines_->answer(count, limit);
  make_pieces(threads);
}

NoAnswer CardLines::why_not(std::size_t i) const {
  const Outcome outcome = lines_->outcome(i);
  const bool refuted = outcome == Outcome::refuted;
  return not_proper(refuted ? lines_->clues(i) : Grid{}, outcome == Outcome::several ? 2 : 0, refuted);
}

// A part without other answers than solutions is a piece of the card's text. Any other part is put together anew, because
// a piece for each line would cost more than copying the lines.
void CardLines::make_part(std::size_t first, std::size_t end, Part& part) const {
  const std::string_view solutions = lines_->answers().substr(0, end * LinesByCard::line_bytes);
  part.totals = {};
  part.words.clear();
  std::size_t solved = first;
  while (solved < end && lines_->outcome(solved) == Outcome::solved) ++solved;
  part.is_solved = solved == end;
  part.text = solutions.substr(first * LinesByCard::line_bytes);
  if (part.is_solved) {
    part.totals.solved = part.totals.solutions = end - first;
    return;
  }
  for (std::size_t i = first; i < end; ++i) {
    const Outcome outcome = lines_->outcome(i);
    if (outcome == Outcome::solved) {
      part.words += solutions.substr(i * LinesByCard::line_bytes, LinesByCard::line_bytes);
      part.totals.count(1);
      continue;
    }
    const NoAnswer why = why_not(i);
    if (why.status == "invalid") {
      ++part.totals.invalid;
    } else {
      part.totals.count(outcome == Outcome::several ? 2 : 0);
    }
    part.words += in_words(why) + '\n';
  }
  part.text = part.words;
}

void CardLines::make_pieces(int threads) {
  const std::size_t count = (lines_->size() + part_lines - 1) / part_lines;
  parts_.resize(count);
  std::atomic<std::size_t> next = 0;
  on_threads(std::min<std::size_t>(count, static_cast<std::size_t>(threads)), [&](std::size_t) {
    for (std::size_t k = next++; k < count; k = next++) {
      make_part(k * part_lines, std::min((k + 1) * part_lines, lines_->size()), parts_[k]);
    }
  });
  totals_ = {};
  some_negative_ = false;
  pieces_.clear();
  for (const Part& part : parts_) {
    totals_ += part.totals;
    some_negative_ = some_negative_ || !part.is_solved;
    pieces_.push_back(part.text);
  }
}

}  // namespace shudu::cli
