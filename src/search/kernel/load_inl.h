// Load and store: converts clues to the words of nodes, and the words of a solved node to a grid. A grid is 81 bytes
// 0..9, 0 for a blank.
//
// Loading converts a grid to "place order": for each place the bytes of its nine boxes, each at the position of its bit
// in a word, and each byte with one bit per digit. Collecting one bit of all bytes then gives a word. Storing does the
// reverse, starting from the four bits of the digits. AVX2 converts two grids at a time, one in each half of its
// vectors. Without SIMD both are loops over cells.
#if defined(SHUDU_SEARCH_LOAD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_LOAD_INL_H
#undef SHUDU_SEARCH_LOAD_INL_H
#else
#define SHUDU_SEARCH_LOAD_INL_H
#endif

#include <algorithm>

#include "frame_inl.h"
#include "shudu/board/candidates.h"
#include "shudu/search.h"

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

// The digits of solved nodes in binary: the boxes whose digit at `place` has bit 0, 1, 2, 3.
struct DigitBits {
  Word bit[4];
};
HWY_INLINE DigitBits digit_bits(const Frame& frame, int place) {
  const auto digit = [&](int d) { return frame.word[9 * (d - 1) + place]; };
  return {{or2(or3(digit(1), digit(3), digit(5)), or2(digit(7), digit(9))),
           or2(or3(digit(2), digit(3), digit(6)), digit(7)), or2(or3(digit(4), digit(5), digit(6)), digit(7)),
           or2(digit(8), digit(9))}};
}

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3_DL

// Four places at a time: a grid is two vectors of bytes, and one instruction can select any bytes of them.
struct ByteOrders {
  alignas(64) std::uint8_t in[3][64];    // grid order to place order; four places of sixteen positions each
  std::uint64_t used[3];                 // the positions that are cells
  alignas(64) std::uint8_t low[2][64];   // place order to grid order: from groups 0 and 1
  alignas(64) std::uint8_t high[2][64];  // place order to grid order: from group 2
  std::uint64_t from_high[2];            // where to use `high`
};
inline constexpr ByteOrders byte_orders = [] {
  ByteOrders o{};
  for (int cell = 0; cell < 81; ++cell) {
    const int at = place_of_cell(cell) * 16 + bit_of_cell(cell);
    o.in[at / 64][at % 64] = static_cast<std::uint8_t>(cell);
    o.used[at / 64] |= std::uint64_t{1} << (at % 64);
    if (at < 128) {
      o.low[cell / 64][cell % 64] = static_cast<std::uint8_t>(at);
    } else {
      o.high[cell / 64][cell % 64] = static_cast<std::uint8_t>(at - 128);
      o.from_high[cell / 64] |= std::uint64_t{1} << (cell % 64);
    }
  }
  return o;
}();

HWY_INLINE __m512i in_every_block(const std::uint8_t* table) {
  return _mm512_broadcast_i32x4(_mm_load_si128(reinterpret_cast<const __m128i*>(table)));
}

// Four words of each node, one after another, become four words of all nodes. This is the position at which the words
// of a lane must be before the conversion:
constexpr int index_before_turning(int lane) {
  return 16 * (lane % 2) + lane % 8 / 4 * 8 + lane / 8 * 2 + lane / 2 % 2;
}
// Alternates shuffles, shifts and selections, because they use different ports of the processor.
HWY_INLINE void turn_words(const std::uint64_t* from, LaneMask put, Word* to) {
  const auto halves = [&](int at, auto which) {
    const __m512 q0 = _mm512_load_ps(from + at), q1 = _mm512_load_ps(from + at + 8);
    return _mm512_castps_si512(_mm512_shuffle_ps(q0, q1, decltype(which)::value));
  };
  constexpr __mmask32 odd = 0xaaaaaaaa;
  const auto store = [&](int k, __m512i even_lanes, __m512i odd_lanes) {
    const __m512i kept = _mm512_mask_mov_epi16(to[k].raw, put & ~odd, even_lanes);
    to[k].raw = _mm512_mask_mov_epi16(kept, put & odd, odd_lanes);
  };
  const auto two_words = [&](int k, __m512i even_lanes, __m512i odd_lanes) {
    store(k, even_lanes, _mm512_slli_epi32(odd_lanes, 16));
    store(k + 1, _mm512_srli_epi32(even_lanes, 16), odd_lanes);
  };
  const std::integral_constant<int, 0x88> first_two{};
  const std::integral_constant<int, 0xdd> last_two{};
  two_words(0, halves(0, first_two), halves(16, first_two));
  two_words(2, halves(0, last_two), halves(16, last_two));
}

