// Two-string kite: a digit has two places in a row and two in a column, and one end of each lies in the same box. Those
// ends cannot both be true, so one of the free ends is true. The cell that sees both free ends is false. Two kites on
// the same cells of the box are a dual kite.
//
// Roles: pincer is the free ends, link the ends in the box; base is row and column, cover the box.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "logic/bit_count.h"
#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

// A strong link. The order of its cells changes while pairs of links are tried. The cell that was in the box stays
// first for the next pair. If a link lies within one box, this decides which of its cells is tried.
struct Link {
  House line;
  Cell joint, end;
};

// Orders the cells of both links so that their first cells share a box. False if no two ends do.
bool join(Link& row, Link& column) {
  const auto share = [](Cell a, Cell b) { return a.box() == b.box(); };
  if (share(row.joint, column.joint)) return true;
  if (share(row.joint, column.end)) {
    std::swap(column.joint, column.end);
  } else if (share(row.end, column.joint)) {
    std::swap(row.joint, row.end);
  } else if (share(row.end, column.end)) {
    std::swap(row.joint, row.end);
    std::swap(column.joint, column.end);
  } else {
    return false;
  }
  return true;
}

std::vector<Link> links(const State& state, int digit, int first) {
  std::vector<Link> found;
  for (int i = first; i < first + 9; ++i) {
    const unsigned positions = state.positions(House{i}, digit);
    if (count_of(positions) != 2) continue;
    found.push_back({House{i}, House{i}.cell(std::countr_zero(positions)),
                     House{i}.cell(static_cast<int>(std::bit_width(positions)) - 1)});
  }
  return found;
}

Step kite(int digit, const Link& row, const Link& column, Cell target) {
  Step step{.technique = &two_string_kite[0]};
  step.eliminations = {{target, digit}};
  step.digits = {digit};
  step.base = {row.line, column.line};
  step.cover = {House::box(row.joint.box())};
  step.marks = {{row.end, digit, Role::pincer},
                {column.end, digit, Role::pincer},
                {row.joint, digit, Role::link},
                {column.joint, digit, Role::link}};
  return step;
}

// The two kites may be of different digits. The step then has the digit of the first.
bool are_two_kites(const Step& a, const Step& b) {
  return a.cells(Role::link) == b.cells(Role::link) && a.eliminations != b.eliminations;
}

Step two_kites(const Step& a, const Step& b) {
  Step step = a;
  step.technique = &two_string_kite[1];
  step.eliminations.insert(step.eliminations.end(), b.eliminations.begin(), b.eliminations.end());
  for (House house : b.base) {
    if (std::find(step.base.begin(), step.base.end(), house) == step.base.end()) step.base.push_back(house);
  }
  step.marks.insert(step.marks.end(), b.marks.begin(), b.marks.end());
  step.variant = 1;
  return step;
}

void find_two_string_kite(Request& request, const Technique& /*both are looked for*/) {
  std::vector<Step> kites;
  const bool one_is_enough = request.first_only && !request.options.duals;
  for (int digit = 1; digit <= 9; ++digit) {
    if (!request.changes.affect(digit)) continue;
    std::vector<Link> rows = links(request.state, digit, 0), columns = links(request.state, digit, 9);
    for (Link& row : rows) {
      for (Link& column : columns) {
        if (!join(row, column)) continue;
        if (row.joint == column.joint || row.end == column.end || row.joint == column.end || row.end == column.joint) {
          continue;
        }
        const Cell target = Cell::at(column.end.row(), row.end.col());
        if (!request.state.has(target, digit)) continue;
        kites.push_back(kite(digit, row, column, target));
        if (one_is_enough) {
          request.report(std::move(kites.back()));
          return;
        }
      }
    }
  }
  if (request.options.duals) {  // duals eliminate more, so they come first
    for (std::size_t a = 0; a < kites.size(); ++a) {
      for (std::size_t b = a + 1; b < kites.size(); ++b) {
        if (are_two_kites(kites[a], kites[b]) && !request.report(two_kites(kites[a], kites[b]))) return;
      }
    }
  }
  for (Step& step : kites) {
    if (!request.report(std::move(step))) return;
  }
}

constexpr Technique make_two_string_kite(std::string_view id, std::string_view name, Text look, Text why,
                                         std::string_view code) {
  return {
      .id = id,
      .page = "two_string_kite",
      .family = Family::single_digit_patterns,
      .name = name,
      .look = look,
      .why = why,
      .hodoku = {.code = code, .index = 3100, .level = Level::hard, .score = 150, .on = true},
      .find = find_two_string_kite,
  };
}

}  // namespace

constinit const Technique two_string_kite[2] = {
    make_two_string_kite(
        "two_string_kite", "Two-String Kite",
        {"technique.two_string_kite.look",
         "Look at {digit} in {base}: in each it has two places, and {link} lie in {cover}."},
        {"technique.two_string_kite.why",
         "{link} cannot both be {digit}, so one of the other ends {pincer} is. The cell that sees both of these cannot "
         "be {digit}."},
        "0401"),
    make_two_string_kite(
        "dual_two_string_kite", "Dual Two-String Kite",
        {"technique.dual_two_string_kite.look", "Look at {link} in {cover}: two kites hang on these two cells."},
        {"technique.dual_two_string_kite.why",
         "In each kite the two cells of the box cannot both hold its digit, so one of its far ends does. The cell that "
         "sees both far ends of a kite cannot hold its digit."},
        "0404"),
};

}  // namespace shudu::logic
