// The search for fish of one digit: `size` base houses, each of which must hold the digit, and as many cover houses
// that take up their candidates.
//
//   If every base candidate lies in a cover house, the digits of the base houses use up the cover houses: nothing else
//   in a cover house can be true, nor a candidate in two cover houses.
//   Base candidates outside the cover houses are fins; a candidate in two base houses is an endo fin. Either the fish
//   is there without its fins or one of them is true: what sees all fins and is eliminated without them is false.
//
// Base sets are tried in ascending order of their houses (rows, columns, boxes), and for each the cover sets likewise:
// the first fish found is the one HoDoKu finds first.
#pragma once

#include <cstdint>
#include <functional>

#include "shudu/board/cell_set.h"
#include "shudu/board/house.h"
#include "shudu/logic/state.h"

namespace shudu::logic {

// A set of houses: bit i is House{i}.
using HouseSet = std::uint32_t;

enum class FishShape : std::uint8_t {
  basic,    // rows against columns, or columns against rows
  franken,  // and boxes on either side
  mutant,   // any houses
};

struct Fish {
  int digit = 0;
  int size = 0;
  HouseSet base = 0;
  HouseSet cover = 0;
  CellSet body;          // base candidates that are covered and no fins
  CellSet fins;          // endo fins included
  CellSet endo_fins;     // in two base houses
  CellSet eliminations;  // in a cover house, not in a base house, seeing all fins
  CellSet cannibals;     // in two cover houses, seeing all fins; often in a base house
  CellSet prey;          // what would be eliminated if the fins were not there
};

struct FishLimits {
  FishShape shape = FishShape::basic;  // the most general shape that is tried
  int min_size = 2;
  int max_size = 2;
  bool finned = false;           // fish with fins, or without
  int max_fins = 0;              // endo fins included
  int max_endo_fins = 0;         // a candidate in three base houses counts twice
  bool small_bases = false;      // only base houses with at most max_size candidates
  bool barren = false;           // fish that eliminate nothing, instead of those that do
  bool open_ground = false;      // endo fins must see, together, a cell without the digit
  CellSet quarry = all_cells();  // only fish that eliminate one of these
};

// Shows every fish within the limits to `take` until that returns false. Returns whether it got to the end.
bool search_fish(const State& state, int digit, const FishLimits& limits, const std::function<bool(const Fish&)>& take);

// The narrowest shape that has the fish. Boxes alone on one side make it mutant.
FishShape shape_of(const Fish& fish);

// Cells that see every cell of the set; all cells when it is empty.
CellSet common_peers(CellSet cells);

}  // namespace shudu::logic
