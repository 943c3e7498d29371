// Cards that are only emulated, so that tests can run everything around the card without one. Only programs that are
// built with the tests have them, and only if the environment asks for them:
//   SHUDU_EMULATED_CARDS=2       two cards
//   SHUDU_EMULATED_CARDS=2,3     the same; on the first card, the third call of each slot fails
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <vector>

#include "gpu/card.h"
#include "gpu/emulated_warp.h"
#include "gpu/load.h"

namespace shudu::gpu {
namespace {

constexpr Word emulated_levels = 32, emulated_patience = 4096;
constexpr std::size_t emulated_lines = 8192;  // few, so that tests fill several slots

struct Wanted {
  int cards = 0;
  int failing_call = 0;  // from 1; 0 for none
};

Wanted wanted_cards() {
  const char* text = std::getenv("SHUDU_EMULATED_CARDS");
  if (text == nullptr) return {};
  char* end = nullptr;
  const long cards = std::strtol(text, &end, 10);
  return {static_cast<int>(std::clamp(cards, 0L, 8L)), *end == ',' ? std::atoi(end + 1) : 0};
}

std::atomic<bool> grids_failed = false, any_failed = false;

// Counts the call.
bool call_fails(int& calls) {
  if (++calls != wanted_cards().failing_call) return false;
  any_failed = true;
  return true;
}

// Puzzles in tiles, as the card has them in its memory.
struct EmulatedMemory {
  std::vector<Word> nodes, solutions, results;
  Word count;

  explicit EmulatedMemory(std::size_t n)
      : nodes((n + tile - 1) / tile * tile_words), solutions(nodes.size()), results(n), count(static_cast<Word>(n)) {}

  void load(std::size_t puzzle, const std::uint8_t* cells) {
    Word* const to = nodes.data() + tile_index(static_cast<Word>(puzzle));
    load_node(cells, [&](int i, Word word) { to[i * tile] = word; });
  }
  void search(Word limit, Totals& totals) {
    Word queue = 0;
    const auto warp = std::make_unique<EmulatedWarp>(queue, emulated_levels);
    totals.sweeps += gpu::search(
        *warp, Task{nodes.data(), solutions.data(), results.data(), count, limit, emulated_patience}, Thresholds{});
    totals.guesses += warp->total().guesses;
    totals.alternatives += warp->total().alternatives;
    totals.backtracks += warp->total().backtracks;
  }
  // put(cell, digit) receives the digits of the solution; zeros if there is none.
  template <class Put>
  void store(std::size_t puzzle, const Put& put) const {
    const Word* const from = solutions.data() + tile_index(static_cast<Word>(puzzle));
    const bool solved = (results[puzzle] & most_solutions) != 0;
    store_grid([&](int i) { return solved ? from[i * tile] : 0; }, put);
  }
};

class EmulatedLineSlot final : public LineSlot {
 public:
  explicit EmulatedLineSlot(int card) : card_(card) {
    capacity_ = emulated_lines;
    lines_ = input_.data();
    answers_ = output_.data();
    outcomes_ = outcome_.data();
    results_ = result_.data();
  }

  bool answer(std::size_t count, std::uint32_t limit, Totals& totals) override {
    EmulatedMemory memory{count};
    if (!search(memory, limit, totals)) return false;
    for (std::size_t i = 0; i < count; ++i) {
      char* const line = answers_ + i * bytes_per_line;
      memory.store(i, [&](int cell, Word digit) { line[cell] = static_cast<char>('0' + digit); });
      line[bytes_per_line - 1] = '\n';
      outcomes_[i] = outcome_of(memory.results[i]);
    }
    return true;
  }

  bool count(std::size_t count, std::uint32_t limit, Totals& totals) override {
    EmulatedMemory memory{count};
    if (!search(memory, limit, totals)) return false;
    std::ranges::copy(memory.results, results_);
    return true;
  }

 private:
  bool search(EmulatedMemory& memory, std::uint32_t limit, Totals& totals) {
    failed_ = failed_ || (card_ == 0 && call_fails(calls_));
    if (failed_) return false;
    for (std::size_t i = 0; i < memory.count; ++i) {
      memory.load(i, reinterpret_cast<const std::uint8_t*>(lines_ + i * bytes_per_line));
    }
    memory.search(limit, totals);
    return true;
  }

  std::vector<char> input_ = std::vector<char>(emulated_lines * bytes_per_line), output_ = input_;
  std::vector<Outcome> outcome_ = std::vector<Outcome>(emulated_lines);
  std::vector<std::uint32_t> result_ = std::vector<std::uint32_t>(emulated_lines);
  const int card_;
  int calls_ = 0;
  bool failed_ = false;
};

}  // namespace

int card_count() { return grids_failed ? 0 : wanted_cards().cards; }

std::string card_failure() { return any_failed ? "emulated failure" : ""; }

bool search_on_card(const Questions& questions, Totals& totals) {
  static std::mutex mutex;
  static int calls = 0;
  const std::lock_guard lock{mutex};
  if (grids_failed || call_fails(calls)) {
    grids_failed = true;
    return false;
  }
  EmulatedMemory memory{questions.count};
  for (std::size_t i = 0; i < questions.count; ++i) {
    memory.load(i, questions.clues + i * cells_of_grid);
    if (questions.barred == nullptr) continue;
    const int cell = questions.barred[i] / 16, digit = questions.barred[i] % 16;
    Word* const node = memory.nodes.data() + tile_index(static_cast<Word>(i));
    word_of_candidate(node, tile, cell, digit) &= ~bit_of_candidate(cell, digit);
  }
  memory.search(questions.limit, totals);
  for (std::size_t i = 0; i < questions.count; ++i) {
    questions.results[i] = memory.results[i];
    std::uint8_t* const grid = questions.solutions + i * cells_of_grid;
    memory.store(i, [&](int cell, Word digit) { grid[cell] = static_cast<std::uint8_t>(digit); });
  }
  return true;
}

std::unique_ptr<LineSlot> make_line_slot(int card) { return std::make_unique<EmulatedLineSlot>(card); }

}  // namespace shudu::gpu
