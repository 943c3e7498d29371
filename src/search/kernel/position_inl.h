// Position: one puzzle in three slabs. Converts clues or candidates to a position, and a position to a grid.
#if defined(SHUDU_SEARCH_POSITION_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_POSITION_INL_H
#undef SHUDU_SEARCH_POSITION_INL_H
#else
#define SHUDU_SEARCH_POSITION_INL_H
#endif

#include "load_inl.h"
#include "slab_inl.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

// The candidates of one puzzle.
struct Position {
  Slab x[3];
};

// A position in memory, where single words are accessible.
struct StoredPosition {
  alignas(64) std::uint16_t word[3][slab_lanes];

  std::uint16_t& at(int digit, int place) { return word[slab_of(place % 3, digit)][lane_of(place / 3, digit)]; }
  HWY_INLINE void set(const Position& position) {
    for (int j = 0; j < 3; ++j) store_slab(position.x[j], word[j]);
  }
  HWY_INLINE Position get() const { return {{load_slab(word[0]), load_slab(word[1]), load_slab(word[2])}}; }
};

inline Position load_position(const Candidates& candidates) {
  StoredPosition stored{};
  for (int cell = 0; cell < 81; ++cell) {
    for (int digit : candidates[Cell{cell}]) {
      std::uint16_t& boxes = stored.at(digit - 1, place_of_cell(cell));
      boxes = static_cast<std::uint16_t>(boxes | 1 << bit_of_cell(cell));
    }
  }
  return stored.get();
}

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET <= HWY_AVX3_DL

// For a column j the bytes of its 27 cells are moved to positions 16*i + bit. Each byte has one bit per digit, so
// transposing the bits gives the words of the digits. Eight digits fit in a byte. The ninth digits of the three columns
// are handled together.
struct PositionOrders {
  alignas(64) std::uint8_t cells[3][64];             // grid order to positions
  alignas(64) std::uint8_t to_lanes[64];             // transposed bytes to lanes
  alignas(64) std::uint8_t ninth[3][64];             // the same for the ninth digit in slab 0, 1, 2
  alignas(64) std::uint8_t from_lanes[64];           // the reverse
  alignas(64) std::uint8_t low[2][64], high[2][64];  // positions to grid order: from columns 0 and 1, from column 2
  std::uint64_t used = 0, ninth_lanes = 0, from_high[2] = {};
  std::uint64_t of_digit[3] = {};  // the lanes of digits d with d modulo 3 = 0, 1, 2
};
inline constexpr PositionOrders position_orders = [] {
  PositionOrders o{};
  for (int cell = 0; cell < 81; ++cell) {
    const int i = cell / 9 % 3, j = cell % 3, at = 16 * i + bit_of_cell(cell);
    o.cells[j][at] = static_cast<std::uint8_t>(cell);
    o.used |= std::uint64_t{1} << at;
    if (j < 2) {
      o.low[cell / 64][cell % 64] = static_cast<std::uint8_t>(64 * j + at);
    } else {
      o.high[cell / 64][cell % 64] = static_cast<std::uint8_t>(at);
      o.from_high[cell / 64] |= std::uint64_t{1} << (cell % 64);
    }
  }
  for (std::uint8_t& byte : o.to_lanes) byte = 63;  // positions beyond the end are zero
  for (int i = 0; i < 3; ++i) {
    for (int half = 0; half < 2; ++half) {
      for (int d = 0; d < 8; ++d) {
        const int turned = 8 * (2 * i + half) + d, lane = 2 * lane_of(i, d) + half;
        o.to_lanes[lane] = static_cast<std::uint8_t>(turned);
        o.from_lanes[turned] = static_cast<std::uint8_t>(lane);
        o.of_digit[d % 3] |= std::uint64_t{1} << lane;
      }
      const int lane = 2 * lane_of(i, 8) + half;
      o.ninth_lanes |= std::uint64_t{1} << lane;
      for (int j = 0; j < 3; ++j) o.ninth[slab_of(j, 8)][lane] = static_cast<std::uint8_t>(8 * (2 * i + half) + 5 + j);
    }
  }
  return o;
}();

// Transposes each group of eight bytes as a matrix of bits.
HWY_INLINE __m512i turned(__m512i x) {
  const auto step = [&x](auto shift, std::uint64_t moved) {
    constexpr int by = decltype(shift)::value;
    const __m512i t = _mm512_ternarylogic_epi64(x, _mm512_srli_epi64(x, by),
                                                _mm512_set1_epi64(static_cast<long long>(moved)), (ta ^ tb) & tc);
    x = _mm512_ternarylogic_epi64(x, t, _mm512_slli_epi64(t, by), ta ^ tb ^ tc);
  };
  step(std::integral_constant<int, 7>{}, 0x00aa00aa00aa00aaU);
  step(std::integral_constant<int, 14>{}, 0x0000cccc0000ccccU);
  step(std::integral_constant<int, 28>{}, 0x00000000f0f0f0f0U);
  return x;
}
HWY_INLINE __m512i bytes_at(const std::uint8_t* order) { return _mm512_load_si512(order); }

