// News: the houses, digits and cells of a net in which the rules of rules.h can find something new.
//
// A pattern is used only if the net has changed the places or the cell that it consists of. Once a rule has used a
// pattern, the candidates that the pattern removes are off. So a rule examines only places and cells that have changed
// since it was applied last, and only if there may be candidates left to remove.
#pragma once

#include <array>
#include <cstdint>

#include "logic/explainer/chaining/board.h"
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
