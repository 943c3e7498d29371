// Random clues, continued: lines, clues outside the grid, indexers, counts and general rules.
#pragma once

#include "variant/automaton/automaton.h"
#include "variant_clue_maker.h"

namespace shudu::test {

// A row or column, or any cells, with a number between 0 and the largest.
inline std::function<Clues(ClueMaker&, const variant::Rule*)> with_line_and_number(int largest) {
  return [largest](ClueMaker& make, const variant::Rule* rule) {
    variant::Cells cells = make.coin() ? make.line() : make.cells(rule->cells.least, 5);
    return Clues{{.rule = rule, .parts = {std::move(cells)}, .numbers = {make.between(0, largest)}}};
  };
}
// The auxiliary cells with the name, from the first.
inline variant::Cells cells_named(const variant::Shape& shape, std::string_view name) {
  variant::Cells cells;
  int first = shape.grid_cells();
  for (const variant::ExtraCells& group : shape.extra) {
    for (int i = 0; group.name == name && i < group.size; ++i) cells.push_back(static_cast<variant::Cell>(first + i));
    first += group.size;
  }
  return cells;
}

inline std::vector<ClueRow> more_clue_rows() {
  return {
      {"zipper_line",
       [](ClueMaker& make, const variant::Rule* rule) { return Clues{{.rule = rule, .parts = {make.cells(2, 6)}}}; }},
      {"sum_line",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Cells line = make.cells(1, 6);
         if (make.coin()) line.push_back(line[0]);  // a loop
         return Clues{{.rule = rule, .parts = {std::move(line)}, .numbers = {make.between(1, 8)}}};
       }},
      {"value_index",
       [](ClueMaker& make, const variant::Rule* rule) { return Clues{{.rule = rule, .parts = {make.cells(3, 6)}}}; }},
      {"sandwich", with_line_and_number(6)},
      {"lunchbox", with_line_and_number(6)},
      {"x_sum", with_line_and_number(12)},
      {"skyscraper", with_line_and_number(5)},
      {"hidden_skyscraper", with_line_and_number(5)},
      {"numbered_room", with_line_and_number(5)},
      {"full_rank",
       [](ClueMaker& make, const variant::Rule* rule) {
         Clues clues;
         for (int i = make.between(1, 3); i > 0; --i) {
           const int rank = make.between(1, 4 * make.shape().values);
           clues.push_back({.rule = rule, .parts = {make.line()}, .numbers = {rank}});
         }
         if (make.coin()) clues.push_back({.rule = variant::find_rule("full_rank_ties"), .numbers = {make.below(2)}});
         return clues;
       }},
      {"full_rank_ties",
       [](ClueMaker& make, const variant::Rule* rule) { return Clues{{.rule = rule, .numbers = {make.below(2)}}}; }},
      {"counting_circles",
       [](ClueMaker& make, const variant::Rule* rule) { return Clues{{.rule = rule, .parts = {make.cells(1, 9)}}}; }},
      {"count_distinct",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .parts = {make.cells(1), make.cells(1, 5)}}};
       }},
      {"look_and_say",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule, .parts = {make.cells(1, 6)}};
         for (int i = make.between(1, 2); i > 0; --i) {
           clue.numbers.push_back(make.below(4));
           clue.numbers.push_back(make.below(5));
         }
         return Clues{clue};
       }},
      {"global_modulus",
       [](ClueMaker& make, const variant::Rule* rule) {
         Clues clues = by_form(make, rule);
         if (make.coin()) clues[0].numbers = {make.between(1, 4)};
         return clues;
       }},
      {"regex",
       [](ClueMaker& make, const variant::Rule* rule) {
         constexpr const char* expressions[] = {"1*2.*", "(1|2)+", "[^1]*1?2*", ".{2,3}", "(12|21)*.?", "1.*2"};
         return Clues{{.rule = rule, .parts = {make.cells(1, 5)}, .text = expressions[make.below(6)]}};
       }},
      {"automaton",
       [](ClueMaker& make, const variant::Rule* rule) {
         // The remainder of the sum.
         const int modulus = make.between(2, 4), remainder = make.below(modulus);
         const variant::Automaton automaton = automaton_of(
             make.shape(), 0, [=](int sum, int value) { return (sum + value) % modulus; },
             [=](int sum) { return sum == remainder; });
         return Clues{{.rule = rule, .parts = {make.cells(1, 5)}, .text = to_text(make.shape(), automaton)}};
       }},
      {"connected",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule, .numbers = make.values(make.between(1, 2))};
         if (make.coin()) clue.parts = {make.cells(1, 9)};
         return Clues{clue};
       }},
      {"chaos_construction",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .parts = {cells_named(make.shape(), "CC")}, .numbers = {make.between(1, 3)}}};
       }},
      {"chaos_arrow",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule, .parts = {make.cells(1)}, .numbers = {make.below(2)}};
         const variant::Cells regions = cells_named(make.shape(), "CC");
         for (int i = make.between(1, 2); i > 0 && !regions.empty(); --i) {
           variant::Cells& arm = clue.parts.emplace_back(variant::Cells{regions[0]});
           for (int k = make.below(3); k > 0; --k) arm.push_back(regions[static_cast<std::size_t>(make.between(1, 3))]);
         }
         return Clues{clue};
       }},
      {"chaos_count",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule, .parts = {make.cells(1)}, .numbers = {make.below(2)}};
         variant::Cells regions = cells_named(make.shape(), "CC");
         regions.resize(std::min(regions.size(), static_cast<std::size_t>(make.between(1, 4))));
         clue.parts.push_back(regions);
         return Clues{clue};
       }},
  };
}

}  // namespace shudu::test
