// The patterns allowed inside dynamic chains. Each is searched for in Sudoku Explainer's order.
#include <array>
#include <utility>

#include "logic/explainer/chaining_rules.h"

namespace shudu::logic::explainer::chaining {

namespace {

constexpr int first_row = 0, first_column = 9, first_box = 18;

// A small list of candidates that does not allocate.
class Few {
 public:
  void add(int cell, int digit) { ids_[size_++] = id_of(cell, digit); }
  void add_places(int house, unsigned places, int digit) {
    for_bits(places, [&](int place) { add(cell_at[house][place], digit); });
  }
  void add_digits(int cell, unsigned digits) {
    for_bits(digits, [&](int digit) { add(cell, digit); });
  }
  bool empty() const { return size_ == 0; }
  std::span<const Id> all() const { return {ids_.data(), size_}; }

 private:
  std::array<Id, 64> ids_;
  std::size_t size_ = 0;
};

bool remove_all(Net& net, const Few& removed, const Few& because, const PatternUse& pattern, Record& record) {
  if (because.empty()) return false;
  const std::int32_t nested = nested_pattern(record.patterns.size());
  bool is_used = false;
  for (Id id : removed.all()) is_used |= net.add_off(id, because.all(), nested);
  if (is_used) record.patterns.push_back(pattern);
  return true;
}

CellSet cells_of(int house, unsigned places) {
  CellSet cells;
  for_bits(places, [&](int place) { cells.insert(Cell{cell_at[house][place]}); });
  return cells;
}

constexpr std::array<std::int8_t, 2> houses_of(int first, int second = -1) {
  return {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)};
}
constexpr std::uint16_t digits_of(int first, int second) {
  return static_cast<std::uint16_t>(1U << first | 1U << second);
}

// All places of each of these digits in house `a` lie in house `b`, so they are removed from the rest of `b`. The masks
// are the places that the two houses share.
bool lock(Net& net, const ChainBoard& before, unsigned digits, int a, unsigned shared_in_a, int b, unsigned shared_in_b,
          Record& record) {
  const ChainBoard& now = net.board();
  bool any = false;
  for_bits(digits, [&](int digit) {
    const unsigned rest = now.places[b][digit] & ~shared_in_b;
    if (rest == 0) return;
    Few because, removed;
    because.add_places(a, before.places[a][digit] & ~unsigned{now.places[a][digit]} & ~shared_in_a, digit);
    removed.add_places(b, rest, digit);
    any |= remove_all(net, removed, because,
                      {PatternUse::Kind::locking, houses_of(a), houses_of(b), digits_of(digit, digit),
                       cells_of(a, now.places[a][digit])},
                      record);
  });
  return any;
}

// For a mask of nine places with at least two bits: bit i is set if all places are among the three from 3 * i, bit 3 +
// i if all are congruent to i modulo 3. In a box these are its rows and columns. In a line the first kind are its
// boxes.
constexpr auto shut_in = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned places = 0; places < 512; ++places) {
    if ((places & (places - 1)) == 0) continue;
    for (unsigned i = 0; i < 3; ++i) {
      if ((places & ~(7U << (3 * i))) == 0) table[places] = static_cast<std::uint8_t>(table[places] | 1U << i);
      if ((places & ~(0111U << i)) == 0) table[places] = static_cast<std::uint8_t>(table[places] | 8U << i);
    }
  }
  return table;
}();

// The digits of a house that the chain has confined, by bit of `shut_in`.
std::array<std::uint16_t, 6> shut_digits(const ChainBoard& before, const ChainBoard& now, int house) {
  std::array<std::uint16_t, 6> digits{};
  for (int digit = 0; digit < 9; ++digit) {
    if (now.places[house][digit] == before.places[house][digit]) continue;
    for_bits(shut_in[now.places[house][digit]], [&](int way) {
      digits[static_cast<std::size_t>(way)] =
          static_cast<std::uint16_t>(digits[static_cast<std::size_t>(way)] | 1U << digit);
    });
  }
  return digits;
}

// The pairs of 0..8, ordered by the larger and then the smaller member: {0,1} {0,2} {1,2} {0,3} …
template <class Body>
void for_pairs(Body&& body) {
  for (int high = 1; high < 9; ++high) {
    for (int low = 0; low < high; ++low) body(low, high);
  }
}

bool has_equal_pairs(const ChainBoard& board, int first_line, int digit) {
  std::array<std::uint16_t, 9> pairs;
  std::size_t n = 0;
  for (int line = first_line; line < first_line + 9; ++line) {
    const std::uint16_t places = board.places[line][digit];
    if (!is_pair(places)) continue;
    for (std::size_t i = 0; i < n; ++i) {
      if (pairs[i] == places) return true;
    }
    pairs[n++] = places;
  }
  return false;
}

constexpr int house_orders[] = {first_box, first_column, first_row};

}  // namespace

