#include "logic/chains/net_tables.h"

#include <algorithm>

#include "logic/chains/net_board.h"

namespace shudu::logic {

NetTables::NetTables(const State& state, Nodes nodes, const AlsList* sets, int rounds)
    : Tables(state, nodes, sets, 96) {
  keep_parents();
  const Board board(state);
  for (int i = 0; i < statements_.candidate_count(); ++i) {
    look_ahead(static_cast<Id>(2 * i + 1), board, rounds);
    look_ahead(static_cast<Id>(2 * i), board, rounds);
  }
  link_groups();
  link_sets();
}

void NetTables::add_with_parents(Id table, Id statement, const Parents& parents, int distance) {
  if (!add(table, statement, distance)) return;
  // The latest entry becomes the first parent.
  Parents sorted = parents;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] > sorted[0]) std::swap(sorted[i], sorted[0]);
  }
  tables_[table].parents.back() = sorted;
}

void NetTables::look_ahead(Id start, const Board& at_start, int rounds) {
  Board board = at_start;
  Table& table = indexed(start);
  const auto place_of = [&](Cell cell, int digit) {
    const std::uint16_t place = table.where[statements_.candidate(cell, digit, false)];
    return place == nowhere ? std::uint16_t{0} : place;
  };
  const auto follow = [&](Cell cell, int digit, DigitSet before, std::size_t place) {
    const int distance = place < table.entries.size() ? table.entries[place].distance + 1 : 1;
    const Parents parents{static_cast<std::uint16_t>(place)};
    for (Cell peer : peers(cell) & state_.places(digit)) {
      add_with_parents(start, statements_.candidate(peer, digit, false), parents, distance);
    }
    for (int other : before - DigitSet{digit}) {
      add_with_parents(start, statements_.candidate(cell, other, false), parents, distance);
    }
  };
  const auto place = [&](Cell cell, int digit, bool is_start) {
    const DigitSet before = board.candidates(cell);
    board.place(cell, digit);
    const std::size_t at = is_start ? 0 : table.entries.size();
    if (!is_start) add_with_parents(start, statements_.candidate(cell, digit, true), {}, 2);
    follow(cell, digit, before, at);
  };
  const Cell cell = statements_[start].first;
  if (statements_[start].on) {
    place(cell, statements_[start].digit, true);
  } else {
    board.remove(cell, statements_[start].digit);
    if (board.candidates(cell).is_single()) place(cell, board.candidates(cell).first(), false);
  }
  for (int round = 0; round < rounds; ++round) {
    for (const Board::Single& single : board.singles()) {
      if (!board.is_blank(single.cell)) continue;
      // A hidden single follows from the house with the fewest other places. All of them are false by now.
      CellSet others;
      bool is_hidden = false;
      if (!single.is_naked) {
        for (House house : houses(single.cell)) {
          if (board.count(house, single.digit) > 1) continue;
          const CellSet rest = state_.places(single.digit, house) - CellSet{single.cell};
          if (!table.known.off[single.digit].contains(rest) || (is_hidden && count_of(rest) >= count_of(others)))
            continue;
          others = rest;
          is_hidden = true;
        }
      }
      const DigitSet before = board.candidates(single.cell);
      board.place(single.cell, single.digit);
      Parents parents{};
      std::size_t count = 0;
      if (is_hidden) {
        for (Cell other : others) {
          if (count < parents.size()) parents[count++] = place_of(other, single.digit);
        }
      } else {
        for (int digit : state_.candidates(single.cell) - DigitSet{single.digit}) {
          if (count < parents.size()) parents[count++] = place_of(single.cell, digit);
        }
      }
      const std::size_t at = table.entries.size();
      add_with_parents(start, statements_.candidate(single.cell, single.digit, true), parents,
                       table.entries[parents[0]].distance + 1);
      follow(single.cell, single.digit, before, at);
    }
  }
}

}  // namespace shudu::logic
