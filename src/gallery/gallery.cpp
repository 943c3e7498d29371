// The table of algorithms.
#include "shudu/gallery.h"

#include <array>

#include "algorithm.h"
#include "base/same_id.h"

namespace shudu::gallery {

std::span<const Algorithm> algorithms() {
  static const std::array table{
      backtracking(),        table_backtracking(), propagation_by_copy(), propagation_by_undo(),
      propagation_at_once(), viewpoints(),         fewest_first(),        dancing_links(),
  };
  return table;
}

const Algorithm* find_algorithm(std::string_view id) {
  for (const std::span all : {algorithms(), viewpoint_algorithms()}) {
    if (const auto found = find_by_id(all, id, &Algorithm::id); found != all.end()) return &*found;
  }
  return nullptr;
}

}  // namespace shudu::gallery
