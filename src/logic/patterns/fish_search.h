// The search for fish of one digit: `size` base houses, each of which must hold the digit, and as many cover houses
// that contain their candidates.
//
//   If every base candidate lies in a cover house, the digits of the base houses use up the cover houses: nothing else
//   in a cover house can be true, nor can a candidate in two cover houses.
//   Base candidates outside the cover houses are fins. A candidate in two base houses is an endo fin. Either one of the
//   fins is true, or the fish holds without them. So a candidate is false if it sees all fins and the fish without fins
//   eliminates it.
//
// Base sets are tried in ascending order of their houses (rows, columns, boxes), and so are the cover sets of each base
// set. The first fish found is the one that HoDoKu finds first.
#pragma once

#include <cstdint>
#include <functional>

#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

// A set of houses: bit i is House{i}.
using HouseSet = std::uint32_t;

enum class FishShape : std::uint8_t {
  basic,    // rows against columns, or columns against rows
  franken,  // basic, and boxes on either side
  mutant,   // any houses
};

struct Fish {
  int digit = 0;
  int size = 0;
  HouseSet base = 0;
  HouseSet cover = 0;
  CellSet body;          // base candidates that are covered and not fins
  CellSet fins;          // endo fins included
  CellSet endo_fins;     // base candidates in two base houses
  CellSet eliminations;  // in a cover house, not in a base house, seeing all fins
  CellSet cannibals;     // in two cover houses, seeing all fins; often in a base house
  CellSet prey;          // what the fish without fins would eliminate
};

struct FishLimits {
  FishShape shape = FishShape::basic;  // the most general shape that is tried
  int min_size = 2;
  int max_size = 2;
  bool finned = false;           // fish with fins, or without
  int max_fins = 0;              // including endo fins
  int max_endo_fins = 0;         // a candidate in three base houses counts twice
  bool small_bases = false;      // only base houses with at most max_size candidates
  bool barren = false;           // fish that eliminate nothing, instead of those that eliminate something
  bool open_ground = false;      // some cell without the digit must see all endo fins
  CellSet quarry = all_cells();  // only fish that eliminate one of these
};

// Calls `take` for every fish within the limits until it returns false. Returns whether the search was completed.
bool search_fish(const State& state, int digit, const FishLimits& limits, const std::function<bool(const Fish&)>& take);

// The narrowest shape of the fish. A fish with only boxes on one side is mutant.
FishShape shape_of(const Fish& fish);

// Cells that see every cell of the set; all cells when it is empty.
CellSet common_peers(CellSet cells);

}  // namespace shudu::logic