inline HWY_NOINLINE void load_nodes(const std::uint8_t* grids, LaneMask put, Frame& frame) {
  // By digit: four words of each node in each group of four places, and the ninth place.
  alignas(64) std::uint64_t words[9][2][32];
  alignas(64) std::uint16_t ninth_place[9][32];
  constexpr __mmask64 tail = (std::uint64_t{1} << 17) - 1;
  const __m512i eight = in_every_block(byte_tables.eight_digits), ninth = in_every_block(byte_tables.ninth_digit);
  for (LaneMask left = put; left != 0; left &= left - 1, grids += 81) {
    const int lane = first_lane(left), index = index_before_turning(lane);
    const __m512i first = _mm512_loadu_si512(grids), second = _mm512_maskz_loadu_epi8(tail, grids + 64);
    for (int group = 0; group < 3; ++group) {
      const auto sink = [&](int d, std::uint64_t mask) {
        if (group < 2) {
          words[d][group][index] = mask;
        } else {
          ninth_place[d][lane] = static_cast<std::uint16_t>(mask);
        }
      };
      const __m512i boxes = _mm512_permutex2var_epi8(first, _mm512_load_si512(byte_orders.in[group]), second);
      const __m512i digits = _mm512_maskz_shuffle_epi8(byte_orders.used[group], eight, boxes);
      const __m512i last = _mm512_maskz_shuffle_epi8(byte_orders.used[group], ninth, boxes);
      // Half tests and half signs, because they also use different ports.
      for (int d = 0; d < 4; ++d) {
        sink(d, _mm512_test_epi8_mask(digits, _mm512_set1_epi8(static_cast<char>(1 << d))));
      }
      __m512i shifted = digits;
      for (int d = 7; d >= 4; --d, shifted = _mm512_add_epi8(shifted, shifted)) {
        sink(d, _mm512_movepi8_mask(shifted));
      }
      sink(8, _mm512_movepi8_mask(last));
    }
  }
  for (int d = 0; d < 9; ++d) {
    Word* const word = frame.word + 9 * d;
    turn_words(words[d][0], put, word);
    turn_words(words[d][1], put, word + 4);
    word[8].raw = _mm512_mask_loadu_epi16(word[8].raw, put, ninth_place[d]);
  }
}

// By bit of the digit, group of places and node: the boxes at the four places.
struct Planes {
  alignas(64) std::uint64_t boxes[4][3][32];

  explicit Planes(const Frame& frame) {
    DigitBits digits[9];
    for (int place = 0; place < 9; ++place) digits[place] = digit_bits(frame, place);
    const __m512i zero = _mm512_setzero_si512();
    for (int k = 0; k < 4; ++k) {
      for (int g = 0; g < 3; ++g) {
        const auto place = [&](int p) { return 4 * g + p < 9 ? digits[4 * g + p].bit[k].raw : zero; };
        const __m512i p0 = place(0), p1 = place(1), p2 = place(2), p3 = place(3);
        // The instruction works within 128 bits. This determines the order of the nodes at the end.
        const __m512i a = _mm512_unpacklo_epi16(p0, p1), b = _mm512_unpackhi_epi16(p0, p1);
        const __m512i c = _mm512_unpacklo_epi16(p2, p3), d = _mm512_unpackhi_epi16(p2, p3);
        _mm512_store_si512(boxes[k][g], _mm512_unpacklo_epi32(a, c));
        _mm512_store_si512(boxes[k][g] + 8, _mm512_unpackhi_epi32(a, c));
        _mm512_store_si512(boxes[k][g] + 16, _mm512_unpacklo_epi32(b, d));
        _mm512_store_si512(boxes[k][g] + 24, _mm512_unpackhi_epi32(b, d));
      }
    }
  }
  // The position of the boxes of a node: node = 8 * block + 2 * pair + half.
  static constexpr int index(int lane) { return 8 * (lane % 8 / 2) + 2 * (lane / 8) + lane % 2; }
};

