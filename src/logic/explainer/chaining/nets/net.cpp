#include "logic/explainer/chaining/nets/net.h"

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
  const int first = add(assumption, Cause::assumed, 0);
  nodes_[0].parents = 0;
  know(assumption, first);
  (is_on(assumption) ? pending_on_ : pending_off_).push(first);
  run(before);
}

void Net::advance(const ChainBoard& before, AdvancedRules& rules) {
  if (is_absurd() || level_ >= rules.level()) return;
  if (level_ == 0) news_.clear();
  level_ = rules.level();
  while (rules.apply(*this, before)) {
    if (!run(before)) return;
  }
}

int Net::add(Literal literal, Cause cause, int parent) {
  nodes_[made_] = {literal, cause, 1, static_cast<std::uint16_t>(parent), 0, no_nested};
  return static_cast<int>(made_++);
}

bool Net::add_off(Id id, std::span<const Id> because, std::int32_t nested) {
  if (has(off(id))) return false;
  const int at = add(off(id), Cause::advanced, at_[off(because[0])]);
  NetNode& node = nodes_[static_cast<std::size_t>(at)];
  node.nested = nested;
  node.parents = static_cast<std::uint16_t>(because.size());
  node.first = static_cast<std::uint32_t>(parents_.size());
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
    const unsigned state = known(other);
    if (state == known_off) return true;
    const int made = add(off(other), cause_of_house(house), at);
    if (state != 0) {
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
  const int made = add(on(id), cause_of_house(house), parent);
  if (mode_ != NetMode::plain) add_parents(nodes_[static_cast<std::size_t>(made)], house, before);
  if (known(id) != 0) {
    absurd_on_ = made;
    absurd_off_ = at_[off(id)];
    return false;
  }
  know(on(id), made);
  pending_on_.push(made);
  return true;
}

// The candidates that have left the cell or house, after the one that is already the parent.
void Net::add_parents(NetNode& node, int house, const ChainBoard& before) {
  const int cell = cell_of(candidate_of(node.literal)), digit = digit_of(candidate_of(node.literal));
  const unsigned gone = house < 0 ? before.digits[cell] & ~unsigned{board_.digits[cell]}
                                  : before.places[house][digit] & ~unsigned{board_.places[house][digit]};
  if (gone == 0) return;
  node.first = static_cast<std::uint32_t>(parents_.size());
  parents_.push_back(node.parent);
  for_bits(gone, [&](int i) {
    const Id other = house < 0 ? id_of(cell, i) : id_of(cell_at[house][i], digit);
    parents_.push_back(static_cast<std::uint16_t>(at_[off(other)]));
  });
  node.parents = static_cast<std::uint16_t>(parents_.size() - node.first);
}

// The candidate leaves its cell and its houses, unless the mode is plain. If a single candidate remains, it is on.
bool Net::follow_off(int at, const ChainBoard& before) {
  const Id id = candidate_of(nodes_[static_cast<std::size_t>(at)].literal);
  const int cell = cell_of(id), digit = digit_of(id);
  const bool stays = mode_ == NetMode::plain;
  const auto is_one = [](unsigned bits) { return bits != 0 && (bits & (bits - 1)) == 0; };
  const unsigned digits = board_.digits[cell] & ~(1U << digit);
  if (is_one(digits) && mode_ != NetMode::nishio) {
    const Id other = id_of(cell, std::countr_zero(digits));
    if (known(other) != known_on && !make_on(other, at, -1, before)) return false;
  }
  if (!stays) board_.digits[cell] = static_cast<std::uint16_t>(digits);
  for (const Spot& spot : spots[cell]) {
    std::uint16_t& places = board_.places[spot.house][digit];
    const unsigned rest = places & ~(1U << spot.place);
    if (is_one(rest)) {
      const Id other = id_of(cell_at[spot.house][std::countr_zero(rest)], digit);
      if (known(other) != known_on && !make_on(other, at, spot.house, before)) return false;
    }
    if (!stays) places = static_cast<std::uint16_t>(rest);
  }
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
