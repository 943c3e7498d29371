// ISS: rules for the whole grid.
#include <algorithm>

#include "format/variants/iss_writer.h"

namespace shudu::variant {
namespace {

bool iss_add_extra_regions(IssReader& reader, const std::vector<Cells>& regions) {
  return std::ranges::all_of(regions, [&](const Cells& region) { return reader.add("extra_region", {region}); });
}

std::vector<Cells> iss_default_boxes(const IssReader& reader) {
  const Shape& shape = reader.shape();
  const IssBox box = iss_box_size(shape.rows, shape.columns, reader.layout().region_size);
  return box.rows == 0 ? std::vector<Cells>{} : boxes(shape.rows, shape.columns, box.rows, box.columns);
}

// .Diagonal~1 is ╱, .Diagonal~-1 is ╲
bool read_iss_diagonal(IssReader& reader) {
  const std::string_view direction = reader.argument(0);
  if (direction != "1" && direction != "-1") return reader.fail("expected 1 or -1");
  if (reader.shape().rows != reader.shape().columns) return reader.fail("the grid is not a square");
  return reader.add(direction == "1" ? "positive_diagonal" : "negative_diagonal", {});
}

bool iss_write_diagonal(IssWriter& writer, const Clue& clue) {
  return writer.token("Diagonal", clue.rule->id == "positive_diagonal" ? 1 : -1);
}

bool read_iss_rank_ties(IssReader& reader) {
  const std::string_view ties = reader.argument(0);
  if (ties == "only-unclued") return true;  // what full_rank means by itself
  if (ties != "none" && ties != "any") return reader.fail("expected none, only-unclued or any");
  return reader.add("full_rank_ties", {}, {ties == "any" ? 1 : 0});
}

// A pair with a dot of either colour may have both relations.
bool read_iss_strict(IssReader& reader) {
  if (reader.token().type == "StrictXV") return reader.add("negative_xv", {}, {5, 10});
  return reader.add("negative_difference", {}, {1}) && reader.add("negative_ratio", {}, {2});
}

bool iss_write_negative(IssWriter& writer, const Clue& clue) {
  const auto has = [&](std::string_view rule, const std::vector<int>& numbers) {
    return std::ranges::any_of(writer.puzzle().clues, [&](const Clue& other) {
      return other.rule->id == rule && (other.numbers.empty() || other.numbers == numbers);
    });
  };
  if (clue.rule->id == "negative_xv") {
    return has("negative_xv", {5, 10}) && writer.token("StrictXV");
  }
  // ISS has both together only. One token stands for two clues.
  if (!has("negative_difference", {1}) || !has("negative_ratio", {2})) return false;
  if (clue.rule->id == "negative_difference") writer.begin("StrictKropki");
  return true;
}

bool read_iss_windoku(IssReader& reader) {
  const Shape& shape = reader.shape();
  const IssBox box = iss_box_size(shape.rows, shape.columns, reader.layout().region_size);
  if (box.rows == 0) return true;
  if (shape.rows == shape.columns && box.rows * box.columns == shape.rows && shape.rows > 4) {
    return reader.add("windoku", {});
  }
  std::vector<Cells> windows;
  for (int top = 1; top + box.rows < shape.rows; top += box.rows + 1) {
    for (int left = 1; left + box.columns < shape.columns; left += box.columns + 1) {
      Cells& cells = windows.emplace_back();
      for (int i = 0; i < box.rows * box.columns; ++i) {
        cells.push_back(shape.cell(top + i / box.columns, left + i % box.columns));
      }
    }
  }
  return iss_add_extra_regions(reader, windows);
}

bool read_iss_disjoint(IssReader& reader) {
  if (!reader.layout().boxes.empty()) return reader.add("disjoint_groups", {});
  const std::vector<Cells> boxes = iss_default_boxes(reader);
  std::vector<Cells> groups(boxes.empty() ? 0 : boxes.front().size());
  for (const Cells& box : boxes) {
    for (std::size_t i = 0; i < box.size(); ++i) groups[i].push_back(box[i]);
  }
  return iss_add_extra_regions(reader, groups);
}

// The regions of the shape are the boxes, if there are any. Irregular regions are then in addition to them.
bool read_iss_jigsaw(IssReader& reader) {
  if (reader.scope().in_branch) return reader.fail("not allowed inside Or");
  return reader.layout().boxes.empty() || iss_add_extra_regions(reader, reader.layout().jigsaw);
}

// The largest of the rows, columns and regions have the same values.
bool read_iss_region_values(IssReader& reader) {
  std::vector<Cells> all = rows_of(reader.shape());
  for (const auto& more : {columns_of(reader.shape()), reader.layout().boxes, reader.layout().jigsaw}) {
    all.insert(all.end(), more.begin(), more.end());
  }
  std::size_t largest = 0;
  for (const Cells& cells : all) largest = std::max(largest, cells.size());
  std::erase_if(all, [&](const Cells& cells) { return cells.size() < largest; });
  if (static_cast<int>(largest) == reader.shape().values || all.size() < 2) return true;
  return reader.add("same_values", std::move(all));
}

// The cells DGC1, DGR1 and DGB1 are what the first row, column and box lack.
bool read_iss_doppelganger(IssReader& reader) {
  std::vector<Cells> lacking{reader.cells().group("DGC"), reader.cells().group("DGR")};
  if (!reader.layout().boxes.empty()) lacking.push_back(reader.cells().group("DGB"));
  return reader.add("doppelganger", std::move(lacking));
}

// Whether the regions are the boxes of so many cells.
bool iss_has_boxes(const Shape& shape, int cells) {
  const IssBox box = iss_box_size(shape.rows, shape.columns, cells);
  return box.rows > 0 && shape.regions == boxes(shape.rows, shape.columns, box.rows, box.columns);
}

bool iss_write_windoku(IssWriter& writer, const Clue&) {
  const Shape& shape = writer.shape();
  const bool fits = shape.rows == shape.columns && shape.rows > 4 && iss_has_boxes(shape, shape.rows);
  return fits && writer.token("Windoku");
}

bool iss_write_disjoint(IssWriter& writer, const Clue&) {
  const std::vector<Cells>& regions = writer.shape().regions;
  const bool fits = !regions.empty() && iss_has_boxes(writer.shape(), static_cast<int>(regions[0].size()));
  return fits && writer.token("DisjointSets");
}

bool iss_write_doppelganger(IssWriter& writer, const Clue& clue) {
  constexpr std::string_view names[] = {"DGC", "DGR", "DGB"};
  for (std::size_t i = 0; i < clue.parts.size(); ++i) {
    if (writer.cells().group(names[i]) != clue.parts[i]) return false;
  }
  return writer.token("Doppelganger");
}

bool iss_write_rank_ties(IssWriter& writer, const Clue& clue) {
  return writer.token("FullRankTies", clue.numbers[0] == 1 ? "any" : "none");
}

// A cell that is greater than its neighbours, or less, except those that are marked too.
bool iss_write_extreme(IssWriter& writer, const Clue& clue) {
  const bool greatest = clue.rule->id == "maximum";
  for (Cell cell : clue.parts[0]) {
    for (Cell other : neighbours(writer.shape(), cell)) {
      const bool marked = std::ranges::any_of(writer.puzzle().clues, [&](const Clue& each) {
        return each.rule == clue.rule && std::ranges::find(each.parts[0], other) != each.parts[0].end();
      });
      if (!marked) writer.token("GreaterThan", greatest ? Cells{cell, other} : Cells{other, cell});
    }
  }
  return true;
}

}  // namespace

std::span<const IssType> iss_global_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"Diagonal", own, "positive_diagonal", {}, read_iss_diagonal, iss_write_diagonal},
      {"", written, "negative_diagonal", {}, nullptr, iss_write_diagonal},
      {"StrictKropki", own, "negative_ratio", {}, read_iss_strict, iss_write_negative},
      {"", written, "negative_difference", {}, nullptr, iss_write_negative},
      {"StrictXV", own, "negative_xv", {}, read_iss_strict, iss_write_negative},
      {"Windoku", own, "windoku", {}, read_iss_windoku, iss_write_windoku},
      {"DisjointSets", own, "disjoint_groups", {}, read_iss_disjoint, iss_write_disjoint},
      {"Doppelganger", own, "doppelganger", {}, read_iss_doppelganger, iss_write_doppelganger},
      {"FullRankTies", own, "full_rank_ties", {}, read_iss_rank_ties, iss_write_rank_ties},
      {"Jigsaw", own, "extra_region", {}, read_iss_jigsaw},
      {"RegionSameValues", own, "same_values", {}, read_iss_region_values},
      {"", written, "minimum", {}, nullptr, iss_write_extreme},
      {"", written, "maximum", {}, nullptr, iss_write_extreme},
  };
  return table;
}

}  // namespace shudu::variant
