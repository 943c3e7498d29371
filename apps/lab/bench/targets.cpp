#include "bench/targets.h"

#include <algorithm>
#include <atomic>
#include <cstring>

#include "base/threads.h"
#include "search/by_card.h"
#include "search/engine.h"

namespace shudu::cli::bench {
namespace {

constexpr std::size_t slots_per_card = 4;   // one is filled, one is copied, one is searched, one is copied back
constexpr std::size_t least_lines = 16384;  // fewer do not fill a card

// Chooses a target of the processor, and the one from before at the end.
class Chosen {
 public:
  explicit Chosen(std::string_view name) { engine::use_target(name); }
  Chosen(const Chosen&) = delete;
  Chosen& operator=(const Chosen&) = delete;
  ~Chosen() {
    engine::use_target(before_);
    choose_card(by_card_);
  }

 private:
  const bool by_card_ = choose_card(false);
  const std::string_view before_ = engine::target();
};

}  // namespace

Targets::Targets(const PuzzleSet& set, std::uint64_t limit, int threads)
    : set_(set), limit_(limit), threads_(threads), answers_(set.puzzles.size()) {
  for (std::string_view name : engine::targets()) names_.emplace_back(name);
  const int cards = limit <= LinesByCard::most_solutions ? usable_cards() : 0;
  for (std::size_t i = 0; i < slots_per_card * static_cast<std::size_t>(cards); ++i) {
    if (auto slot = LinesByCard::make(static_cast<int>(i) % cards)) slots_.push_back(std::move(slot));
  }
  if (slots_.empty()) return;
  names_.emplace_back("cuda");
  for (const Grid& puzzle : set.puzzles) lines_ += to_line(puzzle) + '\n';
}

void Targets::pass(std::size_t target) {
  if (is_card(target)) return pass_by_cards(false);
  const Chosen chosen{names_[target]};
  search_all(set_.puzzles, answers_, limit_, threads_);
}

const std::vector<Answer>& Targets::answers(std::size_t target) {
  if (is_card(target)) {
    pass_by_cards(true);
  } else {
    pass(target);
  }
  return answers_;
}

void Targets::pass_by_cards(bool keep_answers) {
  const std::size_t count = set_.puzzles.size(), room = slots_.front()->room().size() / LinesByCard::line_bytes;
  const std::size_t portion = std::min(std::max(count / slots_.size() + 1, least_lines), room);
  std::atomic<std::size_t> next = 0;
  on_threads(slots_.size(), [&](std::size_t i) {
    LinesByCard& lines = *slots_[i];
    for (;;) {
      const std::size_t first = next.fetch_add(portion);
      if (first >= count) return;
      const std::size_t n = std::min(portion, count - first);
      std::memcpy(lines.room().data(), lines_.data() + first * LinesByCard::line_bytes, n * LinesByCard::line_bytes);
      lines.answer(n, limit_);
      if (keep_answers) keep(lines, first);
    }
  });
  for (const auto& slot : slots_) card_failed_ = card_failed_ || slot->card_failed();
}

void Targets::keep(const LinesByCard& lines, std::size_t first) {
  using Outcome = LinesByCard::Outcome;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto outcome = lines.outcome(i);
    Answer& answer = answers_[first + i];
    answer = {.count = outcome == Outcome::solved ? 1U : outcome == Outcome::several ? 2U : 0U, .solution = {}};
    if (outcome != Outcome::solved) continue;
    const auto text = lines.answers().substr(i * LinesByCard::line_bytes, Cell::count);
    answer.solution = grid_from(text).value_or(Grid{});
  }
}

}  // namespace shudu::cli::bench
