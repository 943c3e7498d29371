// News: what the patterns of chaining_rules.h still have to look at in a net.
//
// A pattern counts only if the net has changed the places or the cell that it rests on. Once a rule has looked at a
// pattern, what the pattern removes is off or was not there. So a rule needs to look only at places and cells that have
// changed since it looked the last time, and only if something seems to be left to remove.
#pragma once

#include <array>
#include <cstdint>

#include "logic/explainer/chaining_board.h"
#include "logic/explainer/finding.h"

namespace shudu::logic::explainer::chaining {

struct News {
  using Digits = std::array<std::uint16_t, House::count>;  // a bit for each digit

  std::size_t statements = 0;                                   // those of the net that are included
  std::array<std::array<std::uint16_t, 6>, House::count> shut;  // by house and bit of shut_in: digits confined to it
  Digits hidden;   // digits of a house that share their two places with another digit
  Digits wings;    // digits of a line that share their two places with another line
  HouseSet naked;  // houses in which two cells may have the same two candidates
  bool any_shut, any_hidden, any_wing;

  void clear() {
    statements = 0;
    hidden.fill(0);
    wings.fill(0);
    naked = 0;
    any_hidden = any_wing = false;
  }
};

}  // namespace shudu::logic::explainer::chaining
