// Random clues for every rule of variants. A rule has a row here or in variant_more_clues.h if what its form says is not enough:
// the row may give several clues, if the rule depends on others (marks between cells).
#pragma once

#include "variant_clue_maker.h"
#include "variant_more_clues.h"

namespace shudu::test {

inline std::vector<ClueRow> first_clue_rows() {
  return {
      {"killer_cage",
       [](ClueMaker& make, const variant::Rule* rule) {
         Clues clues = with_sum(make, rule);
         if (make.below(4) == 0) clues[0].numbers.clear();
         return clues;
       }},
      {"arrow",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .parts = {make.cells(make.below(4) == 0 ? 2 : 1), make.cells(1, 4)}}};
       }},
      {"negative_difference",
       [](ClueMaker& make, const variant::Rule* rule) {
         return with_marks(make, rule, make.coin() ? "ratio" : "difference");
       }},
      {"negative_ratio",
       [](ClueMaker& make, const variant::Rule* rule) {
         return with_marks(make, rule, make.coin() ? "ratio" : "difference");
       }},
      {"negative_xv", [](ClueMaker& make, const variant::Rule* rule) { return with_marks(make, rule, "xv"); }},
      {"anti_move",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .numbers = {make.between(0, 2), make.between(1, 3)}}};
       }},
      {"equal_sums",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule};
         for (int i = make.between(2, 3); i > 0; --i) clue.parts.push_back(make.cells(1, 3));
         return Clues{clue};
       }},
      {"clone",
       [](ClueMaker& make, const variant::Rule* rule) {
         const int count = make.between(1, 3);
         return Clues{{.rule = rule, .parts = {make.cells(count), make.cells(count)}}};
       }},
      {"same_values",
       [](ClueMaker& make, const variant::Rule* rule) {
         const int count = make.between(1, 4);
         variant::Clue clue{.rule = rule, .parts = {make.cells(count), make.cells(count)}};
         if (make.coin()) clue.parts = {make.line(), make.line()};
         if (clue.parts[0].size() != clue.parts[1].size()) clue.parts[1] = clue.parts[0];
         return Clues{clue};
       }},
      {"sum",
       [](ClueMaker& make, const variant::Rule* rule) {
         Clues clues = with_sum(make, rule);
         variant::Cells& cells = clues[0].parts[0];
         if (make.below(4) == 0) cells.push_back(cells[0]);
         if (make.below(3) == 0) return clues;
         clues[0].numbers = {make.between(-3, 3)};
         for (std::size_t i = 0; i < cells.size(); ++i) clues[0].numbers.push_back(make.between(-2, 2));
         return clues;
       }},
      {"pair", with_table},
      {"all_pairs",
       [](ClueMaker& make, const variant::Rule* rule) {
         Clues clues = with_table(make, rule);
         if (make.below(4) != 0) return clues;
         for (int a = 0; a < make.shape().values; ++a) {  // no more than different
           for (int b = 0; b < make.shape().values; ++b) {
             clues[0].text[static_cast<std::size_t>(a * make.shape().values + b)] = a == b ? '0' : '1';
           }
         }
         return clues;
       }},
      {"any_of",
       [](ClueMaker& make, const variant::Rule* rule) {
         variant::Clue clue{.rule = rule};
         for (int i = make.between(1, 3); i > 0; --i) {
           Clues& branch = clue.branches.emplace_back(with_sum(make, variant::find_rule("killer_cage")));
           branch.push_back(by_form(make, variant::find_rule(make.coin() ? "odd" : "thermometer"))[0]);
         }
         return Clues{clue};
       }},
      {"contain_exactly", with_values},
      {"contain_at_least", with_values},
      {"quadruple", with_values},
      {"minimum",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .parts = {make.cells(1, 2)}}, {.rule = rule, .parts = {make.cells(1)}}};
       }},
      {"maximum",
       [](ClueMaker& make, const variant::Rule* rule) {
         return Clues{{.rule = rule, .parts = {make.cells(1, 2)}}, {.rule = rule, .parts = {make.cells(1)}}};
       }},
  };
}

// A row for every rule.
inline const std::vector<ClueRow>& clue_rows() {
  static const std::vector<ClueRow> rows = [] {
    std::vector<ClueRow> all = first_clue_rows();
    for (ClueRow& row : more_clue_rows()) all.push_back(std::move(row));
    for (const variant::Rule* rule : variant::rules()) {
      if (std::ranges::find(all, rule->id, &ClueRow::id) == all.end()) all.push_back({rule->id, by_form});
    }
    return all;
  }();
  return rows;
}

inline const ClueRow& clue_row(const variant::Rule& rule) {
  return *std::ranges::find(clue_rows(), rule.id, &ClueRow::id);
}

}  // namespace shudu::test
