// A wish: everything that can be asked of a puzzle, about its clues and about the way it is solved by logic; and the
// making of puzzles that fulfil it.
//
//   const Wish wish{.clues = {.symmetry = ClueSymmetry::rotate180}, .logic = {.level = logic::Level::hard}};
//   for (std::uint64_t block = 0; found.size() < 10; ++block) append(found, make_block(wish, seed, block).made);
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shudu/generate.h"
#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"

namespace shudu {

// What is asked of the solution by logic. The path is HoDoKu's (hodoku_rating.h).
struct LogicWish {
  using Techniques = std::vector<const logic::Technique*>;

  std::optional<logic::Level> level = {};
  int least_er = 0, most_er = logic::explainer_unsolved;  // Sudoku Explainer's rating, in tenths
  std::vector<Techniques> uses = {};                      // of each, at least one is on the path
  Techniques hardest = {};                                // one of these is on the path, and nothing harder
  std::optional<Techniques> only = {};                    // these and singles alone solve it

  bool wants_path() const { return level || !uses.empty() || !hardest.empty(); }
  bool wants_rating() const { return least_er > 0 || most_er < logic::explainer_unsolved; }
  bool is_empty() const { return !wants_path() && !wants_rating() && !only; }
};

// The first part of a wish that a puzzle does not fulfil.
enum class Unmet : std::uint8_t { nothing, clues, only, level, hardest, uses, rating };
inline constexpr int unmet_count = 7;

struct Examined {
  Unmet unmet = Unmet::nothing;
  int off = 0;  // by how much, where there is a measure: levels, tenths, clues
};
// Looks as little as it can: most puzzles are not what is wished. Precondition: `solution` is the only one.
Examined examine(const Grid& clues, const Grid& solution, const LogicWish& wish);

struct Wish {
  PuzzleWish clues = {};
  LogicWish logic = {};
};

// What one block of attempts gave.
struct Block {
  std::vector<MadePuzzle> made;  // as wished
  std::uint64_t tried = 0;
  std::array<std::uint64_t, unmet_count> unmet{};  // how many failed where; the first: how many did not
  struct Near {
    MadePuzzle puzzle;
    Examined examined;
  };
  std::optional<Near> nearest;  // of those that are not as wished

  // Together with a later block; what was made is left to the caller.
  void count(const Block& later);
};

// The same wish, seed and number of block give the same puzzles, so blocks can be shared out to threads. `go_on`
// returning false ends it early, with what has been found.
Block make_block(const Wish& wish, std::uint64_t seed, std::uint64_t block,
                 const std::function<bool()>& go_on = nullptr);

// Why nothing can ever fulfil the wish; empty when that is not known.
std::string impossibility(const Wish& wish);

}  // namespace shudu
