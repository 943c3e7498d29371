// agree_variants: compares the search of variants with three others, and counts the disagreements.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ask/variant_fields.h"
#include "clasp_oracle.h"
#include "cover_oracle.h"
#include "derived_puzzles.h"
#include "large_grid.h"
#include "search/engine.h"
#include "shudu/search.h"
#include "variant/search/search_run.h"
#include "variant_mixes.h"

namespace {

using namespace shudu;

constexpr std::string_view usage = R"(usage: agree_variants [OPTION…]

Compares the search of variants with other searches:
  --classic N   N classic puzzles of all kinds: with the classic engine, up to 50 solutions (100000)
  --cover N     N puzzles of which all rules are groups of different cells (jigsaw, diagonals, windoku, disjoint groups,
                extra regions, anti-knight, anti-king), of sides 4, 6 and 9: with dancing links, all solutions (3000)
  --mixes N     N small puzzles with random mixes of all rules: with clasp, all solutions (10000)
  --large N     N puzzles of side 25, which the search that learns from conflicts answers: with clasp, all solutions (24)
  --seed N      the seed (1)

Each puzzle is searched on another target of this machine and with one or two threads, in turn. The last line on
standard output has the totals, the first disagreements stand before it. The status is 1 when there is one, 2 when clasp
is not installed.
)";

struct Options {
  std::uint64_t classic = 100'000, cover = 3000, mixes = 10'000, large = 24, seed = 1;
};

std::optional<Options> options_from(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; i += 2) {
    const std::string_view word = argv[i];
    std::uint64_t* const number = word == "--classic" ? &options.classic
                                  : word == "--cover" ? &options.cover
                                  : word == "--mixes" ? &options.mixes
                                  : word == "--large" ? &options.large
                                  : word == "--seed"  ? &options.seed
                                                      : nullptr;
    if (number == nullptr || i + 1 == argc) return std::nullopt;
    const std::string_view text = argv[i + 1];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  }
  return options;
}

class Comparison {
 public:
  explicit Comparison(const Options& options) : options_(options), targets_(engine::targets()) {}

  void with_classic_engine() {
    test::DerivedPuzzles puzzles{options_.seed};
    constexpr std::uint64_t limit = 50;
    for (std::uint64_t i = 0; i < options_.classic; ++i) {
      const Grid clues = puzzles.next();
      variant::Puzzle puzzle = variant::blank(variant::square(9));
      for (const Cell cell : clues.filled()) puzzle.candidates[cell.index()] = puzzle.shape.bit(clues[cell]);
      const variant::SearchResult found = searched(puzzle, limit);
      const Answer expected = shudu::search(clues, limit).answer;
      compare(puzzle, found.count, expected.count);
      if (expected.count == 1 && found.count == 1 &&
          to_line(puzzle.shape, found.solution) != to_line(expected.solution)) {
        disagree(puzzle, "another solution");
      }
      progress("classic", i);
    }
  }

