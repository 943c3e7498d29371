#include "compare/sets.h"

#include <algorithm>
#include <array>
#include <vector>

#include "bench/puzzle_sets.h"
#include "compare/texts.h"
#include "shudu/board.h"
#include "shudu/generate.h"
#include "shudu/random.h"
#include "shudu/rating.h"
#include "shudu/search.h"

namespace shudu::cli::compare {
namespace {

constexpr SetKind kinds[] = {
    {"easy", report_texts.easy, report_texts.easy_what},
    {"medium", report_texts.medium, report_texts.medium_what},
    {"hard", report_texts.hard, report_texts.hard_what},
    {"expert", report_texts.expert, report_texts.expert_what},
    {"hardest", report_texts.hardest, report_texts.hardest_what},
    {adverse_name, report_texts.adverse, report_texts.adverse_what},
    {"multiple", report_texts.multiple, report_texts.multiple_what},
    {"unsolvable", report_texts.unsolvable, report_texts.unsolvable_what},
    {ladder_name, report_texts.ladder, report_texts.ladder_what},
};
constexpr std::array<std::array<int, 2>, 4> bands{{{0, 16}, {17, 29}, {30, 49}, {50, 71}}};  // ER in tenths
constexpr std::size_t hardest_set = 4;

struct Rated {
  MadePuzzle puzzle;
  int rating;
};

// Moves the rows and bands with fewest clues to the top, and relabels the digits so that the solution begins with
// 987654321. An algorithm that tries digits in order from the top reaches the solution last.
Grid adverse(const MadePuzzle& puzzle) {
  std::array<int, 9> clues{};
  for (Cell cell : puzzle.clues.filled()) ++clues[static_cast<std::size_t>(cell.row())];
  const auto of_row = [&](int row) { return clues[static_cast<std::size_t>(row)]; };
  std::array<std::array<int, 3>, 3> order{{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}};
  for (auto& band : order) {
    std::stable_sort(band.begin(), band.end(), [&](int a, int b) { return of_row(a) < of_row(b); });
  }
  const auto of_band = [&](const std::array<int, 3>& band) {
    return of_row(band[0]) + of_row(band[1]) + of_row(band[2]);
  };
  std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) { return of_band(a) < of_band(b); });
  std::array<int, 10> renamed{};
  for (int col = 0; col < 9; ++col) {
    renamed[static_cast<std::size_t>(puzzle.solution[Cell::at(order[0][0], col)])] = 9 - col;
  }
  Grid turned;
  for (int row = 0; row < 9; ++row) {
    const int from = order[static_cast<std::size_t>(row / 3)][static_cast<std::size_t>(row % 3)];
    for (int col = 0; col < 9; ++col) {
      turned.set(Cell::at(row, col), renamed[static_cast<std::size_t>(puzzle.clues[Cell::at(from, col)])]);
    }
  }
  return turned;
}

int clues_at_the_top(const Grid& clues) {
  int count = 0;
  for (Cell cell : clues.filled()) count += cell.band() == 0 ? 1 : 0;
  return count;
}

// Generates minimal puzzles and rates them, until there are enough to find hard ones and every band is full.
class Maker {
 public:
  Maker(std::size_t size, std::uint64_t seed) : size_(size), seed_(seed) {}

  bool make(const std::function<bool(double)>& on_step) {
    constexpr int attempts = 250;
    const std::size_t enough = 100 * size_;
    for (std::uint64_t block = 0; rated_.size() < enough || !is_full(); ++block) {
      // Stop even if a band is not full.
      if (rated_.size() > 10 * enough) break;
      for (MadePuzzle& puzzle : make_puzzles({}, seed_, block, attempts)) {
        const int rating = logic::explainer_rating(logic::State{puzzle.clues}, {.uniqueness = true}).er;
        rated_.push_back({std::move(puzzle), rating});
      }
      const double part = static_cast<double>(rated_.size()) / static_cast<double>(enough);
      if (!on_step(std::min(part, 1.0))) return false;
    }
    return true;
  }

