// The puzzles that result from a puzzle if some clues are removed and others are added.
#include "shudu/generate.h"

#include <array>
#include <cassert>
#include <optional>
#include <vector>

#include "shudu/board.h"
#include "shudu/search.h"
#include "shudu/structure.h"

namespace shudu {

namespace {

class Adding {
 public:
  Adding(const Grid& before, CellSet gone, const Grid& left, std::vector<Grid>& found)
      : before_(before), gone_(gone), puzzle_(left), found_(found) {}

  // Adds `add` clues in cells starting with `first`. `solutions` are those that agree with the clues so far.
  void run(const std::vector<const Grid*>& solutions, int first, int add) {
    for (int i = first; i < Cell::count; ++i) {
      const Cell cell{i};
      if (puzzle_[cell] != 0) continue;
      std::array<std::vector<const Grid*>, 10> with;
      for (const Grid* solution : solutions) {
        std::vector<const Grid*>& same = with[static_cast<std::size_t>((*solution)[cell])];
        // For the last clue, counting to two is enough: one solution makes a puzzle, two do not.
        if (add > 1 || same.size() < 2) same.push_back(solution);
      }
      for (int digit = 1; digit <= 9; ++digit) {
        const std::vector<const Grid*>& agreeing = with[static_cast<std::size_t>(digit)];
        // Adding a removed clue back is a smaller change, which another call finds.
        if (agreeing.empty() || (gone_.contains(cell) && before_[cell] == digit)) continue;
        puzzle_.set(cell, digit);
        if (add > 1) {
          run(agreeing, i + 1, add - 1);
        } else if (agreeing.size() == 1) {
          found_.push_back(puzzle_);
        }
      }
      puzzle_.clear(cell);
    }
  }

 private:
  const Grid& before_;
  CellSet gone_;
  Grid puzzle_;
  std::vector<Grid>& found_;
};

// If one clue is added, solutions are not stored. A clue makes a puzzle if its digit is in this cell in exactly one
// solution. Empty if there are more than `most` solutions.
std::optional<std::vector<Grid>> add_one_by_listing(const Grid& left, std::size_t most) {
  std::array<std::array<int, 10>, Cell::count> seen{};  // 0, 1, or 2 for more
  std::size_t solutions = 0;
  enumerate(left, [&](const Grid& solution) {
    for (std::size_t i = 0; i < Cell::count; ++i) {
      int& count = seen[i][solution.data()[i]];
      if (count < 2) ++count;
    }
    return ++solutions <= most;
  });
  if (solutions > most) return std::nullopt;
  std::vector<Grid> puzzles;
  for (Cell cell : left.blanks()) {
    for (int digit = 1; digit <= 9; ++digit) {
      if (seen[static_cast<std::size_t>(cell.index())][static_cast<std::size_t>(digit)] != 1) continue;
      puzzles.push_back(left);
      puzzles.back().set(cell, digit);
    }
  }
  return puzzles;
}

// The same result, by a search for each possible clue.
std::vector<Grid> add_one_by_trying(const Grid& left) {
  std::vector<Grid> puzzles;
  const Candidates candidates{left};
  for (Cell cell : left.blanks()) {
    for (int digit : candidates[cell]) {
      puzzles.push_back(left);
      puzzles.back().set(cell, digit);
    }
  }
  std::vector<Answer> answers(puzzles.size());
  search_all(puzzles, answers, 2);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (answers[i].count == 1) puzzles[kept++] = puzzles[i];
  }
  puzzles.resize(kept);
  return puzzles;
}

Neighbours add_one(const Grid& before, const Grid& left) {
  // Some hundred searches take as long as listing this many solutions.
  constexpr std::size_t quickly_listed = 100;
  std::optional<std::vector<Grid>> puzzles = add_one_by_listing(left, quickly_listed);
  Neighbours result;
  result.puzzles = puzzles ? *std::move(puzzles) : add_one_by_trying(left);
  // Adding a removed clue back is a smaller change, or none.
  std::erase_if(result.puzzles, [&](const Grid& puzzle) { return before.extends(puzzle); });
  return result;
}

Neighbours add_several(const Grid& before, CellSet gone, const Grid& left, int add, std::size_t most_solutions) {
  std::vector<Grid> solutions;
  enumerate(left, [&](const Grid& solution) {
    solutions.push_back(solution);
    return solutions.size() <= most_solutions;
  });
  Neighbours result;
  result.too_many = solutions.size() > most_solutions;
  if (result.too_many) return result;
  std::vector<const Grid*> all;
  for (const Grid& solution : solutions) all.push_back(&solution);
  Adding{before, gone, left, result.puzzles}.run(all, 0, add);
  return result;
}

}  // namespace

Neighbours neighbours(const Grid& clues, CellSet gone, int add, bool minimal, std::size_t most_solutions) {
  Grid left = clues;
  for (Cell cell : gone) left.clear(cell);
  Neighbours result;
  if (add == 0) {
    if (has_unique_solution(left)) result.puzzles.push_back(left);
  } else if (add == 1) {
    result = add_one(clues, left);
  } else {
    result = add_several(clues, gone, left, add, most_solutions);
  }
  if (minimal) {
    const std::vector<CellSet> redundant = redundant_clues(result.puzzles);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < redundant.size(); ++i) {
      if (redundant[i].empty()) result.puzzles[kept++] = result.puzzles[i];
    }
    result.puzzles.resize(kept);
  }
  return result;
}

std::uint64_t choices(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::uint64_t product = 1;
  for (int i = 1; i <= k; ++i)
    product = product * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return product;
}

CellSet choice(CellSet from, int k, std::uint64_t number) {
  assert(number < choices(from.size(), k));
  CellSet chosen;
  int left = from.size();
  for (Cell cell : from) {
    --left;
    const std::uint64_t with = choices(left, k - 1);
    if (k > 0 && number < with) {
      chosen.insert(cell);
      --k;
    } else {
      number -= with;
    }
  }
  return chosen;
}

}  // namespace shudu