  void with_dancing_links() {
    Random random{options_.seed};
    for (std::uint64_t i = 0; i < options_.cover; ++i) {
      const variant::Puzzle puzzle = different_groups(random);
      const auto expected = test::CoverOracle{puzzle}.count(no_limit, 20'000);
      if (!expected) {
        ++too_open_;
        continue;
      }
      compare(puzzle, searched(puzzle, no_limit).count, *expected);
      progress("cover", i);
    }
  }

  void with_clasp() {
    test::VariantMixes mixes{options_.seed};
    test::ClaspOracle clasp{folder()};
    for (std::uint64_t i = 0; i < options_.mixes; ++i) {
      test::VariantMix mix = mixes.next();
      auto expected = clasp.solutions(mix.puzzle, mix.grid, 2000);
      while (!expected && mixes.add_givens(mix)) expected = clasp.solutions(mix.puzzle, mix.grid, 2000);
      if (!expected) {
        disagree(mix.puzzle, "clasp gives no answer");
        continue;
      }
      for (const std::string& id : rule_ids(mix.puzzle)) ++times_[id];
      compare(mix, expected->solutions);
      progress("mixes", i);
    }
    std::printf("clues that clasp knows: %llu, by definition only: %llu\n",
                static_cast<unsigned long long>(clasp.clues_as_clauses()),
                static_cast<unsigned long long>(clasp.clues_by_definition()));
    for (const variant::Rule* rule : variant::rules()) {
      if (options_.mixes >= 1000 && !times_.contains(std::string{rule->id}))
        disagree({}, "no puzzle has the rule " + std::string{rule->id});
    }
  }

  void with_large_grids() {
    Random random{options_.seed};
    test::ClaspOracle clasp{folder()};
    std::uint64_t contradictions = 0;
    for (std::uint64_t i = 0; i < options_.large; ++i) {
      const test::VariantMix mix = test::large_grid(random);
      const auto expected = clasp.solutions(mix.puzzle, mix.grid, 500);
      if (!expected) {
        ++too_open_;
        continue;
      }
      compare(mix, expected->solutions);
      contradictions += searched(mix.puzzle, 2).stats.contradictions;
      progress("large", i);
    }
    std::printf("contradictions in large grids: %llu\n", static_cast<unsigned long long>(contradictions));
    if (options_.large >= 20 && contradictions < 1000) disagree({}, "the large grids are too easy to compare learning");
  }

  int finish() const {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begin_).count();
    std::printf(
        "%llu variants (%llu without solution, %llu with one; %llu left out, with too many), %llu disagreements (%lld "
        "s)\n",
        static_cast<unsigned long long>(puzzles_), static_cast<unsigned long long>(impossible_),
        static_cast<unsigned long long>(unique_), static_cast<unsigned long long>(too_open_),
        static_cast<unsigned long long>(disagreements_), static_cast<long long>(seconds));
    return disagreements_ == 0 ? 0 : 1;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static std::string folder() {
    const std::filesystem::path path = std::filesystem::temp_directory_path() /
                                       ("agree_variants_" + std::to_string(Clock::now().time_since_epoch().count()));
    std::filesystem::create_directories(path);
    return path.string();
  }

  // By the search of variants, also if the puzzle is classic.
  variant::SearchResult searched(const variant::Puzzle& puzzle, std::uint64_t limit,
                                 const std::function<bool(const variant::Solution&)>& on_solution = {}) {
    engine::use_target(targets_[puzzles_ % targets_.size()]);
    const variant::Prepared prepared = variant::prepare(puzzle);
    return variant::run(puzzle, prepared, prepared.start, {.limit = limit, .threads = puzzles_ % 8 == 7 ? 2 : 1}, 0,
                        on_solution);
  }

  // A puzzle of which all rules are groups of different cells, with givens from a solution.
  variant::Puzzle different_groups(Random& random) {
    constexpr int sides[] = {4, 6, 9};
    for (;;) {
      const int side = sides[random.below(3)];
      variant::Puzzle puzzle = variant::blank(variant::square(side));
      const bool is_jigsaw = random.below(3) == 0;
      if (is_jigsaw) puzzle.shape.regions.clear();
      for (const char* id :
           {"positive_diagonal", "negative_diagonal", "windoku", "disjoint_groups", "anti_knight", "anti_king"}) {
        if (random.below(4) == 0 && !is_jigsaw) puzzle.clues.push_back({.rule = variant::find_rule(id)});
      }
      if (random.below(4) == 0) {
        test::ClueMaker make{random, puzzle.shape};
        puzzle.clues.push_back({.rule = variant::find_rule("extra_region"), .parts = {make.cells(2, side)}});
      }
      const variant::Solution grid = variant::random_solution(puzzle, random.next(), {.max_guesses = 10'000}).solution;
      if (grid.empty()) continue;
      if (is_jigsaw) puzzle.shape.regions = test::irregular_regions(puzzle.shape, grid, random);
      const auto cells = static_cast<std::uint64_t>(side * side);
      const std::uint64_t givens = side == 9 ? 18 + random.below(12) : random.below(cells / 3) + (side == 6 ? 5 : 0);
      for (std::uint64_t i = 0; i < givens; ++i) {
        const std::size_t cell = random.below(cells);
        puzzle.candidates[cell] = puzzle.shape.bit(grid[cell]);
      }
      return puzzle;
    }
  }

  void compare(const variant::Puzzle& puzzle, std::uint64_t found, std::uint64_t expected) {
    ++puzzles_;
    impossible_ += expected == 0 ? 1 : 0;
    unique_ += expected == 1 ? 1 : 0;
    if (found != expected)
      disagree(puzzle, std::to_string(found) + " solutions instead of " + std::to_string(expected));
  }
  void compare(const test::VariantMix& mix, const std::vector<variant::Solution>& expected) {
    std::vector<variant::Solution> found;
    const variant::SearchResult result = searched(mix.puzzle, no_limit, [&](const variant::Solution& grid) {
      found.push_back(grid);
      return true;
    });
    std::ranges::sort(found);
    compare(mix.puzzle, found.size(), expected.size());
    if (found.size() == expected.size() && found != expected) disagree(mix.puzzle, "other solutions");
    if (!result.complete) disagree(mix.puzzle, "the search is not complete");
    if (puzzles_ % 16 == 0) compare_candidates(mix.puzzle, expected);
  }
  // True candidates, counted up to 3.
  void compare_candidates(const variant::Puzzle& puzzle, const std::vector<variant::Solution>& expected) {
    const auto values = static_cast<std::size_t>(puzzle.shape.values);
    std::vector counts(puzzle.candidates.size(), std::vector<std::uint64_t>(values));
    for (const variant::Solution& grid : expected) {
      for (std::size_t c = 0; c < grid.size(); ++c) {
        if (grid[c] == variant::no_value) continue;
        std::uint64_t& count = counts[c][static_cast<std::size_t>(grid[c] - puzzle.shape.lowest)];
        count = std::min<std::uint64_t>(count + 1, 3);
      }
    }
    if (true_candidates(puzzle, 3).counts != counts) disagree(puzzle, "other true candidates");
  }

  void disagree(const variant::Puzzle& puzzle, const std::string& what) {
    if (++disagreements_ > 20) return;
    std::printf("%s: %s on %s\n", puzzle.candidates.empty() ? "" : text_of(puzzle).c_str(), what.c_str(),
                std::string{engine::target()}.c_str());
    std::fflush(stdout);
  }

  void progress(const char* stage, std::uint64_t done) {
    if (Clock::now() < next_progress_) return;
    next_progress_ = Clock::now() + std::chrono::seconds{10};
    std::fprintf(stderr, "agree_variants: %s %llu, %llu disagreements\n", stage, static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(disagreements_));
  }

  const Options options_;
  const std::vector<std::string_view> targets_;
  std::map<std::string, std::uint64_t> times_;  // of each rule
  std::uint64_t puzzles_ = 0, impossible_ = 0, unique_ = 0, too_open_ = 0, disagreements_ = 0;
  const Clock::time_point begin_ = Clock::now();
  Clock::time_point next_progress_ = begin_ + std::chrono::seconds{10};
};

}  // namespace

int main(int argc, char** argv) {
  const std::optional<Options> options = options_from(argc, argv);
  if (!options) {
    std::fputs(usage.data(), argc == 2 && std::string_view{argv[1]} == "--help" ? stdout : stderr);
    return 2;
  }
  if (options->mixes + options->large > 0 && !test::ClaspOracle::is_there()) {
    std::fputs("agree_variants: clasp is not installed\n", stderr);
    return 2;
  }
  Comparison comparison{*options};
  comparison.with_classic_engine();
  comparison.with_dancing_links();
  comparison.with_clasp();
  comparison.with_large_grids();
  return comparison.finish();
}
