// Recognises clues in a drawing: by the shape, the colour and the place, and only if the rules name the rule.
//
//   an arrow that begins in a circle             arrow; short and diagonal outside the grid: little killer
//   a line that begins in a round bulb           thermometer
//   a line between two circles                   between line or double arrow
//   any other line                               by its colour, or the only line rule that is named
//   a small circle on an edge                    white: difference, black: ratio
//   X or V on an edge                            XV
//   a circle or square in a cell                 odd or even; counting circles
//   a circle on a corner with digits             quadruple
//   a number beside the grid                     the only rule for such numbers that is named
#include <algorithm>
#include <array>
#include <cmath>

#include "format/variants/drawing.h"
#include "format/variants/outside.h"
#include "format/variants/worded_rules.h"

namespace shudu::variant {
namespace {

constexpr std::string_view outside_rules[] = {"sandwich", "x_sum", "skyscraper", "numbered_room"};
bool is_near(double a, double b) { return std::abs(a - b) < 0.16; }
bool is_whole(double at) { return is_near(at, std::round(at)); }
bool is_half(double at) { return is_near(at, std::floor(at) + 0.5); }
int index_of(double at) { return static_cast<int>(std::floor(at)); }

class Recogniser {
 public:
  Recogniser(JsonReading& reading, const RulesText& rules, Drawing& drawing)
      : reading_(reading), rules_(rules), drawing_(drawing) {}

  bool run() {
    for (const DrawnLine& line : drawing_.lines) {
      reading_.at(line.is_arrow ? "arrows" : "lines", line.number);
      if (!(line.is_arrow ? read_arrow(line) : read_line(line))) return false;
    }
    for (DrawnShape& shape : drawing_.shapes) {
      reading_.at(shape.is_overlay ? "overlays" : "underlays", shape.number);
      if (!shape.is_used && !read_shape(shape)) return false;
    }
    return add_marked_cells() && add_drawn_diagonals() && add_worded_rules(reading_, rules_);
  }

 private:
  const Shape& grid() const { return reading_.puzzle.shape; }
  bool unexplained(const char* what) { return reading_.unknown(what, std::string{"a "} + what + " without a rule"); }

  bool is_in_grid(DrawnPoint point) const {
    return point.row > 0 && point.column > 0 && point.row < grid().rows && point.column < grid().columns;
  }

  // --- lines ---

  static bool covers(const DrawnShape& shape, double row, double column) {
    return std::abs(shape.centre.row - row) < std::max(shape.height, 0.2) / 2 &&
           std::abs(shape.centre.column - column) < std::max(shape.width, 0.2) / 2;
  }

  // The round shape around the middle of a cell, large enough for a bulb or the circle of an arrow.
  DrawnShape* circle_at(Cell cell) {
    const double row = grid().row(cell) + 0.5, column = grid().column(cell) + 0.5;
    for (DrawnShape& shape : drawing_.shapes) {
      const bool is_large = std::min(shape.width, shape.height) >= 0.5;
      if (shape.is_round && is_large && shape.text.empty() && covers(shape, row, column)) return &shape;
    }
    return nullptr;
  }

  Cells cells_in(const DrawnShape& shape) const {
    Cells cells;
    for (int row = index_of(shape.centre.row - shape.height / 2); row < shape.centre.row + shape.height / 2; ++row) {
      for (int column = index_of(shape.centre.column - shape.width / 2); column < shape.centre.column + shape.width / 2;
           ++column) {
        if (grid().contains(row, column) && covers(shape, row + 0.5, column + 0.5)) {
          cells.push_back(grid().cell(row, column));
        }
      }
    }
    return cells;
  }

  bool read_arrow(const DrawnLine& line) {
    if (!is_in_grid(line.points.front())) return keep_pointer(line);
    DrawnShape* circle = line.cells.empty() ? nullptr : circle_at(line.cells.front());
    if (circle == nullptr || !rules_.names("arrow")) return unexplained("arrow");
    circle->is_used = true;
    Cells numbers = cells_in(*circle);
    Cells shaft = line.cells;
    while (!shaft.empty() && std::ranges::find(numbers, shaft.front()) != numbers.end()) shaft.erase(shaft.begin());
    return reading_.add("arrow", {std::move(numbers), std::move(shaft)});
  }

  // A short arrow beside the grid points along a diagonal.
  bool keep_pointer(const DrawnLine& line) {
    const double down = line.points.back().row - line.points.front().row;
    const double right = line.points.back().column - line.points.front().column;
    const bool is_diagonal = std::abs(down) > 0.05 && is_near(std::abs(down), std::abs(right));
    if (!is_diagonal || std::abs(down) > 1.2 || !rules_.names("little_killer")) return unexplained("arrow");
    pointers_.push_back({line.points.front(), down > 0 ? 1 : -1, right > 0 ? 1 : -1});
    return true;
  }

