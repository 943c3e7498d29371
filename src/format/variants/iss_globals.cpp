// ISS: rules for the whole grid that have no common form.
#include <algorithm>

#include "format/variants/iss_own.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

bool iss_add_extra_regions(IssReader& reader, const IssToken& token, const IssScope& scope,
                           const std::vector<Cells>& regions) {
  return std::ranges::all_of(regions,
                             [&](const Cells& region) { return reader.add(token, scope, "extra_region", {region}); });
}

std::vector<Cells> iss_default_boxes(const IssReader& reader) {
  const Shape& shape = reader.shape();
  const IssBox box = iss_box_size(shape.rows, shape.columns, reader.layout().region_size);
  return box.rows == 0 ? std::vector<Cells>{} : boxes(shape.rows, shape.columns, box.rows, box.columns);
}

}  // namespace

// .Diagonal~1 is ╱, .Diagonal~-1 is ╲
bool read_iss_diagonal(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const std::string_view direction = token.arguments.empty() ? "" : token.arguments[0];
  if (direction != "1" && direction != "-1") return reader.fail(token, "expected 1 or -1");
  if (reader.shape().rows != reader.shape().columns) return reader.fail(token, "the grid is not a square");
  return reader.add(token, scope, direction == "1" ? "positive_diagonal" : "negative_diagonal", {});
}

bool read_iss_rank_ties(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const std::string_view ties = token.arguments.empty() ? "" : token.arguments[0];
  if (ties == "only-unclued") return true;  // what full_rank means by itself
  if (ties != "none" && ties != "any") return reader.fail(token, "expected none, only-unclued or any");
  return reader.add(token, scope, "full_rank_ties", {}, {ties == "any" ? 1 : 0});
}

// A pair with a dot of either colour may have both relations.
bool read_iss_strict(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (token.type == "StrictXV") return reader.add(token, scope, "negative_xv", {}, {5, 10});
  return reader.add(token, scope, "negative_difference", {}, {1}) &&
         reader.add(token, scope, "negative_ratio", {}, {2});
}

bool read_iss_windoku(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const Shape& shape = reader.shape();
  const IssBox box = iss_box_size(shape.rows, shape.columns, reader.layout().region_size);
  if (box.rows == 0) return true;
  if (shape.rows == shape.columns && box.rows * box.columns == shape.rows && shape.rows > 4) {
    return reader.add(token, scope, "windoku", {});
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
  return iss_add_extra_regions(reader, token, scope, windows);
}

bool read_iss_disjoint(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (!reader.layout().boxes.empty()) return reader.add(token, scope, "disjoint_groups", {});
  const std::vector<Cells> boxes = iss_default_boxes(reader);
  std::vector<Cells> groups(boxes.empty() ? 0 : boxes.front().size());
  for (const Cells& box : boxes) {
    for (std::size_t i = 0; i < box.size(); ++i) groups[i].push_back(box[i]);
  }
  return iss_add_extra_regions(reader, token, scope, groups);
}

// The regions of the shape are the boxes, if there are any. Irregular regions are then in addition to them.
bool read_iss_jigsaw(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (scope.in_branch) return reader.fail(token, "not allowed inside Or");
  return reader.layout().boxes.empty() || iss_add_extra_regions(reader, token, scope, reader.layout().jigsaw);
}

// The largest of the rows, columns and regions have the same values.
bool read_iss_region_values(IssReader& reader, const IssToken& token, const IssScope& scope) {
  std::vector<Cells> all = rows_of(reader.shape());
  for (const auto& more : {columns_of(reader.shape()), reader.layout().boxes, reader.layout().jigsaw}) {
    all.insert(all.end(), more.begin(), more.end());
  }
  std::size_t largest = 0;
  for (const Cells& cells : all) largest = std::max(largest, cells.size());
  std::erase_if(all, [&](const Cells& cells) { return cells.size() < largest; });
  if (static_cast<int>(largest) == reader.shape().values || all.size() < 2) return true;
  return reader.add(token, scope, "same_values", std::move(all));
}

// The cells DGC1, DGR1 and DGB1 are what the first row, column and box lack.
bool read_iss_doppelganger(IssReader& reader, const IssToken& token, const IssScope& scope) {
  std::vector<Cells> lacking{reader.cells().group("DGC"), reader.cells().group("DGR")};
  if (!reader.layout().boxes.empty()) lacking.push_back(reader.cells().group("DGB"));
  return reader.add(token, scope, "doppelganger", std::move(lacking));
}

// The auxiliary cells CC1, CC2, … hold the number of the region of each cell of the grid.
bool read_iss_chaos(IssReader& reader, const IssToken& token, const IssScope& scope) {
  return reader.add(token, scope, "chaos_construction", {reader.cells().group("CC")}, {reader.layout().region_size});
}

// .ChaosArrow~R1C2~0~CC2~CC3~-~CC2~CC1: the cell is the number of cells of its region along all arms.
// .ChaosCount~R1C1~0~CC1~CC2: the cell is the number of cells that are in the region of the first.
// The number after the cell is 1 if the first cell is not counted.
bool read_iss_chaos_clue(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const Cells regions = reader.cells().group("CC");
  if (regions.empty()) return reader.fail(token, "needs ChaosConstruction");
  const bool arrow = token.type == "ChaosArrow";
  const auto control = reader.cell(token, token.arguments.empty() ? "" : token.arguments[0], scope);
  if (!control) return false;
  const std::string_view offset = token.arguments.size() > 1 ? token.arguments[1] : "";
  if (!offset.empty() && offset != "0" && offset != "1") return reader.fail(token, "expected 0 or 1");
  std::vector<Cells> parts{{*control}};
  auto arms = reader.segments_from(token, 2, arrow ? "-" : "", scope);
  if (!arms) return false;
  if (token.arguments.size() > 2) {
    for (Cells& arm : *arms) {
      if (arm.empty()) return reader.fail(token, "no cells between two separators");
      for (Cell& cell : arm) {
        if (!reader.shape().is_extra(cell)) cell = regions[cell];
      }
    }
    parts.insert(parts.end(), arms->begin(), arms->end());
  } else {
    // Without cells: the four directions, or the cell and the eight around it.
    if (reader.shape().is_extra(*control)) return reader.fail(token, "expected a cell of the grid");
    if (!arrow) parts.push_back({regions[*control]});
    constexpr int steps[8][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    for (int i = 0; i < (arrow ? 4 : 8); ++i) {
      auto at = reader.cells().moved(*control, steps[i][0], steps[i][1]);
      if (arrow) parts.push_back({regions[*control]});
      for (; at; at = arrow ? reader.cells().moved(*at, steps[i][0], steps[i][1]) : std::nullopt) {
        parts.back().push_back(regions[*at]);
      }
    }
  }
  return reader.add(token, scope, arrow ? "chaos_arrow" : "chaos_count", std::move(parts), {offset == "1" ? 1 : 0});
}

}  // namespace shudu::variant
