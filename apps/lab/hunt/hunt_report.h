// Reports of a hunt: its state, its rounds, and the way to a puzzle.
#pragma once

#include <string>
#include <vector>

#include "base/json_object.h"
#include "hunt/store.h"

namespace shudu::cli {

// "puzzles with the highest ER, {-1+1}, 100 in a round, kept from 8.3".
std::string aim_in_words(const HuntSettings& settings);

std::string hunt_state(Store& store, const HuntSettings& settings);
JsonObject hunt_state_json(Store& store, const HuntSettings& settings);

// The class and those it came from, the puzzle of the start first.
std::vector<Kept> line_to(Store& store, const Kept& last);
// The round in which a class was found; 0 for the start.
std::uint64_t found_in(Store& store, const Kept& kept);

}  // namespace shudu::cli
