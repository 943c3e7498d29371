#include "logic/patterns/fish_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "logic/bit_count.h"

namespace shudu::logic {

namespace {

constexpr HouseSet rows = 0x1ff, columns = rows << 9, boxes = rows << 18;
constexpr int largest_size = 7;

// One pass of the search with given candidates for base houses and cover houses.
class Pass {
 public:
  Pass(const State& state, int digit, const FishLimits& limits, HouseSet base_houses, HouseSet cover_houses,
       const std::function<bool(const Fish&)>& take)
      : limits_(limits), take_(take), places_(state.places(digit)) {
    fish_.digit = digit;
    for (int i = 0; i < House::count; ++i) {
      if (((base_houses | cover_houses) >> i & 1) == 0) continue;
      const unsigned positions = state.positions(House{i}, digit);
      if (positions == 0) continue;
      const CellSet cells = state.places(digit, House{i});
      if ((base_houses >> i & 1) != 0 && (!limits.small_bases || count_of(positions) <= limits.max_size)) {
        bases_[base_count_++] = {i, positions, cells};
      }
      if ((cover_houses >> i & 1) != 0) all_covers_[all_cover_count_++] = {i, positions, cells};
    }
    // Parallel lines are counted by position: a crossing line that is not covered leaves a fin.
    counts_lines_ = limits.shape == FishShape::basic;
  }

  bool run() { return base_count_ < limits_.min_size || extend_base(0, {}, limits_.quarry, 0); }

 private:
  struct Unit {
    int house = 0;
    unsigned positions = 0;  // of the cells in the house
    CellSet cells;
  };
  // The base houses chosen so far.
  struct Base {
    CellSet cells = {};
    CellSet endo = {};       // in two of them
    unsigned positions = 0;  // of parallel lines: the crossing lines
  };
  // The cover houses chosen so far.
  struct Cover {
    CellSet cells = {};  // in one of them
    CellSet twice = {};  // in two of them
    CellSet fins = {};   // base candidates that no later cover house can cover
    CellSet quarry = {};
  };

  bool extend_base(int from, const Base& base, CellSet quarry, int size) {
    for (int i = from; i < base_count_; ++i) {
      const CellSet again = base.cells & bases_[i].cells;
      if (!again.empty() && (!limits_.finned || count_of(base.endo) + count_of(again) > limits_.max_endo_fins))
        continue;
      const Base next{base.cells | bases_[i].cells, base.endo | again, base.positions | bases_[i].positions};
      const CellSet next_quarry = again.empty() ? quarry : quarry & common_peers(again);
      if (next_quarry.empty()) continue;
      if (counts_lines_ && count_of(next.positions) > limits_.max_size + limits_.max_fins) continue;
      fish_.base |= HouseSet{1} << bases_[i].house;
      fish_.size = size + 1;
      if (fish_.size >= limits_.min_size && !search_covers(next.cells, next.endo, next_quarry)) return false;
      if (size + 1 < limits_.max_size && !extend_base(i + 1, next, next_quarry, size + 1)) return false;
      fish_.base &= ~(HouseSet{1} << bases_[i].house);
    }
    return true;
  }

  bool search_covers(CellSet base, CellSet endo, CellSet quarry) {
    if (limits_.open_ground && !endo.empty() && (common_peers(endo) - places_).empty()) return true;
    cover_count_ = 0;
    for (int i = 0; i < all_cover_count_; ++i) {
      const Unit& unit = all_covers_[i];
      if ((fish_.base >> unit.house & 1) == 0 && base.intersects(unit.cells)) covers_[cover_count_++] = unit;
    }
    if (cover_count_ < fish_.size) return true;
    base_ = base;
    endo_ = endo;
    // What the cover houses from i on can still cover: most_[i][n] is the largest number of base candidates that n of
    // them cover.
    rest_[cover_count_] = {};
    most_[cover_count_].fill(0);
    std::array<int, largest_size> best{};
    for (int i = cover_count_; i-- > 0;) {
      rest_[i] = rest_[i + 1] | covers_[i].cells;
      int count = count_of(base & covers_[i].cells);
      for (int& other : best) {
        if (count > other) std::swap(count, other);
      }
      most_[i][0] = 0;
      for (int n = 0; n < largest_size; ++n) most_[i][n + 1] = most_[i][n] + best[n];
    }
    const Cover none{.quarry = quarry};
    return can_become_fish(none, 0, fish_.size) ? extend_cover(0, none, fish_.size) : true;
  }

  bool can_become_fish(const Cover& cover, int from, int wanted) const {
    return (cover.cells | rest_[from]).intersects(cover.quarry) &&
           count_of(base_ - cover.cells) <= most_[from][wanted] + limits_.max_fins;
  }

