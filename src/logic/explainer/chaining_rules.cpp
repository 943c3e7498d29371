#include "logic/explainer/chaining_rules.h"

#include <vector>

#include "logic/explainer/chaining_cycles.h"
#include "logic/explainer/chaining_multiple.h"

namespace shudu::logic::explainer::chaining {

namespace {

constexpr int first_row = 0, first_column = 9, first_box = 18;

// A few candidates, gathered without allocating.
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

bool remove_all(Net& net, const Few& removed, const Few& because) {
  if (because.empty()) return false;
  for (Id id : removed.all()) net.add_off(id, because.all(), -1);
  return true;
}

// All places of a digit in house `a` lie in house `b`: it leaves the rest of `b`. The masks are the places that the two
// share.
bool lock(Net& net, const Board& before, int a, unsigned shared_in_a, int b, unsigned shared_in_b) {
  const Board& now = net.board();
  bool any = false;
  for (int digit = 0; digit < 9; ++digit) {
    const unsigned places = now.places[a][digit];
    if ((places & ~shared_in_a) != 0 || (places & (places - 1)) == 0) continue;
    const unsigned rest = now.places[b][digit] & ~shared_in_b;
    if (rest == 0) continue;
    Few because, removed;
    because.add_places(a, before.places[a][digit] & ~unsigned{now.places[a][digit]} & ~shared_in_a, digit);
    removed.add_places(b, rest, digit);
    any |= remove_all(net, removed, because);
  }
  return any;
}

// The pairs of 0..8 in ascending order of the two bits: {0,1} {0,2} {1,2} {0,3} …
template <class Body>
void for_pairs(Body&& body) {
  for (int high = 1; high < 9; ++high) {
    for (int low = 0; low < high; ++low) body(low, high);
  }
}

constexpr int house_orders[] = {first_box, first_column, first_row};

}  // namespace

bool apply_locking(Net& net, const Board& before) {
  bool any = false;
  for (int box = 0; box < 9; ++box) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, first_box + box, 0111U << i, first_column + box % 3 * 3 + i, 7U << (box / 3 * 3));
    }
  }
  for (int box = 0; box < 9; ++box) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, first_box + box, 7U << (3 * i), first_row + box / 3 * 3 + i, 7U << (box % 3 * 3));
    }
  }
  for (int column = 0; column < 9; ++column) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, first_column + column, 7U << (3 * i), first_box + 3 * i + column / 3,
                  0111U << (column % 3));
    }
  }
  for (int row = 0; row < 9; ++row) {
    for (int i = 0; i < 3; ++i) {
      any |= lock(net, before, first_row + row, 7U << (3 * i), first_box + row / 3 * 3 + i, 7U << (row % 3 * 3));
    }
  }
  return any;
}

bool apply_hidden_pairs(Net& net, const Board& before, const Frame& frame) {
  const Board& now = net.board();
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
        any |= remove_all(net, removed, because);
      });
    }
  }
  return any;
}

bool apply_naked_pairs(Net& net, const Board& before, const Frame& frame) {
  const Board& now = net.board();
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
        any |= remove_all(net, removed, because);
      });
    }
  }
  return any;
}

bool apply_x_wings(Net& net, const Board& before, const Frame& frame) {
  const Board& now = net.board();
  bool any = false;
  for (const auto& [base, cover] : {std::pair{first_column, first_row}, std::pair{first_row, first_column}}) {
    for_pairs([&](int low, int high) {
      for (int digit = 0; digit < 9; ++digit) {
        const unsigned places = now.places[base + low][digit];
        if (places != now.places[base + high][digit] || !is_pair(places) || frame.placed[digit] + 4 > 9) continue;
        Few because, removed;
        for_bits(places, [&](int line) {
          removed.add_places(cover + line, now.places[cover + line][digit] & ~(1U << low | 1U << high), digit);
        });
        if (removed.empty()) continue;
        because.add_places(base + low, before.places[base + low][digit] & ~places, digit);
        because.add_places(base + high, before.places[base + high][digit] & ~places, digit);
        any |= remove_all(net, removed, because);
      }
    });
  }
  return any;
}

NestedRules::NestedRules(const Frame& frame, int level, Record& record)
    : frame_(frame), level_(level), record_(record) {
  if (level == 3) multiple_ = std::make_unique<MultipleSearch>(frame, MultipleKind::multiple, 0, record);
  if (level >= 4) dynamic_ = std::make_unique<MultipleSearch>(frame, MultipleKind::dynamic, 0, record);
  if (level >= 5) deeper_ = std::make_unique<MultipleSearch>(frame, MultipleKind::dynamic, level - 3, record);
}

NestedRules::~NestedRules() = default;

bool NestedRules::apply(Net& net, const Board& before) {
  if (apply_locking(net, before) || apply_hidden_pairs(net, before, frame_) || apply_naked_pairs(net, before, frame_) ||
      apply_x_wings(net, before, frame_)) {
    return true;
  }
  if (level_ < 2) return false;
  const Board now = net.board();
  const auto by = [&](std::vector<Hint> hints) { return take(net, before, now, hints); };
  if (level_ < 4) {
    return by(cycles_and_chains(now, record_, false)) || (multiple_ && by(multiple_->all(now)));
  }
  return by(dynamic_->all(now)) || (deeper_ && by(deeper_->all(now)));
}

bool NestedRules::take(Net& net, const Board& before, const Board& now, std::vector<Hint>& hints) {
  bool any = false;
  for (Hint& hint : hints) {
    bool is_new = false;
    for (Id id : hint.removed) is_new |= !net.has(off(id));
    if (!is_new) continue;
    const std::vector<Id> because = record_.prerequisites(hint, before, now);
    if (because.empty()) continue;
    const std::vector<Id> removed = hint.removed;
    const std::int32_t nested = record_.keep(std::move(hint));
    for (Id id : removed) any |= net.add_off(id, because, nested);
  }
  return any;
}

}  // namespace shudu::logic::explainer::chaining
