#include "shudu/event.h"

#include <array>
#include <cstddef>

namespace shudu {

std::string_view id(Event::Kind kind) {
  static constexpr std::array<std::string_view, Event::kinds> ids{"place",     "guess",     "remove",
                                                                  "propagate", "backtrack", "solution"};
  return ids[static_cast<std::size_t>(kind)];
}

std::string_view id(Event::Reason reason) {
  static constexpr std::array<std::string_view, Event::reasons> ids{
      "only_candidate", "only_place",   "choice",   "peer",      "technique", "tried",
      "consequence",    "no_candidate", "no_place", "all_tried", "full"};
  return ids[static_cast<std::size_t>(reason)];
}

}  // namespace shudu
