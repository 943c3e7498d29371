// A symmetry g keeps a grid if renaming its digits by some s undoes g: the digit in g(c) is s of the digit in c.
//
// One box, the base, is filled with 1..9 in order, which fixes the names of the digits. If g keeps the base, g
// determines s. Otherwise every s with s^order = 1 is tried. Then a search over whole orbits of cells counts the grids:
// the digit of one cell determines those of its orbit. A symmetry that commutes with g and keeps the base maps kept
// grids to kept grids. Let K be the group of these symmetries. They permute the cells beside and below the base, whose
// digits differ. So of each |K| grids only the one with the smallest digits there is counted.
#include "census/kept_grids.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

#include "shudu/board.h"

namespace shudu::census {

namespace {

using Renaming = std::array<std::uint8_t, 9>;

class KeptGrids {
 public:
  KeptGrids(const CellMap& map, int order, const std::atomic<bool>& stop) : map_(map), order_(order), stop_(stop) {
    for (int i = 0; i < 81; ++i) {
      const Cell cell{i};
      houses_[i] = {static_cast<std::uint8_t>(cell.row()), static_cast<std::uint8_t>(9 + cell.col()),
                    static_cast<std::uint8_t>(18 + cell.box())};
    }
    for (int box = 0; box < 9; ++box) {
      if (Cell{map[Cell::in_box(box, 0).index()]}.box() == box) {
        base_ = box;
        base_is_kept_ = true;
        break;
      }
    }
    find_orbits();
    // witness_ has the twelve cells beside the first row and below the first column of the base, row first.
    const Cell corner = Cell::in_box(base_, 0);
    for (int i = 0; i < 9; ++i) {
      if (i / 3 != corner.stack()) witness_.push_back(Cell::at(corner.row(), i).index());
    }
    for (int i = 0; i < 9; ++i) {
      if (i / 3 != corner.band()) witness_.push_back(Cell::at(i, corner.col()).index());
    }
    for (const CellMap& k : centralizer_keeping(map, base_)) {
      std::array<std::uint8_t, 12> images{};
      for (int i = 0; i < 12; ++i) {
        const auto at = std::find(witness_.begin(), witness_.end(), k[witness_[i]]) - witness_.begin();
        images[i] = static_cast<std::uint8_t>(at);
      }
      symmetries_.push_back(images);
    }
  }

  std::uint64_t count() {
    if (base_is_kept_) {
      Renaming s{};
      for (int i = 0; i < 9; ++i) {
        s[i] = static_cast<std::uint8_t>(Cell{map_[Cell::in_box(base_, i).index()]}.place_in_box());
      }
      return count_with(s);
    }
    std::uint64_t total = 0;
    Renaming s{};
    std::iota(s.begin(), s.end(), std::uint8_t{0});
    do {
      total += count_with(s);
    } while (!stop_ && std::next_permutation(s.begin(), s.end()));
    return total;
  }

 private:
  struct Orbit {
    std::vector<std::uint8_t> cells;  // in the order of g
    unsigned possible = 0;            // digits that cause no conflict inside the orbit
  };

  void find_orbits() {
    std::array<bool, 81> seen{};
    for (int i = 0; i < 81; ++i) {
      if (seen[i]) continue;
      Orbit& orbit = orbits_.emplace_back();
      for (int at = i; !seen[at]; at = map_[at]) {
        seen[at] = true;
        orbit.cells.push_back(static_cast<std::uint8_t>(at));
      }
    }
  }

  unsigned taken(int cell) const { return used_[houses_[cell][0]] | used_[houses_[cell][1]] | used_[houses_[cell][2]]; }
  void toggle(int cell, int digit) {
    for (std::uint8_t house : houses_[cell]) used_[house] = static_cast<std::uint16_t>(used_[house] ^ 1U << digit);
  }

