// 3D Medusa: simple colours for all digits at once. Candidates are joined by strong links in houses (a digit with two
// places) and in cells (a cell with two candidates), and coloured alternately. One of the two colours is true.
//
//   A colour is false if it occurs twice in a cell, or twice in a house with the same digit, or if it removes every
//   candidate of a cell.
//   Any other candidate is false if both colours exclude it, in its cell or as the same digit in its houses.
//
// Clusters of a single digit are left to simple colours. Roles: color_a and color_b are the colours.
#include <array>
#include <utility>
#include <vector>

#include "logic/patterns/coloring.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// A set of candidates, by digit.
struct Color {
  std::array<CellSet, 10> places = {};  // [0] is unused

  bool contains(Cell cell, int digit) const { return places[digit].contains(cell); }
  void insert(Cell cell, int digit) { places[digit].insert(cell); }
  CellSet cells() const {
    CellSet all;
    for (CellSet of_digit : places) all |= of_digit;
    return all;
  }
};

// The candidates that a colour excludes: those in its cells and those it sees.
Color met_by(const Color& color) {
  Color met;
  const CellSet cells = color.cells();
  for (int digit = 1; digit <= 9; ++digit) met.places[digit] = cells | seen_from(color.places[digit]);
  return met;
}

struct Cluster {
  Color a, b;
};

class Clusters {
 public:
  explicit Clusters(const State& state) : state_(state) {
    for (int digit = 1; digit <= 9; ++digit) {
      for (Cell cell : state.places(digit)) {
        if (done_.contains(cell, digit)) continue;
        Cluster cluster;
        color(cell, digit, cluster);
        if (has_two_digits(cluster)) list.push_back(cluster);
      }
    }
  }

  std::vector<Cluster> list;

 private:
  // Colours everything that is joined to the start, which has colour a.
  void color(Cell start, int first_digit, Cluster& cluster) {
    std::vector<std::pair<Candidate, bool>> open = {{{start, first_digit}, true}};
    done_.insert(start, first_digit);
    while (!open.empty()) {
      const auto [candidate, in_a] = open.back();
      open.pop_back();
      const Cell cell = candidate.cell;
      const int digit = candidate.digit;
      (in_a ? cluster.a : cluster.b).insert(cell, digit);
      const auto join = [&, other = !in_a](Cell partner, int partner_digit) {
        if (done_.contains(partner, partner_digit)) return;
        done_.insert(partner, partner_digit);
        open.push_back({{partner, partner_digit}, other});
      };
      const DigitSet others = state_.candidates(cell) - DigitSet{digit};
      if (others.is_single()) join(cell, others.first());
      for (House house : houses(cell)) {
        const CellSet rest = state_.places(digit, house) - CellSet{cell};
        if (rest.is_single()) join(rest.first(), digit);
      }
    }
  }

  static bool has_two_digits(const Cluster& cluster) {
    int digits = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      digits += cluster.a.places[digit].empty() && cluster.b.places[digit].empty() ? 0 : 1;
    }
    return digits > 1;
  }

  const State& state_;
  Color done_;
};

bool is_false(const State& state, const Color& color) {
  CellSet once;
  for (int digit = 1; digit <= 9; ++digit) {
    const CellSet places = color.places[digit];
    if (once.intersects(places) || seen_from(places).intersects(places)) return true;
    once |= places;
  }
  for (Cell cell : state.blanks() - once) {
    bool empties = true;
    for (int digit : state.candidates(cell)) empties = empties && seen_from(color.places[digit]).contains(cell);
    if (empties) return true;
  }
  return false;
}

bool report(Request& request, const Technique& wanted, const Cluster& cluster, const Color& gone) {
  Step step{.technique = &wanted};
  for (int digit = 1; digit <= 9; ++digit) {
    for (Cell cell : gone.places[digit]) step.eliminations.emplace_back(cell, digit);
    if (!gone.places[digit].empty()) step.digits.insert(digit);
    mark(step, cluster.a.places[digit], digit, Role::color_a);
    mark(step, cluster.b.places[digit], digit, Role::color_b);
  }
  return step.eliminations.empty() || request.report(std::move(step));
}

void find_medusa_3d(Request& request, const Technique& wanted) {
  for (const Cluster& cluster : Clusters{request.state}.list) {
    const bool a_is_false = is_false(request.state, cluster.a), b_is_false = is_false(request.state, cluster.b);
    if (a_is_false && b_is_false) continue;  // a contradictory board
    if (a_is_false || b_is_false) {
      if (!report(request, wanted, cluster, a_is_false ? cluster.a : cluster.b)) return;
      continue;
    }
    const Color by_a = met_by(cluster.a), by_b = met_by(cluster.b);
    Color gone;
    for (int digit = 1; digit <= 9; ++digit) {
      gone.places[digit] = (by_a.places[digit] & by_b.places[digit] & request.state.places(digit)) -
                           cluster.a.places[digit] - cluster.b.places[digit];
    }
    if (!report(request, wanted, cluster, gone)) return;
  }
}

}  // namespace

constinit const Technique medusa_3d{
    .id = "medusa_3d",
    .page = "medusa_3d",
    .family = Family::coloring,
    .name = "3D Medusa",
    .look = {"technique.medusa_3d.look",
             "Colour the candidates that are joined by strong links, in houses and in cells with two candidates: "
             "{color_a.candidates} in one colour, {color_b.candidates} in the other."},
    .why = {"technique.medusa_3d.why",
            "One colour is true as a whole, the other false. A colour that would break the rules is false, and a "
            "candidate "
            "that meets both colours is false whichever is true."},
    .hodoku = {.code = "0507", .index = 0, .level = Level::hard},
    .find = find_medusa_3d,
};

}  // namespace shudu::logic
