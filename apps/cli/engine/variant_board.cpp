#include "engine/variant_board.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "ask/variant_fields.h"
#include "engine/columns.h"
#include "engine/terminal.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

using variant::Cell;
using variant::Shape;

char symbol_of(int value) {
  if (value == variant::no_value) return '.';
  return static_cast<char>(value < 10 ? '0' + value : 'A' + (value - 10));
}

// Where walls are: around the grids and between regions. Corners are numbered like cells, from the top left.
class Walls {
 public:
  explicit Walls(const Shape& shape) : shape_(shape), regions_(variant::region_numbers(shape)) {
    columns_.resize(static_cast<std::size_t>(shape.columns) + 1);
    rows_.resize(static_cast<std::size_t>(shape.rows) + 1);
    for (int r = 0; r <= shape.rows; ++r) {
      for (int c = 0; c <= shape.columns; ++c) {
        if (left_of(r, c)) columns_[static_cast<std::size_t>(c)] = true;
        if (above(r, c)) rows_[static_cast<std::size_t>(r)] = true;
      }
    }
  }

  bool left_of(int row, int column) const { return differ(row, column - 1, row, column); }
  bool above(int row, int column) const { return differ(row - 1, column, row, column); }
  // Whether any wall stands in the column left of this one, or in the row above.
  bool in_column(int column) const { return columns_[static_cast<std::size_t>(column)]; }
  bool in_row(int row) const { return rows_[static_cast<std::size_t>(row)]; }

  const char* sign_at(int row, int column) const {
    // Bits: up, down, left, right.
    static constexpr const char* signs[16] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                              "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    const int arms = (left_of(row - 1, column) ? 1 : 0) | (left_of(row, column) ? 2 : 0) |
                     (above(row, column - 1) ? 4 : 0) | (above(row, column) ? 8 : 0);
    return signs[arms];
  }

 private:
  int region(int row, int column) const {
    constexpr int outside = -2;
    if (!shape_.contains(row, column)) return outside;
    const Cell cell = shape_.cell(row, column);
    return variant::in_grid(shape_, cell) ? regions_[cell] : outside;
  }
  bool differ(int row_a, int column_a, int row_b, int column_b) const {
    return region(row_a, column_a) != region(row_b, column_b);
  }

  const Shape& shape_;
  std::vector<int> regions_;
  std::vector<bool> columns_, rows_;
};

std::string value_words(const variant::Puzzle& puzzle, Cell cell) {
  std::string text = variant::name(puzzle.shape, cell) + '=';
  for (int i = 0; i < puzzle.shape.values; ++i) {
    if ((puzzle.candidates[cell] >> i & 1) != 0) text += symbol_of(puzzle.shape.lowest + i);
  }
  return text;
}

// The clues of a rule, several on a line.
std::string clue_lines(const variant::Puzzle& puzzle, const variant::Rule& rule, std::size_t width) {
  std::string text, line;
  for (const variant::Clue& clue : puzzle.clues) {
    if (clue.rule != &rule) continue;
    std::string words = in_words(clue, puzzle.shape).substr(rule.id.size());
    if (words.empty()) continue;
    words.erase(0, 1);
    if (!line.empty() && 2 + line.size() + 3 + words.size() > width)
      text += "  " + wrapped(line, 4, width) + '\n', line.clear();
    line += (line.empty() ? "" : " | ") + words;
  }
  return line.empty() ? text : text + "  " + wrapped(line, 4, width) + '\n';
}

}  // namespace

std::string variant_grid(const variant::Puzzle& puzzle, std::span<const std::int8_t> values, const Style& style,
                         std::size_t width, std::span<const Cell> wrong) {
  const Shape& shape = puzzle.shape;
  const Walls walls{shape};
  std::size_t needed = 0;
  for (int c = 0; c <= shape.columns; ++c) needed += (walls.in_column(c) ? 2 : 0) + 2;
  const bool close = needed > width;
  const auto wall_row = [&](int r) {
    std::string text;
    for (int c = 0; c <= shape.columns; ++c) {
      if (walls.in_column(c)) text += walls.sign_at(r, c);
      if (c == shape.columns) break;
      const int places = close ? 1 : walls.in_column(c) ? 3 : 2;
      for (int i = 0; i < places; ++i) text += walls.above(r, c) ? "─" : " ";
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return style.faint(text) + '\n';
  };
  std::string text;
  for (int r = 0; r <= shape.rows; ++r) {
    if (walls.in_row(r)) text += wall_row(r);
    if (r == shape.rows) break;
    std::string line;
    for (int c = 0; c <= shape.columns; ++c) {
      if (walls.in_column(c)) {
        line += walls.left_of(r, c) ? style.faint("│") : " ";
        if (!close && c < shape.columns) line += ' ';
      }
      if (c == shape.columns) break;
      const Cell cell = shape.cell(r, c);
      const char symbol = variant::in_grid(shape, cell) ? symbol_of(values[cell]) : ' ';
      const std::string_view word{&symbol, 1};
      const bool given = std::has_single_bit(puzzle.candidates[cell]);
      line += std::ranges::find(wrong, cell) != wrong.end() ? style.wrong(word)
              : symbol == ' '                               ? " "
              : symbol == '.'                               ? style.faint(word)
              : given                                       ? style.given(word)
                                                            : style.found(word);
      if (!close) line += ' ';
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return in_signs_of_locale(text);
}

std::string variant_legend(const variant::Puzzle& puzzle, std::span<const std::int8_t> values, std::size_t width) {
  const Shape& shape = puzzle.shape;
  std::string extra, marks;
  for (int i = 0; i < shape.cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (shape.is_extra(cell)) extra += ' ' + variant::name(shape, cell) + '=' + symbol_of(values[cell]);
    const variant::Values possible = puzzle.candidates[cell];
    // A given is in the grid.
    if (std::popcount(possible) > 1 && possible != shape.all_values()) marks += ' ' + value_words(puzzle, cell);
  }
  std::string text;
  if (!extra.empty()) text += wrapped("Auxiliary cells:" + extra, 2, width) + '\n';
  if (!marks.empty()) text += wrapped("Candidates:" + marks, 2, width) + '\n';
  std::vector<const variant::Rule*> named;
  for (const variant::Clue& first : puzzle.clues) {
    if (std::ranges::find(named, first.rule) != named.end()) continue;
    named.push_back(first.rule);
    text += std::string{first.rule->name.en} + '\n' + clue_lines(puzzle, *first.rule, width);
  }
  return text;
}

}  // namespace shudu::cli
