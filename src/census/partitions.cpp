#include "census/partitions.h"

#include <algorithm>
#include <cassert>

namespace shudu::census {

namespace {

constexpr Mask all_digits = 0x1ff;
constexpr Mask rest_of(Mask a, Mask b) { return static_cast<Mask>(all_digits & ~(a | b)); }

bool are_transversal(const std::array<Mask, 3>& a, const std::array<Mask, 3>& b) {
  for (Mask x : a) {
    for (Mask y : b) {
      if (!std::has_single_bit(static_cast<unsigned>(x & y))) return false;
    }
  }
  return true;
}

}  // namespace

const Partitions& Partitions::tables() {
  static const Partitions tables;
  return tables;
}

Partitions::Partitions() {
  fill_sets();
  fill_transversals();
  fill_disjoint();
  fill_seen_from();
}

void Partitions::fill_sets() {
  std::uint8_t triples = 0;
  int p = 0;
  for (unsigned a = 0; a < 512; ++a) {
    if (std::popcount(a) == 3) triple_[a] = triples++;
  }
  for (Mask a = 1; a < 512; a = static_cast<Mask>(a + 2)) {
    if (std::popcount(a) != 3) continue;
    const Mask rest = rest_of(a, 0);
    for (Mask b = 0; b < 512; ++b) {
      const bool has_least = (b & rest & -rest) != 0;
      if (std::popcount(b) != 3 || (b & ~rest) != 0 || !has_least) continue;
      sets_[p] = {a, b, rest_of(a, b)};
      for (int k = 0; k < 6; ++k) {
        const auto sets = ordered_sets(p * 6 + k);
        ordered_[triple_[sets[0]]][triple_[sets[1]]] = static_cast<std::uint16_t>(p * 6 + k);
      }
      ++p;
    }
  }
  assert(triples == 84 && p == partition_count);
}

void Partitions::fill_transversals() {
  for (int p = 0; p < partition_count; ++p) {
    int n = 0;
    for (int q = 0; q < partition_count; ++q) {
      if (are_transversal(sets_[p], sets_[q])) transversal_[p][n++] = static_cast<std::uint16_t>(q);
    }
    assert(n == transversal_count);
  }
}

void Partitions::fill_disjoint() {
  for (int p = 0; p < partition_count; ++p) {
    const auto& above = sets_[p];
    int n = 0;
    for (int q = 0; q < 6 * partition_count; ++q) {
      const auto middle = ordered_sets(q);
      if (((above[0] & middle[0]) | (above[1] & middle[1]) | (above[2] & middle[2])) != 0) continue;
      const int r = ordered(rest_of(above[0], middle[0]), rest_of(above[1], middle[1]));
      second_[p][n] = static_cast<std::uint16_t>(q);
      third_[p][n] = static_cast<std::uint16_t>(r);
      second_sets_[p][n] = static_cast<std::uint16_t>(q / 6);
      third_sets_[p][n] = static_cast<std::uint16_t>(r / 6);
      ++n;
    }
    assert(n == disjoint_count);
  }
}

void Partitions::fill_seen_from() {
  for (int p = 0; p < partition_count; ++p) {
    to_first_[p] = relabelling(sets_[p], sets_[0]);
    const Relabelling back = inverse(to_first_[p]);
    for (unsigned digits = 1; digits < 512; ++digits) {
      from_first_[p][digits] =
          static_cast<Mask>(from_first_[p][digits & (digits - 1)] | 1U << back[std::countr_zero(digits)]);
    }
    for (int q = 0; q < partition_count; ++q) {
      const int seen = ordered(relabelled(to_first_[p], sets_[q][0]), relabelled(to_first_[p], sets_[q][1])) / 6;
      seen_from_[p][q] = static_cast<std::uint16_t>(seen);
    }
  }
}

int Partitions::index_of_second(int p, int q) const {
  const auto& list = second_[p];
  const auto at = std::lower_bound(list.begin(), list.end(), q);
  assert(at != list.end() && *at == q);
  return static_cast<int>(at - list.begin());
}

}  // namespace shudu::census
