// Event: one action of a solver, for programs that show how it works. The gallery and logic report the same events.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/board/cell.h"
#include "shudu/board/digit_set.h"

namespace shudu {

// The events, applied to the clues in order, rebuild the solver's board exactly. A digit is written only into a blank
// cell, and only the digit in a cell is removed from it. A solver that guesses on a copy of the board reports, when it
// drops the copy, the removal of every digit that only the copy had, so one board is enough to follow it. Digits
// deduced before any guess hold in every solution and may stay to the end. A search that is stopped removes nothing.
//
// Solvers that use candidates report the candidates that a digit eliminates in the cells that see it: one event for
// each cell, after the digit is written. When the digit is removed, they come back without an event.
struct Event {
  enum class Kind : std::uint8_t {
    place,      // a digit written because nothing else was possible
    guess,      // a digit written as one of several choices
    remove,     // a digit erased
    propagate,  // a candidate eliminated
    backtrack,  // a position without a solution (cell: where this was found, digit 0)
    solution,   // the board is full (cell r1c1, digit 0)
  };
  enum class Reason : std::uint8_t {
    only_candidate,  // place: nothing else fits into the cell
    only_place,      // place: it fits into no other cell of `house`
    choice,          // guess: one of the candidates of the cell or, with a house, of the digit's places there
    peer,            // propagate: the digit is in `source`, which sees the cell
    technique,       // place, propagate: by the step of logic numbered `step`
    tried,           // remove: everything that follows from this guess was tried
    consequence,     // remove: it followed from a guess that is being removed
    no_candidate,    // backtrack: nothing fits into the cell
    no_place,        // backtrack: a digit has no place left in `house`
    all_tried,       // backtrack: every choice was tried
    full,            // solution: no cell is blank
  };

  Kind kind = Kind::place;
  Reason reason = Reason::only_candidate;
  Cell cell;
  Cell source;               // set if the reason is `peer`
  std::int16_t digit = 0;    // 1..9, or 0
  std::int16_t depth = 0;    // guesses in effect after the event
  std::int16_t house = -1;   // index of the House in the reason, -1 when there is none
  std::int16_t line = 0;     // of the pseudo-code, counted from 1
  std::int16_t step = -1;    // of a path of logic, counted from 0
  DigitSet candidates = {};  // of the cell before the event; none when it was filled
  friend bool operator==(const Event&, const Event&) = default;
};

// In the order of the enumerators.
std::span<const Event::Kind> event_kinds();
std::span<const Event::Reason> event_reasons();
// "place", "only_candidate": the enumerators above.
std::string_view id(Event::Kind kind);
std::string_view id(Event::Reason reason);
// The value with this id; empty if there is none.
std::optional<Event::Kind> find_event_kind(std::string_view id);
std::optional<Event::Reason> find_event_reason(std::string_view id);

// A line of the pseudo-code of a solver. Event::line is its number, counted from 1.
struct CodeLine {
  int indent;                 // levels
  std::string_view en;        // in English; trace::code_line gives it in other languages
  std::string_view key = {};  // of its translations, if the line belongs to another solver too
};

}  // namespace shudu
