#include "census/partition_triples.h"

#include <algorithm>
#include <cassert>

namespace shudu::census {

namespace {

bool allows(const std::array<Mask, 3>& needs, const std::array<Mask, 3>& sets) {
  return ((needs[0] & ~sets[0]) | (needs[1] & ~sets[1]) | (needs[2] & ~sets[2])) == 0;
}

// Calls on_ordered(p, q, r) for all ordered partitions of three boxes that the needs allow.
template <class OnOrdered>
void for_all_ordered(const Needs& needs, int first_partition, int last_partition, OnOrdered on_ordered) {
  const Partitions& partitions = Partitions::tables();
  for (int p = 6 * first_partition; p < 6 * last_partition; ++p) {
    if (!allows(needs[0], partitions.ordered_sets(p))) continue;
    const auto& order = orders_of_three[p % 6];
    for (int k = 0; k < disjoint_count; ++k) {
      const auto stored_q = partitions.ordered_sets(partitions.second(p / 6, k));
      const std::array<Mask, 3> q{stored_q[order[0]], stored_q[order[1]], stored_q[order[2]]};
      if (!allows(needs[1], q)) continue;
      const auto stored_r = partitions.ordered_sets(partitions.third(p / 6, k));
      const std::array<Mask, 3> r{stored_r[order[0]], stored_r[order[1]], stored_r[order[2]]};
      if (allows(needs[2], r)) on_ordered(p, partitions.ordered(q), partitions.ordered(r));
    }
  }
}

}  // namespace

std::vector<Triple> triples(const Needs& needs) {
  std::vector<Triple> list;
  std::vector<std::uint32_t> found;  // (q, r) as one number, for one p at a time
  for (int p1 = 0; p1 < partition_count; ++p1) {
    found.clear();
    for_all_ordered(needs, p1, p1 + 1, [&found](int, int q, int r) {
      found.push_back(static_cast<std::uint32_t>(q / 6 * partition_count + r / 6));
    });
    std::sort(found.begin(), found.end());
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (i == 0 || found[i] != found[i - 1]) {
        list.push_back({{static_cast<std::uint16_t>(p1), static_cast<std::uint16_t>(found[i] / partition_count),
                         static_cast<std::uint16_t>(found[i] % partition_count)},
                        0});
      }
      ++list.back().orders;
    }
  }
  return list;
}

std::vector<std::array<int, 3>> orders_of(const Triple& triple, const Needs& needs) {
  std::vector<std::array<int, 3>> list;
  const int p1 = triple.partitions[0];
  for_all_ordered(needs, p1, p1 + 1, [&](int p, int q, int r) {
    if (q / 6 == triple.partitions[1] && r / 6 == triple.partitions[2]) list.push_back({p, q, r});
  });
  assert(list.size() == triple.orders);
  return list;
}

std::vector<Orbit> orbits(const std::vector<Triple>& list, Mask free) {
  const Partitions& partitions = Partitions::tables();
  // Transpositions of neighbours among the free digits generate all their permutations.
  std::vector<std::array<std::uint16_t, partition_count>> exchanges;
  for (unsigned rest = free; (rest & (rest - 1)) != 0; rest &= rest - 1) {
    Relabelling exchange{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::swap(exchange[std::countr_zero(rest)], exchange[std::countr_zero(rest & (rest - 1))]);
    auto& images = exchanges.emplace_back();
    for (int p = 0; p < partition_count; ++p) {
      const auto& sets = partitions.sets(p);
      const int image = partitions.ordered(relabelled(exchange, sets[0]), relabelled(exchange, sets[1])) / 6;
      images[p] = static_cast<std::uint16_t>(image);
    }
  }
  std::vector<Orbit> result;
  std::vector<char> seen(list.size());
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (seen[i] != 0) continue;
    result.push_back({i, 0});
    seen[i] = 1;
    open.push_back(i);
    while (!open.empty()) {
      const Triple& triple = list[open.back()];
      open.pop_back();
      ++result.back().size;
      for (const auto& images : exchanges) {
        Triple image;
        for (int box = 0; box < 3; ++box) image.partitions[box] = images[triple.partitions[box]];
        const auto at = static_cast<std::size_t>(std::lower_bound(list.begin(), list.end(), image) - list.begin());
        assert(at < list.size() && list[at].partitions == image.partitions);
        if (seen[at] != 0) continue;
        seen[at] = 1;
        open.push_back(at);
      }
    }
  }
  return result;
}

}  // namespace shudu::census
