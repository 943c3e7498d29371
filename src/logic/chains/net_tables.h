// Tables of nets: a statement may follow from several others together.
//
// A table opens with what a short look ahead finds: the candidate is placed or taken away on a copy of the board, then
// singles are placed for a few rounds. Then the tables are expanded as those of chains are.
#pragma once

#include "logic/chains/tabling.h"

namespace shudu::logic {

class NetTables : public Tables {
 public:
  NetTables(const State& state, Nodes nodes, const AlsList* sets, int look_ahead);

  // How the way to a statement would be told: its length, and whether it branches. Ways that do not are chains, and
  // not wanted among nets.
  struct Way {
    int length;
    bool branches;
  };
  Way way(Id from, Id to) const;

 private:
  class Board;
  class Walk;

  void look_ahead(Id start, const Board& at_start, int rounds);
  void add_with_parents(Id table, Id statement, const Parents& parents, int distance);
};

}  // namespace shudu::logic
