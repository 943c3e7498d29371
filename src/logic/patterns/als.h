// Almost locked sets: n cells of one house that together hold n + 1 digits. If one of the digits is removed, the others
// are locked in the cells. So "this digit is not in the set" implies that all the others are.
//
// A restricted common of two such sets is a digit that cannot be in both: every place of the digit in one set sees
// every place of it in the other.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/request.h"
#include "shudu/board.h"
#include "shudu/logic.h"

namespace shudu::logic {

struct Als {
  CellSet cells;  // 1..8 of them
  DigitSet digits;
  std::array<CellSet, 10> places;    // by digit: the cells of the set that may hold it; empty when not in `digits`
  std::array<CellSet, 10> watchers;  // by digit: the cells outside with this candidate that see all its places
  CellSet watched;                   // all watchers together

  LockedSet locked_set() const { return {cells, digits}; }
};

// Every almost locked set of a state, including single cells with two candidates. The order is by house (rows, columns,
// boxes), then by first cells. A set comes before the sets that extend it. A set inside two houses is listed once.
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

// The digits that two sets cannot both hold. There are at most two unless the state is contradictory. If the sets
// overlap, such a digit is never in the common cells, because a cell does not see itself.
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
  // The links that start at the set with this index.
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
