#include "format/variants/iss_layout.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/counted.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

// The two numbers around a separator, or one number.
struct IssNumberPair {
  std::optional<int> first, second;
  bool separated = false;
};
IssNumberPair iss_split_numbers(std::string_view text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return {small_number(text), std::nullopt, false};
  return {small_number(text.substr(0, at)), small_number(text.substr(at + 1)), true};
}

std::optional<ReadError> iss_set_shape(const IssToken& token, Shape& shape) {
  const auto wrong = [&](std::string message) { return ReadError{token.offset, "Shape: " + std::move(message)}; };
  const IssNumberPair sides = iss_split_numbers(token.argument(0), 'x');
  const auto is_side = [](const std::optional<int>& n) { return n && *n >= 1 && *n <= largest_iss_side; };
  if (!is_side(sides.first) || !is_side(sides.second)) {
    return wrong("expected rows and columns of 1 to 16, as in 9x9");
  }
  shape.rows = *sides.first;
  shape.columns = *sides.second;
  shape.values = std::max(shape.rows, shape.columns);
  if (const std::string_view range = token.argument(1); !range.empty()) {
    const IssNumberPair values = iss_split_numbers(range, '-');
    if (!values.first || values.separated != values.second.has_value())
      return wrong("expected values such as 9 or 0-8");
    shape.lowest = values.separated ? *values.first : 1;
    shape.values = (values.separated ? *values.second : *values.first) - shape.lowest + 1;
  }
  const std::string_view kind = token.argument(2);
  if (!kind.empty() && kind != "Raw" && kind != "Sudoku") return wrong("expected Raw or Sudoku");
  shape.lines = kind != "Raw";
  const int fewest = shape.lines ? std::max(shape.rows, shape.columns) : 1;
  if (shape.lowest > 1 || shape.values < fewest || shape.values > largest_iss_side) {
    return wrong("values from 0 or 1, at least as many as the longer side and at most 16");
  }
  return std::nullopt;
}

std::optional<ReadError> iss_add_extra_cells(const IssToken& token, Shape& shape) {
  const auto wrong = [&](std::string message) { return ReadError{token.offset, "Var: " + std::move(message)}; };
  const std::string_view name = token.argument(0);
  if (name.empty() || name.size() > 8 || !std::ranges::all_of(name, [](char c) { return 'A' <= c && c <= 'Z'; })) {
    return wrong("expected a name of capital letters");
  }
  ExtraCells group{.name = "V" + std::string{name}, .size = 1, .columns = 0};
  const IssNumberPair size = iss_split_numbers(token.argument(2), 'x');
  if (!token.argument(2).empty() && (!size.first || size.separated != size.second.has_value())) {
    return wrong("expected a size such as 3 or 2x3");
  }
  if (size.separated) {
    if (*size.second > largest_iss_side) return wrong("at most 16 columns");
    group.size = std::min(*size.first, max_cells) * *size.second;
    group.columns = *size.second;
  } else if (size.first) {
    group.size = *size.first;
  }
  if (group.size < 1) return wrong("a group has at least one cell");
  if (shape.cells() + group.size > max_cells) return wrong("more than " + std::to_string(max_cells) + " cells");
  if (std::ranges::find(shape.extra, group.name, &ExtraCells::name) != shape.extra.end()) {
    return wrong("the group " + group.name + " exists already");
  }
  shape.extra.push_back(std::move(group));
  return std::nullopt;
}

std::optional<ReadError> iss_set_jigsaw(const IssToken& token, IssLayout& layout) {
  const auto wrong = [&](std::string message) { return ReadError{token.offset, "Jigsaw: " + std::move(message)}; };
  const std::string_view text = token.arguments.empty() ? std::string_view{} : token.arguments.back();
  if (text.size() != static_cast<std::size_t>(layout.shape.grid_cells())) {
    return wrong("expected a character for each of the " + counted(layout.shape.grid_cells(), "cell"));
  }
  std::map<char, Cells> regions;
  for (std::size_t i = 0; i < text.size(); ++i) regions[text[i]].push_back(static_cast<Cell>(i));
  if (regions.size() == 1) return std::nullopt;  // one region means none
  bool other_size = false;                       // the cells outside the regions are one group of another size
  for (auto& [character, cells] : regions) {
    if (static_cast<int>(cells.size()) == layout.region_size) {
      layout.jigsaw.push_back(std::move(cells));
    } else if (other_size) {
      return wrong("regions must have " + counted(layout.region_size, "cell"));
    } else {
      other_size = true;
    }
  }
  // In the order of their first cells.
  std::ranges::sort(layout.jigsaw, {}, [](const Cells& cells) { return cells.front(); });
  return std::nullopt;
}

