// Tables of nets: a statement may follow from several others together.
//
// A table starts with the results of a short look ahead: the candidate is placed or removed on a copy of the board,
// then singles are placed for a few rounds. After that the tables are expanded like those of chains.
#pragma once

#include "logic/chains/tabling.h"

namespace shudu::logic {

class NetTables : public Tables {
 public:
  NetTables(const State& state, Nodes nodes, const AlsList* sets, int look_ahead);

  // The shape of the path to a statement: its length, and whether it branches. A path without branches is a chain and
  // is not reported as a net.
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
