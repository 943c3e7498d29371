// Completions (shudu/census.h): counts or draws the solutions of a puzzle by a sum over the column partitions of stacks.
#include "shudu/census.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "base/threads.h"
#include "census/inner_sum.h"
#include "census/row_arrangements.h"

namespace shudu {

using namespace census;

namespace {

// Draws positions in a list of triples, each with a probability proportional to its number of orders.
class Drawer {
 public:
  Drawer() = default;
  explicit Drawer(const std::vector<Triple>& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
      tickets_.insert(tickets_.end(), list[i].orders, static_cast<std::uint32_t>(i));
  }
  std::size_t tickets() const { return tickets_.size(); }
  std::size_t draw(Random& random) const { return tickets_[random.below(tickets_.size())]; }

 private:
  std::vector<std::uint32_t> tickets_;
};

}  // namespace

// The sum, with x, y, z the column partitions of the three stacks and A1, A2, A3 the row arrangements of the bands:
//
//   sum over x, y, z of  orders(x) orders(y) orders(z) * A1(x1,y1,z1) * A2(x2,y2,z2) * A3(x3,y3,z3)
//
// The grid is transposed and its stacks are permuted so that this is the least work. x takes one value of each orbit.
struct Completions::Tables {
  bool transposed = false;
  std::array<int, 3> stacks{0, 1, 2};  // x, y, z are these stacks of the (transposed) puzzle
  std::array<Needs, 3> column_needs{}, row_needs{};
  std::array<std::vector<Triple>, 3> lists;
  std::array<std::vector<Triple>, 3> rows;  // of the three bands
  std::vector<Orbit> outer;
  std::array<std::array<std::vector<int>, 3>, 3> used;  // [band][x, y, z]: the partitions that occur in the lists
  std::array<RowArrangements, 3> bands;                 // of x, z, y, because the list of z is the longest
  std::array<Drawer, 3> drawers;

