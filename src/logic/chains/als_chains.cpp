#include "logic/chains/als_chains.h"

#include <algorithm>

namespace shudu::logic {

namespace {

constexpr int least_links = 3;  // two sets are an ALS-XZ, three an ALS-XY-wing

// Which of the restricted commons a link uses: 0 the first digit, 1 the second, 2 both.
std::size_t part_of(DigitSet commons, DigitSet digits) {
  return digits == commons ? 2 : digits.first() == commons.first() ? 0 : 1;
}

// The index of a search position: a hop, the digits it uses, and whether it is link number 1, 2 or a later one.
std::size_t place_of(std::size_t hop, DigitSet commons, DigitSet digits, int length) {
  return (hop * 3 + part_of(commons, digits)) * 3 + static_cast<std::size_t>(std::min(length, least_links) - 1);
}

}  // namespace

AlsChains::AlsChains(const AlsList& sets, std::span<const AlsLink> links, Limits limits)
    : sets_(sets), limits_(limits) {
  std::vector<std::vector<Link>> by_set(static_cast<std::size_t>(sets.size()));
  // Links are sorted by `from`. Adding the reversed links first keeps the hops of every set in ascending order.
  if (!limits.forward) {
    for (const AlsLink& link : links) by_set[static_cast<std::size_t>(link.to)].push_back({link.from, link.commons});
  }
  for (const AlsLink& link : links) by_set[static_cast<std::size_t>(link.from)].push_back({link.to, link.commons});
  for (const auto& hops : by_set) {
    starts_.push_back(hops_.size());
    hops_.insert(hops_.end(), hops.begin(), hops.end());
  }
  starts_.push_back(hops_.size());
  in_chain_.resize(by_set.size());
  is_end_.resize(by_set.size());
  visits_.resize(hops_.size() * 9 * 9);
  for (int set = 0; set < sets.size(); ++set) start_at(set);
}

// Whether a chain from start_ to the set may eliminate something.
bool AlsChains::may_end_at(int set) {
  char& is_end = is_end_[static_cast<std::size_t>(set)];
  if (is_end != unknown) return is_end != 0;
  const Als& a = sets_[start_];
  const Als& b = sets_[set];
  is_end = 0;
  for (int digit : a.digits& b.digits) {
    if (a.watchers[digit].intersects(b.watchers[digit])) is_end = 1;
  }
  return is_end != 0;
}

void AlsChains::start_at(int set) {
  if (hops_begin(set) == hops_end(set)) return;
  start_ = set;
  is_end_.assign(is_end_.size(), unknown);
  if (limits_.forward) {
    last_end_ = sets_.size() - 1;
    while (last_end_ > set && !may_end_at(last_end_)) --last_end_;
    if (last_end_ == set) return;
  }
  in_chain_[static_cast<std::size_t>(set)] = 1;
  // The first link uses one digit. If there are two, each is tried.
  for (std::size_t hop = hops_begin(set); hop < hops_end(set); ++hop) {
    for (int digit : hops_[hop].digits) follow(hop, {digit});
  }
  in_chain_[static_cast<std::size_t>(set)] = 0;
}

void AlsChains::extend(int from, int entered) {
  if (static_cast<int>(chain_.size()) >= limits_.longest) return;
  for (std::size_t hop = hops_begin(from); hop < hops_end(from); ++hop) {
    if (limits_.forward && hops_[hop].to > last_end_) return;
    const DigitSet digits = hops_[hop].digits - DigitSet{entered};
    if (!digits.empty() && !in_chain_[static_cast<std::size_t>(hops_[hop].to)]) follow(hop, digits);
  }
}

void AlsChains::follow(std::size_t hop, DigitSet digits) {
  const int to = hops_[hop].to;
  chain_.push_back({to, digits});
  if (is_worth_following(hop, digits)) {
    in_chain_[static_cast<std::size_t>(to)] = 1;
    if (static_cast<int>(chain_.size()) >= least_links && may_end_at(to)) note();
    extend(to, digits.first());
    in_chain_[static_cast<std::size_t>(to)] = 0;
  }
  chain_.pop_back();
}

// What follows from a position depends on the path to it only through the sets already used and the length so far. In a
// forward search neither matters, so every position is followed once. Otherwise a position is followed again when the
// path is shorter. It is also followed twice more when the path is not shorter, because the sets used may differ. (On
// 50 states with 1734 results of all simple chains, nothing was missed even without these two.)
bool AlsChains::is_worth_following(std::size_t hop, DigitSet digits) {
  const int length = static_cast<int>(chain_.size());
  const auto first = static_cast<std::size_t>(chain_.front().digits.first() - 1);
  Visit& visit = visits_[place_of(hop, hops_[hop].digits, digits, length) * 9 + first];
  if (visit.start != start_ || (!limits_.forward && length < visit.length)) {
    visit = {static_cast<std::int16_t>(start_), static_cast<std::uint8_t>(length), 1};
    return true;
  }
  return !limits_.forward && visit.times++ < 2;
}

std::vector<Candidate> AlsChains::eliminations(int start, int first, const Link& last) const {
  const Als &a = sets_[start], &b = sets_[last.to];
  std::vector<Candidate> list;
  for (int digit : (a.digits & b.digits) - last.digits - DigitSet{first}) {
    for (Cell cell : a.watchers[digit] & b.watchers[digit]) list.emplace_back(cell, digit);
  }
  return list;
}

void AlsChains::note() {
  std::vector<Candidate> list = eliminations(start_, chain_.front().digits.first(), chain_.back());
  if (list.empty()) return;
  std::vector<int> key;
  for (Candidate candidate : list) key.push_back(candidate.digit * Cell::count + candidate.cell.index());
  if (limits_.every_pair) {
    key.push_back(-1 - start_);
    key.push_back(-1 - chain_.back().to);
  }
  const auto [known, is_new] = known_.try_emplace(std::move(key), found_.size());
  if (is_new) {
    found_.push_back({start_, chain_, std::move(list)});
  } else if (chain_.size() < found_[known->second].links.size()) {
    found_[known->second] = {start_, chain_, std::move(list)};
  }
}

// Breadth-first search, so every position is first reached by a shortest path.
std::vector<AlsChains::Link> AlsChains::shortest(const Found& found) const {
  struct Reached {
    std::size_t hop;
    DigitSet digits;
    int length, before;  // `before` is an index in the queue
  };
  const int first = found.links.front().digits.first(), end = found.links.back().to;
  std::vector<Reached> queue;
  std::vector<char> was_reached(hops_.size() * 9);
  const auto reach = [&](std::size_t hop, DigitSet digits, int length, int before) {
    char& was = was_reached[place_of(hop, hops_[hop].digits, digits, length)];
    if (was == 0 && hops_[hop].to <= end) queue.push_back({hop, digits, length, before});
    was = 1;
  };
  for (std::size_t hop = hops_begin(found.start); hop < hops_end(found.start); ++hop) {
    if (hops_[hop].digits.contains(first)) reach(hop, {first}, 1, -1);
  }
  for (std::size_t at = 0; at < queue.size(); ++at) {
    const Reached here = queue[at];
    const int set = hops_[here.hop].to;
    if (set == end && here.length >= least_links &&
        eliminations(found.start, first, {set, here.digits}) == found.eliminations) {
      std::vector<Link> links;
      for (int i = static_cast<int>(at); i >= 0; i = queue[static_cast<std::size_t>(i)].before) {
        const Reached& link = queue[static_cast<std::size_t>(i)];
        links.push_back({hops_[link.hop].to, link.digits});
      }
      std::reverse(links.begin(), links.end());
      return links;
    }
    for (std::size_t hop = hops_begin(set); hop < hops_end(set); ++hop) {
      const DigitSet digits = hops_[hop].digits - DigitSet{here.digits.first()};
      if (!digits.empty()) reach(hop, digits, here.length + 1, static_cast<int>(at));
    }
  }
  return found.links;
}

}  // namespace shudu::logic