  // Chooses `wanted` more of the cover houses from `from` on.
  bool extend_cover(int from, const Cover& cover, int wanted) {
    if (wanted == 0) return complete(cover);
    Cover next = cover;
    for (int i = from; i <= cover_count_ - wanted; ++i) {
      // Base candidates that only the skipped houses cover become fins.
      const CellSet lost = base_ - cover.cells - rest_[i] - next.fins;
      if (!lost.empty()) {
        next.fins |= lost;
        next.quarry &= common_peers(lost);
        if (next.quarry.empty() || count_of(next.fins | endo_) > limits_.max_fins) return true;
      }
      next.cells = cover.cells | covers_[i].cells;
      next.twice = cover.twice | (cover.cells & covers_[i].cells);
      if (!can_become_fish(next, i + 1, wanted - 1)) continue;
      fish_.cover |= HouseSet{1} << covers_[i].house;
      if (!extend_cover(i + 1, next, wanted - 1)) return false;
      fish_.cover &= ~(HouseSet{1} << covers_[i].house);
    }
    return true;
  }

  bool complete(const Cover& cover) {
    fish_.fins = (base_ - cover.cells) | endo_;
    if (fish_.fins.empty() == limits_.finned || count_of(fish_.fins) > limits_.max_fins) return true;
    const CellSet seen = common_peers(fish_.fins);
    fish_.eliminations = (cover.cells - base_) & seen;
    fish_.cannibals = cover.twice & seen;
    if ((fish_.eliminations | fish_.cannibals).empty() != limits_.barren || seen.empty()) return true;
    fish_.prey = (cover.cells - base_) | cover.twice;
    fish_.body = base_ - fish_.fins;
    fish_.endo_fins = endo_;
    return take_(fish_);
  }

  const FishLimits& limits_;
  const std::function<bool(const Fish&)>& take_;
  CellSet places_;
  bool counts_lines_ = false;
  std::array<Unit, House::count> bases_, all_covers_, covers_;
  int base_count_ = 0, all_cover_count_ = 0, cover_count_ = 0;
  CellSet base_, endo_;
  std::array<CellSet, House::count + 1> rest_;
  std::array<std::array<int, largest_size + 1>, House::count + 1> most_;
  Fish fish_;
};

// Whether `wanted` more of the lines from `from` on, with the crossing lines of those chosen before, have all their
// candidates in `size` crossing lines, and these have other candidates.
bool has_basic_fish(std::span<const unsigned, 9> lines, int size, int from, int wanted, unsigned chosen,
                    unsigned crossing) {
  if (wanted == 0) {
    unsigned others = 0;
    for (int i = 0; i < 9; ++i) others |= (chosen >> i & 1) != 0 ? 0 : lines[i];
    return count_of(crossing) == size && (others & crossing) != 0;
  }
  for (int i = from; i <= 9 - wanted; ++i) {
    if (lines[i] == 0 || count_of(crossing | lines[i]) > size) continue;
    if (has_basic_fish(lines, size, i + 1, wanted - 1, chosen | 1U << i, crossing | lines[i])) return true;
  }
  return false;
}

// Whether a search without fins finds a fish of rows, or of columns. Most do not, and a pass takes much longer than
// this test.
bool has_basic_fish(const State& state, int digit, int size, House::Kind kind) {
  std::array<unsigned, 9> lines;
  const auto positions = state.positions(kind);
  for (std::size_t i = 0; i < 9; ++i) lines[i] = positions[i * 9 + static_cast<std::size_t>(digit) - 1];
  return has_basic_fish(lines, size, 0, size, 0, 0);
}

}  // namespace

bool search_fish(const State& state, int digit, const FishLimits& limits,
                 const std::function<bool(const Fish&)>& take) {
  const auto pass = [&](HouseSet base, HouseSet cover) { return Pass{state, digit, limits, base, cover, take}.run(); };
  const auto pass_of_lines = [&](HouseSet base, HouseSet cover, House::Kind kind) {
    const bool is_plain = !limits.finned && limits.small_bases && !limits.barren && limits.min_size == limits.max_size;
    return (is_plain && !has_basic_fish(state, digit, limits.max_size, kind)) || pass(base, cover);
  };
  switch (limits.shape) {
    case FishShape::basic:
      return pass_of_lines(rows, columns, House::Kind::row) && pass_of_lines(columns, rows, House::Kind::column);
    case FishShape::franken: return pass(rows | boxes, columns | boxes) && pass(columns | boxes, rows | boxes);
    case FishShape::mutant: break;
  }
  return pass(rows | columns | boxes, rows | columns | boxes);
}

FishShape shape_of(const Fish& fish) {
  const auto lines = [](HouseSet houses, HouseSet kind) {
    return (houses & ~boxes) == (houses & kind) && (houses & kind) != 0;
  };
  const bool crossing =
      (lines(fish.base, rows) && lines(fish.cover, columns)) || (lines(fish.base, columns) && lines(fish.cover, rows));
  if (!crossing) return FishShape::mutant;
  return ((fish.base | fish.cover) & boxes) == 0 ? FishShape::basic : FishShape::franken;
}

CellSet common_peers(CellSet cells) {
  CellSet common = all_cells();
  for (Cell cell : cells) common &= peers(cell);
  return common;
}

}  // namespace shudu::logic
