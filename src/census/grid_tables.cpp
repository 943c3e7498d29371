#include "census/grid_tables.h"

#include <algorithm>
#include <cassert>

namespace shudu::census {

namespace {

constexpr int sums_per_class = disjoint_count * disjoint_count + 1;

// The interval of running sums that contains a number.
template <class T>
std::size_t interval(std::span<const T> sums, T number) {
  return static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.end(), number) - sums.begin()) - 1;
}

}  // namespace

const GridTables& GridTables::tables() {
  static const GridTables tables;
  return tables;
}

GridTables::GridTables() {
  list_arrangements();
  sum_completions();
  const Bands& bands = Bands::tables();
  const BandClasses& classes = BandClasses::tables();
  Whole sum = 0;
  for (int pair = 0; pair < Bands::pair_count; ++pair) {
    weights_.push_back(sum);
    if (const int c = classes.class_of(pair); c >= 0) {
      sum += Whole{bands.arrangements(pair)} * 6 * 36 * classes.all()[c].completions;
    }
  }
  weights_.push_back(sum);
  std::uint64_t class_sum = 0;
  for (const BandClass& of : classes.all()) {
    class_weights_.push_back(class_sum);
    class_sum += std::uint64_t{of.size} * bands.arrangements(of.pair) * of.completions;
  }
  class_weights_.push_back(class_sum);
}

void GridTables::list_arrangements() {
  const Partitions& partitions = Partitions::tables();
  const Bands& bands = Bands::tables();
  first_.resize(Bands::pair_count + 1);
  for (int pair = 0; pair < Bands::pair_count; ++pair) first_[pair + 1] = first_[pair] + bands.arrangements(pair);
  lists_.resize(first_.back());
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (int i = 0; i < transversal_count; ++i) {
    const int r1 = partitions.transversal(0)[i];
    for (int k = 0; k < disjoint_count; ++k) {
      const auto entry = static_cast<std::uint16_t>(i * disjoint_count + k);
      const auto& right = partitions.transversal(partitions.third_sets(r1)[k]);
      for (int p2 : partitions.transversal(partitions.second_sets(r1)[k])) {
        std::uint32_t* row = &next[Bands::pair(p2, 0)];
        for (int p3 : right) lists_[row[p3]++] = entry;
      }
    }
  }
}

void GridTables::sum_completions() {
  for (const BandClass& of : BandClasses::tables().all()) {
    std::uint32_t sum = 0;
    sums_.push_back(sum);
    for (int a = 0; a < disjoint_count; ++a) {
      for (int b = 0; b < disjoint_count; ++b) {
        sum += completions(of.pair / partition_count, of.pair % partition_count, a, b);
        sums_.push_back(sum);
      }
    }
    assert(sum == of.completions);
  }
}

void GridTables::arrange(Band& band, int p1, int p2, int p3, std::uint32_t j, int row_order) const {
  const Partitions& partitions = Partitions::tables();
  const int entry = lists_[first_[Bands::pair_seen(p1, p2, p3)] + j];
  const int r1 = partitions.transversal(0)[entry / disjoint_count];
  const int k = entry % disjoint_count;
  const std::array<std::array<Mask, 3>, 3> rows{partitions.sets(r1), partitions.ordered_sets(partitions.second(r1, k)),
                                                partitions.ordered_sets(partitions.third(r1, k))};
  for (int box = 0; box < 3; ++box) {
    for (int i = 0; i < 3; ++i) band.rows[box][i] = partitions.from_first(p1, rows[box][orders_of_three[row_order][i]]);
  }
}

