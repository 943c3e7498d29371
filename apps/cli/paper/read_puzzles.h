// The puzzles of a book: read from the input, or new ones.
#pragma once

#include <optional>
#include <vector>

#include "engine/verdict.h"
#include "paper/printed_puzzle.h"

namespace shudu::cli {

inline constexpr std::size_t most_printed = 100'000;  // puzzles of a book
inline constexpr std::size_t most_handouts = 1'000;   // puzzles whose steps are drawn

// Reads the input. Records that cannot be read are reported and left out. A puzzle without exactly one solution is
// printed and reported.
std::vector<PrintedPuzzle> read_puzzles(const PrintOptions& options, const Preparation& how, Verdict& verdict);

// New puzzles from the seed, of options.level if that is set. For a class set the puzzles are of nearly the same
// difficulty. Returns fewer if none was found for a minute.
std::vector<PrintedPuzzle> new_puzzles(const PrintOptions& options, std::uint64_t seed, const Preparation& how,
                                       Verdict& verdict);

}  // namespace shudu::cli
