// Tabling: what follows from every statement, and how.
//
// Each statement has a table. It opens with the statement itself and its direct consequences; then, entry by entry, the
// direct consequences of every entry are appended, until nothing is new: a breadth-first search whose order decides
// which of several chains of equal length is told.
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
    Id source;               // the statement whose table it came from; none when it is direct
    std::uint16_t distance;  // 1 for the first entry, 2 for its direct consequences; then distances add up
  };
  // Why a direct entry holds: places of earlier entries of the same table, 0 for unused. Chains need none: their direct
  // entries all follow from entry 0.
  using Parents = std::array<std::uint16_t, 5>;

  struct Table {
    std::vector<Entry> entries;
    std::vector<Parents> parents;      // of each entry, in nets only
    std::vector<std::uint16_t> where;  // by statement: its place in `entries`, or `nowhere`
    std::array<CellSet, 10> on, off;   // by digit: the cells that are known to have it, or not
    std::uint16_t last_direct = 0;     // no entry after this place is direct
  };
  static constexpr std::uint16_t nowhere = 0xffff;

  enum class Nodes : std::uint8_t { candidates, groups, sets };
  // `sets` is needed for Nodes::sets only.
  Tables(const State& state, Nodes nodes, const AlsList* sets = nullptr);

  const Statements& statements() const { return statements_; }
  const Table& operator[](Id statement) const { return tables_[statement]; }
  bool implies(Id from, Id to) const { return tables_[from].where[to] != nowhere; }
  // The statements of the chain to an entry, the first one first.
  std::vector<Id> chain(Id from, std::size_t entry) const;

  // Doors for those who know candidates only.
  CellSet removed(Candidate when_true, int digit) const {
    return tables_[statements_.candidate(when_true.cell, when_true.digit, true)].off[digit];
  }
  // Precondition: the end follows from the start.
  std::vector<Id> chain(Candidate start, bool start_on, Candidate end, bool end_on) const;
  // As a part of a step, to which the almost locked sets in it are added.
  Chain told(std::span<const Id> chain, Step& step) const;
  // Links as the literature counts them, almost locked sets by their size.
  int length(std::span<const Id> chain) const;

 protected:
  static constexpr std::size_t longest_table = 1000;

  // Tables without anything but room; whoever derives from this fills them.
  struct Empty {};
  Tables(Empty, const State& state, Nodes nodes, const AlsList* sets);
  void link_candidates();
  void link_groups();
  void link_sets();
  // Appends an entry unless the table is full, or it is a candidate that is there already.
  bool add(Id table, Id statement, int distance, Id source = Statements::none);
  void add_direct(Id table, Id statement, int penalty = 0) { add(table, statement, 2 + penalty); }
  // Appends to the table what follows from its entries.
  void expand(Id table);
  void expand_all();
  // From now on every table has parents for its entries.
  void keep_parents();

  bool has_parents_ = false;
  const State& state_;
  const AlsList* sets_;
  Statements statements_;
  std::vector<Table> tables_;
};

// Tables that several techniques share.
struct CandidateTables : Tables {
  explicit CandidateTables(const State& state) : Tables(state, Nodes::candidates) {}
};
struct GroupTables : Tables {
  explicit GroupTables(const State& state) : Tables(state, Nodes::groups) {}
};
struct SetTables : Tables {
  SetTables(const State& state, Memo& memo) : Tables(state, Nodes::sets, &memo.get<AlsList>(state)) {}
};

// The weight of an almost locked set in a chain, by its number of cells (in a chain told) or of digits (in a table).
constexpr int set_penalty(int size) { return size <= 1 ? 0 : size == 2 ? 1 : 2 * (size - 1); }

}  // namespace shudu::logic
