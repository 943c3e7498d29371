#include "logic/patterns/als.h"

#include "logic/bit_count.h"

namespace shudu::logic {

namespace {

// Whether the set was listed for an earlier house. Single cells are listed for their row. Sets in a box that are also
// in one line are listed for that line.
bool is_listed_before(House house, CellSet cells) {
  if (house.kind() == House::Kind::row) return false;
  if (cells.is_single()) return true;
  if (house.kind() == House::Kind::column) return false;
  const Cell first = cells.first();
  return House::row(first.row()).cells().contains(cells) || House::column(first.col()).cells().contains(cells);
}

// Enumerates the sets of blank cells of one house.
class Collector {
 public:
  Collector(const State& state, std::vector<Als>& sets) : state_(state), sets_(sets) {}

  void collect(House house) {
    house_ = house;
    count_ = 0;
    for (Cell cell : house.cells() & state_.blanks()) blanks_[count_++] = cell;
    extend(0, {}, {}, 0);
  }

 private:
  void extend(int start, CellSet cells, DigitSet digits, int size) {
    if (size == 8) return;  // nine cells hold nine digits, never ten
    for (int i = start; i < count_; ++i) {
      const DigitSet joined = digits | state_.candidates(blanks_[i]);
      // Every further cell reduces the difference between digits and cells by at most one.
      if (count_of(joined) - (size + 1) - (count_ - 1 - i) > 1) continue;
      CellSet extended = cells;
      extended.insert(blanks_[i]);
      if (count_of(joined) == size + 2 && !is_listed_before(house_, extended)) {
        sets_.push_back({.cells = extended, .digits = joined, .places = {}, .watchers = {}, .watched = {}});
      }
      extend(i + 1, extended, joined, size + 1);
    }
  }

  const State& state_;
  std::vector<Als>& sets_;
  House house_;
  std::array<Cell, 9> blanks_;  // of the house
  int count_ = 0;               // how many of them
};

}  // namespace

AlsList::AlsList(const State& state) {
  Collector collector{state, sets_};
  for (int house = 0; house < House::count; ++house) collector.collect(House{house});
  for (Als& als : sets_) {
    for (int digit : als.digits) {
      als.places[digit] = als.cells & state.places(digit);
      CellSet watchers = state.places(digit) - als.cells;
      for (Cell cell : als.places[digit]) watchers &= peers(cell);
      als.watchers[digit] = watchers;
      als.watched |= watchers;
    }
  }
}

template <bool overlap>
AlsLinks<overlap>::AlsLinks(const State& state, Memo& memo) {
  const AlsList& sets = memo.get<AlsList>(state);
  starts_.reserve(static_cast<std::size_t>(sets.size()) + 1);
  std::vector<CellSet> cells;  // of each set, close together in memory
  for (const Als& als : sets) cells.push_back(als.cells);
  for (int i = 0; i < sets.size(); ++i) {
    starts_.push_back(links_.size());
    const Als& a = sets[i];
    for (int j = i + 1; j < sets.size(); ++j) {
      const CellSet other = cells[static_cast<std::size_t>(j)];
      if (!a.watched.intersects(other) || (!overlap && a.cells.intersects(other))) continue;
      const DigitSet commons = restricted_commons(a, sets[j]);
      if (!commons.empty()) links_.push_back({static_cast<std::int16_t>(i), static_cast<std::int16_t>(j), commons});
    }
  }
  starts_.push_back(links_.size());
}

template class AlsLinks<false>;
template class AlsLinks<true>;

}  // namespace shudu::logic
