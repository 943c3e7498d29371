// Openings: all digits that a player can place at once, and the ways in which each can be noticed.
#pragma once

#include <array>
#include <cstdint>

#include "logic/minutes/habits.h"
#include "shudu/logic.h"

namespace shudu::logic::minutes {

struct Openings {
  CellSet cells;
  std::array<DigitSet, Cell::count> digits;        // more than one digit in a cell is a contradiction
  std::array<std::int32_t, Cell::count> rates{};   // sum of the rates of the ways in which the cell can be noticed
  std::array<std::uint16_t, way_count> noticed{};  // number of openings by way
};

Openings find_openings(const State& state, const Habits& habits);

}  // namespace shudu::logic::minutes
