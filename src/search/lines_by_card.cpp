#include "search/lines_by_card.h"

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

void LinesByCard::answer(std::size_t count, std::uint64_t limit) {
  size_ = count;
  stats_ = {};
  if (count == 0) return;
  std::vector<std::uint32_t> left;
  gpu::Totals totals;
  failed_ = failed_ || limit > gpu::most_solutions || !slot_->answer(count, static_cast<std::uint32_t>(limit), totals);
  for (std::size_t i = 0; i < count; ++i) {
    if (failed_ || outcome(i) == Outcome::open) left.push_back(static_cast<std::uint32_t>(i));
  }
  if (!failed_) {
    stats_ = {.nodes = count - left.size() + totals.guesses + totals.alternatives,
              .guesses = totals.guesses,
              .backtracks = totals.backtracks,
              .sweeps = totals.sweeps};
  }
  constexpr std::size_t portion = 4096;
  for (std::size_t from = 0; from < left.size(); from += portion) {
    answer_here(std::span{left}.subspan(from, std::min(portion, left.size() - from)), limit);
  }
}

void LinesByCard::answer_here(std::span<const std::uint32_t> lines, std::uint64_t limit) {
  std::vector<Grid> puzzles;
  for (std::uint32_t i : lines) puzzles.push_back(clues(i));
  std::vector<Answer> found(puzzles.size());
  stats_ += engine::run(puzzles, found, limit);
  for (std::size_t k = 0; k < lines.size(); ++k) {
    char* const line = slot_->answers() + lines[k] * line_bytes;
    slot_->outcomes()[lines[k]] = outcome_of(found[k]);
    to_line(found[k].solution).copy(line, Cell::count);
    line[Cell::count] = '\n';
  }
}

}  // namespace shudu
