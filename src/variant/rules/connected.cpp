// Connected: the cells with one of the values form one group, connected along the edges. There is at least one.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/groups.h"

namespace shudu::variant {
namespace {

Cells connected_cells(const Clue& clue, const Shape& shape) {
  return clue.parts.empty() ? whole_grid(shape) : clue.parts[0];
}

}  // namespace

constinit const Rule connected_rule = {
    .id = "connected",
    .name = {"rule.connected", "Connected values"},
    .meaning = {"rule.connected.meaning",
                "The cells with one of the given values form one group that is connected along the edges."},
    .form = "[cells]; values",
    .look = {Look::Kind::cage, "#3a6ea5"},
    .parts = {0, 1},
    .cells = {1, any_number},
    .numbers = {1, any_number},
    .fault = [](const Clue& clue, const Shape& shape) -> std::string {
      for (const int value : clue.numbers) {
        if (!shape.has_value(value)) return "has the value " + std::to_string(value) + ", which the puzzle lacks";
      }
      return {};
    },
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          Cells open;  // the cells of the group that are not reached yet
          for (const Cell cell : connected_cells(clue, puzzle.shape)) {
            const bool is_in = std::find(clue.numbers.begin(), clue.numbers.end(), values[cell]) != clue.numbers.end();
            if (is_in && std::find(open.begin(), open.end(), cell) == open.end()) open.push_back(cell);
          }
          if (open.empty()) return false;
          Cells reached = {open.back()};
          open.pop_back();
          for (std::size_t i = 0; i < reached.size(); i++) {
            for (const Cell near : neighbours(puzzle.shape, reached[i])) {
              const auto found = std::find(open.begin(), open.end(), near);
              if (found == open.end()) continue;
              reached.push_back(near);
              open.erase(found);
            }
          }
          return open.empty();
        },
    .post =
        [](const Clue& clue, const Puzzle& puzzle, Model& model) {
          Cells cells = connected_cells(clue, puzzle.shape);
          std::sort(cells.begin(), cells.end());
          cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
          Values values = 0;
          for (const int value : clue.numbers) values |= model.shape().bit(value);
          model.count(cells, values, 1, static_cast<int>(cells.size()));
          if (cells.size() > 1) model.connected(std::move(cells), values);
        },
};

}  // namespace shudu::variant
