// DerivedPuzzles: an endless seeded stream of puzzles of every kind, the same on every machine.
//
// Generating a puzzle takes longer than answering it a hundred times. So a few hundred minimal puzzles are generated
// once. Each puzzle of the stream is a transformed copy of one of them: digits renamed, bands, stacks, rows and columns
// permuted, the board transposed. This keeps the number of solutions but changes nearly every cell. Then a random
// change decides what kind of puzzle it is. No search is needed for that.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "puzzle_maker.h"
#include "shudu/board.h"
#include "shudu/random.h"

namespace shudu::test {

class DerivedPuzzles {
 public:
  explicit DerivedPuzzles(std::uint64_t seed) : random_(seed) {
    PuzzleMaker maker{seed};
    for (int i = 0; i < 300; ++i) {
      const Grid clues = maker.unique();
      Grid solution;
      maker.count(clues, 1, &solution);
      models_.push_back({clues, solution});
    }
  }

  Grid next() {
    Model model = disguised(models_[random_.below(models_.size())]);
    int ticket = below(100);
    for (const Fate& fate : fates) {
      if (ticket < fate.percent) {
        (this->*fate.befall)(model);
        break;
      }
      ticket -= fate.percent;
    }
    return model.clues;
  }

 private:
  struct Model {
    Grid clues, solution;
  };
  struct Fate {
    int percent;
    void (DerivedPuzzles::*befall)(Model& model);
  };

  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(n))); }
  int between(int low, int high) { return low + below(high - low + 1); }

  // A random cell of the set. Precondition: the set is not empty.
  Cell pick(CellSet cells) {
    auto cell = cells.begin();
    for (int skip = below(cells.size()); skip > 0; --skip) ++cell;
    return *cell;
  }

  // An order of nine rows (or columns) that keeps bands (or stacks) together.
  std::array<int, 9> line_order() {
    std::array<int, 3> blocks{0, 1, 2};
    random_.shuffle(std::span{blocks});
    std::array<int, 9> order{};
    for (int block = 0; block < 3; ++block) {
      std::array<int, 3> within{0, 1, 2};
      random_.shuffle(std::span{within});
      for (int i = 0; i < 3; ++i) order[block * 3 + i] = blocks[block] * 3 + within[i];
    }
    return order;
  }

  Model disguised(const Model& model) {
    std::array<int, 10> names{};  // a blank stays a blank
    std::iota(names.begin(), names.end(), 0);
    random_.shuffle(std::span{names}.subspan(1));
    const auto rows = line_order(), cols = line_order();
    const bool transposed = below(2) == 1;
    Model other;
    for (Cell cell : all_cells()) {
      const int row = rows[cell.row()], col = cols[cell.col()];
      const Cell from = transposed ? Cell::at(col, row) : Cell::at(row, col);
      other.clues.set(cell, names[model.clues[from]]);
      other.solution.set(cell, names[model.solution[from]]);
    }
    return other;
  }

  void take(Grid& grid, int n) {
    for (; n > 0 && grid.clue_count() > 0; --n) grid.clear(pick(grid.filled()));
  }

  // --- the changes ---

  void stay_minimal(Model&) {}
  void become_easy(Model& model) {
    for (int n = between(1, 30); n > 0; --n) {
      const Cell cell = pick(model.clues.blanks());
      model.clues.set(cell, model.solution[cell]);
    }
  }
  // A minimal puzzle without one of its clues has a second solution.
  void become_ambiguous(Model& model) { take(model.clues, between(1, 3)); }
  void become_loose(Model& model) { take(model.clues, between(4, 8)); }
  void become_nearly_empty(Model& model) { take(model.clues, model.clues.clue_count() - between(0, 12)); }
  void become_full(Model& model) { model.clues = model.solution; }
  void become_nearly_full(Model& model) {
    model.clues = model.solution;
    take(model.clues, between(1, 45));
  }
  void become_full_but_wrong(Model& model) {
    model.clues = model.solution;
    for (int n = between(1, 2); n > 0; --n) model.clues.set(pick(all_cells()), between(1, 9));
  }
  // Adds a digit that fits but is not the one of the solution. The puzzle is impossible, but has no conflict.
  void become_impossible(Model& model) {
    if (below(2) == 0) become_easy(model);
    for (int tries = 20; tries > 0; --tries) {
      const Cell cell = pick(model.clues.blanks());
      const DigitSet wrong = fitting(model.clues, cell) - DigitSet{model.solution[cell]};
      if (wrong.empty()) continue;
      model.clues.set(cell, wrong.first());
      return;
    }
  }
  // Changes the digit of a clue. The puzzle becomes impossible, ambiguous or, sometimes, another puzzle with one
  // solution.
  void become_changed(Model& model) {
    const Cell cell = pick(model.clues.filled());
    model.clues.clear(cell);
    const DigitSet others = fitting(model.clues, cell) - DigitSet{model.solution[cell]};
    auto digit = others.begin();
    for (int skip = others.empty() ? 0 : below(others.size()); skip > 0; --skip) ++digit;
    if (!others.empty()) model.clues.set(cell, *digit);
  }
  void become_conflicting(Model& model) {
    const Cell cell = pick(model.clues.filled());
    model.clues.set(pick(peers(cell)), model.clues[cell]);
  }
  void become_scribble(Model& model) {
    model.clues = {};
    for (int n = between(1, 81); n > 0; --n) model.clues.set(pick(all_cells()), between(1, 9));
  }

  // Puzzles with a thousand solutions cost a thousand times as much, so they are rare.
  static constexpr auto fates = std::to_array<Fate>({
      {30, &DerivedPuzzles::stay_minimal},
      {16, &DerivedPuzzles::become_easy},
      {16, &DerivedPuzzles::become_ambiguous},
      {1, &DerivedPuzzles::become_loose},
      {1, &DerivedPuzzles::become_nearly_empty},
      {2, &DerivedPuzzles::become_full},
      {6, &DerivedPuzzles::become_nearly_full},
      {3, &DerivedPuzzles::become_full_but_wrong},
      {10, &DerivedPuzzles::become_impossible},
      {8, &DerivedPuzzles::become_changed},
      {5, &DerivedPuzzles::become_conflicting},
      {2, &DerivedPuzzles::become_scribble},
  });

  Random random_;
  std::vector<Model> models_;
};

}  // namespace shudu::test
