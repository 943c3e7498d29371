// Almost locked sets: n cells of one house that together hold n + 1 digits. Take one of the digits away and the others
// are locked in the cells: whoever says "not this digit" learns that all the others are there.
//
// A restricted common of two such sets is a digit that cannot be in both: every place of the digit in one set sees
// every place of it in the other.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/hunt.h"
#include "shudu/board/cell_set.h"
#include "shudu/board/digit_set.h"
#include "shudu/logic/state.h"
#include "shudu/logic/step.h"

namespace shudu::logic {

struct Als {
  CellSet cells;  // 1..8 of them
  DigitSet digits;
  std::array<CellSet, 10> places;    // by digit: the cells of the set that may hold it; empty when not in `digits`
  std::array<CellSet, 10> watchers;  // by digit: the cells outside with this candidate that see all its places
  CellSet watched;                   // all watchers together

  LockedSet locked_set() const { return {cells, digits}; }
};

// Every almost locked set of a state, single cells with two candidates included: house by house (rows, columns, boxes),
// in a house by their first cells, a set before the sets that extend it. A set inside two houses is listed once.
class AlsList {
 public:
  explicit AlsList(const State& state);

  int size() const { return static_cast<int>(sets_.size()); }
  const Als& operator[](int i) const { return sets_[static_cast<std::size_t>(i)]; }
  auto begin() const { return sets_.begin(); }
  auto end() const { return sets_.end(); }

 private:
  std::vector<Als> sets_;
};

// The digits that two sets cannot both hold; at most two unless the state is broken. Where the sets overlap, such a
// digit is never in the common cells: a cell does not see itself.
inline DigitSet restricted_commons(const Als& a, const Als& b) {
  DigitSet found;
  for (int digit : a.digits& b.digits) {
    if (a.watchers[digit].contains(b.places[digit])) found.insert(digit);
  }
  return found;
}

// Two sets and the digits that at most one of them holds.
struct AlsLink {
  std::int16_t from, to;  // indices in the AlsList
  DigitSet commons;
};

// All linked pairs with from < to, ascending by from, then to. The sets of a pair may share cells only if `overlap`.
template <bool overlap>
class AlsLinks {
 public:
  AlsLinks(const State& state, Memo& memo);

  std::span<const AlsLink> all() const { return links_; }
  // Those that start at the set of this index.
  std::span<const AlsLink> from(int index) const {
    const auto i = static_cast<std::size_t>(index);
    return all().subspan(starts_[i], starts_[i + 1] - starts_[i]);
  }

 private:
  std::vector<AlsLink> links_;
  std::vector<std::size_t> starts_;  // starts_[i]: the first link from set i; one more at the end
};

extern template class AlsLinks<false>;
extern template class AlsLinks<true>;

}  // namespace shudu::logic
