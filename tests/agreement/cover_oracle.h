// CoverOracle: the solutions of a variant by dancing links. The rows, columns and regions, and the groups of different
// cells that rules such as windoku ask for, are an exact-cover problem. A solution of it counts if the definition
// (`holds`) of every clue agrees. Nothing of the search of variants is used.
#pragma once

#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

#include "shudu/exact_cover.h"
#include "shudu/variant.h"

namespace shudu::test {

class CoverOracle {
 public:
  explicit CoverOracle(const variant::Puzzle& puzzle) : puzzle_(puzzle) {
    const variant::Shape& shape = puzzle.shape;
    groups_ = shape.regions;
    if (shape.lines) add(rows_of(shape)), add(columns_of(shape));
    for (const variant::Clue& clue : puzzle.clues) add(groups_of(clue));
  }

  // How many solutions there are, up to a limit. Empty if dancing links finds more than `most` grids to look at.
  std::optional<std::uint64_t> count(std::uint64_t limit, std::uint64_t most) const {
    ExactCover cover = problem();
    std::uint64_t found = 0, seen = 0;
    variant::Solution grid(puzzle_.candidates.size(), variant::no_value);
    cover.search(most + 1, [&](std::span<const int> options) {
      for (const int option : options) {
        const Placed& placed = placed_[static_cast<std::size_t>(option)];
        grid[placed.cell] = placed.value;
      }
      ++seen;
      if (holds(puzzle_, grid)) ++found;
      return found < limit;
    });
    if (seen > most) return std::nullopt;
    return found;
  }

 private:
  struct Placed {
    std::size_t cell;
    std::int8_t value;
  };

  void add(const std::vector<variant::Cells>& groups) { groups_.insert(groups_.end(), groups.begin(), groups.end()); }

  // The groups of different cells that a clue asks for, as players know them. Empty for other rules.
  std::vector<variant::Cells> groups_of(const variant::Clue& clue) const {
    const variant::Shape& shape = puzzle_.shape;
    const int side = shape.rows;
    const bool is_plain = shape.grids.empty() && shape.rows == shape.columns;
    std::vector<variant::Cells> groups;
    if (clue.rule->id == "extra_region") return clue.parts;
    if (clue.rule->id == "anti_knight" || clue.rule->id == "anti_king") {
      const int product = clue.rule->id == "anti_knight" ? 2 : 1;
      for (variant::Cell b = 0; b < shape.grid_cells(); ++b) {
        for (variant::Cell a = 0; a < b; ++a) {
          const int down = std::abs(shape.row(a) - shape.row(b)), right = std::abs(shape.column(a) - shape.column(b));
          if (down * right == product) groups.push_back({a, b});
        }
      }
      return groups;
    }
    if (!is_plain) return groups;
    if (clue.rule->id.ends_with("_diagonal")) {
      variant::Cells& diagonal = groups.emplace_back();
      const bool is_positive = clue.rule->id == "positive_diagonal";  // from the bottom left to the top right
      for (int i = 0; i < side; ++i) diagonal.push_back(shape.cell(i, is_positive ? side - 1 - i : i));
    } else if (clue.rule->id == "windoku" && side == 9) {
      for (const int top : {1, 5}) {
        for (const int left : {1, 5}) groups.push_back(block(top, left, 3, 3));
      }
    } else if (clue.rule->id == "disjoint_groups" && shape.regions == variant::square(side).regions) {
      for (std::size_t place = 0; place < shape.regions[0].size(); ++place) {
        variant::Cells& group = groups.emplace_back();
        for (const variant::Cells& box : shape.regions) group.push_back(box[place]);
      }
    }
    return groups;
  }
  variant::Cells block(int top, int left, int height, int width) const {
    variant::Cells cells;
    for (int i = 0; i < height * width; ++i) cells.push_back(puzzle_.shape.cell(top + i / width, left + i % width));
    return cells;
  }

  // An item for every cell, and one for every value in every group. A value must occur in a group that has as many
  // cells as there are values; those items are primary.
  ExactCover problem() const {
    const auto values = static_cast<std::size_t>(puzzle_.shape.values), cells = puzzle_.candidates.size();
    std::vector<std::vector<std::size_t>> groups_with(cells);
    std::vector<const variant::Cells*> order;
    for (const bool full : {true, false}) {
      for (const variant::Cells& group : groups_) {
        if ((group.size() == values) == full) order.push_back(&group);
      }
    }
    std::size_t full = 0;
    for (std::size_t g = 0; g < order.size(); ++g) {
      full += order[g]->size() == values ? 1 : 0;
      for (const variant::Cell cell : *order[g]) groups_with[cell].push_back(g);
    }
    std::vector<std::size_t> number(cells);  // of the item of a cell
    std::size_t used = 0;
    for (std::size_t c = 0; c < cells; ++c) {
      if (is_used(c)) number[c] = used++;
    }
    ExactCover cover{static_cast<int>(used + full * values), static_cast<int>((order.size() - full) * values)};
    placed_.clear();
    for (std::size_t c = 0; c < cells; ++c) {
      for (std::size_t v = 0; v < values && is_used(c); ++v) {
        if ((puzzle_.candidates[c] >> v & 1) == 0) continue;
        std::vector<int> items{static_cast<int>(number[c])};
        for (const std::size_t g : groups_with[c]) items.push_back(static_cast<int>(used + g * values + v));
        cover.add_option(items);
        placed_.push_back({c, static_cast<std::int8_t>(puzzle_.shape.lowest + static_cast<int>(v))});
      }
    }
    return cover;
  }
  bool is_used(std::size_t cell) const {
    const auto c = static_cast<variant::Cell>(cell);
    return puzzle_.shape.is_extra(c) || in_grid(puzzle_.shape, c);
  }

  const variant::Puzzle& puzzle_;
  std::vector<variant::Cells> groups_;
  mutable std::vector<Placed> placed_;  // by option
};

}  // namespace shudu::test