  std::vector<Rated> in_band(std::size_t band) const {
    std::vector<Rated> found;
    for (const Rated& one : rated_) {
      const bool inside = bands[band][0] <= one.rating && one.rating <= bands[band][1];
      if (inside && found.size() < size_) found.push_back(one);
    }
    return found;
  }
  std::vector<Rated> hardest() const {
    std::vector<Rated> order = rated_;
    std::stable_sort(order.begin(), order.end(), [](const Rated& a, const Rated& b) { return a.rating > b.rating; });
    order.resize(std::min(size_, order.size()));
    return order;
  }
  // The puzzles that become hardest when transformed.
  std::vector<Grid> adverse_ones() const {
    std::vector<Grid> all;
    for (const Rated& one : rated_) all.push_back(adverse(one.puzzle));
    std::stable_sort(all.begin(), all.end(),
                     [](const Grid& a, const Grid& b) { return clues_at_the_top(a) < clues_at_the_top(b); });
    all.resize(std::min(size_, all.size()));
    return all;
  }
  // Only puzzles with enough blanks for the whole ladder.
  std::vector<Rated> with_blanks(int blanks) const {
    std::vector<Rated> found;
    for (const Rated& one : rated_) {
      if (Cell::count - one.puzzle.clues.clue_count() >= blanks && found.size() < (size_ + 1) / 2) found.push_back(one);
    }
    return found;
  }

 private:
  bool is_full() const {
    for (std::size_t band = 0; band < bands.size(); ++band) {
      if (in_band(band).size() < size_) return false;
    }
    return true;
  }

  std::size_t size_;
  std::uint64_t seed_;
  std::vector<Rated> rated_;
};

// Adds random clues from the solution until only this many blanks are left.
std::vector<Grid> rungs(const MadePuzzle& puzzle, std::span<const int> levels, Random& random) {
  std::vector<Cell> blanks(puzzle.clues.blanks().begin(), puzzle.clues.blanks().end());
  random.shuffle(std::span{blanks});
  std::vector<Grid> grids;
  for (int level : levels) {
    Grid grid = puzzle.clues;
    for (std::size_t i = static_cast<std::size_t>(level); i < blanks.size(); ++i) {
      grid.set(blanks[i], puzzle.solution[blanks[i]]);
    }
    grids.push_back(grid);
  }
  return grids;
}

std::vector<Grid> of_bench(std::string_view name, std::size_t size, Random random) {
  for (const bench::SetMaker& maker : bench::set_makers()) {
    if (maker.name == name) return maker.make(size, random);
  }
  return {};
}

}  // namespace

std::span<const SetKind> set_kinds() { return kinds; }

std::string set_title(const std::string& set, Language language) {
  for (const SetKind& kind : kinds) {
    if (kind.name == set) return std::string{kind.title[language]};
  }
  return set;
}

std::string_view what_is(std::string_view set, Language language) {
  for (const SetKind& kind : kinds) {
    if (kind.name == set) return kind.what[language];
  }
  return {};
}

Subject subject(const Grid& clues, std::size_t set, bool rated) {
  Subject one{.clues = clues, .set = set};
  if (!has_conflict(clues)) one.solutions = count_solutions(clues, 2);
  if (rated && one.solutions == 1) one.rating = logic::explainer_rating(logic::State{clues}, {.uniqueness = true}).er;
  return one;
}

void add_built_in_sets(Results& results, std::size_t size, std::uint64_t seed,
                       const std::function<bool(double)>& on_step) {
  results.seed = seed;
  Maker maker{size, seed};
  if (!maker.make(on_step)) return;
  for (const SetKind& kind : kinds) results.sets.emplace_back(kind.name);
  const auto add = [&](const Grid& clues, std::size_t set) { results.puzzles.push_back(subject(clues, set, true)); };
  for (std::size_t band = 0; band < bands.size(); ++band) {
    for (const Rated& one : maker.in_band(band)) add(one.puzzle.clues, band);
  }
  std::size_t set = hardest_set;
  for (const Rated& one : maker.hardest()) add(one.puzzle.clues, set);
  ++set;
  for (const Grid& clues : maker.adverse_ones()) add(clues, set);
  ++set;
  Random random{seed};
  for (const Grid& clues : of_bench("multiple", size, Random{random.next()})) add(clues, set);
  ++set;
  for (const Grid& clues : of_bench("invalid", size, Random{random.next()})) add(clues, set);
  ++set;
  constexpr std::array<int, 9> levels{8, 16, 24, 32, 40, 44, 48, 52, 56};
  for (const Rated& one : maker.with_blanks(levels.back())) {
    for (const Grid& clues : rungs(one.puzzle, levels, random)) add(clues, set);
  }
}

}  // namespace shudu::cli::compare
