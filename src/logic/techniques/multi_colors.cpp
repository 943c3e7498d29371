// Multi colours: two clusters of simple colours of the same digit.
//
//   type 1   a colour of the first sees a colour of the second: they cannot both be true, so one of the other two
//   colours
//            is; what sees both of those is false
//   type 2   a colour of the first sees both colours of the second: it is false
//
// Roles: color_a and color_b are the first cluster, color_c and color_d the second.
#include "logic/coloring.h"
#include "logic/hunt.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

struct Pair {
  const ColorCluster& first;
  const ColorCluster& second;
};

bool report(Hunt& hunt, const Technique& technique, int digit, const Pair& pair, CellSet gone) {
  if (gone.empty()) return true;
  Step step{.technique = &technique};
  for (Cell cell : gone) step.eliminations.emplace_back(cell, digit);
  step.digits = {digit};
  mark(step, pair.first.a, digit, Role::color_a);
  mark(step, pair.first.b, digit, Role::color_b);
  mark(step, pair.second.a, digit, Role::color_c);
  mark(step, pair.second.b, digit, Role::color_d);
  return hunt.report(std::move(step));
}

CellSet seeing_both(const Pair& pair) {
  CellSet gone;
  for (CellSet color : {pair.first.a, pair.first.b}) {
    const CellSet seen = seen_from(color);
    if (seen.intersects(pair.second.a) && seen.intersects(pair.second.b)) gone |= color;
  }
  return gone;
}

CellSet between_the_others(const Pair& pair, CellSet places) {
  const CellSet by_a = seen_from(pair.first.a), by_b = seen_from(pair.first.b);
  const CellSet by_c = seen_from(pair.second.a), by_d = seen_from(pair.second.b);
  CellSet gone;
  if (by_a.intersects(pair.second.a)) gone |= by_b & by_d;
  if (by_a.intersects(pair.second.b)) gone |= by_b & by_c;
  if (by_b.intersects(pair.second.a)) gone |= by_a & by_d;
  if (by_b.intersects(pair.second.b)) gone |= by_a & by_c;
  return gone & places;
}

void find(Hunt& hunt, const Technique& /*both are looked for*/) {
  const Coloring& coloring = hunt.memo.get<Coloring>(hunt.state);
  for (int digit = 1; digit <= 9; ++digit) {
    for (const ColorCluster& first : coloring.clusters[digit]) {
      for (const ColorCluster& second : coloring.clusters[digit]) {
        if (&first == &second) continue;
        const Pair pair{first, second};
        if (!report(hunt, multi_colors[1], digit, pair, seeing_both(pair))) return;
        const CellSet gone = between_the_others(pair, hunt.state.places(digit));
        if (!report(hunt, multi_colors[0], digit, pair, gone)) return;
      }
    }
  }
}

constexpr Technique make(std::string_view id, Text name, Text why, std::string_view code) {
  return {
      .id = id,
      .page = "multi_colors",
      .family = Family::coloring,
      .name = name,
      .look =
          {"Colour two groups of places of {digit} that are joined by strong links: {color_a} against {color_b}, and "
           "{color_c} against {color_d}.",
           "给两组由强链相连的 {digit} 染色：{color_a} 对 {color_b}，{color_c} 对 {color_d}。",
           "給兩組由強鏈相連的 {digit} 染色：{color_a} 對 {color_b}，{color_c} 對 {color_d}。"},
      .why = why,
      .hodoku = {.code = code, .index = 5360, .level = Level::hard, .score = 200, .on = true},
      .find = find,
  };
}

}  // namespace

constinit const Technique multi_colors[2] = {
    make("multi_colors_1", {"Multi Colors 1", "多重染色 1", "多重染色 1"},
         {"In each group one colour is true. A colour of one group sees a colour of the other, so they are not both "
          "true and at least one of the two remaining colours is. A cell that sees both of these cannot be {digit}.",
          "每组中必有一色为真。一组的某色看到另一组的某色，这两色不能同时为真，剩下的两色中至少有一色为真。"
          "同时看到剩下的两色的格不能是 {digit}。",
          "每組中必有一色為真。一組的某色看到另一組的某色，這兩色不能同時為真，剩下的兩色中至少有一色為真。"
          "同時看到剩下的兩色的格不能是 {digit}。"},
         "0502"),
    make("multi_colors_2", {"Multi Colors 2", "多重染色 2", "多重染色 2"},
         {"One of {color_c} and {color_d} is true as a colour. The colour of {eliminated} sees both of them, so it is "
          "false.",
          "{color_c} 和 {color_d} 两色中必有一色为真。{eliminated} 这一色同时看到它们，所以这一色都不是 {digit}。",
          "{color_c} 和 {color_d} 兩色中必有一色為真。{eliminated} 這一色同時看到它們，所以這一色都不是 {digit}。"},
         "0503"),
};

}  // namespace shudu::logic