// The cells that ISS adds by itself: the region of every cell, and the digits that rows, columns and boxes lack.
void iss_add_implied_cells(std::string_view type, IssLayout& layout) {
  Shape& shape = layout.shape;
  if (type == "ChaosConstruction") shape.extra.push_back({.name = "CC", .size = shape.grid_cells(), .columns = 0});
  if (type == "Doppelganger") {
    shape.extra.push_back({.name = "DGR", .size = shape.columns, .columns = 0});
    shape.extra.push_back({.name = "DGC", .size = shape.rows, .columns = 0});
    const IssBox box = iss_box_size(shape.rows, shape.columns, std::max(shape.rows, shape.columns));
    if (!layout.boxes.empty()) {
      shape.extra.push_back({.name = "DGB", .size = static_cast<int>(layout.boxes.size()), .columns = box.columns});
    }
  }
}

std::optional<ReadError> iss_read_layout(const std::vector<IssToken>& tokens, IssLayout& layout) {
  Shape& shape = layout.shape;
  const auto each = [&](std::string_view type, auto action) -> std::optional<ReadError> {
    for (const IssToken& token : tokens) {
      if (token.type != type) continue;
      if (auto error = action(token)) return error;
    }
    return std::nullopt;
  };
  const auto has = [&](std::string_view type) {
    return std::ranges::find(tokens, type, &IssToken::type) != tokens.end();
  };
  std::optional<Shape> first;
  const auto read_shape = [&](const IssToken& token) -> std::optional<ReadError> {
    shape = Shape{};
    if (auto wrong = iss_set_shape(token, shape)) return wrong;
    if (first && *first != shape) return ReadError{token.offset, "Shape: the puzzle has another shape already"};
    first = shape;
    return std::nullopt;
  };
  const auto read_region_size = [&](const IssToken& token) -> std::optional<ReadError> {
    const auto size = small_number(token.argument(0));
    layout.region_size = size.value_or(0);
    const bool is_good = size && *size >= 1 && *size <= shape.grid_cells();
    return is_good ? std::nullopt : std::optional{ReadError{token.offset, "RegionSize: expected a number"}};
  };
  if (auto error = each("Shape", read_shape)) return error;
  layout.region_size = std::max(shape.rows, shape.columns);
  if (auto error = each("RegionSize", read_region_size)) return error;
  const IssBox box = iss_box_size(shape.rows, shape.columns, layout.region_size);
  const bool has_boxes = shape.lines && !has("NoBoxes") && box.rows > 0;
  if (has_boxes) layout.boxes = boxes(shape.rows, shape.columns, box.rows, box.columns);
  if (auto error = each("Jigsaw", [&](const IssToken& token) { return iss_set_jigsaw(token, layout); })) return error;
  shape.regions = layout.boxes.empty() ? layout.jigsaw : layout.boxes;
  for (const std::string_view type : {"ChaosConstruction", "Doppelganger"}) {
    if (has(type)) iss_add_implied_cells(type, layout);
  }
  if (shape.cells() > max_cells) return ReadError{0, "more than " + std::to_string(max_cells) + " cells"};
  return each("Var", [&](const IssToken& token) { return iss_add_extra_cells(token, shape); });
}

}  // namespace

IssBox iss_box_size(int rows, int columns, int cells) {
  for (int low = static_cast<int>(std::sqrt(static_cast<double>(cells))); low >= 2; --low) {
    if (cells % low != 0) continue;
    const int high = cells / low;
    if (rows % low == 0 && columns % high == 0) return {low, high};
    if (rows % high == 0 && columns % low == 0) return {high, low};
  }
  return {};
}

Result<IssLayout, ReadError> iss_layout(const std::vector<IssToken>& tokens) {
  IssLayout layout;
  if (auto error = iss_read_layout(tokens, layout)) return Unexpected{*std::move(error)};
  return layout;
}

}  // namespace shudu::variant