  explicit Tables(const Grid& clues);
  double work() const {
    return static_cast<double>(outer.size()) * static_cast<double>(lists[1].size()) *
           static_cast<double>(lists[2].size());
  }
  const Triple& draw(int i, Random& random) const { return lists[i][drawers[i].draw(random)]; }
  bool has_any() const { return work() > 0 && !rows[0].empty() && !rows[1].empty() && !rows[2].empty(); }
};

namespace {

// The digits that the clues require in the columns of the boxes of each stack.
std::array<Needs, 3> needs_of_columns(const Grid& clues, bool transposed) {
  std::array<Needs, 3> needs{};
  for (Cell cell : clues.filled()) {
    const int row = transposed ? cell.col() : cell.row();
    const int column = transposed ? cell.row() : cell.col();
    Mask& need = needs[column / 3][row / 3][column % 3];
    need = static_cast<Mask>(need | 1U << (clues[cell] - 1));
  }
  return needs;
}

Mask digits_without_clues(const Grid& clues) {
  unsigned free = 0x1ff;
  for (Cell cell : clues.filled()) free &= ~(1U << (clues[cell] - 1));
  return static_cast<Mask>(free);
}

std::vector<Triple> with_z_second(std::vector<Triple> list) {
  for (Triple& triple : list) std::swap(triple.partitions[1], triple.partitions[2]);
  std::sort(list.begin(), list.end());
  return list;
}

}  // namespace

Completions::Tables::Tables(const Grid& clues) {
  const Mask free = digits_without_clues(clues);
  double least = -1;
  for (const bool turned : {false, true}) {
    const auto needs = needs_of_columns(clues, turned);
    std::array<std::vector<Triple>, 3> found;
    for (int stack = 0; stack < 3; ++stack) found[stack] = triples(needs[stack]);
    for (int x = 0; x < 3; ++x) {
      int y = (x + 1) % 3, z = (x + 2) % 3;
      if (found[y].size() > found[z].size()) std::swap(y, z);
      auto orbits_of_x = orbits(found[x], free);
      const double cost = static_cast<double>(orbits_of_x.size()) * static_cast<double>(found[y].size()) *
                          static_cast<double>(found[z].size());
      if (least >= 0 && cost >= least) continue;
      least = cost;
      transposed = turned;
      stacks = {x, y, z};
      outer = std::move(orbits_of_x);
      lists = {found[x], found[y], found[z]};
    }
  }
  column_needs = needs_of_columns(clues, transposed);
  // The rows of a grid are the columns of its transpose. The boxes are in the order of the stacks.
  const auto needs_of_rows = needs_of_columns(clues, !transposed);
  for (int band = 0; band < 3; ++band) {
    for (int i = 0; i < 3; ++i) row_needs[band][i] = needs_of_rows[band][stacks[i]];
    rows[band] = triples(row_needs[band]);
    for (int i = 0; i < 3; ++i) {
      std::array<bool, partition_count> named{};
      for (const Triple& triple : lists[i]) named[triple.partitions[band]] = true;
      for (int p = 0; p < partition_count; ++p) {
        if (named[p]) used[band][i].push_back(p);
      }
    }
  }
  // From here on the lists hold positions in `used` instead of partitions.
  if (!has_any()) return;
  for (int band = 0; band < 3; ++band) {
    bands[band] = RowArrangements{with_z_second(rows[band]), {used[band][0], used[band][2], used[band][1]}};
  }
  for (int i = 0; i < 3; ++i) {
    drawers[i] = Drawer{lists[i]};
    for (Triple& triple : lists[i]) {
      for (int band = 0; band < 3; ++band) {
        const auto& list = used[band][i];
        const auto at = std::lower_bound(list.begin(), list.end(), triple.partitions[band]) - list.begin();
        triple.partitions[band] = static_cast<std::uint16_t>(at);
      }
    }
  }
}

Completions::Completions(const Grid& clues) : tables_(std::make_unique<Tables>(clues)) {}
Completions::~Completions() = default;
Completions::Completions(Completions&&) noexcept = default;
Completions& Completions::operator=(Completions&&) noexcept = default;

double Completions::work() const { return tables_->work(); }

std::optional<Whole> Completions::count(int threads, const Watch& watch) const {
  const Tables& t = *tables_;
  if (!t.has_any()) return 0;
  const InnerSum inner{t.lists[2], t.lists[1], t.bands};
  const std::size_t parts = inner.tiles() * t.outer.size();
  std::atomic<std::size_t> next = 0, finished = 0;
  std::atomic<bool> stopped = false;
  Mutex mutex;
  Whole total = 0;
  const auto run = [&] {
    InnerSum::Scratch scratch;
    Whole mine = 0;
    for (std::size_t i = next++; i < parts && !stopped; i = next++) {
      const Orbit& orbit = t.outer[i % t.outer.size()];
      const Triple& x = t.lists[0][orbit.representative];
      mine += inner(x, i / t.outer.size(), scratch) * (Whole{x.orders} * orbit.size);
      const std::size_t done = ++finished;
      if (watch && !watch(static_cast<double>(done) / static_cast<double>(parts), 0)) stopped = true;
    }
    const std::lock_guard lock{mutex};
    total += mine;
  };
  on_threads(static_cast<std::size_t>(threads), [&](std::size_t) { run(); });
  if (stopped) return std::nullopt;
  return total;
}

Completions::Estimate Completions::estimate(Random& random, std::uint64_t samples) const {
  const Tables& t = *tables_;
  if (!t.has_any() || samples < 2) return {};
  double all = 1;
  for (const Drawer& drawer : t.drawers) all *= static_cast<double>(drawer.tickets());
  double sum = 0, squares = 0;
  for (std::uint64_t i = 0; i < samples; ++i) {
    const Triple &x = t.draw(0, random), &y = t.draw(1, random), &z = t.draw(2, random);
    double product = 1;
    for (int band = 0; band < 3; ++band) {
      product *= t.bands[band].at(x.partitions[band], z.partitions[band], y.partitions[band]);
    }
    sum += product;
    squares += product * product;
  }
  const auto n = static_cast<double>(samples);
  const double mean = sum / n;
  const double deviation = std::sqrt(std::max(0.0, squares / n - mean * mean) / n);
  const double margin = 1.96 * deviation;
  return {mean * all, std::max(0.0, mean - margin) * all, (mean + margin) * all};
}

std::optional<Grid> Completions::sample(Random& random, std::uint64_t draws) const {
  const Tables& t = *tables_;
  if (!t.has_any()) return std::nullopt;
  const Partitions& partitions = Partitions::tables();
  std::uint64_t bound = 1;
  for (const RowArrangements& band : t.bands) bound *= static_cast<std::uint64_t>(band.largest());
  if (bound == 0) return std::nullopt;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    const std::array<const Triple*, 3> stacks{&t.draw(0, random), &t.draw(1, random), &t.draw(2, random)};
    std::uint64_t weight = 1;
    for (int band = 0; band < 3; ++band) {
      weight *= static_cast<std::uint64_t>(
          t.bands[band].at(stacks[0]->partitions[band], stacks[2]->partitions[band], stacks[1]->partitions[band]));
    }
    if (random.below(bound) >= weight) continue;

    // The draw is accepted. Now draws an order of the columns and an arrangement of the rows, each equally likely.
    std::array<std::array<int, 3>, 3> columns{};  // [stack][band]: ordered partitions
    for (int i = 0; i < 3; ++i) {
      Triple named = *stacks[i];
      for (int band = 0; band < 3; ++band) {
        named.partitions[band] = static_cast<std::uint16_t>(t.used[band][i][named.partitions[band]]);
      }
      const auto choices = orders_of(named, t.column_needs[t.stacks[i]]);
      columns[i] = choices[random.below(choices.size())];
    }
    Grid grid;
    for (int band = 0; band < 3; ++band) {
      std::array<std::array<bool, partition_count>, 3> fits{};
      for (int i = 0; i < 3; ++i) {
        for (int r : partitions.transversal(columns[i][band] / 6)) fits[i][r] = true;
      }
      const auto fit = [&fits](const Triple& rows) {
        return fits[0][rows.partitions[0]] && fits[1][rows.partitions[1]] && fits[2][rows.partitions[2]];
      };
      std::uint64_t ways = 0;
      for (const Triple& rows : t.rows[band]) ways += fit(rows) ? rows.orders : 0;
      std::uint64_t chosen = random.below(ways);
      for (const Triple& rows : t.rows[band]) {
        if (!fit(rows)) continue;
        if (chosen >= rows.orders) {
          chosen -= rows.orders;
          continue;
        }
        const auto ordered = orders_of(rows, t.row_needs[band])[chosen];
        for (int i = 0; i < 3; ++i) {
          const auto row_sets = partitions.ordered_sets(ordered[i]);
          const auto column_sets = partitions.ordered_sets(columns[i][band]);
          for (int place = 0; place < 9; ++place) {
            const int row = band * 3 + place / 3, column = t.stacks[i] * 3 + place % 3;
            const auto digit = static_cast<unsigned>(row_sets[place / 3] & column_sets[place % 3]);
            grid.set(t.transposed ? Cell::at(column, row) : Cell::at(row, column), std::countr_zero(digit) + 1);
          }
        }
        break;
      }
    }
    return grid;
  }
  return std::nullopt;
}

}  // namespace shudu