HWY_INLINE Position load_position(const std::uint8_t* grid) {
  const PositionOrders& o = position_orders;
  constexpr __mmask64 tail = (std::uint64_t{1} << 17) - 1;
  const __m512i first = _mm512_loadu_si512(grid), second = _mm512_maskz_loadu_epi8(tail, grid + 64);
  const __m512i eight = in_every_block(byte_tables.eight_digits), ninth = in_every_block(byte_tables.ninth_digit);
  __m512i digits[3], last[3];
  for (int j = 0; j < 3; ++j) {
    const __m512i cells = _mm512_permutex2var_epi8(first, bytes_at(o.cells[j]), second);
    digits[j] = turned(_mm512_maskz_shuffle_epi8(o.used, eight, cells));
    last[j] = _mm512_maskz_shuffle_epi8(o.used, ninth, cells);
  }
  // The sign bits go to the bits 5, 6 and 7.
  const __m512i lasts = turned(
      _mm512_ternarylogic_epi64(_mm512_srli_epi64(last[0], 2), _mm512_srli_epi64(last[1], 1), last[2], ta | tb | tc));
  Position position;
  for (int m = 0; m < 3; ++m) {
    const __m512i order = bytes_at(o.to_lanes);
    // Digit d of slab m belongs to column d - m.
    __m512i x = _mm512_maskz_permutexvar_epi8(o.of_digit[m], order, digits[0]);
    x = _mm512_mask_permutexvar_epi8(x, o.of_digit[(m + 1) % 3], order, digits[1]);
    x = _mm512_mask_permutexvar_epi8(x, o.of_digit[(m + 2) % 3], order, digits[2]);
    position.x[m].raw = _mm512_mask_permutexvar_epi8(x, o.ninth_lanes, bytes_at(o.ninth[m]), lasts);
  }
  return position;
}

// Precondition: every cell has one candidate.
HWY_INLINE void store_position(const Position& position, std::uint8_t* grid) {
  const PositionOrders& o = position_orders;
  const __m512i one = _mm512_set1_epi8(1);
  __m512i digit[3];
  for (int j = 0; j < 3; ++j) {
    constexpr __mmask64 positions = (std::uint64_t{1} << 48) - 1;
    __m512i column = position.x[slab_of(j, 0)].raw;
    for (int d = 1; d < 3; ++d) {
      column = _mm512_mask_mov_epi8(column, o.of_digit[d], position.x[slab_of(j, d)].raw);
    }
    const __m512i bit = turned(_mm512_maskz_permutexvar_epi8(positions, bytes_at(o.from_lanes), column));
    // The bits below the digit's bit, and all eight for a ninth digit, which has none.
    digit[j] = _mm512_add_epi8(one, _mm512_popcnt_epi8(_mm512_sub_epi8(bit, one)));
  }
  const auto part = [&](int half) {
    const __m512i low = _mm512_permutex2var_epi8(digit[0], bytes_at(o.low[half]), digit[1]);
    return _mm512_mask_permutexvar_epi8(low, o.from_high[half], bytes_at(o.high[half]), digit[2]);
  };
  _mm512_storeu_si512(grid, part(0));
  _mm512_mask_storeu_epi8(grid + 64, (std::uint64_t{1} << 17) - 1, part(1));
}

#else

HWY_INLINE Position load_position(const std::uint8_t* grid) {
  StoredPosition stored{};
  words_of_grid(grid, [&](int d, int place, std::uint16_t boxes) { stored.at(d, place) = boxes; });
  return stored.get();
}

// Precondition: every cell has one candidate.
HWY_INLINE void store_position(const Position& position, std::uint8_t* grid) {
  StoredPosition stored;
  stored.set(position);
  alignas(16) std::uint16_t planes[3][2][8] = {};
  for (int place = 0; place < 9; ++place) {
    for (int k = 0; k < 4; ++k) {
      unsigned boxes = 0;
      for (int digit = 1; digit <= 9; ++digit) boxes |= (digit >> k & 1) != 0 ? stored.at(digit - 1, place) : 0U;
      planes[place / 3][k / 2][k % 2 * 4 + place % 3] = static_cast<std::uint16_t>(boxes);
    }
  }
  grid_of_planes([&](int i, int h) { return planes[i][h]; }, grid);
}

#endif

}  // namespace shudu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // SHUDU_SEARCH_POSITION_INL_H
