// Simple colours: the places of one digit that are joined by strong links, in two colours. One of the colours is true.
//
//   wrap   two cells of one colour see each other: that colour is false
//   trap   a cell sees both colours: it is false
//
// Roles: color_a and color_b are the colours.
#include "logic/patterns/coloring.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

bool report(Request& request, const Technique& technique, int digit, const ColorCluster& cluster, CellSet gone) {
  if (gone.empty()) return true;
  Step step{.technique = &technique};
  for (Cell cell : gone) step.eliminations.emplace_back(cell, digit);
  step.digits = {digit};
  mark(step, cluster.a, digit, Role::color_a);
  mark(step, cluster.b, digit, Role::color_b);
  return request.report(std::move(step));
}

void find_simple_colors(Request& request, const Technique& /*both are looked for*/) {
  const Coloring& coloring = request.memo.get<Coloring>(request.state);
  for (int digit = 1; digit <= 9; ++digit) {
    if (!request.changes.affect(digit)) continue;
    for (const ColorCluster& cluster : coloring.clusters[digit]) {
      const CellSet by_a = seen_from(cluster.a), by_b = seen_from(cluster.b);
      CellSet wrapped;
      if (by_a.intersects(cluster.a)) wrapped |= cluster.a;
      if (by_b.intersects(cluster.b)) wrapped |= cluster.b;
      if (!report(request, simple_colors[1], digit, cluster, wrapped)) return;
      const CellSet trapped = (by_a & by_b & request.state.places(digit)) - cluster.a - cluster.b;
      if (!report(request, simple_colors[0], digit, cluster, trapped)) return;
    }
  }
}

constexpr Technique make_simple_colors(std::string_view id, std::string_view name, Text why, std::string_view code) {
  return {
      .id = id,
      .page = "simple_colors",
      .family = Family::coloring,
      .name = name,
      .look =
          {"technique.simple_colors.look",
           "Colour the places of {digit} that are joined by strong links: {color_a} in one colour, {color_b} in the "
           "other."},
      .why = why,
      .hodoku = {.code = code, .index = 5330, .level = Level::hard, .score = 150, .on = true},
      .find = find_simple_colors,
  };
}

}  // namespace

constinit const Technique simple_colors[2] = {
    make_simple_colors(
        "simple_colors_trap", "Simple Colors Trap",
        {"technique.simple_colors_trap.why",
         "All cells of one colour hold {digit}, or all of the other do. A cell that sees both colours cannot be "
         "{digit}."},
        "0500"),
    make_simple_colors(
        "simple_colors_wrap", "Simple Colors Wrap",
        {"technique.simple_colors_wrap.why",
         "All cells of one colour hold {digit}, or all of the other do. Two cells in the colour of {eliminated} see "
         "each "
         "other, so that colour is false."},
        "0501"),
};

}  // namespace shudu::logic
