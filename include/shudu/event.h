// Event: one thing a solver did, for those who want to watch. The gallery and logic tell what they do in the same
// words.
#pragma once

#include <cstdint>
#include <string_view>

#include "shudu/cell.h"
#include "shudu/digit_set.h"

namespace shudu {

// Played on the clues, the events rebuild the solver's board exactly: a digit is written into a blank cell only, and
// only the digit that stands in a cell is removed from it. A solver that guesses on a copy removes, when it drops the
// copy, every digit the copy had more, so that a watcher needs one board only. Digits deduced before any guess hold in
// every solution and may stay to the end. A search that is stopped takes nothing back.
//
// What a digit takes away from the cells that see it is told after it is written, one event for each cell, by the
// solvers that look at candidates. It comes back, untold, when the digit is removed.
struct Event {
  enum class Kind : std::uint8_t {
    place,      // a digit written because nothing else was possible
    guess,      // a digit written as one of several choices
    remove,     // a digit taken back
    propagate,  // a candidate taken away
    backtrack,  // this position leads nowhere (cell: where it was seen, digit 0)
    solution,   // the board is full (cell r1c1, digit 0)
  };
  enum class Reason : std::uint8_t {
    only_candidate,  // place: nothing else fits into the cell
    only_place,      // place: it fits into no other cell of `house`
    choice,          // guess: one of the candidates of the cell or, with a house, of the digit's places there
    peer,            // propagate: the digit stands in `source`, which sees the cell
    technique,       // place, propagate: by the step of logic numbered `step`
    tried,           // remove: all that follows from this guess is known
    consequence,     // remove: it followed from a guess that is being taken back
    no_candidate,    // backtrack: nothing fits into the cell
    no_place,        // backtrack: a digit has no place left in `house`
    all_tried,       // backtrack: every choice was tried
    full,            // solution: no cell is blank
  };
  static constexpr int kinds = 6, reasons = 11;

  Kind kind = Kind::place;
  Reason reason = Reason::only_candidate;
  Cell cell;
  Cell source;               // where the reason is `peer`
  std::int16_t digit = 0;    // 1..9, or 0
  std::int16_t depth = 0;    // guesses standing after the event
  std::int16_t house = -1;   // index of the House that the reason speaks of, -1 when none
  std::int16_t line = 0;     // of the pseudo-code, counted from 1
  std::int16_t step = -1;    // of a path of logic, counted from 0
  DigitSet candidates = {};  // of the cell before the event; none when it was filled
  friend bool operator==(const Event&, const Event&) = default;
};

// "place", "only_candidate": the same words as above.
std::string_view id(Event::Kind kind);
std::string_view id(Event::Reason reason);

// A line of the pseudo-code of a solver. Event::line is its number, counted from 1.
struct CodeLine {
  int indent;           // levels
  std::string_view en;  // in English; trace::code_line gives it in other languages
};

}  // namespace shudu
