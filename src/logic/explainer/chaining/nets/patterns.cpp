// The patterns allowed inside dynamic chains. Each is searched for in Sudoku Explainer's order.
#include <array>
#include <utility>

#include "logic/explainer/chaining/nets/locks.h"
#include "logic/explainer/chaining/nets/rules.h"

namespace shudu::logic::explainer::chaining {

namespace {

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

bool apply_lock(Net& net, const ChainBoard& before, const Lock& lock, int digit, Record& record) {
  const ChainBoard& now = net.board();
  const unsigned rest = now.places[lock.b][digit] & ~unsigned{lock.shared_in_b};
  if (rest == 0) return false;
  Few because, removed;
  const unsigned elsewhere = before.places[lock.a][digit] & ~unsigned{now.places[lock.a][digit]};
  because.add_places(lock.a, elsewhere & ~unsigned{lock.shared_in_a}, digit);
  removed.add_places(lock.b, rest, digit);
  return remove_all(net, removed, because,
                    {PatternUse::Kind::locking, houses_of(lock.a), houses_of(lock.b), digits_of(digit, digit),
                     cells_of(lock.a, now.places[lock.a][digit])},
                    record);
}

// The pairs of 0..8, ordered by the larger and then the smaller member: {0,1} {0,2} {1,2} {0,3} …
template <class Body>
void for_pairs(Body&& body) {
  for (int high = 1; high < 9; ++high) {
    for (int low = 0; low < high; ++low) body(low, high);
  }
}

constexpr int house_orders[] = {first_box, first_column, first_row};

}  // namespace

bool apply_locking(Net& net, const ChainBoard& before, Record& record) {
  const News& news = net.news();
  if (!news.any_shut) return false;
  bool any = false;
  for (const Lock& lock : locks) {
    for_bits(news.shut[lock.a][lock.way], [&](int digit) { any |= apply_lock(net, before, lock, digit, record); });
  }
  return any;
}

bool apply_hidden_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  if (!net.news().any_hidden) return false;
  const ChainBoard& now = net.board();
  News::Digits& fresh = net.news().hidden;
  bool any = false;
  for (int first : house_orders) {
    for (int house = first; house < first + 9; ++house) {
      if (frame.blanks[house] <= 4 || fresh[house] == 0) continue;
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
  fresh.fill(0);
  net.news().any_hidden = false;
  return any;
}

bool apply_naked_pairs(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  HouseSet& fresh = net.news().naked;
  if (fresh == 0) return false;
  const ChainBoard& now = net.board();
  bool any = false;
  for (int first : house_orders) {
    for (int house = first; house < first + 9; ++house) {
      if (frame.blanks[house] < 4 || (fresh >> house & 1) == 0) continue;
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
  fresh = 0;
  return any;
}

bool apply_x_wings(Net& net, const ChainBoard& before, const Frame& frame, Record& record) {
  if (!net.news().any_wing) return false;
  const ChainBoard& now = net.board();
  News::Digits& fresh = net.news().wings;
  bool any = false;
  for (const bool in_columns : {true, false}) {
    const auto base = in_columns ? first_column : first_row;
    const auto cover = in_columns ? first_row : first_column;
    unsigned digits = 0;
    for (int line = base; line < base + 9; ++line) digits |= fresh[line];
    for (int digit = 0; digit < 9; ++digit) {
      if (frame.placed[digit] + 4 > 9) digits &= ~(1U << digit);
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
  fresh.fill(0);
  net.news().any_wing = false;
  return any;
}

}  // namespace shudu::logic::explainer::chaining
