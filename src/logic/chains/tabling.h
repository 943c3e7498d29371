// Tabling: what follows from every statement, and how.
//
// Each statement has a table. It starts with the statement itself and its direct consequences. Then the direct
// consequences of each entry in turn are appended until nothing is new. This is a breadth-first search. Its order
// decides which of several chains of equal length is reported.
//
//   r1c1=5 | r1c1<>2  r1c4<>5  r2c2<>5 | r1c4=7 (from r1c4<>5)  …
//   0        direct                      expanded
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/statements.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

class Tables {
 public:
  using Id = Statements::Id;

  struct Entry {
    Id statement;
    Id source;               // the statement whose table it came from; none for a direct entry
    std::uint16_t distance;  // 1 for the first entry, 2 for its direct consequences; after that distances add up
  };
  // Why a direct entry holds: indices of earlier entries of the same table, 0 for unused. Chains need none, because all
  // their direct entries follow from entry 0.
  using Parents = std::array<std::uint16_t, 5>;

  struct Table {
    std::vector<Entry> entries;
    std::vector<Parents> parents;      // of each entry, in nets only
    std::vector<std::uint16_t> where;  // by statement: its index in `entries`, or `nowhere`
    std::array<CellSet, 10> on, off;   // by digit: the cells that are known to have it, or not
    std::uint16_t last_direct = 0;     // no entry after this place is direct
  };
  static constexpr std::uint16_t nowhere = 0xffff;

  enum class Nodes : std::uint8_t { candidates, groups, sets };
  // `sets` is needed only for Nodes::sets.
  Tables(const State& state, Nodes nodes, const AlsList* sets = nullptr);

  const Statements& statements() const { return statements_; }
  const Table& operator[](Id statement) const { return tables_[statement]; }
  bool implies(Id from, Id to) const { return tables_[from].where[to] != nowhere; }
  // The statements of the chain to an entry, starting with the first one.
  std::vector<Id> chain(Id from, std::size_t entry) const;

  // Access by candidate instead of by statement number.
  CellSet removed(Candidate when_true, int digit) const {
    return tables_[statements_.candidate(when_true.cell, when_true.digit, true)].off[digit];
  }
  // Precondition: the end follows from the start.
  std::vector<Id> chain(Candidate start, bool start_on, Candidate end, bool end_on) const;
  // The chain as a part of `step`. The almost locked sets in it are added to `step`.
  Chain told(std::span<const Id> chain, Step& step) const;
  // The number of links as the literature counts them. Almost locked sets count by their size.
  int length(std::span<const Id> chain) const;

 protected:
  static constexpr std::size_t longest_table = 1000;

  // Allocates empty tables. The derived class fills them.
  struct Empty {};
  Tables(Empty, const State& state, Nodes nodes, const AlsList* sets);
  void link_candidates();
  void link_groups();
  void link_sets();
  // Appends an entry. Does nothing if the table is full or if it already has this candidate.
  bool add(Id table, Id statement, int distance, Id source = Statements::none);
  void add_direct(Id table, Id statement, int penalty = 0) { add(table, statement, 2 + penalty); }
  // Appends the consequences of the table's entries to the table.
  void expand(Id table);
  void expand_all();
  // From this call on, every table records parents for its entries.
  void keep_parents();

  bool has_parents_ = false;
  const State& state_;
  const AlsList* sets_;
  Statements statements_;
  std::vector<Table> tables_;
};

// The tables that several techniques share.
struct CandidateTables : Tables {
  explicit CandidateTables(const State& state) : Tables(state, Nodes::candidates) {}
};
struct GroupTables : Tables {
  explicit GroupTables(const State& state) : Tables(state, Nodes::groups) {}
};
struct SetTables : Tables {
  SetTables(const State& state, Memo& memo) : Tables(state, Nodes::sets, &memo.get<AlsList>(state)) {}
};

// What an almost locked set adds to the length of a chain. `size` is its number of cells (when a reported chain is
// measured) or of digits (in a table).
constexpr int set_penalty(int size) { return size <= 1 ? 0 : size == 2 ? 1 : 2 * (size - 1); }

}  // namespace shudu::logic