  bool read_line(const DrawnLine& line) {
    if (is_diagonal_of_grid(line)) return true;
    if (line.cells.size() < 2) return unexplained("line");
    DrawnShape* first = circle_at(line.cells.front());
    DrawnShape* last = circle_at(line.cells.back());
    if (first != nullptr && last != nullptr && first != last) {
      for (const std::string_view rule : {"between_line", "double_arrow"}) {
        if (!rules_.names(rule)) continue;
        first->is_used = last->is_used = true;
        return reading_.add(rule, {line.cells});
      }
    }
    const std::string_view thermometer = rules_.names("slow_thermometer") ? "slow_thermometer" : "thermometer";
    const auto is_bulb = [&](const DrawnShape* shape) { return shape != nullptr && shape->fill == line.hue; };
    if (rules_.names(thermometer) && (is_bulb(first) || is_bulb(last))) {
      (is_bulb(first) ? first : last)->is_used = true;
      Cells cells = line.cells;
      if (!is_bulb(first)) std::ranges::reverse(cells);
      return reading_.add(thermometer, {std::move(cells)});
    }
    const std::string_view rule = rule_of_colour(line.hue);
    if (rule.empty()) return unexplained("line");
    std::vector<int> numbers;
    if (rule == "whisper" && rules_.whisper_difference.value_or(5) != 5) numbers.push_back(*rules_.whisper_difference);
    return reading_.add(rule, {line.cells}, std::move(numbers));
  }

  // By the colour that the text gives, then by the usual one, then if there is only one line rule.
  std::string_view rule_of_colour(Hue hue) const {
    for (const LineColour& colour : rules_.colours) {
      if (colour.hue == hue) return colour.rule;
    }
    std::vector<std::string_view> named;
    std::ranges::copy_if(rules_.rules, std::back_inserter(named), is_coloured_line);
    const auto is_free = [&](std::string_view rule) {  // the text gives it no colour
      return std::ranges::find(rules_.colours, rule, &LineColour::rule) == rules_.colours.end();
    };
    for (const std::string_view rule : named) {
      if (is_free(rule) && is_usual_hue(rule, hue)) return rule;
    }
    return named.size() == 1 && is_free(named[0]) ? named[0] : std::string_view{};
  }

  bool is_diagonal_of_grid(const DrawnLine& line) {
    const DrawnPoint a = line.points.front(), b = line.points.back();
    const auto is_end = [](double at, int side) { return is_near(at, 0) || is_near(at, side); };
    if (line.points.size() != 2 || !is_end(a.row, grid().rows) || !is_end(b.row, grid().rows) ||
        !is_end(a.column, grid().columns) || !is_end(b.column, grid().columns)) {
      return false;
    }
    if (is_near(a.row, b.row) || is_near(a.column, b.column)) return false;
    const bool is_negative = (a.row < b.row) == (a.column < b.column);
    const std::string_view rule = is_negative ? "negative_diagonal" : "positive_diagonal";
    if (!rules_.names(rule)) return false;
    if (std::ranges::find(diagonals_, rule) == diagonals_.end()) diagonals_.push_back(rule);
    return true;
  }

  // --- shapes ---

  bool read_shape(DrawnShape& shape) {
    const double row = shape.centre.row, column = shape.centre.column;
    const bool is_empty = shape.text.empty() && (shape.fill == Hue::none || shape.fill == Hue::white) &&
                          (shape.border == Hue::none || shape.border == Hue::white);
    if (is_empty) return true;
    if (!is_in_grid(shape.centre)) return shape.text.empty() || read_outside(shape);
    const bool is_on_edge = is_whole(row) != is_whole(column) && (is_half(row) || is_half(column));
    if (is_on_edge) return read_mark(shape);
    if (is_whole(row) && is_whole(column)) return read_corner(shape);
    if (is_half(row) && is_half(column)) return read_in_cell(shape);
    return unexplained("shape");
  }

  Cells beside(DrawnPoint point) const {
    const bool is_across = is_whole(point.column);  // the edge is between two cells of a row
    const int row = is_across ? index_of(point.row) : static_cast<int>(std::lround(point.row)) - 1;
    const int column = is_across ? static_cast<int>(std::lround(point.column)) - 1 : index_of(point.column);
    return {grid().cell(row, column), grid().cell(row + (is_across ? 0 : 1), column + (is_across ? 1 : 0))};
  }

