// Complete grids in order. Two bands are filled cell by cell, the third at once. The digits missing in the third band
// are known for each column: three digits, and in every stack each of the nine digits exactly once. So
//
//   row 7   takes one digit from each column: 27 ways in each stack. If the digits of the first two stacks differ,
//           three digits remain. They must be in different columns of the third stack. Then there is exactly one way.
//   row 8   chooses between two digits in each column. Every remaining digit is in two columns, so columns form cycles,
//           and each cycle has two ways. The cycles, in the order of their first columns, count like the digits of a
//           binary number.
//   row 9   takes the rest.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "shudu/generate.h"

namespace shudu {

namespace {

// One digit taken from a column of three: the digit, and the two that remain.
struct Taken {
  unsigned digits = 0;    // bit d for digit d
  std::uint64_t row = 0;  // the digit, in the byte of the column within its stack
  std::uint64_t low = 0;  // the two that remain, in the same byte
  std::uint64_t high = 0;
  std::uint64_t pairs = 0;       // exclusive or of the two that remain, in the four bits of the column
  std::uint64_t lows = 0;        // the lower of the two, in the same bits
  std::uint64_t columns_of = 0;  // in the four bits of each remaining digit: the column

  // Combines columns. Their parts do not overlap, except columns_of: it holds the exclusive or of the two columns of a
  // digit.
  friend Taken operator+(const Taken& a, const Taken& b) {
    return {
        a.digits | b.digits,        a.row | b.row, a.low | b.low, a.high | b.high, a.pairs | b.pairs, a.lows | b.lows,
        a.columns_of ^ b.columns_of};
  }
};

Taken take(unsigned bit, unsigned column_digits, unsigned column) {
  const unsigned two = column_digits & ~bit;
  const auto digit = static_cast<std::uint64_t>(std::countr_zero(bit));
  const auto low = static_cast<std::uint64_t>(std::countr_zero(two));
  const auto high = static_cast<std::uint64_t>(std::countr_zero(two & (two - 1)));
  const unsigned byte = 8 * (column % 3), nibble = 4 * column;
  const std::uint64_t here = column;
  return {bit,
          digit << byte,
          low << byte,
          high << byte,
          (low ^ high) << nibble,
          low << nibble,
          here << (4 * low) ^ here << (4 * high)};
}

// The ways to take one digit from each column of a stack, ascending.
struct Picks {
  std::array<Taken, 27> all;

  Picks(const std::array<unsigned, 9>& columns, unsigned first) {
    std::array<std::array<Taken, 3>, 3> of_column;
    for (unsigned k = 0; k < 3; ++k) {
      unsigned digits = columns[first + k];
      for (Taken& taken : of_column[k]) {
        taken = take(digits & (0 - digits), columns[first + k], first + k);
        digits &= digits - 1;
      }
    }
    int n = 0;
    for (const Taken& a : of_column[0]) {
      for (const Taken& b : of_column[1]) {
        const Taken two = a + b;
        for (const Taken& c : of_column[2]) all[n++] = two + c;
      }
    }
  }
};

// Copies bit i of the number to all bits of byte i.
constexpr auto bytes_of_bits = [] {
  std::array<std::uint64_t, 256> table{};
  for (unsigned bits = 0; bits < 256; ++bits) {
    for (unsigned i = 0; i < 8; ++i) {
      if ((bits >> i & 1) != 0) table[bits] |= std::uint64_t{0xff} << (8 * i);
    }
  }
  return table;
}();
static_assert(std::endian::native == std::endian::little);

class InOrder {
 public:
  InOrder(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids)
      : prefix_(prefix), after_(after), on_grids_(on_grids) {}

  std::uint64_t run() {
    fill(0, after_ != nullptr);
    return count_;
  }

 private:
  // Fills the cells starting with `i`. `tight` means that all cells so far equal `after_`. Returns false to stop.
  bool fill(int i, bool tight) {
    if (i == 54) return fill_last_band(tight);
    const Cell cell{i};
    unsigned& row = rows_[cell.row()];
    unsigned& column = columns_[cell.col()];
    unsigned& box = boxes_[cell.box()];
    unsigned possible = allowed(i) & ~(row | column | box);
    if (tight) possible &= ~0U << (*after_)[cell];
    for (; possible != 0; possible &= possible - 1) {
      const int digit = std::countr_zero(possible);
      const unsigned bit = 1U << digit;
      row |= bit, column |= bit, box |= bit;
      grid_.data()[i] = static_cast<std::uint8_t>(digit);
      const bool more = fill(i + 1, tight && digit == (*after_)[cell]);
      row ^= bit, column ^= bit, box ^= bit;
      if (!more) return false;
    }
    return true;
  }

  unsigned allowed(int i) const {
    return static_cast<std::size_t>(i) < prefix_.size() ? 1U << prefix_[static_cast<std::size_t>(i)] : all_digits;
  }

