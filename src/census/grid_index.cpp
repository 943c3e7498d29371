// Every grid has exactly one number:
//
//   index = 60480 * rest + columns            columns: the ordered column partition of box 1 (1680) and the column
//                                             orders of boxes 2 and 3 (36), after relabelling box 1 to partition 0
//   rest  = weights[pair]                     the column partitions (p2, p3) of boxes 2 and 3
//         + 36 S * (6 j + row order)          the arrangement of the first band's rows
//         + 36 s + row orders                 the completion by two more bands, S of them
//
// The completion is that of the representative of the pair's class. BandClasses::origin maps it to the pair.
#include "shudu/census.h"

#include <algorithm>
#include <cassert>

#include "census/grid_tables.h"
#include "shudu/board.h"

namespace shudu {

namespace {

using namespace census;

constexpr int columns_of_box_1 = 6 * partition_count;
constexpr std::uint32_t column_choices = columns_of_box_1 * 36;

std::array<int, 3> partitions_of(int pair) { return {0, pair / partition_count, pair % partition_count}; }

}  // namespace

Grid grid_at(Whole index) {
  assert(index < grid_count);
  const Partitions& partitions = Partitions::tables();
  const GridTables& tables = GridTables::tables();
  const BandClasses& classes = BandClasses::tables();

  const auto columns = static_cast<int>(index % column_choices);
  Whole whole_rest = index / column_choices;
  const auto& weights = tables.weights();
  const int pair = static_cast<int>(std::upper_bound(weights.begin(), weights.end(), whole_rest) - weights.begin()) - 1;
  auto rest = static_cast<std::uint64_t>(whole_rest - weights[pair]);
  const int of_class = classes.class_of(pair);
  const std::uint64_t completions = std::uint64_t{classes.all()[of_class].completions} * 36;
  const auto first = static_cast<std::uint32_t>(rest / completions);
  rest %= completions;
  const int row_orders = static_cast<int>(rest % 36);

  std::array<Band, 3> bands{};
  const auto above = partitions_of(pair);
  tables.arrange(bands[0], above[0], above[1], above[2], first / 6, static_cast<int>(first % 6));
  for (int box = 0; box < 3; ++box) bands[0].columns[box] = partitions.sets(above[box]);

  Band second{}, third{};
  tables.complete(of_class, static_cast<std::uint32_t>(rest / 36), row_orders / 6, row_orders % 6, second, third);
  const auto& origin = classes.origin(pair);
  const auto represented = partitions_of(classes.all()[of_class].pair);
  for (int box = 0; box < 3; ++box) {
    const int from = orders_of_three[origin.box_order][box];
    for (int i = 0; i < 3; ++i) {
      bands[1].rows[box][i] = relabelled(origin.relabelling, second.rows[from][i]);
      bands[2].rows[box][i] = relabelled(origin.relabelling, third.rows[from][i]);
      const Mask top = relabelled(origin.relabelling, partitions.sets(represented[from])[i]);
      const auto& tops = bands[0].columns[box];
      const int column = top == tops[0] ? 0 : top == tops[1] ? 1 : 2;
      bands[1].columns[box][column] = relabelled(origin.relabelling, second.columns[from][i]);
      bands[2].columns[box][column] = relabelled(origin.relabelling, third.columns[from][i]);
    }
  }

  const Relabelling digits = relabelling(partitions.sets(0), partitions.ordered_sets(columns / 36));
  const std::array<int, 3> column_orders{0, columns / 6 % 6, columns % 6};
  Grid grid;
  for (Cell cell : all_cells()) {
    const Band& band = bands[cell.band()];
    const int box = cell.stack();
    const int column = orders_of_three[column_orders[box]][cell.col() % 3];
    const auto digit = static_cast<unsigned>(band.rows[box][cell.row() % 3] & band.columns[box][column]);
    grid.set(cell, digits[std::countr_zero(digit)] + 1);
  }
  return grid;
}

std::optional<Whole> index_of(const Grid& grid) {
  if (!grid.is_full() || has_conflict(grid)) return std::nullopt;
  const Partitions& partitions = Partitions::tables();
  const GridTables& tables = GridTables::tables();
  const BandClasses& classes = BandClasses::tables();

  std::array<Band, 3> bands{};
  for (Cell cell : all_cells()) {
    const auto digit = static_cast<Mask>(1U << (grid[cell] - 1));
    bands[cell.band()].rows[cell.stack()][cell.row() % 3] |= digit;
    bands[cell.band()].columns[cell.stack()][cell.col() % 3] |= digit;
  }
  const int first_columns = partitions.ordered(bands[0].columns[0]);
  const Relabelling digits = relabelling(partitions.ordered_sets(first_columns), partitions.sets(0));
  for (Band& band : bands) {
    for (int box = 0; box < 3; ++box) {
      for (int i = 0; i < 3; ++i) {
        band.rows[box][i] = relabelled(digits, band.rows[box][i]);
        band.columns[box][i] = relabelled(digits, band.columns[box][i]);
      }
    }
  }
  const int second_columns = partitions.ordered(bands[0].columns[1]);
  const int third_columns = partitions.ordered(bands[0].columns[2]);
  const std::array<int, 3> column_orders{0, second_columns % 6, third_columns % 6};
  const int pair = Bands::pair(second_columns / 6, third_columns / 6);
  const int of_class = classes.class_of(pair);
  const auto above = partitions_of(pair);
  const auto first = tables.arrangement_of(bands[0], above[0], above[1], above[2]);

  // Maps back to the representative, with the columns in its stored order.
  const auto& origin = classes.origin(pair);
  const Relabelling back = inverse(origin.relabelling);
  const auto represented = partitions_of(classes.all()[of_class].pair);
  Band second{}, third{};
  for (int box = 0; box < 3; ++box) {
    const int to = orders_of_three[origin.box_order][box];
    const auto& tops = partitions.sets(represented[to]);
    for (int i = 0; i < 3; ++i) {
      second.rows[to][i] = relabelled(back, bands[1].rows[box][i]);
      third.rows[to][i] = relabelled(back, bands[2].rows[box][i]);
      const Mask top = relabelled(back, bands[0].columns[box][i]);
      const int column = top == tops[0] ? 0 : top == tops[1] ? 1 : 2;
      second.columns[to][column] = relabelled(back, bands[1].columns[box][i]);
      third.columns[to][column] = relabelled(back, bands[2].columns[box][i]);
    }
  }
  const auto completion = tables.completion_of(of_class, second, third);
  const std::uint64_t completions = std::uint64_t{classes.all()[of_class].completions} * 36;
  const Whole rest =
      tables.weights()[pair] + Whole{first.j * 6 + static_cast<std::uint32_t>(first.row_order)} * completions +
      std::uint64_t{completion.s} * 36 + static_cast<unsigned>(completion.second_order * 6 + completion.third_order);
  return rest * column_choices + static_cast<unsigned>(first_columns * 36 + column_orders[1] * 6 + column_orders[2]);
}

// A representative with a uniformly random symmetry is uniform on its orbit, so no mapping is needed.
Grid random_grid(Random& random) {
  const Partitions& partitions = Partitions::tables();
  const GridTables& tables = GridTables::tables();
  const auto& weights = tables.class_weights();
  std::uint64_t draw = random.below(weights.back());
  const int of_class = static_cast<int>(std::upper_bound(weights.begin(), weights.end(), draw) - weights.begin()) - 1;
  const BandClass& drawn = BandClasses::tables().all()[of_class];
  draw -= weights[of_class];
  const auto completion = static_cast<std::uint32_t>(draw % drawn.completions);
  const auto arrangement =
      static_cast<std::uint32_t>(draw / drawn.completions % Bands::tables().arrangements(drawn.pair));

  std::uint64_t symmetry = random.below(std::uint64_t{362'880} * 6 * 216 * 216);
  const auto take = [&symmetry](unsigned n) {
    const auto part = static_cast<int>(symmetry % n);
    symmetry /= n;
    return part;
  };
  const std::array<int, 3> row_orders{take(6), take(6), take(6)};
  const std::array<int, 3> column_orders{take(6), take(6), take(6)};
  const auto& stacks = orders_of_three[take(6)];
  std::array<std::uint8_t, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (unsigned i = 9; i > 1; --i) std::swap(digits[i - 1], digits[take(i)]);

  std::array<Band, 3> bands{};
  const auto above = partitions_of(drawn.pair);
  tables.arrange(bands[0], above[0], above[1], above[2], arrangement, row_orders[0]);
  for (int box = 0; box < 3; ++box) bands[0].columns[box] = partitions.sets(above[box]);
  tables.complete(of_class, completion, row_orders[1], row_orders[2], bands[1], bands[2]);

  Grid grid;
  std::uint8_t* out = grid.data();
  for (int row = 0; row < 9; ++row) {
    const Band& band = bands[row / 3];
    for (int stack = 0; stack < 3; ++stack) {
      const int box = stacks[stack];
      const unsigned in_row = band.rows[box][row % 3];
      for (int i = 0; i < 3; ++i) {
        *out++ = digits[std::countr_zero(in_row & band.columns[box][orders_of_three[column_orders[stack]][i]])];
      }
    }
  }
  return grid;
}

}  // namespace shudu
