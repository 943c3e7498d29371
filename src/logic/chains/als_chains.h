// Chains of almost locked sets, each linked to the next by restricted commons.
//
// Said of a chain A - x - B - y - C … - w - D: if z is not in A, A is locked and holds x; so B lacks x, is locked and
// holds y; … and D is locked and holds z. Two links that follow one another need different digits. What sees z in A and
// in D goes.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "logic/patterns/als.h"

namespace shudu::logic {

class AlsChains {
 public:
  // A link as a chain uses it: to which set, and by which digits. With two digits the chain holds by either of them.
  struct Link {
    int to;
    DigitSet digits;
  };
  struct Found {
    int start;
    std::vector<Link> links;
    std::vector<Candidate> eliminations;  // by digit, then cell
  };
  struct Limits {
    bool forward;     // only from a set to later ones in the list
    int longest;      // number of links
    bool every_pair;  // keep one chain for each pair of ends, not only one for each result
  };

  AlsChains(const AlsList& sets, std::span<const AlsLink> links, Limits limits);

  // In the order of the search: by their sets, in the order of the list.
  const std::vector<Found>& all() const { return found_; }

  // A forward chain with the ends, first digit and result of `found`, of as few links as possible.
  std::vector<Link> shortest(const Found& found) const;

 private:
  // What was tried in a place of the search, since the search started at set `start`.
  struct Visit {
    std::int16_t start = -1;
    std::uint8_t length = 0;
    std::uint8_t times = 0;
  };

  std::size_t hops_begin(int set) const { return starts_[static_cast<std::size_t>(set)]; }
  std::size_t hops_end(int set) const { return starts_[static_cast<std::size_t>(set) + 1]; }
  void start_at(int set);
  void extend(int from, int entered);
  void follow(std::size_t hop, DigitSet digits);
  bool is_worth_following(std::size_t hop, DigitSet digits);
  std::vector<Candidate> eliminations(int start, int first, const Link& last) const;
  void note();

  const AlsList& sets_;
  const Limits limits_;
  std::vector<Link> hops_;           // all links in the directions in which they may be used, by set, then by target
  std::vector<std::size_t> starts_;  // starts_[i]: the first hop from set i; one more at the end
  std::vector<Visit> visits_;        // by hop, part of its digits, length (1, 2, more), and first digit

  // The chain in the making.
  int start_ = 0;
  int last_end_ = 0;  // the last set where a chain from start_ may end
  std::vector<Link> chain_;
  std::vector<char> in_chain_;  // by set
  std::vector<char> is_end_;    // by set: a chain from start_ to there may eliminate something

  std::vector<Found> found_;
  std::map<std::vector<int>, std::size_t> known_;  // result (and ends) to the place in found_
};

}  // namespace shudu::logic
