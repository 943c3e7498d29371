// Consequences: which candidates are true or false if a statement is true, without the chains that show it. Most
// statements prove nothing, so this is often enough and takes much less time than the tables.
//
// Statements that imply each other have the same consequences, so these are kept by component. Tarjan's algorithm
// completes a component after all components that follow from it. The consequences of a component are therefore those
// of its direct successors, joined.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/table.h"

namespace shudu::logic {

class Consequences {
 public:
  using Id = Statements::Id;

  // Reads only the direct entries.
  Consequences(const Statements& statements, std::span<const Table> tables);

  const KnownCells& operator[](Id statement) const { return known_[component_[statement]]; }

 private:
  // A statement on the way that the search follows, and its next direct entry.
  struct Visit {
    Id statement;
    std::uint16_t next = 1;
  };

  void search_from(Id start);
  void enter(Id statement);
  void leave(Id statement);
  void complete(Id root);

  const Statements& statements_;
  std::span<const Table> tables_;
  std::vector<KnownCells> known_;         // by component
  std::vector<std::uint16_t> component_;  // by statement; `open` until its component is complete

  // Only during the search.
  static constexpr std::uint16_t open = 0xffff;
  std::vector<std::uint16_t> order_;   // by statement: when it was entered, from 1; 0 if it was not
  std::vector<std::uint16_t> oldest_;  // by statement: the oldest open statement known to follow from it
  std::vector<Id> open_;               // entered statements without a complete component
  std::vector<Visit> way_;
  std::uint16_t entered_ = 0;
};

}  // namespace shudu::logic
