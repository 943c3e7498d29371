// Player: a simulated player who notices openings one by one.
//
// Every opening gathers attention as fast as its rate says. The next one to be placed is the one whose attention is full
// first. Openings that are full at the same time are placed together, so symmetric openings are not told apart, and the
// simulation does not depend on how the puzzle is written down. All figures are whole numbers, so it is the same on
// every machine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "logic/minutes/habits.h"
#include "logic/minutes/openings.h"
#include "shudu/logic.h"

namespace shudu::logic::minutes {

// What happened at one moment: some digits were placed, or an idea was applied.
struct Moment {
  std::optional<Idea> idea;
  std::array<std::uint16_t, way_count> noticed{};  // the openings in sight, by way
  int rate = 0;                                    // the sum of their rates
  int blanks = 0;
  int placed = 0;
};

class Player {
 public:
  // Preconditions as for minutes_rating(). All must outlive the player.
  Player(const State& start, const Grid& solution, const Habits& habits)
      : state_(start), solution_(solution), habits_(habits) {}

  bool is_done() const { return state_.is_solved(); }
  // Precondition: !is_done().
  Moment next();

 private:
  int place_next(const Openings& openings);

  State state_;
  const Grid& solution_;
  const Habits& habits_;
  std::array<std::int32_t, Cell::count> attention_{};
};

// The time that the moment takes, in milliseconds.
std::int64_t milliseconds(const Moment& moment, const Habits& habits);

}  // namespace shudu::logic::minutes
