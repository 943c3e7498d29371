// Region sum line: the borders of regions cut the line into segments. All segments have the same sum.
#include <algorithm>

#include "variant/model/model.h"
#include "variant/rules.h"
#include "variant/rules/cell_values.h"

namespace shudu::variant {

namespace {

std::vector<Cells> region_segments(const Shape& shape, const Cells& line) {
  const std::vector<int> regions = region_numbers(shape);
  const auto region_of = [&](Cell cell) { return shape.is_extra(cell) ? -1 : regions[cell]; };
  std::vector<Cells> segments;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || region_of(line[i]) != region_of(line[i - 1])) segments.emplace_back();
    segments.back().push_back(line[i]);
  }
  return segments;
}

}  // namespace

constinit const Rule region_sum_line_rule = {
    .id = "region_sum_line",
    .name = {"rule.region_sum_line", "Region sum line"},
    .meaning = {"rule.region_sum_line.meaning",
                "The borders of the boxes cut the line into segments. The digits of each segment have the same sum."},
    .form = "line",
    .look = {Look::Kind::line, "#79b4ec"},
    .parts = {1, 1},
    .cells = {2, any_number},
    .holds =
        [](const Clue& clue, const Puzzle& puzzle, std::span<const std::int8_t> values) {
          const std::vector<Cells> segments = region_segments(puzzle.shape, clue.parts[0]);
          return std::all_of(segments.begin(), segments.end(), [&](const Cells& segment) {
            return sum_of(segment, values) == sum_of(segments[0], values);
          });
        },
    .post = [](const Clue& clue, const Puzzle& puzzle,
               Model& model) { model.equal_sums(region_segments(puzzle.shape, clue.parts[0])); },
};

}  // namespace shudu::variant