HWY_INLINE void store_node(const Planes& planes, int lane, std::uint8_t* grid) {
  const int at = Planes::index(lane);
  __m512i group[3];
  for (int g = 0; g < 3; ++g) {
    group[g] = _mm512_setzero_si512();
    for (int k = 0; k < 4; ++k) {
      const __m512i bit = _mm512_set1_epi8(static_cast<char>(1 << k));
      group[g] = _mm512_mask_add_epi8(group[g], planes.boxes[k][g][at], group[g], bit);
    }
  }
  const auto part = [&](int half) {
    const __m512i low = _mm512_permutex2var_epi8(group[0], _mm512_load_si512(byte_orders.low[half]), group[1]);
    return _mm512_mask_permutexvar_epi8(low, byte_orders.from_high[half], _mm512_load_si512(byte_orders.high[half]),
                                        group[2]);
  };
  _mm512_storeu_si512(grid, part(0));
  _mm512_mask_storeu_epi8(grid + 64, (std::uint64_t{1} << 17) - 1, part(1));
}

#else

#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
inline HWY_NOINLINE void load_nodes(const std::uint8_t* grids, LaneMask put, Frame& frame) {
  auto* const words = reinterpret_cast<std::uint16_t*>(frame.word);
  while (put != 0) {
    const std::uint8_t *const one = grids, *const other = (put & (put - 1)) != 0 ? grids + 81 : grids;
    std::uint16_t* const to_one = words + first_lane(put);
    put &= put - 1;
    std::uint16_t* const to_other = other != one ? words + first_lane(put) : to_one;
    put &= put - 1;
    grids = other + 81;
    for (int i = 0; i < 3; ++i) {
      const auto row = [&](int k) { return two(row_of_grid(one, k), row_of_grid(other, k)); };
      words_of_rows(TwoBytes{}, {row(i), row(3 + i), row(6 + i)}, [&](int d, int j, std::uint32_t boxes) {
        const int at = (9 * d + 3 * i + j) * lanes;
        to_one[at] = static_cast<std::uint16_t>(boxes);
        to_other[at] = static_cast<std::uint16_t>(boxes >> 16);
      });
    }
  }
}
#else
inline HWY_NOINLINE void load_nodes(const std::uint8_t* grids, LaneMask put, Frame& frame) {
  for (; put != 0; put &= put - 1, grids += 81) {
    auto* word = reinterpret_cast<std::uint16_t*>(frame.word) + first_lane(put);
    words_of_grid(grids, [&](int d, int place, std::uint16_t boxes) { word[(9 * d + place) * lanes] = boxes; });
  }
}
#endif

// By row in the box, half (grid_of_planes) and node modulo 8: eight words of each node, one after another.
struct Planes {
  alignas(64) std::uint16_t word[3][2][8][std::max(lanes, 8)];

