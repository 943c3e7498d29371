// Doppelganger: values 0 to N on an N×N grid. Every row, column and box has a 0 and all but one of the other values. No
// two rows miss the same value, no two columns and no two boxes. The row, column and box of a 0 miss different values.
//
// So every value except 0 is missing in exactly one row: it occurs N - 1 times. The three houses of a 0 miss different
// values if every value occurs in each two of them together.
//
// A clue may name cells that hold the missing values: of the rows, of the columns and of the boxes, each from the first
// to the last. A house and its cell then have all values, which is also faster to search.
#include <algorithm>
#include <set>

#include "variant/model/model.h"
#include "variant/rules.h"

namespace shudu::variant {
namespace {

// The value that each house misses. Empty if a house has no 0 or misses more than one value, or two miss the same.
std::vector<int> doppelganger_missing(const Shape& shape, const std::vector<Cells>& houses,
                                      std::span<const std::int8_t> values) {
  std::vector<int> missing;
  for (const Cells& house : houses) {
    std::set<int> absent;
    for (int value = 0; value <= shape.highest(); value++) absent.insert(value);
    for (const Cell cell : house) absent.erase(values[cell]);
    if (absent.size() != 1 || absent.contains(0)) return {};
    if (std::find(missing.begin(), missing.end(), *absent.begin()) != missing.end()) return {};
    missing.push_back(*absent.begin());
  }
  return missing;
}

void post_doppelganger_houses(Model& model, const std::vector<Cells>& houses) {
  const Shape& shape = model.shape();
  Cells all;
  for (const Cells& house : houses) {
    all.insert(all.end(), house.begin(), house.end());
    model.different(house);
    model.count(house, shape.bit(0), 1, 1);
  }
  const int times = static_cast<int>(houses.size()) - 1;
  for (int value = 1; value <= shape.highest() && !houses.empty(); value++) {
    model.count(all, shape.bit(value), times, times);
  }
}

// If the cell is 0, its two houses miss different values.
void post_doppelganger_zero(Model& model, Cell cell, const Cells& a, const Cells& b) {
  const Shape& shape = model.shape();
  Cells both = a;
  for (const Cell other : b) {
    if (std::find(a.begin(), a.end(), other) == a.end()) both.push_back(other);
  }
  model.either({[&](Model& branch) { branch.allow(cell, ~shape.bit(0)); },
                [&](Model& branch) {
                  for (int value = 1; value <= shape.highest(); value++) {
                    branch.count(both, shape.bit(value), 1, static_cast<int>(both.size()));
                  }
                }});
}

// The houses and the cells for what they miss: no value twice together.
void post_doppelganger_missing(Model& model, const std::vector<Cells>& houses, const Cells& missing) {
  for (std::size_t i = 0; i < houses.size(); i++) {
    Cells all = houses[i];
    all.push_back(missing[i]);
    model.different(std::move(all));
    model.allow(missing[i], ~model.shape().bit(0) & model.shape().all_values());
  }
  model.combination(missing, {model.shape().all_values() & ~model.shape().bit(0)});
}

void post_doppelganger_named(const Clue& clue, const Shape& shape, Model& model) {
  post_doppelganger_missing(model, rows_of(shape), clue.parts[0]);
  post_doppelganger_missing(model, columns_of(shape), clue.parts[1]);
  if (!shape.regions.empty()) post_doppelganger_missing(model, shape.regions, clue.parts[2]);
  const auto differ = [&](Cell zero, Cell one, Cell other) {
    model.add({DifferentIf{.cell = zero, .values = shape.bit(0), .a = one, .b = other}});
  };
  const std::vector<int> box_of = region_numbers(shape);
  for (int i = 0; i < shape.grid_cells(); i++) {
    const auto cell = static_cast<Cell>(i);
    const Cell row = clue.parts[0][shape.row(cell)], column = clue.parts[1][shape.column(cell)];
    differ(cell, row, column);
    if (box_of[cell] < 0) continue;
    differ(cell, row, clue.parts[2][box_of[cell]]);
    differ(cell, column, clue.parts[2][box_of[cell]]);
  }
}

}  // namespace

constinit const Rule doppelganger_rule = {
    .id = "doppelganger",
    .name = {"rule.doppelganger", "Doppelganger"},
    .meaning = {"rule.doppelganger.meaning",
                "Every row, column and box has a 0 and all but one of the other values. No two rows, columns or boxes "
                "miss the same value. The row, column and box of a 0 miss different values."},
    .form = "[missing in rows, missing in columns, missing in boxes]",
    .parts = {0, 3},
    .cells = {1, max_values},
    .fault = [](const Clue& clue, const Shape& shape) -> std::string {
      const int side = shape.values - 1;
      const std::size_t kinds = shape.regions.empty() ? 2 : 3;
      if (!clue.parts.empty() && clue.parts.size() != kinds) return "needs missing values of every kind of house";
      for (const Cells& part : clue.parts) {
        if (static_cast<int>(part.size()) != side) return "needs a cell for every house";
      }
      if (shape.lowest != 0 || side < 1 || shape.rows != side || shape.columns != side || shape.grids.size() > 1) {
        return "needs the values 0 to N on a grid of N×N cells";
      }
      for (const Cells& region : shape.regions) {
        if (static_cast<int>(region.size()) != side) return "needs regions as large as a row";
      }
      if (shape.regions.empty() || static_cast<int>(shape.regions.size()) == side) return {};
      return "needs as many regions as rows";
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const Shape& shape = puzzle.shape;
          const std::vector<int> rows = doppelganger_missing(shape, rows_of(shape), values);
          const std::vector<int> columns = doppelganger_missing(shape, columns_of(shape), values);
          const std::vector<int> boxes = doppelganger_missing(shape, shape.regions, values);
          if (rows.empty() || columns.empty() || boxes.size() != shape.regions.size()) return false;
          const std::vector<int>* const missing[] = {&rows, &columns, &boxes};
          for (std::size_t kind = 0; kind < clue.parts.size(); kind++) {
            for (std::size_t i = 0; i < clue.parts[kind].size(); i++) {
              if (values[clue.parts[kind][i]] != (*missing[kind])[i]) return false;
            }
          }
          const std::vector<int> box_of = region_numbers(shape);
          for (int i = 0; i < shape.grid_cells(); i++) {
            const auto cell = static_cast<Cell>(i);
            if (values[cell] != 0) continue;
            const int row = rows[shape.row(cell)], column = columns[shape.column(cell)];
            if (row == column) return false;
            if (box_of[cell] >= 0 && (boxes[box_of[cell]] == row || boxes[box_of[cell]] == column)) return false;
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          const Shape& shape = puzzle.shape;
          if (!clue.parts.empty()) return post_doppelganger_named(clue, shape, model);
          const std::vector<Cells> rows = rows_of(shape), columns = columns_of(shape);
          post_doppelganger_houses(model, rows);
          post_doppelganger_houses(model, columns);
          post_doppelganger_houses(model, shape.regions);
          const std::vector<int> box_of = region_numbers(shape);
          for (int i = 0; i < shape.grid_cells(); i++) {
            const auto cell = static_cast<Cell>(i);
            const Cells& row = rows[shape.row(cell)];
            const Cells& column = columns[shape.column(cell)];
            post_doppelganger_zero(model, cell, row, column);
            if (box_of[cell] < 0) continue;
            post_doppelganger_zero(model, cell, row, shape.regions[box_of[cell]]);
            post_doppelganger_zero(model, cell, column, shape.regions[box_of[cell]]);
          }
        },
};

}  // namespace shudu::variant
