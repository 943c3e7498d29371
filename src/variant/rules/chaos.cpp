// Chaos construction: the regions are found while solving. An auxiliary cell for each cell of the grid holds the number
// of its region. Each region has the given size, is connected along the edges, and has no value twice.
//
// Regions are numbered in the order of their first cells, row by row, so that each division of the grid counts once. The
// first number is the lowest value of the puzzle.
//
// Two clues count cells of one region: along arms (chaos_arrow) or among given cells (chaos_count). An automaton reads
// the regions of these cells and then the cell with the number.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

int chaos_region_size(const Clue& clue, const Shape& shape) {
  return clue.numbers.empty() ? shape.values : clue.numbers[0];
}

std::string chaos_fault(const Clue& clue, const Shape& shape) {
  const int cells = shape.grid_cells(), size = chaos_region_size(clue, shape);
  if (shape.grids.size() > 1) return "needs a single grid";
  const std::set<Cell> different(clue.parts[0].begin(), clue.parts[0].end());
  if (static_cast<int>(clue.parts[0].size()) != cells || static_cast<int>(different.size()) != cells) {
    return "needs one auxiliary cell for each cell of the grid";
  }
  if (!std::all_of(different.begin(), different.end(), [&](Cell cell) { return shape.is_extra(cell); })) {
    return "has regions in the cells of the grid";
  }
  if (size < 1 || cells % size != 0) return "has a size of regions that does not divide the grid";
  return cells / size <= shape.values ? "" : "has more regions than there are values";
}

bool chaos_region_is_connected(const Shape& shape, Cells region) {
  Cells reached = {region.back()};
  region.pop_back();
  for (std::size_t i = 0; i < reached.size(); i++) {
    for (const Cell near : neighbours(shape, reached[i])) {
      const auto found = std::find(region.begin(), region.end(), near);
      if (found == region.end()) continue;
      reached.push_back(near);
      region.erase(found);
    }
  }
  return region.empty();
}

bool chaos_holds(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
  const Shape& shape = puzzle.shape;
  const int size = chaos_region_size(clue, shape);
  std::vector<Cells> regions;
  for (int i = 0; i < shape.grid_cells(); i++) {
    const std::size_t region = values[clue.parts[0][i]] - shape.lowest;
    if (region > regions.size()) return false;  // its number is too large for a new region
    if (region == regions.size()) regions.emplace_back();
    regions[region].push_back(static_cast<Cell>(i));
  }
  return std::all_of(regions.begin(), regions.end(), [&](const Cells& region) {
    std::set<int> seen;
    for (const Cell cell : region) seen.insert(values[cell]);
    return static_cast<int>(region.size()) == size && static_cast<int>(seen.size()) == size &&
           chaos_region_is_connected(shape, region);
  });
}

void post_chaos(const Clue& clue, const Puzzle& puzzle, Model& model) {
  const Shape& shape = puzzle.shape;
  const Cells& region_of = clue.parts[0];
  const int size = chaos_region_size(clue, shape), cells = shape.grid_cells(), lowest = shape.lowest;
  const int regions = cells / size;
  if (size > shape.values) return model.impossible();
  DifferentPairs once{.a = region_of, .b = {}};
  std::vector<std::vector<int>> near;
  for (int i = 0; i < cells; i++) {
    once.b.push_back(static_cast<Cell>(i));
    std::vector<int>& places = near.emplace_back();
    for (const Cell other : neighbours(shape, static_cast<Cell>(i))) places.push_back(other);
    model.allow_if(region_of[i], [=](int value) { return value - lowest < regions; });
  }
  for (int region = 0; region < regions; region++) {
    model.count(region_of, Values{1} << region, size, size);
    model.add({Connected{.cells = region_of, .values = Values{1} << region, .neighbours = near, .size = size}});
  }
  if (cells > 1) model.add({std::move(once)});
  // The state is the number of regions so far.
  model.along(region_of, automaton_of(shape, 0, [=](int begun, int value) {
                const int region = value - lowest;
                return region > begun || region >= regions ? no_state : std::max(begun, region + 1);
              }));
}

// How many cells an arrow or a count finds. Parts from the second on are arms. The first cell of all arms is the same.
// On an arrow only the cells before the first one of another region count.
int chaos_clue_count(const Clue& clue, bool is_arrow, std::span<const std::int8_t> values) {
  const int region{values[clue.parts[1][0]]};
  int count = 1;
  for (std::size_t arm = 1; arm < clue.parts.size(); arm++) {
    for (std::size_t i = 1; i < clue.parts[arm].size(); i++) {
      if (values[clue.parts[arm][i]] == region) {
        count++;
      } else if (is_arrow) {
        break;
      }
    }
  }
  return count;
}

std::string chaos_clue_fault(const Clue& clue, const Shape& shape) {
  if (clue.parts[0].size() != 1) return "has more than one control cell";
  for (std::size_t arm = 1; arm < clue.parts.size(); arm++) {
    if (clue.parts[arm][0] != clue.parts[1][0]) return "has arms that begin in different cells";
    for (const Cell cell : clue.parts[arm]) {
      if (!shape.is_extra(cell)) return "has the cell " + name(shape, cell) + ", which is not the region of a cell";
    }
  }
  const bool fits = clue.numbers.empty() || clue.numbers[0] == 0 || clue.numbers[0] == 1;
  return fits ? "" : "has a number other than 0 and 1";
}