  explicit Planes(const Frame& frame) {
#if HWY_TARGET == HWY_SCALAR
    for (int place = 0; place < 9; ++place) {
      const DigitBits digits = digit_bits(frame, place);
      for (int k = 0; k < 4; ++k) {
        std::uint16_t boxes[lanes];
        store_word(digits.bit[k], boxes);
        for (int lane = 0; lane < lanes; ++lane) at(lane, place / 3, k / 2)[k % 2 * 4 + place % 3] = boxes[lane];
      }
    }
#else
    const Tag tag;
    const hn::Repartition<std::uint32_t, Tag> pairs;
    const hn::Repartition<std::uint64_t, Tag> quads;
    for (int i = 0; i < 3; ++i) {
      const DigitBits digits[3] = {digit_bits(frame, 3 * i), digit_bits(frame, 3 * i + 1),
                                   digit_bits(frame, 3 * i + 2)};
      for (int h = 0; h < 2; ++h) {
        // In each block of eight nodes: three words of a node side by side, two nodes in a vector.
        hn::Vec<decltype(quads)> node[2][4];
        for (int s = 0; s < 2; ++s) {
          const Word a = digits[0].bit[2 * h + s], b = digits[1].bit[2 * h + s], c = digits[2].bit[2 * h + s];
          const auto ab0 = hn::BitCast(pairs, hn::InterleaveLower(tag, a, b));
          const auto ab1 = hn::BitCast(pairs, hn::InterleaveUpper(tag, a, b));
          const auto cc0 = hn::BitCast(pairs, hn::InterleaveLower(tag, c, c));
          const auto cc1 = hn::BitCast(pairs, hn::InterleaveUpper(tag, c, c));
          node[s][0] = hn::BitCast(quads, hn::InterleaveLower(pairs, ab0, cc0));
          node[s][1] = hn::BitCast(quads, hn::InterleaveUpper(pairs, ab0, cc0));
          node[s][2] = hn::BitCast(quads, hn::InterleaveLower(pairs, ab1, cc1));
          node[s][3] = hn::BitCast(quads, hn::InterleaveUpper(pairs, ab1, cc1));
        }
        for (int two = 0; two < 4; ++two) {
          store_word(hn::BitCast(tag, hn::InterleaveLower(quads, node[0][two], node[1][two])), word[i][h][2 * two]);
          store_word(hn::BitCast(tag, hn::InterleaveUpper(quads, node[0][two], node[1][two])), word[i][h][2 * two + 1]);
        }
      }
    }
#endif
  }
  std::uint16_t* at(int lane, int i, int h) { return word[i][h][lane % 8] + lane / 8 * 8; }
  const std::uint16_t* at(int lane, int i, int h) const { return word[i][h][lane % 8] + lane / 8 * 8; }
};
HWY_INLINE void store_node(const Planes& planes, int lane, std::uint8_t* grid) {
  grid_of_planes([&](int i, int h) { return planes.at(lane, i, h); }, grid);
}

#endif

// `grid_of(lane)` is the destination of the solution in a lane. Precondition: every cell of those nodes has one
// candidate.
template <class GridOf>
HWY_INLINE void store_nodes(const Frame& frame, LaneMask solved, const GridOf& grid_of) {
  const Planes planes{frame};
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2 && HWY_TARGET > HWY_AVX3_DL
  for (; (solved & (solved - 1)) != 0; solved &= solved - 1) {
    const int one = first_lane(solved);
    solved &= solved - 1;
    const int other = first_lane(solved);
    std::uint8_t *const to_one = grid_of(one), *const to_other = grid_of(other);
    const auto words = [&](int lane, int i, int h) {
      return hn::Load(Bytes{}, reinterpret_cast<const std::uint8_t*>(planes.at(lane, i, h)));
    };
    bytes_of_planes(
        TwoBytes{}, [&](int i, int h) { return two(words(one, i, h), words(other, i, h)); },
        [&](int offset, hn::Vec<TwoBytes> rows) {
          hn::StoreU(hn::LowerHalf(Bytes{}, rows), Bytes{}, to_one + offset);
          hn::StoreU(hn::UpperHalf(Bytes{}, rows), Bytes{}, to_other + offset);
        });
  }
#endif
  for (; solved != 0; solved &= solved - 1) store_node(planes, first_lane(solved), grid_of(first_lane(solved)));
}

HWY_INLINE void load_candidates(const Candidates& candidates, Frame& frame, int lane) {
  auto* word = reinterpret_cast<std::uint16_t*>(frame.word) + lane;
  for (int k = 0; k < words_per_node; ++k) word[k * lanes] = 0;
  for (int cell = 0; cell < 81; ++cell) {
    for (int digit : candidates[Cell{cell}]) {
      std::uint16_t& boxes = word[(9 * (digit - 1) + place_of_cell(cell)) * lanes];
      boxes = static_cast<std::uint16_t>(boxes | 1 << bit_of_cell(cell));
    }
  }
}

// Removes a candidate from the node in a lane.
HWY_INLINE void bar(const Barred& barred, Frame& frame, int lane) {
  const int cell = barred.cell.index();
  auto* word = reinterpret_cast<std::uint16_t*>(frame.word) + lane;
  std::uint16_t& boxes = word[(9 * (barred.digit - 1) + place_of_cell(cell)) * lanes];
  boxes = static_cast<std::uint16_t>(boxes & ~(1 << bit_of_cell(cell)));
}

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_LOAD_INL_H
