// Tabling: what follows from every statement, and how.
//
// Each statement has a table. It starts with the statement itself and its direct consequences. Then the direct
// consequences of each entry in turn are appended until nothing is new. This is a breadth-first search. Its order
// decides which of several chains of equal length is reported.
//
//   r1c1=5 | r1c1<>2  r1c4<>5  r2c2<>5 | r1c4=7 (from r1c4<>5)  …
//   0        direct                      expanded
//
// A table is expanded when it is read, because few of them are. Most questions are answered by consequences.h.
// Use tables from one thread at a time, also if they are const.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "logic/chains/consequences.h"
#include "logic/chains/statements.h"
#include "logic/chains/table.h"
#include "shudu/logic.h"

namespace shudu::logic {

class Tables {
 public:
  using Id = Statements::Id;

  using Entry = Table::Entry;
  using Parents = Table::Parents;
  static constexpr std::uint16_t nowhere = Table::nowhere;

  enum class Nodes : std::uint8_t { candidates, groups, sets };
  // `sets` is needed only for Nodes::sets.
  Tables(const State& state, Nodes nodes, const AlsList* sets = nullptr);

  const Statements& statements() const { return statements_; }
  // The complete table of a statement. It is made on first use.
  const Table& operator[](Id statement) const { return expand(statement); }
  // The beginning of the table that contains all the `wanted` statements. Its entries are those of the complete table.
  // Precondition: the table contains them.
  const Table& up_to(Id statement, std::span<const Id> wanted) const;
  // The candidates in the table of a statement. This does not make the table.
  const KnownCells& known(Id statement) const;
  // The statements of the chain to an entry, starting with the first one.
  std::vector<Id> chain(const Table& table, std::size_t entry) const;
  std::vector<Id> chain_between(Id from, Id to) const;

  // Access by candidate instead of by statement number.
  CellSet removed(Candidate when_true, int digit) const {
    return known(statements_.candidate(when_true.cell, when_true.digit, true)).off[digit];
  }
  // Precondition: the end follows from the start.
  std::vector<Id> chain(Candidate start, bool start_on, Candidate end, bool end_on) const;
  // The chain as a part of `step`. The almost locked sets in it are added to `step`.
  Chain told(std::span<const Id> chain, Step& step) const;
  // The number of links as the literature counts them. Almost locked sets count by their size.
  int length(std::span<const Id> chain) const;

 protected:
  static constexpr std::size_t longest_table = 1000;

  // Allocates empty tables, with room for `usual_entries` direct entries each. The derived class fills them.
  Tables(const State& state, Nodes nodes, const AlsList* sets, std::size_t usual_entries);
  void link_candidates();
  void link_groups();
  void link_sets();
  // Appends an entry. Does nothing if the table is full or if it already has this candidate.
  bool add(Id table, Id statement, int distance, Id source = Statements::none) const;
  void append(Table& to, const Entry& entry) const;
  // Appends a candidate that the table does not have yet.
  void append_direct(Table& to, Cell cell, int digit, bool on) const;
  // Whether the tables record the candidates among their entries. Otherwise consequences.h finds them faster.
  bool keeps_known() const { return has_parents_ || tables_.size() > longest_table; }
  void add_direct(Id table, Id statement, int penalty = 0) { add(table, statement, 2 + penalty); }
  // The table with `where`, which is filled from the entries on first use.
  Table& indexed(Id table) const;
  // Appends the consequences of the table's entries to the table. It reads only direct entries of other tables, so the
  // order in which tables are expanded does not matter.
  Table& expand(Id table) const;
  // The same for the next entry of the table. Returns false if the table is complete.
  bool expand_next(Id table) const;
  // The same for as many entries as it takes to reach all the `wanted` statements. Does not fill `known`. Precondition:
  // all links have the same length, and no table is cut off.
  void expand_to(Table& to, std::span<const Id> wanted) const;
  // From this call on, every table records parents for its entries.
  void keep_parents();

  bool has_parents_ = false;
  const State& state_;
  const AlsList* sets_;
  Statements statements_;
  mutable std::vector<Table> tables_;
  mutable std::optional<Consequences> consequences_;  // made on first use, and only if every table fits
  // The direct entries of every table as bits, words_ words for each. Made on first use of expand_to().
  mutable std::vector<std::uint64_t> direct_;
  std::size_t words_ = 0;
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
