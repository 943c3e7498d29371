// Chess moves: cells that are a move apart hold different values. The taxicab rule compares the distance with the
// value: two cells with the same value are not that many steps apart.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/adjacent_pairs.h"

namespace shudu::variant {

namespace {

using CellOffset = std::pair<int, int>;

// The cells that are so many rows and columns apart in either order, each pair once.
std::vector<CellPair> leaper_pairs(const Shape& shape, int rows, int columns) {
  std::set<CellPair> pairs;
  for (const auto& [down, right] : {CellOffset{rows, columns}, {rows, -columns}, {columns, rows}, {columns, -rows}}) {
    for (int i = 0; i < shape.grid_cells(); ++i) {
      const auto cell = static_cast<Cell>(i);
      const int row = shape.row(cell) + down, column = shape.column(cell) + right;
      if (!shape.contains(row, column) || !in_grid(shape, cell) || !in_grid(shape, shape.cell(row, column))) continue;
      pairs.emplace(std::minmax(cell, shape.cell(row, column)));
    }
  }
  return {pairs.begin(), pairs.end()};
}

bool leapers_differ(const Shape& shape, int rows, int columns, std::span<const std::int8_t> values) {
  const std::vector<CellPair> pairs = leaper_pairs(shape, rows, columns);
  return std::all_of(pairs.begin(), pairs.end(),
                     [&](CellPair pair) { return values[pair.first] != values[pair.second]; });
}

void separate_leapers(Model& model, int rows, int columns) {
  for (const auto& [a, b] : leaper_pairs(model.shape(), rows, columns)) {
    if (!always_differ(model.shape(), a, b)) model.different({a, b});
  }
}

// The pairs of cells of the grid and how many steps they are apart.
std::vector<std::pair<CellPair, int>> taxicab_pairs(const Shape& shape) {
  std::vector<std::pair<CellPair, int>> pairs;
  for (int b = 0; b < shape.grid_cells(); ++b) {
    for (int a = 0; a < b; ++a) {
      const auto first = static_cast<Cell>(a), second = static_cast<Cell>(b);
      if (!in_grid(shape, first) || !in_grid(shape, second)) continue;
      const int distance =
          std::abs(shape.row(first) - shape.row(second)) + std::abs(shape.column(first) - shape.column(second));
      if (shape.has_value(distance)) pairs.push_back({{first, second}, distance});
    }
  }
  return pairs;
}

}  // namespace

constinit const Rule anti_knight_rule = {
    .id = "anti_knight",
    .name = {"rule.anti_knight", "Anti-knight"},
    .meaning = {"rule.anti_knight.meaning", "Cells a knight's move apart hold different digits."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .holds = [](const Clue&, const Puzzle& puzzle,
                std::span<const std::int8_t> values) { return leapers_differ(puzzle.shape, 1, 2, values); },
    .post = [](const Clue&, const Puzzle&, Model& model) { separate_leapers(model, 1, 2); },
};

constinit const Rule anti_king_rule = {
    .id = "anti_king",
    .name = {"rule.anti_king", "Anti-king"},
    .meaning = {"rule.anti_king.meaning", "Cells a king's move apart hold different digits."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          return leapers_differ(puzzle.shape, 1, 1, values) && leapers_differ(puzzle.shape, 0, 1, values);
        },
    .post =
        [](const Clue&, const Puzzle&, Model& model) {
          separate_leapers(model, 1, 1);
          separate_leapers(model, 0, 1);
        },
};

constinit const Rule anti_move_rule = {
    .id = "anti_move",
    .name = {"rule.anti_move", "Anti-move"},
    .meaning = {"rule.anti_move.meaning",
                "Cells that are the given numbers of rows and columns apart, in either order, hold different digits."},
    .form = "rows, columns",
    .parts = {0, 0},
    .cells = {0, 0},
    .numbers = {2, 2},
    .fault = [](const Clue& clue, const Shape&) -> std::string {
      const auto is_wrong = [](int number) { return number < 0 || number > max_side; };
      if (is_wrong(clue.numbers[0]) || is_wrong(clue.numbers[1])) return "has a move that does not fit";
      return clue.numbers[0] == 0 && clue.numbers[1] == 0 ? "has a move of no length" : "";
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          return leapers_differ(puzzle.shape, clue.numbers[0], clue.numbers[1], values);
        },
    .post = [](const Clue& clue, const Puzzle&,
               Model& model) { separate_leapers(model, clue.numbers[0], clue.numbers[1]); },
};

constinit const Rule anti_taxicab_rule = {
    .id = "anti_taxicab",
    .name = {"rule.anti_taxicab", "Anti-taxicab"},
    .meaning = {"rule.anti_taxicab.meaning",
                "Two equal digits are not as many steps apart as the digit says. Steps go along rows and columns."},
    .form = "",
    .parts = {0, 0},
    .cells = {0, 0},
    .holds =
        [](const Clue&, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          for (const auto& [pair, distance] : taxicab_pairs(puzzle.shape)) {
            if (values[pair.first] == distance && values[pair.second] == distance) return false;
          }
          return true;
        },
    .post =
        [](const Clue&, const Puzzle&, Model& model) {
          for (const auto& [pair, distance] : taxicab_pairs(model.shape())) {
            if (always_differ(model.shape(), pair.first, pair.second)) continue;
            model.count({pair.first, pair.second}, model.shape().bit(distance), 0, 1);
          }
        },
};

}  // namespace shudu::variant
