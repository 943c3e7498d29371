// Multi colours: two clusters of simple colours of the same digit.
//
//   type 1   a colour of the first sees a colour of the second: they cannot both be true, so one of the other two
//   colours
//            is; what sees both of those is false
//   type 2   a colour of the first sees both colours of the second: it is false
//
// Roles: color_a and color_b are the first cluster, color_c and color_d the second.
#include "logic/patterns/coloring.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct MultiColorsPair {
  const ColorCluster& first;
  const ColorCluster& second;
};

bool report(Request& request, const Technique& technique, int digit, const MultiColorsPair& pair, CellSet gone) {
  if (gone.empty()) return true;
  Step step{.technique = &technique};
  for (Cell cell : gone) step.eliminations.emplace_back(cell, digit);
  step.digits = {digit};
  mark(step, pair.first.a, digit, Role::color_a);
  mark(step, pair.first.b, digit, Role::color_b);
  mark(step, pair.second.a, digit, Role::color_c);
  mark(step, pair.second.b, digit, Role::color_d);
  return request.report(std::move(step));
}

CellSet seeing_both(const MultiColorsPair& pair) {
  CellSet gone;
  for (CellSet color : {pair.first.a, pair.first.b}) {
    const CellSet seen = seen_from(color);
    if (seen.intersects(pair.second.a) && seen.intersects(pair.second.b)) gone |= color;
  }
  return gone;
}

CellSet between_the_others(const MultiColorsPair& pair, CellSet places) {
  const CellSet by_a = seen_from(pair.first.a), by_b = seen_from(pair.first.b);
  const CellSet by_c = seen_from(pair.second.a), by_d = seen_from(pair.second.b);
  CellSet gone;
  if (by_a.intersects(pair.second.a)) gone |= by_b & by_d;
  if (by_a.intersects(pair.second.b)) gone |= by_b & by_c;
  if (by_b.intersects(pair.second.a)) gone |= by_a & by_d;
  if (by_b.intersects(pair.second.b)) gone |= by_a & by_c;
  return gone & places;
}

void find_multi_colors(Request& request, const Technique& /*both are looked for*/) {
  const Coloring& coloring = request.memo.get<Coloring>(request.state);
  for (int digit = 1; digit <= 9; ++digit) {
    if (!request.changes.affect(digit)) continue;
    for (const ColorCluster& first : coloring.clusters[digit]) {
      for (const ColorCluster& second : coloring.clusters[digit]) {
        if (&first == &second) continue;
        const MultiColorsPair pair{first, second};
        if (!report(request, multi_colors[1], digit, pair, seeing_both(pair))) return;
        const CellSet gone = between_the_others(pair, request.state.places(digit));
        if (!report(request, multi_colors[0], digit, pair, gone)) return;
      }
    }
  }
}

constexpr Technique make_multi_colors(std::string_view id, std::string_view name, Text why, std::string_view code) {
  return {
      .id = id,
      .page = "multi_colors",
      .family = Family::coloring,
      .name = name,
      .look =
          {"technique.multi_colors.look",
           "Colour two groups of places of {digit} that are joined by strong links: {color_a} against {color_b}, and "
           "{color_c} against {color_d}."},
      .why = why,
      .hodoku = {.code = code, .index = 5360, .level = Level::hard, .score = 200, .on = true},
      .find = find_multi_colors,
  };
}

}  // namespace

constinit const Technique multi_colors[2] = {
    make_multi_colors(
        "multi_colors_1", "Multi Colors 1",
        {"technique.multi_colors_1.why",
         "In each group one colour is true. A colour of one group sees a colour of the other, so they are not both "
         "true and at least one of the two remaining colours is. A cell that sees both of these cannot be {digit}."},
        "0502"),
    make_multi_colors(
        "multi_colors_2", "Multi Colors 2",
        {"technique.multi_colors_2.why",
         "One of {color_c} and {color_d} is true as a colour. The colour of {eliminated} sees both of them, so it is "
         "false."},
        "0503"),
};

}  // namespace shudu::logic
