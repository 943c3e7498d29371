// SK-loop: two rows in different bands and two columns in different stacks cross in four boxes. Their cells in these
// boxes, without the crossings, are eight pairs of cells that form a loop. Each pair shares its line with the next pair
// on one side, and its box with the next pair on the other.
//
//   * # # | . . . | # # *        *: crossings, #: the loop, of up to 16 blank cells
//   # . . | . . . | . . #
//   # . . | . . . | . . #        links: the row and the box that join two pairs each
//
// A digit occurs at most once in the cells of a link, because a link is part of a house. Suppose that for each digit a
// few links cover all its places in the loop, and that there are as many of these links as blank cells. Then each link
// holds its digit in the loop. Roles: pattern are the candidates of the loop; `base` are the houses of the eight links,
// `sets` their cells and digits.
#include <array>
#include <bit>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr int pair_count = 8;  // and as many links: link i joins pair i and pair i + 1

// The covers of a digit's places by links, for every set of pairs that have the digit.
struct Cover {
  std::uint8_t cost = pair_count;  // number of links in the smallest covers
  std::uint8_t links = 0;          // links that are in one of the smallest covers
};

constexpr auto covers = [] {
  std::array<Cover, 256> table{};
  for (unsigned links = 0; links < 256; ++links) {
    const unsigned covered = (links | links << 1 | links >> 7) & 0xff;
    const auto cost = static_cast<std::uint8_t>(std::popcount(links));
    // Every subset of the covered pairs.
    for (unsigned pairs = covered;; pairs = (pairs - 1) & covered) {
      Cover& best = table[pairs];
      if (cost < best.cost) best = {cost, 0};
      if (cost == best.cost) best.links = static_cast<std::uint8_t>(best.links | links);
      if (pairs == 0) break;
    }
  }
  return table;
}();
static_assert(covers[0b11].cost == 1 && covers[0b11].links == 0b01 && covers[0b111].cost == 2 &&
              covers[0b10000001].links == 0b10000000 && covers[0xff].cost == 4);

struct Loop {
  std::array<CellSet, pair_count> pairs;
  std::array<House, pair_count> links;

  Loop(const State& state, Cell first, Cell last) {
    const House rows[] = {House::row(first.row()), House::row(last.row())};
    const House columns[] = {House::column(first.col()), House::column(last.col())};
    const auto box = [&](int row, int column) {
      return House::box((row == 0 ? first : last).band() * 3 + (column == 0 ? first : last).stack());
    };
    const auto row_pair = [&](int row, int column) {
      return (rows[row].cells() & box(row, column).cells() & state.blanks()) - columns[column].cells();
    };
    const auto column_pair = [&](int row, int column) {
      return (columns[column].cells() & box(row, column).cells() & state.blanks()) - rows[row].cells();
    };
    pairs = {row_pair(0, 0), row_pair(0, 1), column_pair(0, 1), column_pair(1, 1),
             row_pair(1, 1), row_pair(1, 0), column_pair(1, 0), column_pair(0, 0)};
    links = {rows[0], box(0, 1), columns[1], box(1, 1), rows[1], box(1, 0), columns[0], box(0, 0)};
  }
};

// The pairs that have the digit.
unsigned pairs_with(const State& state, const Loop& loop, int digit) {
  unsigned pairs = 0;
  for (int i = 0; i < pair_count; ++i) {
    if (state.places(digit).intersects(loop.pairs[i])) pairs |= 1U << i;
  }
  return pairs;
}

Step step_of(const State& state, const Loop& loop, const std::array<unsigned, 10>& pairs, const Technique& wanted) {
  Step step{.technique = &wanted};
  CellSet cells;
  for (CellSet pair : loop.pairs) cells |= pair;
  for (int i = 0; i < pair_count; ++i) {
    LockedSet link{loop.pairs[i] | loop.pairs[(i + 1) % pair_count], {}};
    for (int digit = 1; digit <= 9; ++digit) {
      if ((covers[pairs[digit]].links >> i & 1) == 0) continue;
      link.digits.insert(digit);
      for (Cell cell : state.places(digit, loop.links[i]) - cells) {
        step.eliminations.emplace_back(cell, digit);
        step.digits.insert(digit);
      }
    }
    step.base.push_back(loop.links[i]);
    step.sets.push_back(link);
  }
  for (Cell cell : cells) {
    for (int digit : state.candidates(cell)) step.marks.emplace_back(cell, digit, Role::pattern);
  }
  return step;
}

// Returns false if no more steps are wanted.
bool look_at(Request& request, const Technique& wanted, Cell first, Cell last) {
  const Loop loop{request.state, first, last};
  int cells = 0;
  for (CellSet pair : loop.pairs) {
    if (pair.empty()) return true;
    cells += pair.size();
  }
  std::array<unsigned, 10> pairs{};
  unsigned joined = 0;  // links whose two pairs share a digit
  int cost = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    pairs[digit] = pairs_with(request.state, loop, digit);
    joined |= pairs[digit] & (pairs[digit] >> 1 | pairs[digit] << 7);
    cost += covers[pairs[digit]].cost;
  }
  // If two neighbouring pairs share no digit, the loop is open and only a union of smaller locked sets. If there are
  // fewer links than cells, the board is contradictory.
  if ((joined & 0xff) != 0xff || cost != cells) return true;
  Step step = step_of(request.state, loop, pairs, wanted);
  return step.eliminations.empty() || request.report(std::move(step));
}

void find_sk_loop(Request& request, const Technique& wanted) {
  for (Cell first : all_cells()) {
    for (Cell last : all_cells()) {
      if (first.band() >= last.band() || first.stack() >= last.stack()) continue;
      if (!look_at(request, wanted, first, last)) return;
    }
  }
}

}  // namespace

constinit const Technique sk_loop{
    .id = "sk_loop",
    .page = "sk_loop",
    .family = Family::almost_locked_sets,
    .name = "SK-Loop",
    .look = {"technique.sk_loop.look",
             "The cells {pattern} lie in pairs round a loop: {base} join each pair to the next. To take up all places "
             "of their digits, just as many links are needed as there are cells."},
    .why = {"technique.sk_loop.why",
            "A digit stands at most once in each row, column or box that takes up its places in the loop. These links "
            "are just enough to fill all cells, so each of them holds its digit in the loop, and the digit stands "
            "nowhere else in that house."},
    .hodoku = {.code = "2602", .index = 0},
    .find = find_sk_loop,
};

}  // namespace shudu::logic
