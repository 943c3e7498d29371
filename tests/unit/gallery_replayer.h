// Replays the events of an algorithm and checks them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "puzzle_maker.h"
#include "shudu/board.h"
#include "shudu/gallery.h"

namespace shudu::gallery {

// Replays events on its own board and checks each of them against the contract in gallery.h.
class Replayer {
 public:
  Replayer(const Grid& clues, const Algorithm& algorithm)
      : clues_(clues),
        board_(clues),
        propagates_(algorithm.propagates),
        lines_(static_cast<int>(algorithm.code.size())) {}

  void play(const Event& event) {
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    events_.push_back(event);
    ASSERT_EQ(event.candidates, board_.is_blank(event.cell) ? expected_candidates(event) : DigitSet{});
    if (event.kind != Event::Kind::propagate) {
      ASSERT_TRUE(to_tell_.empty()) << "not every loss was told";
    }
    switch (event.kind) {
      case Event::Kind::place:
      case Event::Kind::guess:
        ASSERT_TRUE(board_.is_blank(event.cell));
        ASSERT_TRUE(test::fitting(board_, event.cell).contains(event.digit));
        if (propagates_) to_tell_ = losers(event.cell, event.digit);
        check_reason(event);
        board_.set(event.cell, event.digit);
        ++counters_.placements;
        if (event.kind == Event::Kind::guess) {
          positions_.push_back({.guess = event.cell});
          ++counters_.nodes;
        }
        break;
      case Event::Kind::remove:
        ASSERT_TRUE(clues_.is_blank(event.cell));
        ASSERT_EQ(board_[event.cell], event.digit);
        ASSERT_NE(event.digit, 0);
        board_.clear(event.cell);
        ++counters_.undos;
        if (positions_.size() > 1 && positions_.back().guess == event.cell) leave_position();
        break;
      case Event::Kind::propagate:
        ASSERT_EQ(event.reason, Event::Reason::peer);
        ASSERT_TRUE(to_tell_.contains(event.cell));
        ASSERT_TRUE(event.cell.sees(event.source));
        ASSERT_EQ(board_[event.source], event.digit);
        to_tell_.erase(event.cell);
        break;
      case Event::Kind::backtrack:
        check_dead_end(event);
        ASSERT_EQ(event.digit, 0);
        ASSERT_TRUE(board_.is_blank(event.cell));
        ++positions_.back().backtracks;
        ++counters_.backtracks;
        break;
      case Event::Kind::solution:
        ASSERT_TRUE(is_solution(board_));
        ASSERT_TRUE(board_.extends(clues_));
        for (Position& position : positions_) position.solved = true;
        ++counters_.solutions;
        break;
    }
    ASSERT_EQ(event.depth, static_cast<int>(positions_.size()) - 1);
    ASSERT_TRUE(0 < event.line && event.line <= lines_);
    counters_.max_depth = std::max(counters_.max_depth, int{event.depth});
  }

  // After a search that was not stopped: every guess has been undone, and every position has ended.
  void finish() {
    ASSERT_EQ(positions_.size(), 1U);
    leave_position();
  }

  // Undoes every event, the last one first, and must arrive at the clues.
  void rewind() const {
    Grid board = board_;
    for (auto event = events_.rbegin(); event != events_.rend(); ++event) {
      if (event->kind == Event::Kind::place || event->kind == Event::Kind::guess) board.clear(event->cell);
      if (event->kind == Event::Kind::remove) board.set(event->cell, event->digit);
    }
    EXPECT_EQ(board, clues_);
  }

  const Grid& board() const { return board_; }
  const Counters& counters() const { return counters_; }
  const std::vector<Event>& events() const { return events_; }

 private:
  struct Position {
    Cell guess;
    int backtracks = 0;
    bool solved = false;
  };

  // The candidates of the cell, including the one that is about to be removed.
  DigitSet expected_candidates(const Event& event) const {
    DigitSet digits = test::fitting(board_, event.cell);
    if (event.kind == Event::Kind::propagate) digits.insert(event.digit);
    return digits;
  }
  CellSet losers(Cell cell, int digit) const {
    CellSet cells;
    for (Cell peer : peers(cell) & board_.blanks()) {
      if (test::fitting(board_, peer).contains(digit)) cells.insert(peer);
    }
    return cells;
  }
  CellSet places(House house, int digit) const {
    CellSet cells;
    for (Cell cell : house.cells() & board_.blanks()) {
      if (test::fitting(board_, cell).contains(digit)) cells.insert(cell);
    }
    return cells;
  }

  // Checks that the reason given for writing a digit is true.
  void check_reason(const Event& event) const {
    switch (event.reason) {
      case Event::Reason::only_candidate: ASSERT_EQ(event.candidates, DigitSet{event.digit}); break;
      case Event::Reason::only_place: ASSERT_EQ(places(House{event.house}, event.digit), CellSet{event.cell}); break;
      default: ASSERT_EQ(event.reason, Event::Reason::choice);
    }
    ASSERT_EQ(event.kind == Event::Kind::guess, event.reason == Event::Reason::choice);
  }
  void check_dead_end(const Event& event) const {
    if (event.reason == Event::Reason::no_candidate) {
      ASSERT_TRUE(event.candidates.empty());
    } else if (event.reason == Event::Reason::no_place) {
      int missing = 0;
      for (int digit = 1; digit <= 9; ++digit) {
        bool stands = false;
        for (Cell cell : House{event.house}.cells()) stands = stands || board_[cell] == digit;
        if (!stands && places(House{event.house}, digit).empty()) ++missing;
      }
      ASSERT_GT(missing, 0);
    } else {
      ASSERT_EQ(event.reason, Event::Reason::all_tried);
      ASSERT_FALSE(event.candidates.empty());
    }
  }

  void leave_position() {
    EXPECT_EQ(positions_.back().backtracks, positions_.back().solved ? 0 : 1);
    positions_.pop_back();
  }

  Grid clues_, board_;
  bool propagates_;
  int lines_;
  CellSet to_tell_;  // cells that lost the digit just written
  Counters counters_{.nodes = 1};
  std::vector<Position> positions_{1};  // the first one, and one for each active guess
  std::vector<Event> events_;
};

}  // namespace shudu::gallery
