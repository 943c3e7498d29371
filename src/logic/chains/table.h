// The table of one statement: what follows from it, in the order in which it was found. tabling.h describes the search.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/chains/statements.h"

namespace shudu::logic {

// By digit: the cells that have it, and the cells that do not.
struct KnownCells {
  std::array<CellSet, 10> on, off;

  bool has(Cell cell, int digit, bool is_on) const { return (is_on ? on : off)[digit].contains(cell); }
  void insert(CellSet cells, int digit, bool is_on) { (is_on ? on : off)[digit] |= cells; }
  void insert(const KnownCells& other) {
    for (std::size_t digit = 1; digit <= 9; ++digit) {
      on[digit] |= other.on[digit];
      off[digit] |= other.off[digit];
    }
  }
};

struct Table {
  using Id = Statements::Id;
  static constexpr std::uint16_t nowhere = 0xffff;

  struct Entry {
    Id statement;
    Id source;               // the statement whose table it came from; none for a direct entry
    std::uint16_t distance;  // 1 for the first entry, 2 for its direct consequences; after that distances add up
    bool is_direct() const { return source == Statements::none; }
  };
  // Why a direct entry holds: indices of earlier entries of the same table, 0 for unused. Chains need none, because all
  // their direct entries follow from entry 0.
  using Parents = std::array<std::uint16_t, 5>;

  std::vector<Entry> entries;
  std::vector<Parents> parents;      // of each entry, in nets only
  std::vector<std::uint16_t> where;  // by statement: its index in `entries`, or `nowhere`; empty until it is needed
  KnownCells known;                  // the candidates among the entries, if Tables::keeps_known()
  std::uint16_t last_direct = 0;     // no entry after this place is direct
  std::uint16_t next = 1;            // the first entry whose consequences were not yet appended
};

}  // namespace shudu::logic
