// What the tables of random clues (variant_clues.h, variant_more_clues.h) are made of: random cells, values and sums, and
// clues of the usual forms.
#pragma once

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/random.h"
#include "shudu/variant.h"

namespace shudu::test {

class ClueMaker {
 public:
  ClueMaker(Random& random, const variant::Shape& shape) : random_(random), shape_(shape) {}

  const variant::Shape& shape() const { return shape_; }
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(n))); }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool coin() { return below(2) == 0; }
  int value() { return shape_.lowest + below(shape_.values); }
  std::vector<int> values(int count) {
    std::vector<int> some;
    while (static_cast<int>(some.size()) < count) some.push_back(value());
    return some;
  }

  // Different cells in any order, as many as asked for or as the grid has.
  variant::Cells cells(int count) {
    variant::Cells all(static_cast<std::size_t>(shape_.cells()));
    std::iota(all.begin(), all.end(), variant::Cell{0});
    std::erase_if(all, [&](variant::Cell cell) { return !shape_.is_extra(cell) && !in_grid(shape_, cell); });
    random_.shuffle(std::span{all});
    all.resize(std::min(all.size(), static_cast<std::size_t>(count)));
    return all;
  }
  variant::Cells cells(int least, int most) { return cells(between(least, most)); }
  // A row or a column of the grid, from either end.
  variant::Cells line() {
    const std::vector<variant::Cells> lines = coin() ? rows_of(shape_) : columns_of(shape_);
    variant::Cells one = lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
    if (coin()) std::reverse(one.begin(), one.end());
    return one;
  }
  // Two cells of the grid that share an edge.
  variant::Cells pair() {
    variant::Cell cell = cells(1)[0];
    while (shape_.is_extra(cell)) cell = cells(1)[0];
    const variant::Cells near = neighbours(shape_, cell);
    return {cell, near[static_cast<std::size_t>(below(static_cast<int>(near.size())))]};
  }
  // What so many cells can add up to, now and then.
  int sum(int count) {
    int sum = 0;
    for (const int one : values(count)) sum += one;
    return sum;
  }
  std::string table() {
    std::string text;
    for (int i = 0; i < shape_.values * shape_.values; ++i) text += below(3) == 0 ? '0' : '1';
    return text;
  }

 private:
  Random& random_;
  const variant::Shape& shape_;
};

using Clues = std::vector<variant::Clue>;

struct ClueRow {
  std::string_view id;
  std::function<Clues(ClueMaker& make, const variant::Rule* rule)> clues;
};

// Rows with a common form.
//
// As many parts, cells and numbers as the rule has. A number is a sum of as many cells, or small if it may be left out.
inline Clues by_form(ClueMaker& make, const variant::Rule* rule) {
  variant::Clue clue{.rule = rule};
  int count = 1;
  for (int i = 0; i < rule->parts.least; ++i) {
    count = make.between(rule->cells.least, std::clamp(rule->cells.most, rule->cells.least, 4));
    clue.parts.push_back(make.cells(count));
  }
  for (int i = 0; i < rule->numbers.least; ++i) clue.numbers.push_back(make.sum(count));
  if (rule->numbers.least == 0 && rule->numbers.most > 0 && make.below(3) != 0) clue.numbers = {make.between(1, 3)};
  return {clue};
}
// The sum is that of the cells, whose number is between 1 and 4.
inline Clues with_sum(ClueMaker& make, const variant::Rule* rule) {
  const int count = make.between(rule->cells.least, 4);
  return {{.rule = rule, .parts = {make.cells(count)}, .numbers = {make.sum(count)}}};
}
inline Clues with_values(ClueMaker& make, const variant::Rule* rule) {
  return {{.rule = rule, .parts = {make.cells(1, 4)}, .numbers = make.values(make.between(1, 3))}};
}
inline Clues with_table(ClueMaker& make, const variant::Rule* rule) {
  return {{.rule = rule, .parts = {make.cells(2, 3)}, .text = make.table()}};
}
// A rule about unmarked neighbours, with a few marks.
inline Clues with_marks(ClueMaker& make, const variant::Rule* rule, std::string_view mark) {
  Clues clues{{.rule = rule}};
  if (make.coin()) clues[0].numbers = {make.between(1, 5)};
  const variant::Rule* const of_mark = variant::find_rule(mark);
  for (int i = make.below(4); i > 0; --i) {
    variant::Clue one{.rule = of_mark, .parts = {make.pair()}};
    if (of_mark->numbers.least > 0) one.numbers = {make.sum(2)};
    clues.push_back(one);
  }
  return clues;
}

}  // namespace shudu::test
