// The names of roles and houses where the text of a technique has a word of its own for them: the stem of a death
// blossom, the targets of an exocet.
//
// The structs here have only members of type Text, so that a test can list them.
#pragma once

#include "shudu/language.h"

namespace shudu::logic::words {

struct RoleNames {
  Text exocet_base{"role.exocet.base", "base cell"};
  Text exocet_target{"role.exocet.target", "target"};
  Text exocet_place{"role.exocet.place", "base digit on a cross-line"};
  Text set_link{"role.sets.link", "link between the sets"};
  Text set_common{"role.sets.common", "in one of the sets"};
  Text stem{"role.blossom.stem", "stem"};
  Text petal{"role.blossom.petal", "link to a petal"};
  Text crossing{"role.crossing.crossing", "A, the crossing"};
  Text crossing_box{"role.crossing.box", "B, in the box"};
  Text crossing_line{"role.crossing.line", "C, in the line"};
  Text by_rows{"role.counted.rows", "counted by rows"};
  Text by_columns{"role.counted.columns", "counted by columns"};
  Text start{"role.forcing.start", "start of a chain"};
  Text clash{"role.forcing.clash", "contradiction"};
  // Houses.
  Text base{"role.base", "house of the pattern"};
  Text cover{"role.cover", "house that crosses it"};
  Text fish_base{"role.fish.base", "base"};
  Text fish_cover{"role.fish.cover", "cover"};
  Text cross_line{"role.exocet.cross_line", "cross-line"};
};
inline constexpr RoleNames role_names;

}  // namespace shudu::logic::words
