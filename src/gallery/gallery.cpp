// The table of algorithms.
#include "shudu/gallery.h"

#include <array>

#include "base/same_id.h"

namespace shudu::gallery {

// One for each file.
Algorithm backtracking();
Algorithm table_backtracking();
Algorithm propagation_by_copy();
Algorithm propagation_by_undo();
Algorithm propagation_at_once();
Algorithm viewpoints();
Algorithm fewest_first();
Algorithm dancing_links();

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
