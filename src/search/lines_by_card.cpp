#include "search/lines_by_card.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "search/by_card.h"
#include "search/engine.h"

namespace shudu {
namespace {

// Starting the driver takes 0.4 s. In this time a thread answers 0.8 million puzzles with 17 clues.
constexpr std::uint64_t bytes_per_start = std::uint64_t{64} << 20;

gpu::Outcome outcome_of(const Answer& answer) {
  if (answer.refuted_at_once) return gpu::Outcome::refuted;
  return answer.count == 0 ? gpu::Outcome::none : answer.count == 1 ? gpu::Outcome::solved : gpu::Outcome::several;
}

}  // namespace

bool is_worth_cards(std::uint64_t bytes, int threads) {
  const bool is_large = bytes / bytes_per_start >= static_cast<std::uint64_t>(threads);
  return std::getenv("SHUDU_TARGET") != nullptr ? card_is_chosen() : is_large;
}

int usable_cards() { return gpu::card_count(); }

std::unique_ptr<LinesByCard> LinesByCard::make(int card) {
  auto slot = gpu::make_line_slot(card);
  return slot == nullptr ? nullptr : std::unique_ptr<LinesByCard>{new LinesByCard{std::move(slot)}};
}

Grid LinesByCard::clues(std::size_t i) const {
  const char* const line = slot_->lines() + i * line_bytes;
  Grid grid;
  for (Cell cell : all_cells()) {
    const char c = line[cell.index()];
    if (c > '0') grid.set(cell, c - '0');
  }
  return grid;
}

// ask(limit, totals) asks the card and returns whether it answered. The processor answers the lines that are open, and
// every line if the card failed. put(i, answer) stores its answer.
template <class Ask, class IsOpen, class Put>
void LinesByCard::ask(std::size_t count, std::uint64_t limit, const Ask& ask, const IsOpen& is_open, const Put& put) {
  assert(0 < limit && limit <= most_solutions);
  size_ = count;
  stats_ = {};
  if (count == 0) return;
  gpu::Totals totals;
  failed_ = failed_ || !ask(static_cast<std::uint32_t>(limit), totals);
  std::vector<std::uint32_t> left;
  for (std::size_t i = 0; i < count; ++i) {
    if (failed_ || is_open(i)) left.push_back(static_cast<std::uint32_t>(i));
  }
  if (!failed_) {
    stats_ = {.nodes = count - left.size() + totals.guesses + totals.alternatives,
              .guesses = totals.guesses,
              .backtracks = totals.backtracks,
              .sweeps = totals.sweeps};
  }
  constexpr std::size_t portion = 4096;
  std::vector<Grid> puzzles;
  std::vector<Answer> found;
  for (std::size_t from = 0; from < left.size(); from += portion) {
    const auto lines = std::span{left}.subspan(from, std::min(portion, left.size() - from));
    puzzles.clear();
    for (std::uint32_t i : lines) puzzles.push_back(clues(i));
    found.resize(puzzles.size());
    stats_ += engine::run(puzzles, found, limit);
    for (std::size_t k = 0; k < lines.size(); ++k) put(lines[k], found[k]);
  }
}

void LinesByCard::answer(std::size_t count, std::uint64_t limit) {
  ask(
      count, limit, [&](std::uint32_t most, gpu::Totals& totals) { return slot_->answer(count, most, totals); },
      [&](std::size_t i) { return outcome(i) == Outcome::open; },
      [&](std::size_t i, const Answer& answer) {
        slot_->outcomes()[i] = outcome_of(answer);
        char* const line = slot_->answers() + i * line_bytes;
        to_line(answer.solution).copy(line, Cell::count);
        line[Cell::count] = '\n';
      });
}

void LinesByCard::count(std::size_t count, std::uint64_t limit) {
  ask(
      count, limit, [&](std::uint32_t most, gpu::Totals& totals) { return slot_->count(count, most, totals); },
      [&](std::size_t i) { return slot_->results()[i] == gpu::left_over; },
      [&](std::size_t i, const Answer& answer) {
        slot_->results()[i] =
            static_cast<std::uint32_t>(answer.count) | (answer.refuted_at_once ? gpu::refuted_flag : 0);
      });
}

}  // namespace shudu
