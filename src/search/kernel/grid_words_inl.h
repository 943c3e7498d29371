// Grid words: converts one grid to the words of its places, and the words of a solved grid back to 81 bytes 0..9 (0 for
// a blank).
//
// Loading converts a grid to "place order": for each place the bytes of its nine boxes, each at the position of its bit
// in a word, and each byte with one bit per digit. Collecting one bit of all bytes then gives a word. Storing does the
// reverse, starting from the four bits of the digits. AVX2 converts two grids at a time, one in each half of its
// vectors. Without SIMD both are loops over cells.
#if defined(SHUDU_SEARCH_GRID_WORDS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_GRID_WORDS_INL_H
#undef SHUDU_SEARCH_GRID_WORDS_INL_H
#else
#define SHUDU_SEARCH_GRID_WORDS_INL_H
#endif

#include <algorithm>

#include "frame_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

constexpr int place_of_cell(int cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr int bit_of_cell(int cell) { return bit_of_box(cell / 27, cell % 9 / 3); }

#if HWY_TARGET == HWY_SCALAR

struct CellTable {
  std::uint8_t place[81], bit[81];
};
inline constexpr CellTable cell_table = [] {
  CellTable t{};
  for (int cell = 0; cell < 81; ++cell) {
    t.place[cell] = static_cast<std::uint8_t>(place_of_cell(cell));
    t.bit[cell] = static_cast<std::uint8_t>(bit_of_cell(cell));
  }
  return t;
}();

// Passes the words of one grid to `sink(digit, place, word)`.
template <class Sink>
HWY_INLINE void words_of_grid(const std::uint8_t* grid, const Sink& sink) {
  std::uint16_t given[10][9] = {};  // given[0]: the blanks
  for (int cell = 0; cell < 81; ++cell) {
    std::uint16_t& word = given[grid[cell]][cell_table.place[cell]];
    word = static_cast<std::uint16_t>(word | 1 << cell_table.bit[cell]);
  }
  for (int d = 0; d < 9; ++d) {
    for (int place = 0; place < 9; ++place) {
      sink(d, place, static_cast<std::uint16_t>(given[0][place] | given[d + 1][place]));
    }
  }
}

// The reverse, from the digits (1 to 9) in binary. `planes(i, h)` points to eight words: the boxes whose digit has bit
// 2h in row i and columns 0, 1, 2 of the box, an unused word, and the same for bit 2h + 1.
template <class Planes>
HWY_INLINE void grid_of_planes(const Planes& planes, std::uint8_t* grid) {
  const std::uint16_t* pair[3][2];
  for (int i = 0; i < 3; ++i) {
    for (int h = 0; h < 2; ++h) pair[i][h] = planes(i, h);
  }
  for (int cell = 0; cell < 81; ++cell) {
    const int place = cell_table.place[cell], bit = cell_table.bit[cell];
    const auto* const* of_row = pair[place / 3];
    const auto plane = [&](int k) { return of_row[k / 2][k % 2 * 4 + place % 3] >> bit & 1; };
    grid[cell] = static_cast<std::uint8_t>(plane(0) | plane(1) << 1 | plane(2) << 2 | plane(3) << 3);
  }
}

#else

using Bytes = hn::FixedTag<std::uint8_t, 16>;
inline constexpr std::uint8_t nowhere = 0x80;  // an index for which a byte lookup gives 0

struct ByteTables {
  // Lookup tables: a bit for each of the digits 1 to 8, all bits for a blank (0), and the sign bit for the ninth digit.
  alignas(16) std::uint8_t eight_digits[16] = {0xff, 1, 2, 4, 8, 16, 32, 64, 128};
  alignas(16) std::uint8_t ninth_digit[16] = {128, 0, 0, 0, 0, 0, 0, 0, 0, 128};
  // For column j of a box and a band: the byte of a row of the band for each bit. Also the bits that are boxes.
  alignas(16) std::uint8_t row_to_bits[3][3][16];
  alignas(16) std::uint8_t boxes[16] = {};
  // For a band and the first or second half of planes(): for each cell of a row, its byte and its bit in that byte.
  alignas(16) std::uint8_t byte_of_cell[3][2][16];
  alignas(16) std::uint8_t bit_in_byte[3][16];
};
inline constexpr ByteTables byte_tables = [] {
  ByteTables t{};
  for (int band = 0; band < 3; ++band) {
    for (int k = 0; k < 16; ++k) {
      for (auto& column : t.row_to_bits) column[band][k] = nowhere;
      for (auto& half : t.byte_of_cell[band]) half[k] = nowhere;
      t.bit_in_byte[band][k] = 1;
    }
    for (int column = 0; column < 9; ++column) {
      const int j = column % 3, bit = bit_of_box(band, column / 3);
      t.boxes[bit] = 0xff;
      t.row_to_bits[j][band][bit] = static_cast<std::uint8_t>(column);
      t.bit_in_byte[band][column] = static_cast<std::uint8_t>(1 << bit % 8);
      for (int s = 0; s < 2; ++s) t.byte_of_cell[band][s][column] = static_cast<std::uint8_t>(8 * s + 2 * j + bit / 8);
    }
  }
  return t;
}();

// The sign bits of all bytes: sixteen bytes give a word, 32 bytes give two words side by side.
HWY_INLINE std::uint32_t sign_bits(hn::Vec<Bytes> x) {
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_SSSE3
  return static_cast<std::uint32_t>(_mm_movemask_epi8(x.raw));
#elif HWY_TARGET == HWY_WASM
  return static_cast<std::uint32_t>(wasm_i8x16_bitmask(x.raw));
#else
  std::uint16_t bits = 0;
  std::uint8_t bytes[8];
  const hn::RebindToSigned<Bytes> numbers;
  hn::StoreMaskBits(numbers, hn::Lt(hn::BitCast(numbers, x), hn::Zero(numbers)), bytes);
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
#endif
}

// Row `row` of a grid in sixteen bytes. The bytes after the first nine are unused.
HWY_INLINE hn::Vec<Bytes> row_of_grid(const std::uint8_t* grid, int row) {
  const Bytes bytes;
  return row < 8 ? hn::LoadU(bytes, grid + 9 * row) : hn::ShiftRightBytes<7>(bytes, hn::LoadU(bytes, grid + 65));
}

#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
// The same for two grids, side by side.
using TwoBytes = hn::FixedTag<std::uint8_t, 32>;
HWY_INLINE std::uint32_t sign_bits(hn::Vec<TwoBytes> x) {
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(x.raw));
}
HWY_INLINE hn::Vec<TwoBytes> two(hn::Vec<Bytes> first, hn::Vec<Bytes> second) {
  return hn::Combine(TwoBytes{}, second, first);
}
#endif

