// The figures of the average player, fitted to the mean times of 10 to 43 people for each of 1,050 puzzles.
// tools/fit_minutes.py writes this file from tests/minutes/human_times.csv; docs/minutes.md describes how.
#pragma once

#include "logic/minutes/habits.h"

namespace shudu::logic::minutes {

inline constexpr Habits average_player{
    .rates = {2396, 1506, 1646, 1317, 1160, 705, 843, 728, 365, 891, 377, 283, 150, 188},
    .idea_ms = {43890, 116168, 113979, 118166, 472663},
    .placing_ms = 3315,
    .low_percent = 76,
    .high_percent = 141,
};

}  // namespace shudu::logic::minutes
