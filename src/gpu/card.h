// Card: the search on a graphics card (search.h), as functions of the processor. Without CUDA, no_card.cpp takes the place
// of card.cu, and there is no card.
//
// Thread safety: all functions may be called from several threads at once. The card works for one of them at a time.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gpu/result.h"

namespace shudu::gpu {

// Whether there is a card that this program can use. The first call starts the driver, which takes a fraction of a second.
bool has_card();

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

// Returns false if the card failed, for example because its memory is short. The results are undefined then, and has_card()
// is false from then on.
bool search_on_card(const Questions& questions, Totals& totals);

}  // namespace shudu::gpu
