#include "logic/chains/simple_paths.h"

namespace shudu::logic {

SimplePaths::Distances SimplePaths::distances_from(int start, int longest) const {
  Distances distance;
  distance.fill(unreachable);
  std::array<std::uint8_t, state_count> queue;
  std::size_t head = 0;
  std::size_t tail = 0;
  distance[start] = 0;
  queue[tail++] = static_cast<std::uint8_t>(start);
  while (head < tail) {
    const std::uint8_t at = queue[head++];
    if (distance[at] >= longest) break;
    for (std::uint8_t to : next(at)) {
      if (distance[to] != unreachable) continue;
      distance[to] = static_cast<std::uint8_t>(distance[at] + 1);
      queue[tail++] = to;
    }
  }
  return distance;
}

// Depth-first search with increasing length limits. A branch is cut when the known distance to the end is too long.
struct SimplePaths::Search {
  const SimplePaths& graph;
  int end;
  const Distances& to_end;  // of not-x, by symmetry
  int effort = 100000;      // step limit; a board that exceeds it has no chain that a person would find
  CellSet visited = {};
  std::vector<int> path = {};

  bool reach(int at, int links_left) {
    if (links_left == 0) return at == end;
    if (--effort < 0) return false;
    for (std::uint8_t to : graph.next(at)) {
      if (to_end[to ^ 1U] > links_left - 1) continue;
      const Cell cell = cell_of(to);
      const bool is_new = !visited.contains(cell);
      if (!is_new && !(to == end && cell == cell_of(path.front()))) continue;
      visited.insert(cell);
      path.push_back(to);
      if (reach(to, links_left - 1)) return true;
      path.pop_back();
      if (is_new) visited.erase(cell);
    }
    return false;
  }
};

std::vector<int> SimplePaths::shortest(int start, int end, const Distances& to_end, int min_links, int max_links,
                                       int stride) const {
  int least = to_end[start ^ 1];
  while (least < min_links) least += stride;
  Search search{*this, end, to_end};
  for (int links = least; links <= max_links && search.effort > 0; links += stride) {
    search.visited = {cell_of(start)};
    search.path = {start};
    if (search.reach(start, links)) return search.path;
  }
  return {};
}

}  // namespace shudu::logic
