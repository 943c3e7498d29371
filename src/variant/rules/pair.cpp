// Pairs by a table: which values two cells may have together. The table has a row for each value of the first cell,
// and a character 0 or 1 for each value of the second.
#include "base/counted.h"
#include "variant/model/distinct.h"
#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"
#include "variant/rules/relate_steps.h"

namespace shudu::variant {

namespace {

// The table has a row for each value of the first cell and a column for each value of the second.
std::string pair_table_fault(const Clue& clue, const Shape& shape) {
  if (clue.text.size() != static_cast<std::size_t>(shape.values) * static_cast<std::size_t>(shape.values)) {
    return "has a table of " + counted(clue.text.size(), "character") + " instead of " +
           std::to_string(shape.values * shape.values);
  }
  return clue.text.find_first_not_of("01") == std::string::npos ? "" : "has a table with other characters than 0 and 1";
}

bool is_pair_in_table(const Clue& clue, const Shape& shape, int a, int b) {
  const int place = (a - shape.lowest) * shape.values + (b - shape.lowest);
  return clue.text[static_cast<std::size_t>(place)] == '1';
}

// Whether the table says no more than that the values differ.
bool only_separates(const Clue& clue, const Shape& shape) {
  for (int a = shape.lowest; a <= shape.highest(); ++a) {
    for (int b = shape.lowest; b <= shape.highest(); ++b) {
      if (is_pair_in_table(clue, shape, a, b) != (a != b)) return false;
    }
  }
  return true;
}

// The sets of values that the cells can have, if the table permits no equal values and is the same for both orders, and
// the sets are few.
std::optional<std::vector<Values>> sets_of_all_pairs(const Clue& clue, const Shape& shape) {
  for (int a = shape.lowest; a <= shape.highest(); ++a) {
    if (is_pair_in_table(clue, shape, a, a)) return std::nullopt;
    for (int b = shape.lowest; b < a; ++b) {
      if (is_pair_in_table(clue, shape, a, b) != is_pair_in_table(clue, shape, b, a)) return std::nullopt;
    }
  }
  auto sets = sets_of(shape, static_cast<int>(clue.parts[0].size()), [&](Values set) {
    const std::vector<int> values = members(shape, set);
    for (std::size_t j = 0; j < values.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        if (!is_pair_in_table(clue, shape, values[i], values[j])) return false;
      }
    }
    return true;
  });
  return sets && sets->size() <= 200 ? sets : std::nullopt;
}

}  // namespace

constinit const Rule pair_rule = {
    .id = "pair",
    .name = {"rule.pair", "Pair relation"},
    .meaning = {"rule.pair.meaning",
                "Each cell of the line and the next one have a pair of digits that the table allows."},
    .form = "line; table",
    .look = {Look::Kind::line, "#a9c0a0", 0.08},
    .parts = {1, 1},
    .cells = {2, any_number},
    .text = true,
    .fault = [](const Clue& clue, const Shape& shape) -> std::string { return pair_table_fault(clue, shape); },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          return every_step(clue.parts[0], values,
                            [&](int a, int b) { return is_pair_in_table(clue, puzzle.shape, a, b); });
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Shape& shape = model.shape();
          relate_steps(model, clue.parts[0], [&](int a, int b) { return is_pair_in_table(clue, shape, a, b); });
        },
};

constinit const Rule all_pairs_rule = {
    .id = "all_pairs",
    .name = {"rule.all_pairs", "Relation of all pairs"},
    .meaning = {"rule.all_pairs.meaning", "Each cell and every later one have a pair of digits that the table allows."},
    .form = "cells; table",
    .look = {Look::Kind::cage, "#3a6ea5"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .text = true,
    .fault = [](const Clue& clue, const Shape& shape) -> std::string { return pair_table_fault(clue, shape); },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const Cells& cells = clue.parts[0];
          for (std::size_t j = 0; j < cells.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i) {
              if (!is_pair_in_table(clue, puzzle.shape, values[cells[i]], values[cells[j]])) return false;
            }
          }
          return true;
        },
    .post =
        [](const Clue& clue, const Puzzle&, Model& model) {
          const Shape& shape = model.shape();
          const Cells& cells = clue.parts[0];
          if (only_separates(clue, shape)) return model.different(cells);
          if (const auto sets = sets_of_all_pairs(clue, shape)) {
            model.different(cells);
            return model.combination(cells, *sets);
          }
          for (std::size_t j = 0; j < cells.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i) {
              model.relate(cells[i], cells[j], [&](int a, int b) { return is_pair_in_table(clue, shape, a, b); });
            }
          }
        },
};

}  // namespace shudu::variant
