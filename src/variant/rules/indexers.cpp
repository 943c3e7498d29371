// Indexers: a marked cell says where in its column, row or region the number of its own place stands.
//
//   row indexer:     the cell in row r has the value v: the cell of its column in row v has the value r.
//   column indexer:  the cell in column c has the value v: the cell of its row in column v has the value c.
//   box indexer:     the cell in place p of its region has the value v: place v of the region has the value p.
#include <algorithm>

#include "variant/model/distinct.h"
#include "variant/rules.h"
#include "variant/rules/index.h"

namespace shudu::variant {

void post_index(Model& model, Cell index, const Cells& places, int value) {
  const Shape& shape = model.shape();
  const int count = static_cast<int>(places.size());
  const bool different = all_distinct(shape, places);
  if (!shape.has_value(value)) return model.impossible();
  model.allow_if(index, [=](int n) { return n >= 1 && n <= count; });
  for (int place = 1; place <= count; place++) {
    if (places[place - 1] == index) {
      model.allow_if(index, [=](int n) { return n != place || value == place; });
      if (different) model.allow_if(index, [=](int n) { return n != value || value == place; });
      continue;
    }
    // Where the places have different values, the value stands nowhere else.
    model.relate(index, places[place - 1],
                 [=](int n, int there) { return n == place ? there == value : !different || there != value; });
  }
}

bool index_holds(int n, const Cells& places, int value, std::span<const std::int8_t> values) {
  return n >= 1 && n <= static_cast<int>(places.size()) && values[places[n - 1]] == value;
}

namespace {

// The places that an indexer can mean, and the place of the cell itself, from 1.
struct IndexerPlaces {
  Cells places;
  int own = 0;
};

IndexerPlaces indexer_column(const Shape& shape, Cell cell) {
  IndexerPlaces found{.places = {}, .own = shape.row(cell) + 1};
  for (int row = 0; row < shape.rows; row++) found.places.push_back(shape.cell(row, shape.column(cell)));
  return found;
}
IndexerPlaces indexer_row(const Shape& shape, Cell cell) {
  IndexerPlaces found{.places = {}, .own = shape.column(cell) + 1};
  for (int column = 0; column < shape.columns; column++) found.places.push_back(shape.cell(shape.row(cell), column));
  return found;
}
IndexerPlaces indexer_region(const Shape& shape, Cell cell) {
  for (const Cells& region : shape.regions) {
    Cells places = region;
    std::sort(places.begin(), places.end());
    const auto own = std::find(places.begin(), places.end(), cell);
    if (own == places.end()) continue;
    const int place = static_cast<int>(own - places.begin()) + 1;
    return {.places = std::move(places), .own = place};
  }
  return {};
}

template <IndexerPlaces (*places_of)(const Shape&, Cell)>
bool indexer_holds(const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
  return std::all_of(clue.parts[0].begin(), clue.parts[0].end(), [&](Cell cell) {
    const IndexerPlaces line = places_of(puzzle.shape, cell);
    return index_holds(values[cell], line.places, line.own, values);
  });
}
template <IndexerPlaces (*places_of)(const Shape&, Cell)>
void post_indexer(const Clue& clue, const Puzzle& puzzle, Model& model) {
  for (const Cell cell : clue.parts[0]) {
    const IndexerPlaces line = places_of(puzzle.shape, cell);
    post_index(model, cell, line.places, line.own);
  }
}
template <IndexerPlaces (*places_of)(const Shape&, Cell)>
std::string indexer_fault(const Clue& clue, const Shape& shape) {
  if (!shape.grids.empty()) return "needs a single grid";
  for (const Cell cell : clue.parts[0]) {
    if (shape.is_extra(cell)) return "has the cell " + name(shape, cell) + " outside the grid";
    if (places_of(shape, cell).places.empty()) return "has the cell " + name(shape, cell) + ", which is in no region";
  }
  return {};
}

}  // namespace

constinit const Rule row_indexer_rule = {
    .id = "row_indexer",
    .name = {"rule.row_indexer", "Row indexer"},
    .meaning = {"rule.row_indexer.meaning",
                "A marked cell in row R with the value V says that the cell of its column in row V has the value R."},
    .form = "cells",
    .look = {Look::Kind::shade, "#f3d6d6"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .fault = indexer_fault<indexer_column>,
    .holds = indexer_holds<indexer_column>,
    .post = post_indexer<indexer_column>,
};

constinit const Rule column_indexer_rule = {
    .id = "column_indexer",
    .name = {"rule.column_indexer", "Column indexer"},
    .meaning =
        {"rule.column_indexer.meaning",
         "A marked cell in column C with the value V says that the cell of its row in column V has the value C."},
    .form = "cells",
    .look = {Look::Kind::shade, "#d6f0d9"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .fault = indexer_fault<indexer_row>,
    .holds = indexer_holds<indexer_row>,
    .post = post_indexer<indexer_row>,
};

constinit const Rule box_indexer_rule = {
    .id = "box_indexer",
    .name = {"rule.box_indexer", "Box indexer"},
    .meaning = {"rule.box_indexer.meaning",
                "A marked cell in place P of its box with the value V says that place V of the box has the value P. "
                "Places are counted row by row."},
    .form = "cells",
    .look = {Look::Kind::shade, "#d9e2f6"},
    .parts = {1, 1},
    .cells = {1, any_number},
    .fault = indexer_fault<indexer_region>,
    .holds = indexer_holds<indexer_region>,
    .post = post_indexer<indexer_region>,
};

}  // namespace shudu::variant
