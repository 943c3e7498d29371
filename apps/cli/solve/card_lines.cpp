#include "solve/card_lines.h"

#include <algorithm>
#include <atomic>

#include "ask/improper.h"
#include "base/threads.h"

namespace shudu::cli {
namespace {

using Outcome = LinesByCard::Outcome;

constexpr std::size_t part_lines = 16384;

}  // namespace

ask::NoAnswer CardLines::why_not(std::size_t i) const {
  return *ask::improper(puzzle_of(lines_->clues(i)), lines_->outcome(i) == Outcome::several ? 2 : 0);
}

// A part without other answers than solutions is a piece of the card's text. Any other part is put together anew, because
// a piece for each line would cost more than copying the lines.
void CardLines::write_solutions(std::size_t first, std::size_t end, Part& part) const {
  const std::string_view solutions = lines_->answers().substr(0, end * LinesByCard::line_bytes);
  std::size_t solved = first;
  while (solved < end && lines_->outcome(solved) == Outcome::solved) ++solved;
  part.text = solutions.substr(first * LinesByCard::line_bytes);
  if (solved == end) {
    part.totals.solved = part.totals.solutions = end - first;
    return;
  }
  part.is_positive = false;
  for (std::size_t i = first; i < end; ++i) {
    const Outcome outcome = lines_->outcome(i);
    if (outcome == Outcome::solved) {
      part.words += solutions.substr(i * LinesByCard::line_bytes, LinesByCard::line_bytes);
      part.totals.count(1);
      continue;
    }
    const ask::NoAnswer why = why_not(i);
    part.totals.count(why, outcome == Outcome::several ? 2 : 0);
    part.words += in_words(why) + '\n';
  }
  part.text = part.words;
}

void CardLines::write_counts(std::size_t first, std::size_t end, std::uint64_t limit, const Exact& exact,
                             Part& part) const {
  for (std::size_t i = first; i < end; ++i) {
    const std::uint64_t found = lines_->solutions(i);
    if (found == 0) part.is_positive = false;
    if (found == 0 && lines_->refuted_at_once(i)) {
      const ask::NoAnswer why = *ask::improper(puzzle_of(lines_->clues(i)), 0);
      part.words += why.status == ask::Status::invalid ? in_words(why) : "0";
    } else if (found < limit || !exact) {
      part.words += std::to_string(found);
    } else {
      part.words += to_string(exact(lines_->clues(i)));
    }
    part.words += '\n';
  }
  part.text = part.words;
}

template <class MakePart>
void CardLines::make_pieces(int threads, const MakePart& make_part) {
  const std::size_t count = (lines_->size() + part_lines - 1) / part_lines;
  parts_.resize(count);
  std::atomic<std::size_t> next = 0;
  on_threads(std::min<std::size_t>(count, static_cast<std::size_t>(threads)), [&](std::size_t) {
    for (std::size_t k = next++; k < count; k = next++) {
      Part& part = parts_[k];
      part.totals = {};
      part.words.clear();
      part.is_positive = true;
      make_part(k * part_lines, std::min((k + 1) * part_lines, lines_->size()), part);
    }
  });
  totals_ = {};
  some_negative_ = false;
  pieces_.clear();
  for (const Part& part : parts_) {
    totals_ += part.totals;
    some_negative_ = some_negative_ || !part.is_positive;
    pieces_.push_back(part.text);
  }
}

void CardLines::solve(std::size_t count, std::uint64_t limit, int threads) {
  lines_->answer(count, limit);
  make_pieces(threads, [this](std::size_t first, std::size_t end, Part& part) { write_solutions(first, end, part); });
}

void CardLines::count(std::size_t count, std::uint64_t limit, const Exact& exact, int threads) {
  lines_->count(count, limit);
  make_pieces(threads,
              [&](std::size_t first, std::size_t end, Part& part) { write_counts(first, end, limit, exact, part); });
}

}  // namespace shudu::cli
