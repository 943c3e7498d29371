// VariantMixes: an endless seeded stream of small variants with random mixes of rules, the same on every machine.
//
// Random clues seldom leave a solution. So each puzzle begins with a filled grid, and of the random clues of a rule those
// are taken that hold in it. One puzzle in eight takes the clues as they come, and may have no solution. Givens from the
// grid keep the number of solutions small. The first rule of a puzzle is that of its turn, so every rule gets its share.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "shudu/random.h"
#include "shudu/variant.h"
#include "variant_clues.h"
#include "variant_shapes.h"

namespace shudu::test {

struct VariantMix {
  variant::Puzzle puzzle;
  variant::Solution grid;  // keeps the shape and the givens
};

class VariantMixes {
 public:
  explicit VariantMixes(std::uint64_t seed) : random_(seed) {}

  VariantMix next() {
    const ClueRow& first = clue_rows()[turn_++ % clue_rows().size()];
    for (;;) {
      VariantMix mix = with_shape();
      if (!add_clues(first, mix)) continue;  // the rule is not for this shape
      for (int more = below(4); more > 0; --more) add_clues(clue_rows()[random_.below(clue_rows().size())], mix);
      add_givens(mix);
      return mix;
    }
  }

  // Adds givens to a puzzle that has too many solutions. Returns false if every cell is given.
  bool add_givens(VariantMix& mix) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < mix.grid.size(); ++i) {
      if (mix.grid[i] != variant::no_value && mix.puzzle.candidates[i] != mix.puzzle.shape.bit(mix.grid[i])) {
        open.push_back(i);
      }
    }
    random_.shuffle(std::span{open});
    const std::size_t some = open.size() * open.size() / 200 + 1;  // 7 of 36, 2 of 16
    for (std::size_t i = 0; i < std::min(some, open.size()); ++i) {
      variant::Values& values = mix.puzzle.candidates[open[i]];
      const variant::Values given = mix.puzzle.shape.bit(mix.grid[open[i]]);
      values = below(6) == 0 ? (values & (given | static_cast<variant::Values>(random_.next()))) : given;
    }
    return !open.empty();
  }

 private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(n))); }

  VariantMix with_shape() {
    const std::vector<variant::Shape>& shapes = mix_shapes();
    const variant::Shape& shape = shapes[random_.below(shapes.size())];
    VariantMix mix{.puzzle = variant::blank(shape),
                   .grid = variant::random_solution(variant::blank(shape), random_.next()).solution};
    if (shape.regions.empty() && shape.lines && shape.extra.empty() && shape.rows == shape.values && below(2) == 0) {
      mix.puzzle.shape.regions = irregular_regions(shape, mix.grid, random_);
    }
    return mix;
  }

  // Returns false, and adds nothing, if the rule is not for this shape.
  bool add_clues(const ClueRow& row, VariantMix& mix) {
    ClueMaker make{random_, mix.puzzle.shape};
    const bool any = below(8) == 0;
    variant::Puzzle fitting;
    for (int tries = 0; tries < 60; ++tries) {
      variant::Puzzle with_clues = mix.puzzle;
      const Clues clues = row.clues(make, variant::find_rule(row.id));
      with_clues.clues.insert(with_clues.clues.end(), clues.begin(), clues.end());
      if (!fault(with_clues).empty()) continue;
      fitting = std::move(with_clues);
      if (any || holds(fitting, mix.grid)) break;
    }
    if (fitting.candidates.empty()) return false;
    mix.puzzle = std::move(fitting);
    return true;
  }

  Random random_;
  std::size_t turn_ = 0;
};

}  // namespace shudu::test
