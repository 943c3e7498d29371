// Habits: the figures of the simulated player. How easily each kind of opening is noticed, and how long the rest takes.
#pragma once

#include <array>

namespace shudu::logic::minutes {

// An opening is a digit that can be placed at once. It can be noticed in several ways. A way is easier the fewer blank
// cells the house has.
inline constexpr int last_blank = 0;      // the only blank cell of a house
inline constexpr int single_in_box = 1;   // the only place of a digit in a box: 2–3, 4–5, 6–7, 8–9 blank cells
inline constexpr int single_in_line = 5;  // the same in a row or column
inline constexpr int single_in_cell =
    9;  // the only digit of a cell: its fullest house has 2, 3, 4, 5–6, 7–9 blank cells
inline constexpr int way_count = 14;

// What a player does when there is no opening, the easiest first.
enum class Idea { locked_candidates, pairs, triples_and_x_wings, trial, beyond };
inline constexpr int idea_count = 5;

struct Habits {
  // With b blank cells, the openings in sight have the sum s of the rates of all ways in which they can be noticed. The
  // player finds one of them in 1000 b / s seconds.
  std::array<int, way_count> rates;
  std::array<int, idea_count> idea_ms;  // time for a round of an idea, in milliseconds
  int placing_ms;                       // time to enter a digit, in milliseconds
  int low_percent, high_percent;        // the ends of the 80 % interval as parts of the expected time
};

}  // namespace shudu::logic::minutes
