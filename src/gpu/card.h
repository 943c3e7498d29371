// Card: the search on graphics cards (search.h), as functions of the processor. One of three files implements them:
//   card.cu, line_slot.cu     CUDA
//   emulated_card.cpp         cards that are only emulated, for tests
//   no_card.cpp               no card
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "gpu/result.h"

namespace shudu::gpu {

// The number of cards that this program can use. The first call starts the driver, which takes a fraction of a second.
// The number is 0 after a card has failed in search_on_card.
int card_count();

// Why a card has failed, for example because its memory is short; empty if none has. Does not start the driver.
std::string card_failure();

// Puzzles of 81 bytes each, 0 for blanks, and where their answers go.
struct Questions {
  const std::uint8_t* clues;
  const std::uint16_t* barred;  // one for each puzzle, 16 * cell + digit; or null
  std::size_t count;
  std::uint32_t limit;  // 1 .. most_solutions
  std::uint32_t* results;
  std::uint8_t* solutions;  // 81 bytes each, 0 without a solution
};

struct Totals {
  std::uint64_t guesses = 0, alternatives = 0, backtracks = 0, sweeps = 0;
};

// Answers the puzzles on the first card, which works for one caller at a time. Returns false if the card failed, for
// example because its memory is short. The results are undefined then.
bool search_on_card(const Questions& questions, Totals& totals);

inline constexpr std::size_t bytes_per_line = 82;

// LineSlot: memory for lines of text, 81 characters and a line end each, and for their answers. Copying and searching of
// several slots overlap. Use a slot from one thread at a time.
class LineSlot {
 public:
  LineSlot() = default;
  LineSlot(const LineSlot&) = delete;
  LineSlot& operator=(const LineSlot&) = delete;
  virtual ~LineSlot() = default;

  std::size_t capacity() const { return capacity_; }
  char* lines() const { return lines_; }
  // As many lines: the solution and a line end. Undefined where the outcome is not `solved`.
  char* answers() const { return answers_; }
  Outcome* outcomes() const { return outcomes_; }
  std::uint32_t* results() const { return results_; }  // as in result.h
  // Answers the first `count` lines. Returns false if the card failed. The answers are undefined then, and further calls
  // fail too. Precondition: every line has 81 digits or dots, 0 < count <= capacity, 0 < limit <= most_solutions.
  virtual bool answer(std::size_t count, std::uint32_t limit, Totals& totals) = 0;
  // The same, but fills only the results, so that the text does not come back.
  virtual bool count(std::size_t count, std::uint32_t limit, Totals& totals) = 0;

 protected:
  std::size_t capacity_ = 0;  // a multiple of 128
  char* lines_ = nullptr;
  char* answers_ = nullptr;
  Outcome* outcomes_ = nullptr;
  std::uint32_t* results_ = nullptr;
};

// Null if memory is short. Precondition: 0 <= card < card_count().
std::unique_ptr<LineSlot> make_line_slot(int card);

}  // namespace shudu::gpu