  bool read_mark(const DrawnShape& shape) {
    const std::string& text = shape.text;
    const bool is_letter = text == "X" || text == "V" || text == "x" || text == "v";
    if (is_letter && rules_.names("xv")) {
      return reading_.add("xv", {beside(shape.centre)}, {text == "X" || text == "x" ? 10 : 5});
    }
    const bool is_dot = shape.is_round && std::max(shape.width, shape.height) < 0.5;
    const bool is_black = shape.fill == Hue::black;
    const std::string_view rule = is_black ? "ratio" : "difference";
    if (!is_dot || (!is_black && shape.fill != Hue::white && shape.fill != Hue::none) || !rules_.names(rule)) {
      return unexplained("mark");
    }
    std::vector<int> numbers;
    if (!text.empty()) {
      const Json value = text;
      if (!reading_.number(&value, numbers.emplace_back())) return false;
    }
    return reading_.add(rule, {beside(shape.centre)}, std::move(numbers));
  }

  bool read_corner(const DrawnShape& shape) {
    const int row = static_cast<int>(std::lround(shape.centre.row)),
              column = static_cast<int>(std::lround(shape.centre.column));
    std::vector<int> digits;
    for (char c : shape.text) {
      if ('0' <= c && c <= '9') digits.push_back(c - '0');
      if (!('0' <= c && c <= '9') && c != ' ' && c != '\n' && c != ',') return unexplained("mark");
    }
    if (!rules_.names("quadruple") || digits.empty() || !shape.is_round) return unexplained("mark");
    Cells around;
    return reading_.corner(row, column, around) && reading_.add("quadruple", {std::move(around)}, std::move(digits));
  }

  bool read_in_cell(const DrawnShape& shape) {
    const bool fills_cell = !shape.is_round && shape.width >= 0.95 && shape.height >= 0.95;
    if (shape.text.empty() && fills_cell) return true;  // a colour
    const bool is_in_one_cell = shape.width < 1 && shape.height < 1 && std::min(shape.width, shape.height) >= 0.5;
    if (!shape.text.empty() || !is_in_one_cell) return unexplained("shape");
    const Cell cell = grid().cell(index_of(shape.centre.row), index_of(shape.centre.column));
    if (shape.is_round && rules_.names("counting_circles")) return circles_.push_back(cell), true;
    const std::string_view rule = shape.is_round ? "odd" : "even";
    if (!rules_.names(rule)) return unexplained("shape");
    (shape.is_round ? odd_ : even_).push_back(cell);
    return true;
  }

  bool read_outside(const DrawnShape& shape) {
    const Json text = shape.text;
    const auto number = whole_number(text);
    if (!number) return unexplained("text");
    const Corner place{index_of(shape.centre.row), index_of(shape.centre.column)};
    for (const Pointer& pointer : pointers_) {
      const bool is_beside = std::abs(pointer.from.row - shape.centre.row) < 0.7 &&
                             std::abs(pointer.from.column - shape.centre.column) < 0.7;
      if (!is_beside) continue;
      return reading_.add("little_killer", {diagonal_from(grid(), place, pointer.down, pointer.right)}, {*number});
    }
    std::string_view rule;
    for (const std::string_view one : outside_rules) {
      if (!rules_.names(one)) continue;
      if (!rule.empty()) return reading_.unknown("text", "a number that several rules could mean");
      rule = one;
    }
    Cells line = line_from(grid(), place);
    if (rule.empty() || line.empty()) return unexplained("text");
    return reading_.add(rule, {std::move(line)}, {*number});
  }

  // --- several drawings that are one clue ---

  bool add_marked_cells() {
    reading_.at("");
    return (odd_.empty() || reading_.add("odd", {odd_})) && (even_.empty() || reading_.add("even", {even_})) &&
           (circles_.empty() || reading_.add("counting_circles", {circles_}));
  }

  bool add_drawn_diagonals() {
    return std::ranges::all_of(diagonals_, [this](std::string_view rule) { return reading_.add(rule, {}); });
  }

  struct Pointer {
    DrawnPoint from;
    int down, right;
  };

  JsonReading& reading_;
  const RulesText& rules_;
  Drawing& drawing_;
  std::vector<Pointer> pointers_;
  std::vector<std::string_view> diagonals_;
  Cells odd_, even_, circles_;
};

}  // namespace

bool recognise(JsonReading& reading, const RulesText& rules, Drawing& drawing) {
  return Recogniser{reading, rules, drawing}.run();
}

}  // namespace shudu::variant
