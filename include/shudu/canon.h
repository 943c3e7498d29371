// Canonical form: one grid or puzzle that stands for all that are the same up to symmetry.
//
// Grids: the least, row by row, of everything that transformations make of the grid ("min-lex form").
// Puzzles with one solution: the least of what the transformations that lead the solution to its min-lex form make of
// the clues. Other puzzles: the least pattern of filled cells (blank before filled), then the least digits in it.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/grid.h"
#include "shudu/transform.h"

namespace shudu {

struct Canonical {
  Grid form;
  Transform transform;              // leads there: transform(grid) == form
  std::uint64_t automorphisms = 1;  // transformations that change nothing
};

// Min-lex forms of complete grids. The first needs a table: about 0.4 s and 10 MB; the second is 200 times slower and
// needs none. Precondition: the grid is complete and without conflicts.
Canonical canonical_grid(const Grid& grid);
Canonical canonical_grid_by_search(const Grid& grid);
// Every transformation that leads there, as many as there are automorphisms.
std::vector<Transform> canonical_transforms(const Grid& grid, bool by_search = false);

// The canonical form of a puzzle whose only solution is known.
Canonical canonical_puzzle(const Grid& clues, const Grid& solution, bool by_search = false);
// The canonical form of any clues by themselves. `automorphisms` counts the transformations of cells and digits that
// keep them; digits that do not occur stay where they are.
Canonical canonical_clues(const Grid& clues);

}  // namespace shudu