  bool fill_last_band(bool tight) {
    block_.clear();
    std::array<unsigned, 9> left{};
    for (int i = 0; i < 9; ++i) left[i] = all_digits & ~columns_[i];
    const Picks first{left, 0}, second{left, 3};
    std::array<std::array<Taken, 10>, 3> third;  // by column and digit
    for (unsigned k = 0; k < 3; ++k) {
      for (unsigned digits = left[6 + k]; digits != 0; digits &= digits - 1) {
        third[k][std::countr_zero(digits)] = take(digits & (0 - digits), left[6 + k], 6 + k);
      }
    }
    for (const Taken& a : first.all) {
      for (const Taken& b : second.all) {
        if ((a.digits & b.digits) != 0) continue;
        const unsigned rest = all_digits & ~(a.digits | b.digits);
        const unsigned x = rest & left[6], y = rest & left[7], z = rest & left[8];
        if (x == 0 || y == 0 || z == 0) continue;  // three digits must be in three columns
        const Taken c = third[0][std::countr_zero(x)] + third[1][std::countr_zero(y)] + third[2][std::countr_zero(z)];
        fill_last_rows(a, b, c);
      }
    }
    // This case is rare, so every grid is tested.
    if (tight || prefix_.size() > 54) std::erase_if(block_, [this](const Grid& grid) { return !is_wanted(grid); });
    count_ += block_.size();
    return block_.empty() || on_grids_(block_);
  }

  void fill_last_rows(const Taken& a, const Taken& b, const Taken& c) {
    // The columns form cycles. If the first column of a cycle puts its low digit into row 8, these columns put their
    // high digit there:
    unsigned high_in_8 = 0;
    std::array<unsigned, 4> cycles;
    int cycle_count = 0;
    const std::uint64_t pairs = a.pairs | b.pairs | c.pairs, lows = a.lows | b.lows | c.lows;
    const std::uint64_t columns_of = a.columns_of ^ b.columns_of ^ c.columns_of;
    for (unsigned open = 0x1ff; open != 0;) {
      const auto start = static_cast<unsigned>(std::countr_zero(open));
      unsigned members = 0, column = start;
      auto digit = static_cast<unsigned>(lows >> (4 * start) & 15);
      do {
        members |= 1U << column;
        if (digit != (lows >> (4 * column) & 15)) high_in_8 |= 1U << column;
        // Row 9 gets the other digit here, so the other column with this digit puts it into row 8.
        digit ^= static_cast<unsigned>(pairs >> (4 * column) & 15);
        column ^= static_cast<unsigned>(columns_of >> (4 * digit) & 15);
      } while (column != start);
      cycles[cycle_count++] = members;
      open &= ~members;
    }
    // In ascending order: the cycle whose first column is last changes fastest.
    std::array<unsigned, 16> high_columns;
    high_columns[0] = high_in_8;
    unsigned ways = 1;
    while (cycle_count > 0) {
      const unsigned members = cycles[--cycle_count];
      for (unsigned i = 0; i < ways; ++i) high_columns[ways + i] = high_columns[i] ^ members;
      ways *= 2;
    }
    const auto eight = [](std::uint64_t x, std::uint64_t y, std::uint64_t z) { return x | y << 24 | z << 48; };
    const std::uint64_t seventh = eight(a.row, b.row, c.row);
    const std::uint64_t low = eight(a.low, b.low, c.low), high = eight(a.high, b.high, c.high);
    const auto ninth_column = [](std::uint64_t third) { return static_cast<std::uint8_t>(third >> 16); };
    const std::uint8_t last_low = ninth_column(c.low), last_high = ninth_column(c.high);
    for (unsigned i = 0; i < ways; ++i) {
      const std::uint64_t exchange = (low ^ high) & bytes_of_bits[high_columns[i] & 0xff];
      const std::uint64_t row_8 = low ^ exchange, row_9 = high ^ exchange;
      const bool last_exchanged = high_columns[i] >> 8 != 0;
      std::uint8_t* const rows = block_.emplace_back(grid_).data() + 54;
      std::memcpy(rows, &seventh, 8);
      rows[8] = ninth_column(c.row);
      std::memcpy(rows + 9, &row_8, 8);
      std::memcpy(rows + 18, &row_9, 8);
      rows[17] = last_exchanged ? last_high : last_low;
      rows[26] = last_exchanged ? last_low : last_high;
    }
  }

  bool is_wanted(const Grid& grid) const {
    return std::equal(prefix_.begin(), prefix_.end(), grid.data()) &&
           (after_ == nullptr || std::memcmp(after_->data(), grid.data(), Cell::count) < 0);
  }

  static constexpr unsigned all_digits = 0x3fe;  // bits 1..9
  std::span<const std::uint8_t> prefix_;
  const Grid* after_;
  const OnGrids& on_grids_;
  std::array<unsigned, 9> rows_{}, columns_{}, boxes_{};
  Grid grid_;
  std::vector<Grid> block_;  // all grids that share the first two bands
  std::uint64_t count_ = 0;
};

}  // namespace

std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after, const OnGrids& on_grids) {
  return InOrder{prefix, after, on_grids}.run();
}

}  // namespace shudu
