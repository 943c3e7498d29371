#include "logic/explainer/chaining/nets/news.h"

#include "logic/explainer/chaining/nets/locks.h"
#include "logic/explainer/chaining/nets/rules.h"

namespace shudu::logic::explainer::chaining {

namespace {

// The places and cells that statements of the net have changed since the last call.
struct Changes {
  News::Digits digits{};
  CellSet cells;

  explicit Changes(Net& net) {
    for (const NetNode& node : net.found().subspan(net.news().statements)) {
      if (is_on(node.literal)) continue;
      const Id id = candidate_of(node.literal);
      cells.insert(Cell{cell_of(id)});
      for (const Spot& spot : spots[cell_of(id)]) digits[spot.house] |= static_cast<std::uint16_t>(1U << digit_of(id));
    }
    net.news().statements = net.found().size();
  }
};

// The digit has two places in the house. Another digit has the same, and something else is in these cells.
bool is_hidden_pair(const ChainBoard& now, int house, int digit) {
  const auto& places = now.places[house];
  unsigned same = 0, there = 0;
  for (int other = 0; other < 9; ++other) same |= (places[other] == places[digit] ? 1U : 0U) << other;
  if ((same & (same - 1)) == 0) return false;
  for_bits(places[digit], [&](int place) { there |= now.digits[cell_at[house][place]]; });
  return there != same;
}

bool is_x_wing(const ChainBoard& now, int line, int digit) {
  const int first = line < first_column ? first_row : first_column;
  int same = 0;
  for (int other = first; other < first + 9; ++other) same += now.places[other][digit] == now.places[line][digit];
  return same > 1;
}

bool is_naked_pair(const ChainBoard& now, int house, int cell) {
  int same = 0;
  for (int other : cell_at[house]) same += now.digits[other] == now.digits[cell];
  return same > 1;
}

// The bits of shut_in that a house of this kind has, and `pair` if there are two places.
constexpr unsigned pair = 1U << 6;
constexpr auto forms = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned places = 0; places < 512; ++places) {
    table[places] = static_cast<std::uint8_t>(shut_in[places] | (is_pair(places) ? pair : 0));
  }
  return table;
}();

}  // namespace

void read_news(Net& net) {
  const ChainBoard& now = net.board();
  const Changes changes(net);
  News& news = net.news();
  for (Cell cell : changes.cells) {
    if (!is_pair(now.digits[cell.index()])) continue;
    for (const Spot& spot : spots[cell.index()]) {
      if (is_naked_pair(now, spot.house, cell.index())) news.naked |= HouseSet{1} << spot.house;
    }
  }
  news.any_shut = false;
  for (int house = 0; house < House::count; ++house) {
    const unsigned ways = house < first_box ? 7 : 077;
    for_bits(changes.digits[house], [&](int digit) {
      const unsigned form = forms[now.places[house][digit]] & (ways | pair);
      if (form == 0) return;
      const auto bit = static_cast<std::uint16_t>(1U << digit);
      for_bits(form & ways, [&](int way) {
        const Lock& lock = locks[lock_at[house][way]];
        if ((now.places[lock.b][digit] & ~unsigned{lock.shared_in_b}) == 0) return;
        if (!news.any_shut) news.shut = {};
        news.shut[house][way] |= bit;
        news.any_shut = true;
      });
      if ((form & pair) == 0) return;
      if (is_hidden_pair(now, house, digit)) {
        news.hidden[house] |= bit;
        news.any_hidden = true;
      }
      if (house < first_box && is_x_wing(now, house, digit)) {
        news.wings[house] |= bit;
        news.any_wing = true;
      }
    });
  }
}

}  // namespace shudu::logic::explainer::chaining