bool apply_locking(Net& net, const ChainBoard& before, Record& record) {
  const ChainBoard& now = net.board();
  std::array<std::array<std::uint16_t, 6>, House::count> shut;
  for (int house = 0; house < House::count; ++house) {
    shut[static_cast<std::size_t>(house)] = shut_digits(before, now, house);
  }
  const auto digits = [&](int house, int way) {
    return shut[static_cast<std::size_t>(house)][static_cast<std::size_t>(way)];
  };
  bool any = false;
  for (int box = 0; box < 9; ++box) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, digits(first_box + box, 3 + i), first_box + box, 0111U << i,
                  first_column + box % 3 * 3 + i, 7U << (box / 3 * 3), record);
    }
  }
  for (int box = 0; box < 9; ++box) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, digits(first_box + box, i), first_box + box, 7U << (3 * i), first_row + box / 3 * 3 + i,
                  7U << (box % 3 * 3), record);
    }
  }
  for (int column = 0; column < 9; ++column) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, digits(first_column + column, i), first_column + column, 7U << (3 * i),
                  first_box + 3 * i + column / 3, 0111U << (column % 3), record);
    }
  }
  for (int row = 0; row < 9; ++row) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, digits(first_row + row, i), first_row + row, 7U << (3 * i), first_box + row / 3 * 3 + i,
                  7U << (row % 3 * 3), record);
    }
  }
  return any;
}

bool apply_hidden_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  const ChainBoard& now = net.board();
  bool any = false;
  for (int first : house_orders) {
    for (int house = first; house < first + 9; ++house) {
      if (frame.blanks[house] <= 4) continue;
      const auto& places = now.places[house];
      unsigned twice = 0;
      for (int digit = 0; digit < 9; ++digit) twice |= (is_pair(places[digit]) ? 1U : 0U) << digit;
      if ((twice & (twice - 1)) == 0) continue;
      for_pairs([&](int low, int high) {
        if ((twice >> low & 1) == 0 || (twice >> high & 1) == 0 || places[low] != places[high]) return;
        Few because, removed;
        for_bits(places[low], [&](int place) {
          const int cell = cell_at[house][place];
          removed.add_digits(cell, now.digits[cell] & ~(1U << low | 1U << high));
        });
        if (removed.empty()) return;
        for_bits((before.places[house][low] | before.places[house][high]) & ~unsigned{places[low]}, [&](int place) {
          const int cell = cell_at[house][place];
          because.add_digits(cell, before.digits[cell] & (1U << low | 1U << high));
        });
        any |= remove_all(net, removed, because,
                          {PatternUse::Kind::hidden_pair, houses_of(house), houses_of(-1), digits_of(low, high),
                           cells_of(house, places[low])},
                          record);
      });
    }
  }
  return any;
}

bool apply_naked_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  const ChainBoard& now = net.board();
  bool any = false;
  for (int first : house_orders) {
    for (int house = first; house < first + 9; ++house) {
      if (frame.blanks[house] < 4) continue;
      const auto& cells = cell_at[house];
      unsigned twice = 0;
      for (int place = 0; place < 9; ++place) twice |= (is_pair(now.digits[cells[place]]) ? 1U : 0U) << place;
      if ((twice & (twice - 1)) == 0) continue;
      for_pairs([&](int low, int high) {
        const unsigned digits = now.digits[cells[low]];
        if ((twice >> low & 1) == 0 || (twice >> high & 1) == 0 || digits != now.digits[cells[high]]) return;
        Few because, removed;
        for (int place = 0; place < 9; ++place) {
          if (place != low && place != high) removed.add_digits(cells[place], now.digits[cells[place]] & digits);
        }
        if (removed.empty()) return;
        because.add_digits(cells[low], before.digits[cells[low]] & ~digits);
        because.add_digits(cells[high], before.digits[cells[high]] & ~digits);
        any |= remove_all(net, removed, because,
                          {PatternUse::Kind::naked_pair, houses_of(house), houses_of(-1),
                           static_cast<std::uint16_t>(digits), cells_of(house, 1U << low | 1U << high)},
                          record);
      });
    }
  }
  return any;
}

bool apply_x_wings(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  const ChainBoard& now = net.board();
  bool any = false;
  for (const bool in_columns : {true, false}) {
    const auto base = in_columns ? first_column : first_row;
    const auto cover = in_columns ? first_row : first_column;
    // A quick exit: most boards have no two lines with the same two places.
    unsigned digits = 0;
    for (int digit = 0; digit < 9; ++digit) {
      if (frame.placed[digit] + 4 <= 9 && has_equal_pairs(now, base, digit)) digits |= 1U << digit;
    }
    if (digits == 0) continue;
    for_pairs([&](int low, int high) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = now.places[base + low][digit];
        if ((digits >> digit & 1) == 0 || places != now.places[base + high][digit] || !is_pair(places)) continue;
        Few because, removed;
        for_bits(places, [&](int line) {
          removed.add_places(cover + line, now.places[cover + line][digit] & ~(1U << low | 1U << high), digit);
        });
        if (removed.empty()) continue;
        because.add_places(base + low, before.places[base + low][digit] & ~places, digit);
        because.add_places(base + high, before.places[base + high][digit] & ~places, digit);
        any |= remove_all(net, removed, because,
                          {PatternUse::Kind::x_wing, houses_of(base + low, base + high),
                           houses_of(cover + std::countr_zero(places), cover + std::countr_zero(places & (places - 1))),
                           digits_of(digit, digit), cells_of(base + low, places) | cells_of(base + high, places)},
                          record);
      }
    });
  }
  return any;
}

}  // namespace shudu::logic::explainer::chaining
