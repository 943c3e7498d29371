// The direct consequences at the start of every table. Their order is part of the contract, because it decides which
// chain is reported.
#include "logic/bit_count.h"
#include "logic/chains/tabling.h"

namespace shudu::logic {

// A true candidate eliminates the others of its cell, then those of its row, column and box. A false candidate sets the
// candidate that is then the only one in its cell or house.
void Tables::link_candidates() {
  for (int i = 0; i < statements_.candidate_count(); ++i) {
    const auto off = static_cast<Id>(2 * i);
    const auto on = static_cast<Id>(2 * i + 1);
    const Cell cell = statements_[on].first;
    const int digit = statements_[on].digit;
    Table& if_off = tables_[off];
    Table& if_on = tables_[on];
    const DigitSet others = state_.candidates(cell) - DigitSet{digit};
    for (int other : others) append_direct(if_on, cell, other, false);
    if (others.is_single()) append_direct(if_off, cell, others.first(), true);
    CellSet excluded, forced;
    for (House house : houses(cell)) {
      const CellSet places = state_.places(digit, house) - CellSet{cell};
      for (Cell place : places - excluded) append_direct(if_on, place, digit, false);
      excluded |= places;
      if (!places.is_single() || forced.contains(places)) continue;
      append_direct(if_off, places.first(), digit, true);
      forced |= places;
    }
  }
}

void Tables::link_groups() {
  const std::vector<Group>& groups = statements_.groups();
  const int count = static_cast<int>(groups.size());
  std::array<std::vector<int>, 10> of_digit;
  for (int i = 0; i < count; ++i) of_digit[groups[static_cast<std::size_t>(i)].digit].push_back(i);
  for (int i = 0; i < count; ++i) {
    const Group& group = groups[static_cast<std::size_t>(i)];
    const Id on = statements_.group(i, true);
    const Id off = statements_.group(i, false);
    for (Cell cell : group.seers) {
      add_direct(on, statements_.candidate(cell, group.digit, false));
      add_direct(statements_.candidate(cell, group.digit, true), off);
    }
    // If the house has one more place, the digit is in the group or in that place.
    for (House house : {group.box, group.line}) {
      const CellSet rest = group.seers & house.cells();
      if (!rest.is_single()) continue;
      add_direct(off, statements_.candidate(rest.first(), group.digit, true));
      add_direct(statements_.candidate(rest.first(), group.digit, false), on);
    }
    // Groups that share a house exclude each other. If together they are all places of the house, one of them is true.
    struct Partner {
      int count = 0;
      int first = -1;
    };
    Partner in_row, in_column, in_box;
    for (int j : of_digit[group.digit]) {
      const Group& other = groups[static_cast<std::size_t>(j)];
      if (j == i || other.cells.intersects(group.cells)) continue;
      const auto meet = [&](Partner& partner) {
        if (++partner.count == 1) partner.first = j;
        add_direct(on, statements_.group(j, false));
      };
      if (other.line == group.line) meet(group.line.kind() == House::Kind::row ? in_row : in_column);
      if (other.box == group.box) meet(in_box);
    }
    const auto close = [&](const Partner& partner, House house) {
      if (partner.count != 1) return;
      const CellSet both = group.cells | groups[static_cast<std::size_t>(partner.first)].cells;
      if (state_.places(group.digit, house) == both) add_direct(off, statements_.group(partner.first, true));
    };
    close(in_row, group.line);
    close(in_column, group.line);
    close(in_box, group.box);
  }
}

// A set that lacks a digit holds all its other digits. These digits are eliminated from the cells that see all their
// places in the set, and from other sets. A cell that then has one candidate left is set.
void Tables::link_sets() {
  if (sets_ == nullptr) return;
  const std::vector<Group>& groups = statements_.groups();
  for (int i = 0; i < sets_->size(); ++i) {
    const Als& als = (*sets_)[i];
    if (als.cells.is_single()) continue;
    const int penalty = set_penalty(als.digits.size());
    for (int entry : als.digits) {
      const Id lacks = statements_.set_lacks(i, entry);
      DigitSet leaving;
      for (int digit : als.digits - DigitSet{entry}) {
        if (!als.watchers[digit].empty()) leaving.insert(digit);
      }
      if (als.watchers[entry].empty() || leaving.empty()) continue;
      for (Cell cell : als.watchers[entry]) add_direct(statements_.candidate(cell, entry, true), lacks);
      for (std::size_t g = 0; g < groups.size(); ++g) {
        if (groups[g].digit != entry || !als.watchers[entry].contains(groups[g].cells)) continue;
        add_direct(statements_.group(static_cast<int>(g), true), lacks);
      }
      for (int digit : leaving) {
        for (Cell cell : als.watchers[digit]) add_direct(lacks, statements_.candidate(cell, digit, false), penalty);
        for (std::size_t g = 0; g < groups.size(); ++g) {
          if (groups[g].digit != digit || !als.watchers[digit].contains(groups[g].cells)) continue;
          add_direct(lacks, statements_.group(static_cast<int>(g), false), penalty);
        }
      }
      for (int j = 0; j < sets_->size(); ++j) {
        const Als& other = (*sets_)[j];
        if (j == i || other.cells.is_single() || other.cells.intersects(als.cells)) continue;
        for (int digit : leaving& other.digits) {
          if (!als.watchers[digit].contains(other.places[digit])) continue;
          add_direct(lacks, statements_.set_lacks(j, digit), penalty);
        }
      }
      for (Cell cell : als.watched) {
        if (count_of(state_.candidates(cell)) == 2) continue;
        DigitSet left = state_.candidates(cell);
        for (int digit : leaving) {
          if (als.watchers[digit].contains(cell)) left.erase(digit);
        }
        if (left.is_single()) add_direct(lacks, statements_.candidate(cell, left.first(), true), penalty + 1);
      }
    }
  }
}

}  // namespace shudu::logic
