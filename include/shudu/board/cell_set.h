// CellSet: a set of cells, one bit for each cell.
//
// Thread safety: a plain value. Different threads may use different objects, or read the same one.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "shudu/board/cell.h"

namespace shudu {

class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (Cell cell : cells) insert(cell);
  }
  static constexpr CellSet all() { return from_words(~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1); }
  // Cell i is bit i % 64 of word i / 64. Precondition: bits 17..63 of `high` are zero.
  static constexpr CellSet from_words(std::uint64_t low, std::uint64_t high) {
    assert(high >> 17 == 0);
    CellSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }

  constexpr std::uint64_t low() const { return low_; }
  constexpr std::uint64_t high() const { return high_; }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  // This does not use size(), because std::popcount is a function call on baseline x86-64.
  constexpr bool is_single() const {
    return ((low_ & (low_ - 1)) | (high_ & (high_ - 1))) == 0 && (low_ != 0) != (high_ != 0);
  }
  constexpr bool contains(Cell cell) const { return (word(cell) >> (cell.index() % 64) & 1) != 0; }
  constexpr bool contains(CellSet other) const { return (other - *this).empty(); }
  constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }
  // The first cell in row-major order. Precondition: !empty().
  constexpr Cell first() const {
    assert(!empty());
    return Cell{low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_)};
  }

  constexpr void insert(Cell cell) { word(cell) |= bit(cell); }
  constexpr void erase(Cell cell) { word(cell) &= ~bit(cell); }

  friend constexpr CellSet operator&(CellSet a, CellSet b) { return from_words(a.low_ & b.low_, a.high_ & b.high_); }
  friend constexpr CellSet operator|(CellSet a, CellSet b) { return from_words(a.low_ | b.low_, a.high_ | b.high_); }
  friend constexpr CellSet operator-(CellSet a, CellSet b) { return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_); }
  friend constexpr CellSet operator~(CellSet a) { return all() - a; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  // Cells in row-major order: `for (Cell cell : set)`.
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Cell operator*() const { return from_words(low_, high_).first(); }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0, high_ = 0;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {}; }

 private:
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.index() % 64); }
  constexpr std::uint64_t& word(Cell cell) { return cell.index() < 64 ? low_ : high_; }
  constexpr const std::uint64_t& word(Cell cell) const { return cell.index() < 64 ? low_ : high_; }

  std::uint64_t low_ = 0;   // cells 0..63
  std::uint64_t high_ = 0;  // cells 64..80; bits 17..63 are zero
};

// All 81 cells in row-major order.
constexpr CellSet all_cells() { return CellSet::all(); }

static_assert(all_cells().size() == 81);

}  // namespace shudu