// Converts three rows, one of each band and all at the same height in their boxes, to the words of three places:
// `sink(digit, column in the box, word)`.
template <class D, class Sink>
HWY_INLINE void words_of_rows(D bytes, const hn::Vec<D> (&row)[3], const Sink& sink) {
  const auto table = [&](const std::uint8_t* from) { return hn::LoadDup128(bytes, from); };
  for (int j = 0; j < 3; ++j) {
    const auto& where = byte_tables.row_to_bits[j];
    const auto boxes = hn::Or(hn::Or(look_up(row[0], table(where[0])), look_up(row[1], table(where[1]))),
                              look_up(row[2], table(where[2])));
    const auto used = table(byte_tables.boxes);
    auto digits = hn::And(look_up(table(byte_tables.eight_digits), boxes), used);
    for (int d = 7; d >= 0; --d, digits = hn::Add(digits, digits)) sink(d, j, sign_bits(digits));
    sink(8, j, sign_bits(hn::And(look_up(table(byte_tables.ninth_digit), boxes), used)));
  }
}

// Passes the words of one grid to `sink(digit, place, word)`.
template <class Sink>
HWY_INLINE void words_of_grid(const std::uint8_t* grid, const Sink& sink) {
  const auto row = [&](int k) { return row_of_grid(grid, k); };
  int i = 0;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
  words_of_rows(TwoBytes{}, {two(row(0), row(1)), two(row(3), row(4)), two(row(6), row(7))},
                [&](int d, int j, std::uint32_t words) {
                  sink(d, j, static_cast<std::uint16_t>(words));
                  sink(d, 3 + j, static_cast<std::uint16_t>(words >> 16));
                });
  i = 2;
#endif
  for (; i < 3; ++i) {
    words_of_rows(Bytes{}, {row(i), row(3 + i), row(6 + i)},
                  [&](int d, int j, std::uint32_t word) { sink(d, 3 * i + j, static_cast<std::uint16_t>(word)); });
  }
}

// The reverse, from the digits (1 to 9) in binary. `planes(i, h)` is eight words: the boxes whose digit has bit 2h in
// row i and columns 0, 1, 2 of the box, an unused word, and the same for bit 2h + 1. Calls `sink(offset, bytes)`. The
// bytes must be stored in this order, because some overwrite the end of others.
template <class D, class Planes, class Sink>
HWY_INLINE void bytes_of_planes(D bytes, const Planes& planes, const Sink& sink) {
  const auto table = [&](const std::uint8_t* from) { return hn::LoadDup128(bytes, from); };
  hn::Vec<D> pair[3][2], row[3];
  for (int i = 0; i < 3; ++i) {
    for (int h = 0; h < 2; ++h) pair[i][h] = planes(i, h);
  }
  for (int band = 0; band < 3; ++band) {
    const hn::Vec<D> bit = table(byte_tables.bit_in_byte[band]);
    for (int i = 0; i < 3; ++i) {
      row[i] = hn::Zero(bytes);
      for (int k = 0; k < 4; ++k) {
        const auto boxes = hn::And(look_up(pair[i][k / 2], table(byte_tables.byte_of_cell[band][k % 2])), bit);
        const auto weight = hn::Set(bytes, static_cast<std::uint8_t>(1 << k));
        row[i] = hn::Or(row[i], hn::IfThenElseZero(hn::Eq(boxes, bit), weight));
      }
      if (band < 2 || i < 2) sink(27 * band + 9 * i, row[i]);
    }
  }
  // Sixteen bytes: the end of the row before the last, and the last row.
  sink(65, hn::Or(hn::ShiftRightBytes<2>(bytes, row[1]), hn::ShiftLeftBytes<7>(row[2])));
}

// One grid: `planes(i, h)` points to the eight words.
template <class Planes>
HWY_INLINE void grid_of_planes(const Planes& planes, std::uint8_t* grid) {
  const Bytes bytes;
  bytes_of_planes(
      bytes, [&](int i, int h) { return hn::Load(bytes, reinterpret_cast<const std::uint8_t*>(planes(i, h))); },
      [&](int offset, hn::Vec<Bytes> row) { hn::StoreU(row, bytes, grid + offset); });
}

#endif  // scalar

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // per target
