// The shape of a puzzle as tokens of ISS (iss_layout.h).
#include <algorithm>

#include "format/variants/iss_writer.h"

namespace shudu::variant {
namespace {

std::string iss_shape_limits(const Shape& shape) {
  if (!shape.grids.empty()) return "ISS has no overlapping grids";
  if (shape.rows > largest_iss_side || shape.columns > largest_iss_side) return "ISS has at most 16 rows and columns";
  if (shape.values > largest_iss_side) return "ISS has at most 16 values";
  if (shape.lowest != 0 && shape.lowest != 1) return "ISS has values from 0 or 1";
  if (shape.lines && shape.values < std::max(shape.rows, shape.columns)) return "ISS has more values";
  return {};
}

// The region of every cell by a character; empty if regions overlap or differ in size.
std::string iss_jigsaw_text(const Shape& shape) {
  constexpr std::string_view characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const bool odd_one =
      shape.regions.size() * shape.regions.front().size() < static_cast<std::size_t>(shape.grid_cells());
  if (shape.regions.size() + (odd_one ? 1 : 0) > characters.size()) return {};
  std::string text(static_cast<std::size_t>(shape.grid_cells()), ' ');
  for (std::size_t i = 0; i < shape.regions.size(); ++i) {
    if (shape.regions[i].size() != shape.regions[0].size()) return {};
    for (Cell cell : shape.regions[i]) {
      if (text[cell] != ' ') return {};
      text[cell] = characters[i];
    }
  }
  std::ranges::replace(text, ' ', characters[shape.regions.size()]);
  return text;
}

// Regions in any order, cells in any order.
std::vector<Cells> iss_in_order(std::vector<Cells> regions) {
  for (Cells& cells : regions) std::ranges::sort(cells);
  std::ranges::sort(regions);
  return regions;
}

std::string iss_regions_text(const Shape& shape, std::string& refused) {
  const int usual = std::max(shape.rows, shape.columns);
  const auto boxes_of = [&](int size) {
    const IssBox box = iss_box_size(shape.rows, shape.columns, size);
    return box.rows == 0 ? std::vector<Cells>{} : boxes(shape.rows, shape.columns, box.rows, box.columns);
  };
  const auto regions = iss_in_order(shape.regions);
  if (regions == iss_in_order(boxes_of(usual))) return {};
  if (regions.empty()) return ".NoBoxes";
  const int size = static_cast<int>(regions.front().size());
  if (regions == iss_in_order(boxes_of(size))) return ".RegionSize~" + std::to_string(size);
  const std::string layout = iss_jigsaw_text(shape);
  if (layout.empty()) {
    refused = "ISS has regions of one size that do not overlap";
    return {};
  }
  return (size == usual ? std::string{} : ".RegionSize~" + std::to_string(size)) + ".NoBoxes.Jigsaw~" + layout;
}

bool iss_has_rule(const Puzzle& puzzle, std::string_view id) {
  return std::ranges::any_of(puzzle.clues, [&](const Clue& clue) { return clue.rule->id == id; });
}

}  // namespace

Written write_iss_shape(const Puzzle& puzzle, const IssDocument& document) {
  const Shape& shape = puzzle.shape;
  Written written{.text = {}, .refused = iss_shape_limits(shape)};
  if (!written.refused.empty()) return written;
  const int usual = std::max(shape.rows, shape.columns);
  const bool other_values = shape.lowest != 1 || shape.values != usual;
  if (shape.rows != 9 || shape.columns != 9 || other_values || !shape.lines) {
    written.text += ".Shape~" + std::to_string(shape.rows) + 'x' + std::to_string(shape.columns);
    if (other_values || !shape.lines) written.text += '~';
    if (other_values && shape.lowest == 1) written.text += std::to_string(shape.values);
    if (shape.lowest != 1) written.text += std::to_string(shape.lowest) + '-' + std::to_string(shape.highest());
    if (!shape.lines) written.text += "~Raw";
  }
  if (shape.lines) {
    written.text += iss_regions_text(shape, written.refused);
  } else if (!shape.regions.empty()) {
    written.refused = "ISS has no regions in a grid whose rows may repeat values";
  }
  for (const ExtraCells& group : shape.extra) {
    if (group.name == "CC" && iss_has_rule(puzzle, "chaos_construction")) continue;
    if (group.name.starts_with("DG") && iss_has_rule(puzzle, "doppelganger")) continue;
    const bool named = group.name.size() > 1 && group.name.front() == 'V' &&
                       std::ranges::all_of(group.name, [](char c) { return 'A' <= c && c <= 'Z'; });
    if (!named) written.refused = "ISS names auxiliary cells by V and capital letters, not " + group.name;
    written.text += ".Var~" + group.name.substr(1) + '~';
    if (const auto label = document.labels.find(group.name); label != document.labels.end()) {
      written.text += iss_encoded(label->second);
    }
    if (group.columns > 0) {
      if (group.size % group.columns != 0) written.refused = "ISS has auxiliary cells in full rows";
      written.text += '~' + std::to_string(group.size / group.columns) + 'x' + std::to_string(group.columns);
    } else {
      written.text += '~' + std::to_string(group.size);
    }
  }
  return written;
}

}  // namespace shudu::variant
