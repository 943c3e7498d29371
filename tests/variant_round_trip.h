// Puzzles with clues of one rule, and the comparison of puzzles that formats may write in another order.
#pragma once

#include <algorithm>
#include <ctime>
#include <string>
#include <tuple>
#include <utility>

#include "shudu/format.h"
#include "variant_clues.h"

namespace shudu::test {

inline bool clue_before(const variant::Clue& a, const variant::Clue& b) {
  const auto key = [](const variant::Clue& clue) {
    return std::tie(clue.rule->id, clue.parts, clue.numbers, clue.text);
  };
  return key(a) < key(b);
}

// The clue in the form that all formats agree on: without a number that is the usual one, and marks in order.
inline void settle(variant::Clue& clue) {
  constexpr std::pair<std::string_view, int> usual[] = {
      {"difference", 1}, {"negative_difference", 1}, {"ratio", 2},         {"negative_ratio", 2},
      {"whisper", 5},    {"modular_line", 3},        {"global_modulus", 3}};
  for (const auto& [id, number] : usual) {
    if (clue.rule->id == id && clue.numbers == std::vector{number}) clue.numbers.clear();
  }
  const bool is_mark = clue.rule->id == "difference" || clue.rule->id == "ratio" || clue.rule->id == "xv";
  if (is_mark) std::sort(clue.parts[0].begin(), clue.parts[0].end());
  if (clue.rule->id != "clone") return;
  for (std::size_t i = clue.parts[0].size(); i-- > 0;) {
    if (clue.parts[0][i] != clue.parts[1][i]) continue;
    for (variant::Cells& part : clue.parts) part.erase(part.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

inline void sort_clues(Clues& clues) {
  for (variant::Clue& clue : clues) {
    settle(clue);
    for (Clues& branch : clue.branches) sort_clues(branch);
  }
  std::erase_if(clues, [](const variant::Clue& clue) { return clue.rule->id == "clone" && clue.parts[0].empty(); });
  std::stable_sort(clues.begin(), clues.end(), clue_before);
}

// Whether both have the same shape, givens and clues, in any order.
inline bool same_puzzle(variant::Puzzle a, variant::Puzzle b) {
  for (variant::Puzzle* puzzle : {&a, &b}) {
    sort_clues(puzzle->clues);
    for (variant::Cells& region : puzzle->shape.regions) std::sort(region.begin(), region.end());
    std::sort(puzzle->shape.regions.begin(), puzzle->shape.regions.end());
  }
  return a.shape == b.shape && a.candidates == b.candidates && a.clues == b.clues;
}

// The processor time that a function takes, which other programs on the machine do not change.
template <class Function>
double seconds_of(Function function) {
  const std::clock_t begin = std::clock();
  function();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// A puzzle with a few givens and with clues of the rule, or without clues if the shape does not allow them.
inline variant::Puzzle puzzle_with(const variant::Rule& rule, const variant::Shape& shape, Random& random) {
  variant::Puzzle puzzle = variant::blank(shape);
  ClueMaker make{random, puzzle.shape};
  for (int i = 0; i < 3; ++i) {
    puzzle.candidates[static_cast<std::size_t>(make.below(shape.grid_cells()))] = shape.bit(make.value());
  }
  puzzle.clues = clue_row(rule).clues(make, &rule);
  if (!variant::fault(puzzle).empty()) puzzle.clues.clear();
  return puzzle;
}

}  // namespace shudu::test