  std::uint64_t count_with(const Renaming& s) {
    powers_[0] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    for (int k = 1; k <= order_; ++k) {
      for (int digit = 0; digit < 9; ++digit) powers_[k][digit] = s[powers_[k - 1][digit]];
    }
    if (powers_[order_] != powers_[0]) return 0;
    used_.fill(0);
    value_.fill(-1);
    for (int i = 0; i < 9; ++i) {
      int cell = Cell::in_box(base_, i).index();
      for (int k = 0; k < order_; ++k, cell = map_[cell]) {
        const int digit = powers_[k][i];
        if (value_[cell] >= 0) {
          if (value_[cell] != digit) return 0;
          continue;
        }
        if ((taken(cell) >> digit & 1) != 0) return 0;
        value_[cell] = static_cast<std::int8_t>(digit);
        toggle(cell, digit);
      }
    }
    open_.clear();
    for (Orbit& orbit : orbits_) {
      if (value_[orbit.cells[0]] >= 0) continue;
      orbit.possible = possible_in(orbit);
      if (orbit.possible == 0) return 0;
      open_.push_back(&orbit);
    }
    // The orbits of these twelve cells are filled first, so they are at the end.
    const auto is_witness = [this](const Orbit* orbit) {
      return std::any_of(orbit->cells.begin(), orbit->cells.end(), [this](std::uint8_t cell) {
        return std::find(witness_.begin(), witness_.end(), cell) != witness_.end();
      });
    };
    const auto rest =
        std::stable_partition(open_.begin(), open_.end(), [&](const Orbit* orbit) { return !is_witness(orbit); });
    others_ = static_cast<int>(rest - open_.begin());
    count_ = 0;
    search(static_cast<int>(open_.size()));
    return count_ * symmetries_.size();
  }

  unsigned possible_in(const Orbit& orbit) const {
    const auto length = orbit.cells.size();
    unsigned possible = 0;
    for (int digit = 0; digit < 9; ++digit) {
      bool good = powers_[length][digit] == digit;
      for (std::size_t k = 1; k < length && good; ++k) {
        good = powers_[k][digit] != digit || !Cell{orbit.cells[0]}.sees(Cell{orbit.cells[k]});
      }
      if (good) possible |= 1U << digit;
    }
    return possible;
  }

  // open_[0 .. n-1] are to be filled. The orbits from others_ on hold some of the twelve cells.
  void search(int n) {
    if (n == others_ && !is_least()) return;
    if (n == 0) {
      ++count_;
      return;
    }
    const int from = n > others_ ? others_ : 0;
    int best = from, fewest = 10;
    unsigned best_digits = 0;
    for (int i = from; i < n; ++i) {
      const unsigned digits = open_[i]->possible & ~taken(open_[i]->cells[0]);
      const int size = std::popcount(digits);
      if (size >= fewest) continue;
      fewest = size;
      best = i;
      best_digits = digits;
      if (size <= 1) break;
    }
    if (fewest == 0) return;
    if (n == 1 && others_ > 0) {
      count_ += static_cast<std::uint64_t>(fewest);
      return;
    }
    if (stop_.load(std::memory_order_relaxed)) return;
    Orbit* orbit = open_[best];
    std::swap(open_[best], open_[n - 1]);
    for (unsigned rest = best_digits; rest != 0; rest &= rest - 1) {
      const int digit = std::countr_zero(rest);
      fill(*orbit, digit);
      search(n - 1);
      fill(*orbit, digit);
    }
    std::swap(open_[best], open_[n - 1]);
  }
  void fill(const Orbit& orbit, int digit) {
    for (std::size_t k = 0; k < orbit.cells.size(); ++k) {
      value_[orbit.cells[k]] = static_cast<std::int8_t>(powers_[k][digit]);
      toggle(orbit.cells[k], powers_[k][digit]);
    }
  }
  bool is_least() const {
    std::array<std::int8_t, 12> digits{};
    for (int i = 0; i < 12; ++i) digits[i] = value_[witness_[i]];
    for (const auto& images : symmetries_) {
      for (int i = 0; i < 12; ++i) {
        const std::int8_t other = digits[images[i]];
        if (other > digits[i]) break;
        if (other < digits[i]) return false;
      }
    }
    return true;
  }

  const CellMap& map_;
  int order_;
  const std::atomic<bool>& stop_;
  int base_ = 0;
  bool base_is_kept_ = false;
  std::array<std::array<std::uint8_t, 3>, 81> houses_{};
  std::vector<Orbit> orbits_;
  std::vector<int> witness_;
  std::vector<std::array<std::uint8_t, 12>> symmetries_;  // the images of the twelve cells, by index

  std::array<Renaming, 37> powers_{};  // of s; the order of a symmetry is at most 36
  std::array<std::uint16_t, 27> used_{};
  std::array<std::int8_t, 81> value_{};
  std::vector<Orbit*> open_;
  int others_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace

std::uint64_t kept_grids(const CellMap& map, int order, const std::atomic<bool>& stop) {
  return KeptGrids{map, order, stop}.count();
}

}  // namespace shudu::census
