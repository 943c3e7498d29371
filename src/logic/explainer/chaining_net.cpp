#include "logic/explainer/chaining_net.h"

#include <algorithm>

namespace shudu::logic::explainer::chaining {

void Net::start(const ChainBoard& before, Literal assumption, NetMode mode) {
  mode_ = mode;
  known_.fill(0);
  made_ = 0;
  parents_.clear();
  pending_on_.first = pending_on_.last = pending_off_.first = pending_off_.last = 0;
  found_ = 0;
  absurd_on_ = absurd_off_ = -1;
  level_ = 0;
  board_ = before;
  const int first = add(assumption, Cause::assumed);
  know(assumption, first);
  (is_on(assumption) ? pending_on_ : pending_off_).push(first);
  run(before);
}

void Net::advance(const ChainBoard& before, AdvancedRules& rules) {
  if (is_absurd() || level_ >= rules.level()) return;
  level_ = rules.level();
  while (rules.apply(*this, before)) {
    if (!run(before)) return;
  }
}

int Net::add(Literal literal, Cause cause) {
  nodes_[made_] = {literal, cause, 0, static_cast<std::uint32_t>(parents_.size()), no_nested};
  return static_cast<int>(made_++);
}

bool Net::add_off(Id id, std::span<const Id> because, std::int32_t nested) {
  if (has(off(id))) return false;
  const int at = add(off(id), Cause::advanced);
  nodes_[made_ - 1].nested = nested;
  nodes_[made_ - 1].parents = static_cast<std::uint16_t>(because.size());
  for (Id parent : because) parents_.push_back(static_cast<std::uint16_t>(at_[off(parent)]));
  know(off(id), at);
  pending_off_.push(at);
  return true;
}

// Returns false at a contradiction.
bool Net::run(const ChainBoard& before) {
  for (;;) {
    if (!pending_on_.empty()) {
      if (!follow_on(pending_on_.pop())) return false;
    } else if (!pending_off_.empty()) {
      if (!follow_off(pending_off_.pop(), before)) return false;
    } else {
      return true;
    }
  }
}

bool Net::follow_on(int at) {
  const Id id = candidate_of(nodes_[static_cast<std::size_t>(at)].literal);
  return for_conflicts(board_, id, mode_ != NetMode::nishio, [&](Id other, int house) {
    const bool contradicts = has(on(other));
    if (!contradicts && has(off(other))) return true;
    const int made = add(off(other), cause_of_house(house));
    nodes_[made_ - 1].parents = 1;
    parents_.push_back(static_cast<std::uint16_t>(at));
    if (contradicts) {
      absurd_on_ = at_[on(other)];
      absurd_off_ = made;
      return false;
    }
    know(off(other), made);
    pending_off_.push(made);
    return true;
  });
}

// Adds the last candidate of a cell or the last place in a house. `parent` is the statement that leads to it.
bool Net::make_on(Id id, int parent, int house, const ChainBoard& before) {
  const bool contradicts = has(off(id));
  if (!contradicts && has(on(id))) return true;
  const int made = add(on(id), cause_of_house(house));
  parents_.push_back(static_cast<std::uint16_t>(parent));
  const int cell = cell_of(id), digit = digit_of(id);
  if (mode_ != NetMode::plain) {
    if (house < 0) {
      for_bits(before.digits[cell] & ~unsigned{board_.digits[cell]},
               [&](int other) { parents_.push_back(static_cast<std::uint16_t>(at_[off(id_of(cell, other))])); });
    } else {
      for_bits(before.places[house][digit] & ~unsigned{board_.places[house][digit]}, [&](int place) {
        parents_.push_back(static_cast<std::uint16_t>(at_[off(id_of(cell_at[house][place], digit))]));
      });
    }
  }
  nodes_[made_ - 1].parents = static_cast<std::uint16_t>(parents_.size() - nodes_[made_ - 1].first);
  if (contradicts) {
    absurd_on_ = made;
    absurd_off_ = at_[off(id)];
    return false;
  }
  know(on(id), made);
  pending_on_.push(made);
  return true;
}

bool Net::follow_off(int at, const ChainBoard& before) {
  const Id id = candidate_of(nodes_[static_cast<std::size_t>(at)].literal);
  const int cell = cell_of(id), digit = digit_of(id);
  if (mode_ != NetMode::nishio) {
    const unsigned digits = board_.digits[cell];
    if (is_pair(digits)) {
      const int other = std::countr_zero(digits & ~(1U << digit));
      if (!make_on(id_of(cell, other), at, -1, before)) return false;
    }
  }
  for (const Spot& spot : spots[cell]) {
    const unsigned places = board_.places[spot.house][digit];
    if (is_pair(places)) {
      const int other = cell_at[spot.house][std::countr_zero(places & ~(1U << spot.place))];
      if (!make_on(id_of(other, digit), at, spot.house, before)) return false;
    }
  }
  if (mode_ != NetMode::plain) board_.remove(id);
  return true;
}

int Net::ancestors(int at, int most, std::vector<std::int32_t>* nested) const {
  // Parents have smaller indices than their children, so one pass in descending order visits each statement once.
  std::array<std::uint64_t, literal_count / 64 + 1> marked;
  const auto top = static_cast<std::size_t>(at) / 64;
  std::fill_n(marked.begin(), top + 1, 0);
  marked[top] = std::uint64_t{1} << (at % 64);
  int total = 1;
  for (std::size_t word = top + 1; word-- > 0;) {
    while (marked[word] != 0) {
      const int bit = 63 - std::countl_zero(marked[word]);
      marked[word] &= ~(std::uint64_t{1} << bit);
      const NetNode& node = nodes_[word * 64 + static_cast<std::size_t>(bit)];
      if (nested != nullptr && node.nested >= 0) nested->push_back(node.nested);
      for (std::uint16_t parent : parents_of(node)) {
        std::uint64_t& bits = marked[parent / 64];
        const std::uint64_t mark = std::uint64_t{1} << (parent % 64);
        if ((bits & mark) != 0) continue;
        bits |= mark;
        if (++total > most) return total;
      }
    }
  }
  return total;
}

ChainFinding::Span Net::copy(int at, Record& record) const {
  std::vector<int> place(static_cast<std::size_t>(at) + 1, -1);
  place[static_cast<std::size_t>(at)] = 0;
  for (int i = at; i >= 0; --i) {
    if (place[static_cast<std::size_t>(i)] < 0) continue;
    for (std::uint16_t parent : parents_of(nodes_[static_cast<std::size_t>(i)])) place[parent] = 0;
  }
  const auto begin = static_cast<std::uint32_t>(record.nodes.size());
  for (int i = 0; i <= at; ++i) {
    if (place[static_cast<std::size_t>(i)] < 0) continue;
    place[static_cast<std::size_t>(i)] = static_cast<int>(record.nodes.size() - begin);
    const NetNode& node = nodes_[static_cast<std::size_t>(i)];
    record.nodes.push_back(
        {node.literal, node.cause, node.nested, static_cast<std::uint32_t>(record.parents.size()), node.parents});
    for (std::uint16_t parent : parents_of(node)) {
      record.parents.push_back(static_cast<std::uint16_t>(place[parent]));
    }
  }
  return {begin, static_cast<std::uint32_t>(record.nodes.size())};
}

}  // namespace shudu::logic::explainer::chaining
