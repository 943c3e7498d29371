// Load and store: clues into the words of nodes, a solved node's words into a grid. A grid is 81 bytes 0..9, 0 for a
// blank.
//
// Loading turns a grid into "place order": for each place the bytes of its nine boxes, each at the position that is its
// bit in a word. Comparing those bytes with a digit then gives the word. Storing goes the other way, from the four bits
// of the digits. Without SIMD both are loops over cells.
#if defined(SHUDU_SEARCH_LOAD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_LOAD_INL_H
#undef SHUDU_SEARCH_LOAD_INL_H
#else
#define SHUDU_SEARCH_LOAD_INL_H
#endif

#include <array>

#include "frame_inl.h"
#include "shudu/candidates.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

constexpr int place_of_cell(int cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr int bit_of_cell(int cell) { return bit_of_box(cell / 27, cell % 9 / 3); }

#if HWY_TARGET == HWY_SCALAR

// Gives the words of one grid: `sink(digit, place, word)`.
template <class Sink>
HWY_INLINE void words_of_grid(const std::uint8_t* grid, const Sink& sink) {
  std::uint16_t given[10][9] = {};  // given[0]: the blanks
  for (int cell = 0; cell < 81; ++cell) {
    std::uint16_t& word = given[grid[cell]][place_of_cell(cell)];
    word = static_cast<std::uint16_t>(word | 1 << bit_of_cell(cell));
  }
  for (int d = 0; d < 9; ++d) {
    for (int place = 0; place < 9; ++place) {
      sink(d, place, static_cast<std::uint16_t>(given[0][place] | given[d + 1][place]));
    }
  }
}

// And back: `plane(k, place)` has the boxes whose digit (1 to 9) has bit k.
template <class Plane>
HWY_INLINE void grid_of_planes(const Plane& plane, std::uint8_t* grid) {
  for (int cell = 0; cell < 81; ++cell) {
    int digit = 0;
    for (int k = 0; k < 4; ++k) digit |= (plane(k, place_of_cell(cell)) >> bit_of_cell(cell) & 1) << k;
    grid[cell] = static_cast<std::uint8_t>(digit);
  }
}

#else

using Bytes = hn::FixedTag<std::uint8_t, 16>;
inline constexpr std::uint8_t nowhere = 0x80;  // an index that a byte lookup answers with 0

// For column j of a box and a band: which byte of a row of the band stands at which bit.
inline constexpr auto row_to_bits = [] {
  std::array<std::array<std::array<std::uint8_t, 16>, 3>, 3> table{};
  for (int j = 0; j < 3; ++j) {
    for (int band = 0; band < 3; ++band) {
      table[j][band].fill(nowhere);
      for (int stack = 0; stack < 3; ++stack)
        table[j][band][bit_of_box(band, stack)] = static_cast<std::uint8_t>(3 * stack + j);
    }
  }
  return table;
}();
// And back.
inline constexpr auto bits_to_row = [] {
  std::array<std::array<std::array<std::uint8_t, 16>, 3>, 3> table{};
  for (int j = 0; j < 3; ++j) {
    for (int band = 0; band < 3; ++band) {
      table[j][band].fill(nowhere);
      for (int stack = 0; stack < 3; ++stack)
        table[j][band][3 * stack + j] = static_cast<std::uint8_t>(bit_of_box(band, stack));
    }
  }
  return table;
}();

HWY_INLINE std::uint16_t equal_bytes(hn::Vec<Bytes> x, std::uint8_t value) {
  std::uint16_t bits = 0;
  std::uint8_t bytes[8];
  hn::StoreMaskBits(Bytes{}, hn::Eq(x, hn::Set(Bytes{}, value)), bytes);
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}

// Gives the words of one grid: `sink(digit, place, word)`.
template <class Sink>
HWY_INLINE void words_of_grid(const std::uint8_t* grid, const Sink& sink) {
  const Bytes bytes;
  alignas(16) std::uint8_t padded[96];  // rows are read sixteen bytes at a time
  std::memcpy(padded, grid, 81);
  for (int i = 0; i < 3; ++i) {
    hn::Vec<Bytes> row[3];
    for (int band = 0; band < 3; ++band) row[band] = hn::LoadU(bytes, padded + 27 * band + 9 * i);
    for (int j = 0; j < 3; ++j) {
      hn::Vec<Bytes> boxes = hn::Zero(bytes);
      for (int band = 0; band < 3; ++band) {
        boxes = hn::Or(boxes, hn::TableLookupBytesOr0(row[band], hn::LoadU(bytes, row_to_bits[j][band].data())));
      }
      const unsigned blank = equal_bytes(boxes, 0) & all_boxes;
      for (int d = 0; d < 9; ++d) {
        const unsigned given = equal_bytes(boxes, static_cast<std::uint8_t>(d + 1));
        sink(d, 3 * i + j, static_cast<std::uint16_t>(blank | given));
      }
    }
  }
}

// And back: `plane(k, place)` has the boxes whose digit (1 to 9) has bit k.
template <class Plane>
HWY_INLINE void grid_of_planes(const Plane& plane, std::uint8_t* grid) {
  const Bytes bytes;
  alignas(16) static constexpr std::uint8_t half[16] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
  alignas(16) static constexpr std::uint8_t bit[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  hn::Vec<Bytes> digit[9];
  for (int place = 0; place < 9; ++place) {
    digit[place] = hn::Zero(bytes);
    for (int k = 0; k < 4; ++k) {
      const auto boxes = hn::BitCast(bytes, hn::Set(hn::FixedTag<std::uint16_t, 8>{}, plane(k, place)));
      const auto spread = hn::And(hn::TableLookupBytes(boxes, hn::Load(bytes, half)), hn::Load(bytes, bit));
      const auto set = hn::Ne(spread, hn::Zero(bytes));
      digit[place] = hn::Or(digit[place], hn::IfThenElseZero(set, hn::Set(bytes, static_cast<std::uint8_t>(1 << k))));
    }
  }
  alignas(16) std::uint8_t rows[96];
  for (int band = 0; band < 3; ++band) {
    for (int i = 0; i < 3; ++i) {
      hn::Vec<Bytes> row = hn::Zero(bytes);
      for (int j = 0; j < 3; ++j) {
        row = hn::Or(row, hn::TableLookupBytesOr0(digit[3 * i + j], hn::LoadU(bytes, bits_to_row[j][band].data())));
      }
      hn::StoreU(row, bytes, rows + 27 * band + 9 * i);
    }
  }
  std::memcpy(grid, rows, 81);
}

#endif  // scalar

// The digits of solved nodes in binary: bit[k][place] has the boxes whose digit has bit k.
struct Planes {
  alignas(64) std::uint16_t bit[4][12][lanes];  // 12 and not 9: places are read four at a time

  explicit Planes(const Frame& frame) {
    for (int place = 0; place < 9; ++place) {
      const auto digit = [&](int d) { return frame.word[9 * (d - 1) + place]; };
      store_word(or2(or3(digit(1), digit(3), digit(5)), or2(digit(7), digit(9))), bit[0][place]);
      store_word(or2(or3(digit(2), digit(3), digit(6)), digit(7)), bit[1][place]);
      store_word(or2(or3(digit(4), digit(5), digit(6)), digit(7)), bit[2][place]);
      store_word(or2(digit(8), digit(9)), bit[3][place]);
    }
  }
};

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3_DL

// Four places at a time: a grid is two vectors of bytes, and any bytes of them can be brought together at once.
struct ByteOrders {
  alignas(64) std::uint8_t in[3][64];    // place order from grid order; four places of sixteen positions each
  std::uint64_t used[3];                 // the positions that are cells
  alignas(64) std::uint8_t low[2][64];   // grid order from place order: from groups 0 and 1 …
  alignas(64) std::uint8_t high[2][64];  // … and from group 2 …
  std::uint64_t from_high[2];            // … where this says so
  alignas(64) std::uint16_t even[32], odd[32];
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
  // Two vectors of eight nodes' four words give sixteen nodes' first and second (third and fourth) words.
  for (int l = 0; l < 16; ++l) {
    const int source = l < 8 ? l * 4 : 32 + (l - 8) * 4;
    for (int k = 0; k < 2; ++k) {
      o.even[16 * k + l] = static_cast<std::uint16_t>(source + k);
      o.odd[16 * k + l] = static_cast<std::uint16_t>(source + 2 + k);
    }
  }
  return o;
}();

inline HWY_NOINLINE void load_nodes(const std::uint8_t* grids, int n, Frame& frame) {
  alignas(64) std::uint64_t words[9][3][32];  // by digit and group of places: four words of each node
  constexpr __mmask64 tail = (std::uint64_t{1} << 17) - 1;
  for (int lane = 0; lane < n; ++lane, grids += 81) {
    const __m512i first = _mm512_loadu_si512(grids), second = _mm512_maskz_loadu_epi8(tail, grids + 64);
    for (int group = 0; group < 3; ++group) {
      const __m512i boxes = _mm512_permutex2var_epi8(first, _mm512_load_si512(byte_orders.in[group]), second);
      const std::uint64_t used = byte_orders.used[group];
      const std::uint64_t blank = _mm512_testn_epi8_mask(boxes, boxes);
      for (int d = 0; d < 9; ++d) {
        words[d][group][lane] =
            (blank | _mm512_cmpeq_epi8_mask(boxes, _mm512_set1_epi8(static_cast<char>(d + 1)))) & used;
      }
    }
  }
  const __m512i even = _mm512_load_si512(byte_orders.even), odd = _mm512_load_si512(byte_orders.odd);
  for (int d = 0; d < 9; ++d) {
    for (int group = 0; group < 3; ++group) {
      const std::uint64_t* w = words[d][group];
      const __m512i q0 = _mm512_load_si512(w), q1 = _mm512_load_si512(w + 8);
      const __m512i q2 = _mm512_load_si512(w + 16), q3 = _mm512_load_si512(w + 24);
      const __m512i a0 = _mm512_permutex2var_epi16(q0, even, q1), a1 = _mm512_permutex2var_epi16(q2, even, q3);
      Word* out = frame.word + 9 * d + 4 * group;
      out[0].raw = _mm512_shuffle_i64x2(a0, a1, 0x44);
      if (group == 2) continue;
      const __m512i b0 = _mm512_permutex2var_epi16(q0, odd, q1), b1 = _mm512_permutex2var_epi16(q2, odd, q3);
      out[1].raw = _mm512_shuffle_i64x2(a0, a1, 0xee);
      out[2].raw = _mm512_shuffle_i64x2(b0, b1, 0x44);
      out[3].raw = _mm512_shuffle_i64x2(b0, b1, 0xee);
    }
  }
}

HWY_INLINE void store_node(const Planes& planes, int lane, std::uint8_t* grid) {
  __m512i group[3];
  for (int g = 0; g < 3; ++g) {
    group[g] = _mm512_setzero_si512();
    for (int k = 0; k < 4; ++k) {
      std::uint64_t boxes = planes.bit[k][4 * g][lane];
      for (int p = 1; p < 4 && g < 2; ++p) boxes |= std::uint64_t{planes.bit[k][4 * g + p][lane]} << (16 * p);
      group[g] = _mm512_or_si512(group[g], _mm512_maskz_set1_epi8(boxes, static_cast<char>(1 << k)));
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

inline HWY_NOINLINE void load_nodes(const std::uint8_t* grids, int n, Frame& frame) {
  for (int lane = 0; lane < n; ++lane, grids += 81) {
    auto* word = reinterpret_cast<std::uint16_t*>(frame.word) + lane;
    words_of_grid(grids, [&](int d, int place, std::uint16_t boxes) { word[(9 * d + place) * lanes] = boxes; });
  }
}
HWY_INLINE void store_node(const Planes& planes, int lane, std::uint8_t* grid) {
  grid_of_planes([&](int k, int place) { return planes.bit[k][place][lane]; }, grid);
}

#endif

// `grid_of(lane)` is where the solution in a lane goes. Precondition: every cell of those nodes has one candidate.
template <class GridOf>
HWY_INLINE void store_nodes(const Frame& frame, LaneMask solved, const GridOf& grid_of) {
  const Planes planes{frame};
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

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_LOAD_INL_H
