// Chains of almost locked sets. Each set is linked to the next by restricted commons.
//
// A chain A - x - B - y - C … - w - D proves the following. If z is not in A, then A is locked and holds x. Then B
// lacks x, is locked and holds y, and so on, until D is locked and holds z. So z is in A or in D, and every candidate z
// that sees all z of A and of D is eliminated. Two consecutive links must use different digits.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "logic/patterns/als.h"

namespace shudu::logic {

class AlsChains {
 public:
  // A link as a chain uses it: the target set and the digits. With two digits either of them proves the link.
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
    bool forward;     // only from a set to later sets in the list
    int longest;      // largest number of links
    bool every_pair;  // keep one chain for each pair of ends, not only one for each result
  };

  AlsChains(const AlsList& sets, std::span<const AlsLink> links, Limits limits);

  // In search order: by the indices of their sets.
  const std::vector<Found>& all() const { return found_; }

  // A shortest forward chain with the same ends, first digit and result as `found`.
  std::vector<Link> shortest(const Found& found) const;

 private:
  // How often a search position was followed since the search started at set `start`.
  struct Visit {
    std::int16_t start = -1;
    std::uint8_t length = 0;
    std::uint8_t times = 0;
  };

  std::size_t hops_begin(int set) const { return starts_[static_cast<std::size_t>(set)]; }
  std::size_t hops_end(int set) const { return starts_[static_cast<std::size_t>(set) + 1]; }
  void start_at(int set);
  bool may_end_at(int set);
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

  // The chain that the search is building.
  int start_ = 0;
  int last_end_ = 0;  // the last set where a forward chain from start_ may end
  std::vector<Link> chain_;
  std::vector<char> in_chain_;  // by set
  static constexpr char unknown = 2;
  std::vector<char> is_end_;  // by set: whether a chain from start_ to there may eliminate something, or unknown

  std::vector<Found> found_;
  std::map<std::vector<int>, std::size_t> known_;  // result (and ends) to the index in found_
};

}  // namespace shudu::logic
