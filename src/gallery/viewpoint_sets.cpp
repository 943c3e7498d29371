// Fewest first, restricted to a set of viewpoints: one algorithm for each of the fifteen sets.
//
// Compared with each other they show what each viewpoint costs and what it saves. With all four the algorithm is
// fewest_first itself. A set without cells does not notice that a cell has no candidate until it guesses there.
#include <array>
#include <utility>
#include <vector>

#include "algorithm.h"
#include "fewest_candidates.h"
#include "viewpoint_search.h"

namespace shudu::gallery {

Algorithm fewest_first();  // its pseudo-code is that of the sets

namespace {

struct SetTexts {
  std::string_view id, title;
};
// By set. The ids are those of region_name, with underscores.
constexpr std::array<SetTexts, 16> texts{{
    {},
    {"from_row", "From rows"},
    {"from_column", "From columns"},
    {"from_row_column", "From rows and columns"},
    {"from_box", "From boxes"},
    {"from_row_box", "From rows and boxes"},
    {"from_column_box", "From columns and boxes"},
    {"from_row_column_box", "From rows, columns and boxes"},
    {"from_cell", "From cells"},
    {"from_row_cell", "From rows and cells"},
    {"from_column_cell", "From columns and cells"},
    {"from_row_column_cell", "From rows, columns and cells"},
    {"from_box_cell", "From boxes and cells"},
    {"from_row_box_cell", "From rows, boxes and cells"},
    {"from_column_box_cell", "From columns, boxes and cells"},
    {"from_row_column_box_cell", "From all four viewpoints"},
}};

// The line that begins the loop over houses, by the houses of the set. The last is that of fewest_first.
constexpr std::array<CodeLine, 7> house_lines{{
    {2, "for each row, and each digit missing in it:", "algorithm.from_row.houses"},
    {2, "for each column, and each digit missing in it:", "algorithm.from_column.houses"},
    {2, "for each row and column, and each digit missing in it:", "algorithm.from_row_column.houses"},
    {2, "for each box, and each digit missing in it:", "algorithm.from_box.houses"},
    {2, "for each row and box, and each digit missing in it:", "algorithm.from_row_box.houses"},
    {2, "for each column and box, and each digit missing in it:", "algorithm.from_column_box.houses"},
    {2, "for each row, column and box, and each digit missing in it:", "algorithm.fewest_first.code.03"},
}};

// The pseudo-code of fewest_first without the lines that the set does not use.
std::vector<CodeLine> code_from(From from) {
  constexpr std::array<std::string_view, 18> keys{
      "algorithm.fewest_first.code.01", "algorithm.fewest_first.code.02", "algorithm.fewest_first.code.03",
      "algorithm.fewest_first.code.04", "algorithm.fewest_first.code.05", "algorithm.fewest_first.code.06",
      "algorithm.fewest_first.code.07", "algorithm.fewest_first.code.08", "algorithm.fewest_first.code.09",
      "algorithm.fewest_first.code.10", "algorithm.fewest_first.code.11", "algorithm.fewest_first.code.12",
      "algorithm.fewest_first.code.13", "algorithm.fewest_first.code.14", "algorithm.fewest_first.code.15",
      "algorithm.fewest_first.code.16", "algorithm.fewest_first.code.17", "algorithm.fewest_first.code.18"};
  const std::span<const CodeLine> whole = fewest_first().code;
  std::vector<CodeLine> code;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const bool of_houses = 2 <= i && i < 5, of_cells = 5 <= i && i < 8;
    if ((of_houses && !from.has_houses()) || (of_cells && !from.contains(Viewpoint::cell))) continue;
    code.push_back({whole[i].indent, whole[i].en, keys.at(i)});
    if (i == 2) code.back() = house_lines.at((from.viewpoints & ~set_of(Viewpoint::cell)) - 1);
  }
  return code;
}

template <ViewpointSet set>
struct Of {
  template <class Tracer>
  class Search : public ViewpointSearch<Tracer, fewest_candidates, From> {
   public:
    static constexpr int propagate_line = viewpoint_lines(From{set}).propagate;
    Search(const Grid& clues, Journal<Tracer>& journal)
        : ViewpointSearch<Tracer, fewest_candidates, From>(clues, journal, From{set}) {}
  };
};

template <ViewpointSet set>
Algorithm row() {
  static const std::vector<CodeLine> code = code_from(From{set});
  return {
      .id = texts[set].id,
      .title = texts[set].title,
      .idea = "Fewest candidates first, with singles looked for from these viewpoints only.",
      .lexicographic = false,
      .propagates = true,
      .copies = true,
      .code = code,
      .solve = solve<Of<set>::template Search>,
      .solve_until = solve_until<Of<set>::template Search>,
      .trace = trace<Of<set>::template Search>,
      .resume = resume<Of<set>::template Search>,
      .viewpoints = set,
  };
}

template <std::size_t... index>
std::array<Algorithm, sizeof...(index)> rows(std::index_sequence<index...>) {
  return {row<static_cast<ViewpointSet>(index + 1)>()...};
}

}  // namespace

std::span<const Algorithm> viewpoint_algorithms() {
  static const std::array table = rows(std::make_index_sequence<15>{});
  return table;
}

}  // namespace shudu::gallery
