// Load and store: puts clues into the lanes of nodes, and gets the grids of solved nodes back. grid_words_inl.h
// converts a single grid.
#if defined(SHUDU_SEARCH_LOAD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef SHUDU_SEARCH_LOAD_INL_H
#undef SHUDU_SEARCH_LOAD_INL_H
#else
#define SHUDU_SEARCH_LOAD_INL_H
#endif

#include <algorithm>

#include "frame_inl.h"
#include "grid_words_inl.h"
#include "shudu/board.h"
#include "shudu/search.h"

HWY_BEFORE_NAMESPACE();
namespace shudu::HWY_NAMESPACE {

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
    // Group by group, because the bits of four places fit in the registers.
    for (int g = 0; g < 3; ++g) {
      const auto digits = [&](int p) { return 4 * g + p < 9 ? digit_bits(frame, 4 * g + p) : DigitBits{}; };
      const DigitBits d0 = digits(0), d1 = digits(1), d2 = digits(2), d3 = digits(3);
      for (int k = 0; k < 4; ++k) {
        const __m512i p0 = d0.bit[k].raw, p1 = d1.bit[k].raw, p2 = d2.bit[k].raw, p3 = d3.bit[k].raw;
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

// Finds the cells with one candidate in these nodes. Returns the nodes with an empty cell.
inline HWY_NOINLINE LaneMask find_singles(Frame& frame, LaneMask nodes) {
  Word ok = all_lanes(all_boxes);
  for (int place = 0; place < 9; ++place) {
    Word x[9];
    for (int d = 0; d < 9; ++d) x[d] = frame.word[9 * d + place];
    const Count n = count(x);
    ok = and2(ok, at_least_one(n));
    frame.single()[place] = choose(nodes, frame.single()[place], exactly_one(n));
  }
  return nonzero_lanes(xor2(ok, all_lanes(all_boxes))) & nodes;
}
// The same for nodes that hold clues: a cell with both of two digits is blank, the others have one candidate.
HWY_INLINE void find_clues(Frame& frame, LaneMask nodes) {
  for (int place = 0; place < 9; ++place) {
    const Word blank = and2(frame.word[place], frame.word[9 + place]);
    frame.single()[place] = choose(nodes, frame.single()[place], minus(all_lanes(all_boxes), blank));
  }
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