// States are layers, one for each cell that is read. Empty (no states) if there are too many.
Automaton chaos_clue_automaton(const Shape& shape, const Clue& clue, bool is_arrow) {
  struct State {
    std::size_t place;  // how many cells have been read
    int region, count;
    bool is_running;
    bool operator<(const State& other) const {
      return std::tie(place, region, count, is_running) <
             std::tie(other.place, other.region, other.count, other.is_running);
    }
  };
  const int offset = clue.numbers.empty() ? 0 : clue.numbers[0];
  std::vector<bool> begins_arm = {false};  // by place
  for (std::size_t arm = 1; arm < clue.parts.size(); arm++) {
    for (std::size_t i = 1; i < clue.parts[arm].size(); i++) begins_arm.push_back(i == 1);
  }
  std::vector<State> states = {{0, 0, 0, true}};
  std::map<State, int> numbers = {{states[0], 0}};
  Automaton automaton;
  for (std::size_t from = 0; from < states.size(); from++) {
    const State state = states[from];
    automaton.accepting.push_back(state.place > begins_arm.size());
    if (state.place > begins_arm.size()) continue;
    for (int i = 0; i < shape.values; i++) {
      State next = state;
      next.place++;
      if (state.place == 0) {
        next.region = i, next.count = 1;
      } else if (state.place == begins_arm.size()) {  // the control cell
        if (shape.lowest + i + offset != state.count) continue;
        next = {next.place, 0, 0, true};
      } else {
        const bool is_running = !is_arrow || begins_arm[state.place] || state.is_running;
        next.is_running = !is_arrow || (is_running && i == state.region);
        next.count += is_running && i == state.region;
        if (next.count > shape.highest() + offset) continue;
      }
      const auto [entry, is_new] = numbers.try_emplace(next, static_cast<int>(states.size()));
      if (is_new) states.push_back(next);
      automaton.steps.push_back(
          {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(entry->second)});
    }
    if (states.size() > max_states) return {};
  }
  automaton.states = static_cast<int>(states.size());
  return automaton;
}

template <bool is_arrow>
bool chaos_clue_holds(const Clue& clue, const Puzzle&, std::span<const std::int8_t> values) {
  const int offset = clue.numbers.empty() ? 0 : clue.numbers[0];
  return values[clue.parts[0][0]] + offset == chaos_clue_count(clue, is_arrow, values);
}

template <bool is_arrow>
void post_chaos_clue(const Clue& clue, const Puzzle& puzzle, Model& model) {
  Cells cells = {clue.parts[1][0]};
  for (std::size_t arm = 1; arm < clue.parts.size(); arm++) {
    cells.insert(cells.end(), clue.parts[arm].begin() + 1, clue.parts[arm].end());
  }
  cells.push_back(clue.parts[0][0]);
  Automaton automaton = chaos_clue_automaton(puzzle.shape, clue, is_arrow);
  if (automaton.states > 0) return model.along(std::move(cells), std::move(automaton));
  model.check(cells, [clue, cells, all = puzzle.shape.cells()](std::span<const int> values) {
    std::vector<std::int8_t> grid(all);
    for (std::size_t i = 0; i < cells.size(); i++) grid[cells[i]] = static_cast<std::int8_t>(values[i]);
    const int offset = clue.numbers.empty() ? 0 : clue.numbers[0];
    return values.back() + offset == chaos_clue_count(clue, is_arrow, grid);
  });
}

}  // namespace

constinit const Rule chaos_construction_rule = {
    .id = "chaos_construction",
    .name = {"rule.chaos_construction", "Chaos construction"},
    .meaning =
        {"rule.chaos_construction.meaning",
         "The grid falls into connected regions of the given size. No region has a value twice. An auxiliary cell "
         "for each cell holds the number of its region. Regions are numbered in the order of their first cells."},
    .form = "auxiliary cells; size = number of values",
    .parts = {1, 1},
    .cells = {1, any_number},
    .numbers = {0, 1},
    .fault = chaos_fault,
    .holds = chaos_holds,
    .post = post_chaos,
};

constinit const Rule chaos_arrow_rule = {
    .id = "chaos_arrow",
    .name = {"rule.chaos_arrow", "Chaos arrow"},
    .meaning =
        {"rule.chaos_arrow.meaning",
         "The value of the control cell says how many cells in a row, from the first cell along the arms, belong "
         "to the region of the first cell. The first cell counts once, or not at all if the number is 1."},
    .form = "control, arms of auxiliary cells; 0 or 1",
    .parts = {2, any_number},
    .cells = {1, any_number},
    .numbers = {0, 1},
    .fault = chaos_clue_fault,
    .holds = chaos_clue_holds<true>,
    .post = post_chaos_clue<true>,
};

constinit const Rule chaos_count_rule = {
    .id = "chaos_count",
    .name = {"rule.chaos_count", "Chaos count"},
    .meaning =
        {"rule.chaos_count.meaning",
         "The value of the control cell says how many of the cells belong to the region of the first of them. The "
         "first one does not count if the number is 1."},
    .form = "control, auxiliary cells; 0 or 1",
    .parts = {2, 2},
    .cells = {1, any_number},
    .numbers = {0, 1},
    .fault = chaos_clue_fault,
    .holds = chaos_clue_holds<false>,
    .post = post_chaos_clue<false>,
};

}  // namespace shudu::variant