GridTables::Arrangement GridTables::arrangement_of(const Band& band, int p1, int p2, int p3) const {
  const Partitions& partitions = Partitions::tables();
  std::array<std::array<Mask, 3>, 2> rows{};
  for (int box = 0; box < 2; ++box) {
    for (int i = 0; i < 3; ++i) rows[box][i] = relabelled(partitions.to_first(p1), band.rows[box][i]);
  }
  const int first = partitions.ordered(rows[0]);
  const int row_order = first % 6;
  std::array<Mask, 3> second{};
  for (int i = 0; i < 3; ++i) second[orders_of_three[row_order][i]] = rows[1][i];
  const int k = partitions.index_of_second(first / 6, partitions.ordered(second));
  const auto& transversal = partitions.transversal(0);
  const auto i = std::lower_bound(transversal.begin(), transversal.end(), first / 6) - transversal.begin();
  const int pair = Bands::pair_seen(p1, p2, p3);
  const auto begin = lists_.begin() + first_[pair];
  const auto at = std::lower_bound(begin, lists_.begin() + first_[pair + 1], i * disjoint_count + k);
  return {static_cast<std::uint32_t>(at - begin), row_order};
}

void GridTables::complete(int of_class, std::uint32_t s, int second_order, int third_order, Band& second,
                          Band& third) const {
  const Partitions& partitions = Partitions::tables();
  const Bands& bands = Bands::tables();
  const int pair = BandClasses::tables().all()[of_class].pair;
  const std::array<int, 3> above{0, pair / partition_count, pair % partition_count};
  const std::span<const std::uint32_t> sums{&sums_[of_class * sums_per_class], sums_per_class};
  const auto ab = static_cast<int>(interval(sums, s));
  s -= sums[ab];
  std::array<int, 3> at{ab / disjoint_count, ab % disjoint_count, 0};

  const auto& middle = partitions.second_sets(above[2]);
  const auto& last = partitions.third_sets(above[2]);
  const int q1 = partitions.second_sets(0)[at[0]], r1 = partitions.third_sets(0)[at[0]];
  const int q2 = partitions.second_sets(above[1])[at[1]], r2 = partitions.third_sets(above[1])[at[1]];
  std::uint32_t ways_of_third = 0;
  for (;; ++at[2]) {
    ways_of_third = bands.arrangements(r1, r2, last[at[2]]);
    const std::uint32_t product = bands.arrangements(q1, q2, middle[at[2]]) * ways_of_third;
    if (s < product) break;
    s -= product;
  }
  arrange(second, q1, q2, middle[at[2]], s / ways_of_third, second_order);
  arrange(third, r1, r2, last[at[2]], s % ways_of_third, third_order);
  for (int box = 0; box < 3; ++box) {
    second.columns[box] = partitions.ordered_sets(partitions.second(above[box], at[box]));
    third.columns[box] = partitions.ordered_sets(partitions.third(above[box], at[box]));
  }
}

GridTables::Completion GridTables::completion_of(int of_class, const Band& second, const Band& third) const {
  const Partitions& partitions = Partitions::tables();
  const Bands& bands = Bands::tables();
  const int pair = BandClasses::tables().all()[of_class].pair;
  const std::array<int, 3> above{0, pair / partition_count, pair % partition_count};
  std::array<int, 3> at{}, q{}, r{};
  for (int box = 0; box < 3; ++box) {
    at[box] = partitions.index_of_second(above[box], partitions.ordered(second.columns[box]));
    q[box] = partitions.second_sets(above[box])[at[box]];
    r[box] = partitions.third_sets(above[box])[at[box]];
  }
  const Arrangement in_second = arrangement_of(second, q[0], q[1], q[2]);
  const Arrangement in_third = arrangement_of(third, r[0], r[1], r[2]);
  std::uint32_t s = sums_[of_class * sums_per_class + at[0] * disjoint_count + at[1]];
  for (int c = 0; c < at[2]; ++c) {
    s += bands.arrangements(q[0], q[1], partitions.second_sets(above[2])[c]) *
         bands.arrangements(r[0], r[1], partitions.third_sets(above[2])[c]);
  }
  s += in_second.j * bands.arrangements(r[0], r[1], r[2]) + in_third.j;
  return {s, in_second.row_order, in_third.row_order};
}

}  // namespace shudu::census
