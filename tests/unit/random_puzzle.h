// Random puzzles for property tests of formats: valid and invalid grids, from empty to full, with and without the
// optional parts of a Puzzle. They need not be solvable.
#pragma once

#include <array>
#include <numeric>
#include <span>
#include <string>

#include "shudu/format.h"
#include "shudu/random.h"

namespace shudu {

// A complete grid without conflicts: the cyclic pattern with digits, bands, stacks, rows and columns shuffled.
inline Grid random_solution(Random& random) {
  std::array<int, 9> digits{};
  std::iota(digits.begin(), digits.end(), 1);
  random.shuffle(std::span<int>{digits});
  const auto shuffled_lines = [&random] {
    std::array<int, 3> blocks{0, 1, 2};
    random.shuffle(std::span<int>{blocks});
    std::array<int, 9> lines{};
    for (int block = 0; block < 3; ++block) {
      std::array<int, 3> within{0, 1, 2};
      random.shuffle(std::span<int>{within});
      for (int i = 0; i < 3; ++i) lines[block * 3 + i] = blocks[block] * 3 + within[i];
    }
    return lines;
  };
  const auto rows = shuffled_lines();
  const auto cols = shuffled_lines();
  Grid grid;
  for (Cell cell : all_cells()) {
    const int row = rows[cell.row()];
    grid.set(cell, digits[(row * 3 + row / 3 + cols[cell.col()]) % 9]);
  }
  return grid;
}

// A line of text such as people write, without white space at its ends.
inline std::string random_text(Random& random) {
  constexpr std::string_view words[] = {"Ann",  "O'Neil", "\"so\"", "a,b;c", "<&>", "gr\xC3\xBC\xC3\x9F",
                                        "7.2",  "[x]",    "{y}",    "#1",    "|",   "12-05-2024",
                                        "3 4 5"};
  std::string text;
  for (std::uint64_t n = 1 + random.below(3); n > 0; --n) {
    if (!text.empty()) text += ' ';
    text += words[random.below(std::size(words))];
  }
  return text;
}

inline Puzzle random_puzzle(Random& random) {
  const auto chance = [&random](std::uint64_t percent) { return random.below(100) < percent; };
  Grid grid = random_solution(random);
  const bool is_good = chance(80);
  if (!is_good) {
    for (Cell cell : all_cells()) grid.set(cell, static_cast<int>(1 + random.below(9)));
  }
  constexpr std::uint64_t densities[] = {0, 5, 30, 30, 40, 60, 95, 100};
  const std::uint64_t density = densities[random.below(std::size(densities))];
  Puzzle puzzle;
  for (Cell cell : all_cells()) {
    if (chance(density)) puzzle.clues.set(cell, grid[cell]);
  }
  puzzle.values = puzzle.clues;
  if (chance(40)) {
    for (Cell cell : puzzle.clues.blanks()) {
      if (chance(20)) puzzle.values.set(cell, grid[cell]);
    }
  }
  if (is_good && chance(40)) {  // if digits conflict, the candidates are undefined
    Candidates candidates{puzzle.values};
    const std::uint64_t loss = random.below(3) * 10;
    for (Cell cell : all_cells()) {
      for (int digit : candidates[cell]) {
        if (digit != grid[cell] && chance(loss)) candidates.remove(cell, digit);
      }
      if (chance(1)) candidates.set(cell, {});
      if (!puzzle.values.is_blank(cell)) candidates.set(cell, DigitSet{puzzle.values[cell]});
    }
    puzzle.candidates = candidates;
  }
  if (chance(40)) {
    Candidates notes;
    for (Cell cell : all_cells()) {
      const bool marked = puzzle.values.is_blank(cell) && chance(30);
      notes.set(cell, marked ? DigitSet::from_bits(static_cast<unsigned>(random.below(512))) : DigitSet{});
    }
    puzzle.notes = notes;
  }
  if (chance(10)) {  // notes in every open cell, as players who mark everything have
    puzzle.notes = Candidates{puzzle.values};
    for (Cell cell : puzzle.values.filled()) puzzle.notes->set(cell, {});
  }
  if (chance(20)) {
    Candidates corner;
    for (Cell cell : all_cells()) {
      corner.set(cell, chance(20) ? DigitSet::from_bits(static_cast<unsigned>(random.below(512))) : DigitSet{});
    }
    puzzle.corner_notes = corner;
  }
  if (chance(20)) {
    puzzle.colours = Grid{};
    for (Cell cell : all_cells()) {
      if (chance(20)) puzzle.colours->set(cell, static_cast<int>(1 + random.below(9)));
    }
  }
  if (chance(30)) puzzle.solution = grid;
  for (std::string Puzzle::*field : {&Puzzle::title, &Puzzle::author, &Puzzle::description, &Puzzle::comment,
                                     &Puzzle::date, &Puzzle::source, &Puzzle::url, &Puzzle::level, &Puzzle::id}) {
    if (chance(30)) puzzle.*field = random_text(random);
  }
  if (chance(50)) {  // in the form of the puzzle bank
    puzzle.level = "7.2";
    puzzle.id = "0123456789ab";
  }
  return puzzle;
}

}  // namespace shudu
