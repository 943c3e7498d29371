// Two bands are filled cell by cell, the third all at once. What is missing there is known column by column: three
// digits each, and in every stack the nine digits just once. So
//
//   row 7   takes one digit from each column: 27 ways in each stack. Those of the first two stacks that do not meet
//   leave
//           three digits, which must lie in different columns of the third: then there is just one way.
//   row 8   chooses between two digits in each column. Every digit left stands in two columns, so columns hang together
//           in cycles, and in each cycle there are two ways. The cycles, in the order of their first columns, count
//           like the digits of a binary number.
//   row 9   takes the rest.
#include <array>
#include <bit>
#include <cstring>

#include "shudu/generate.h"

namespace shudu {

namespace {

using Row = std::array<std::uint8_t, 9>;

// The ways to take one digit from each of three columns, ascending.
struct Picks {
  struct Pick {
    unsigned digits;  // bit d for digit d
    std::array<std::uint8_t, 3> row;
  };
  std::array<Pick, 27> all{};

  explicit Picks(const unsigned* columns) {
    int n = 0;
    for (unsigned a = columns[0]; a != 0; a &= a - 1) {
      for (unsigned b = columns[1]; b != 0; b &= b - 1) {
        for (unsigned c = columns[2]; c != 0; c &= c - 1) {
          const unsigned x = a & (0 - a), y = b & (0 - b), z = c & (0 - c);
          all[n++] = {x | y | z,
                      {static_cast<std::uint8_t>(std::countr_zero(x)), static_cast<std::uint8_t>(std::countr_zero(y)),
                       static_cast<std::uint8_t>(std::countr_zero(z))}};
        }
      }
    }
  }
};

// Bit i of the number in all bits of byte i.
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
  InOrder(std::span<const std::uint8_t> prefix, const Grid* after, const std::function<bool(const Grid&)>& on_grid)
      : prefix_(prefix), after_(after), on_grid_(on_grid) {}

  std::uint64_t run() {
    fill(0, after_ != nullptr);
    return count_;
  }

 private:
  // Fills the cells from `i` on. While `tight`, everything so far equals `after_`. False: enough.
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
    // The general case is rare; it is left to a test of every grid.
    const bool check = tight || prefix_.size() > 54;
    std::array<unsigned, 9> left{};
    for (int i = 0; i < 9; ++i) left[i] = all_digits & ~columns_[i];
    const Picks first{&left[0]}, second{&left[3]};
    std::uint8_t* const row_7 = grid_.data() + 54;
    for (const auto& a : first.all) {
      std::memcpy(row_7, a.row.data(), 3);
      for (const auto& b : second.all) {
        if ((a.digits & b.digits) != 0) continue;
        const unsigned rest = all_digits & ~(a.digits | b.digits);
        const unsigned x = rest & left[6], y = rest & left[7], z = rest & left[8];
        if (!std::has_single_bit(x) || !std::has_single_bit(y) || !std::has_single_bit(z)) continue;
        std::memcpy(row_7 + 3, b.row.data(), 3);
        row_7[6] = static_cast<std::uint8_t>(std::countr_zero(x));
        row_7[7] = static_cast<std::uint8_t>(std::countr_zero(y));
        row_7[8] = static_cast<std::uint8_t>(std::countr_zero(z));
        if (!(check ? fill_last_rows<true>(left) : fill_last_rows<false>(left))) return false;
      }
    }
    return true;
  }

  template <bool check>
  bool fill_last_rows(const std::array<unsigned, 9>& left) {
    const std::uint8_t* row_7 = grid_.data() + 54;
    Row low{}, high{};                   // the two digits of each column
    std::array<std::uint8_t, 10> sum{};  // of the two columns that hold a digit
    for (std::uint8_t i = 0; i < 9; ++i) {
      const unsigned two = left[i] & ~(1U << row_7[i]);
      low[i] = static_cast<std::uint8_t>(std::countr_zero(two));
      high[i] = static_cast<std::uint8_t>(std::bit_width(two) - 1);
      sum[low[i]] = static_cast<std::uint8_t>(sum[low[i]] + i);
      sum[high[i]] = static_cast<std::uint8_t>(sum[high[i]] + i);
    }
    // Where a column takes its low digit into row 8, its cycle follows: exchange[c] is where columns of cycle c take
    // their high digit when its first column takes the low one.
    std::array<unsigned, 4> cycles{}, flips{};
    int cycle_count = 0;
    unsigned open = 0x1ff;
    while (open != 0) {
      const int start = std::countr_zero(open);
      unsigned members = 0, flipped = 0;
      int column = start;
      std::uint8_t taken = low[start];
      do {
        members |= 1U << column;
        if (taken == high[column]) flipped |= 1U << column;
        // Row 9 gets the other digit here, so the other column that holds it gives it to row 8.
        const std::uint8_t other = static_cast<std::uint8_t>(low[column] + high[column] - taken);
        column = sum[other] - column;
        taken = other;
      } while (column != start);
      cycles[cycle_count] = members;
      flips[cycle_count] = flipped;
      ++cycle_count;
      open &= ~members;
    }
    std::uint8_t* const row_8 = grid_.data() + 63;
    std::uint8_t* const row_9 = grid_.data() + 72;
    std::uint64_t lows = 0, highs = 0;  // of eight columns
    std::memcpy(&lows, low.data(), 8);
    std::memcpy(&highs, high.data(), 8);
    const std::uint64_t differences = lows ^ highs;
    for (unsigned number = 0; number < 1U << cycle_count; ++number) {
      unsigned high_in_8 = 0;
      for (int c = 0; c < cycle_count; ++c) {
        const bool exchanged = (number >> (cycle_count - 1 - c) & 1) != 0;
        high_in_8 |= exchanged ? cycles[c] & ~flips[c] : flips[c];
      }
      const std::uint64_t exchange = differences & bytes_of_bits[high_in_8 & 0xff];
      const std::uint64_t eighth = lows ^ exchange, ninth = highs ^ exchange;
      std::memcpy(row_8, &eighth, 8);
      std::memcpy(row_9, &ninth, 8);
      row_8[8] = (high_in_8 >> 8) != 0 ? high[8] : low[8];
      row_9[8] = (high_in_8 >> 8) != 0 ? low[8] : high[8];
      if constexpr (check) {
        if (!is_wanted()) continue;
      }
      ++count_;
      if (!on_grid_(grid_)) return false;
    }
    return true;
  }

  bool is_wanted() const {
    return std::memcmp(grid_.data(), prefix_.data(), prefix_.size()) == 0 && (after_ == nullptr || *after_ < grid_);
  }

  static constexpr unsigned all_digits = 0x3fe;  // bits 1..9
  std::span<const std::uint8_t> prefix_;
  const Grid* after_;
  const std::function<bool(const Grid&)>& on_grid_;
  std::array<unsigned, 9> rows_{}, columns_{}, boxes_{};
  Grid grid_;
  std::uint64_t count_ = 0;
};

}  // namespace

std::uint64_t grids_in_order(std::span<const std::uint8_t> prefix, const Grid* after,
                             const std::function<bool(const Grid&)>& on_grid) {
  return InOrder{prefix, after, on_grid}.run();
}

}  // namespace shudu
