// Goal: what a hunt maximises, as one number for each class of puzzles.
//
// The value of a class is the exact rating of its canonical form. (The rating of Sudoku Explainer changes when a puzzle
// is rotated or relabelled, so one form must be chosen.) A larger value is better. Bits 16 to 23 hold the rating that
// the goal names, in tenths, and the lower bits order puzzles with the same rating:
//
//   goal     bits 16-23       bits 8-15    bits 0-7
//   er       ER               EP           ED
//   ep       EP               ER           ED
//   ed       ED               ER           EP
//   own      difficulty       effort, at most 65535
//   score    the score of HoDoKu in all 24 bits
//   clues    81 less the number of clues in all 24 bits
//
// The rank of a class is its value and below it 23 random bits, which a seed and the form determine. Classes with the
// same value are therefore taken in an order without bias, which does not depend on when they were found.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/board.h"

namespace shudu::hunt {

enum class Goal : std::uint8_t { er, ep, ed, own, score, clues };
inline constexpr std::array<std::string_view, 6> goal_names{"er", "ep", "ed", "own", "score", "clues"};

using Value = std::uint32_t;
inline constexpr Value largest_value = (Value{1} << 24) - 1;

// The exact value. Precondition: the puzzle has one solution.
Value value_of(const Grid& form, Goal goal);
// A value that the exact one does not exceed. It takes some hundredths of the time.
Value bound_of(const Grid& form, Goal goal);

using Rank = std::uint64_t;
Rank rank_of(const Grid& form, Value value, std::uint64_t seed);
constexpr Value value_in(Rank rank) { return static_cast<Value>(rank >> 23); }

// The rating in a value: "9.1/1.2/1.2" (ER/EP/ED), "10.4/731" (difficulty/effort), "4210", "17".
std::string rating_text(Value value, Goal goal);
// Only the rating that the goal names: "9.1", "10.4", "4210", "17".
std::string named_rating(Value value, Goal goal);
// The smallest value with at least this rating, which is written as people write it: "8.3", "4000", "19". For clues, it
// is the value of this number of clues. Empty if the text is not a rating.
std::optional<Value> least_value(std::string_view rating, Goal goal);

}  // namespace shudu::hunt
