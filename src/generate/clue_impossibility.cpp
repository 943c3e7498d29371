// Clues that no puzzle can have.
#include <algorithm>
#include <array>
#include <string>

#include "shudu/board.h"
#include "shudu/generate.h"
#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {

namespace {

std::string join(const char* what, int n) { return what + std::to_string(n); }

// Two rows of a band without clues could be exchanged, which gives another solution. The same holds for columns.
std::string exchangeable_lines(CellSet pattern) {
  for (int line = 0; line < 9; ++line) {
    for (int other = line + 1; other < line / 3 * 3 + 3; ++other) {
      const auto is_empty = [&](bool row, int k) {
        for (Cell cell : pattern) {
          if ((row ? cell.row() : cell.col()) == k) return false;
        }
        return true;
      };
      for (const bool row : {true, false}) {
        if (is_empty(row, line) && is_empty(row, other)) {
          return std::string{"the pattern leaves "} + (row ? "rows " : "columns ") + std::to_string(line + 1) +
                 join(" and ", other + 1) + " empty: exchanging them gives a second solution";
        }
      }
    }
  }
  return {};
}

// A clue whose house is filled follows from the others.
std::string needless_clues(const ClueConstraints& constraints) {
  constexpr int most_minimal = 40;  // the most that are known
  const int clues = constraints.pattern ? constraints.pattern->size() : constraints.least_clues;
  if (clues > most_minimal) return join("no minimal puzzle with more than ", most_minimal) + " clues is known";
  if (!constraints.pattern) return {};
  for (int i = 0; i < House::count; ++i) {
    if (constraints.pattern->contains(House{i}.cells())) {
      return "the pattern fills " + name(House{i}) + ": one clue of it is not necessary";
    }
  }
  return {};
}

bool has_symmetry(CellSet pattern, ClueSymmetry symmetry) {
  return std::ranges::all_of(orbits(symmetry), [pattern](CellSet orbit) {
    const CellSet common = orbit & pattern;
    return common.empty() || common == orbit;
  });
}

std::string clash_of_clues(const ClueConstraints& constraints) {
  constexpr int fewest_unique = 17;  // McGuire, Tugemann and Civario, 2012
  if (constraints.unique && constraints.most_clues < fewest_unique)
    return "no puzzle with fewer than 17 clues has one solution";
  if (constraints.minimal) {
    if (std::string why = needless_clues(constraints); !why.empty()) return why;
  }
  if (constraints.pattern) {
    if (!has_symmetry(*constraints.pattern, constraints.symmetry)) return "the pattern does not have this symmetry";
    const int clues = constraints.pattern->size();
    if (clues < constraints.least_clues || clues > constraints.most_clues) {
      const bool is_one = constraints.least_clues == constraints.most_clues;
      return join("the pattern has ", clues) + join(" clues, not ", constraints.least_clues) +
             (is_one ? std::string{} : join(" to ", constraints.most_clues));
    }
    if (constraints.unique && clues < fewest_unique) {
      return join("the pattern has ", clues) + " clues; no puzzle with fewer than 17 has one solution";
    }
    if (constraints.unique) {
      if (std::string why = exchangeable_lines(*constraints.pattern); !why.empty()) return why;
      if (constraints.solution) {
        Grid clues_of_pattern;
        for (Cell cell : *constraints.pattern) clues_of_pattern.set(cell, (*constraints.solution)[cell]);
        if (!has_unique_solution(clues_of_pattern)) return "the pattern leaves the given grid several solutions";
        if (constraints.minimal && !redundant_clues({&clues_of_pattern, 1})[0].empty()) {
          return "not every clue of the pattern is necessary in the given grid";
        }
      }
    }
    return {};
  }
  // The possible numbers of clues with a symmetry: the sums of sizes of its orbits.
  std::array<bool, 82> possible{true};
  for (const CellSet orbit : orbits(constraints.symmetry)) {
    for (int n = 81; n >= orbit.size(); --n) {
      if (possible[static_cast<std::size_t>(n - orbit.size())]) possible[static_cast<std::size_t>(n)] = true;
    }
  }
  for (int n = constraints.least_clues; n <= constraints.most_clues; ++n) {
    if (possible[static_cast<std::size_t>(n)]) return {};
  }
  return "no number of clues in that range has this symmetry";
}

}  // namespace

std::optional<std::string> clue_impossibility(const ClueConstraints& constraints, std::uint64_t wanted) {
  std::string why = clash_of_clues(constraints);
  if (why.empty() && wanted > 1 && constraints.pattern && constraints.solution) {
    why = "only one puzzle has this pattern and this solution";
  }
  if (why.empty()) return std::nullopt;
  return why;
}

}  // namespace shudu
