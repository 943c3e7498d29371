// The examples in the comments of the public headers compile and give the results that they promise. A last test checks
// that every line of every example occurs in this file, so an example cannot change without its test.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "shudu/ask.h"
#include "shudu/board.h"
#include "shudu/exact_cover.h"
#include "shudu/format.h"
#include "shudu/generate.h"
#include "shudu/language.h"
#include "shudu/logic.h"
#include "shudu/queens.h"
#include "shudu/rating.h"
#include "shudu/search.h"
#include "shudu/trace.h"
#include "shudu/variant.h"
#include "shudu/version.h"
#include "shudu/watch.h"

namespace shudu {
namespace {

const Grid clues = *grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
constexpr const char* solution_line =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

static_assert(shudu::version_major == 0);  // version.h

TEST(HeaderExamples, Ask) {
  const auto solved = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->solution, "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  const auto killer = solve(".Cage~10~R1C1~R1C2~R2C1.~R1C5_3");
  ASSERT_TRUE(killer);
  EXPECT_EQ(killer->solutions, 2U);
  const std::string text = to_line(clues);
  const auto puzzle = read(text);
  ASSERT_TRUE(puzzle);
  testing::internal::CaptureStdout();
  std::puts(describe(hint(*puzzle), Language::en).c_str());
  std::puts(to_string(*rate(*puzzle).explainer).c_str());
  const std::string printed = testing::internal::GetCapturedStdout();
  EXPECT_TRUE(printed.starts_with("Hidden Single: ") && printed.ends_with("\n1.2/1.2/1.2\n")) << printed;
  const auto three = generate({.count = 3});
  ASSERT_TRUE(three);
  EXPECT_EQ(three->size(), 3U);
}

TEST(HeaderExamples, Board) {
  const Grid grid = *grid_from("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  const Candidates candidates{grid};
  int singles = 0;
  // clang-format off
  for (Cell cell : grid.blanks()) if (candidates[cell].is_single()) ++singles;
  // clang-format on
  EXPECT_GT(singles, 0);
  EXPECT_TRUE(conflicts(grid).empty());
}

TEST(HeaderExamples, ExactCover) {
  static std::vector<int> found;
  ExactCover cover{3};
  cover.add_option({0, 2});
  cover.add_option({1});
  cover.search(1, [](std::span<const int> options) {
    found.assign(options.begin(), options.end());
    return true;
  });
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, (std::vector<int>{0, 1}));
}

TEST(HeaderExamples, Format) {
  const ReadBytes source = read_from(to_line(clues) + "\nno puzzle\n" + to_line(clues) + '\n');
  int puzzles = 0, errors = 0;
  PuzzleReader reader{source};
  while (auto record = reader.next()) ++(*record ? puzzles : errors);
  EXPECT_EQ(puzzles, 2);
  EXPECT_EQ(errors, 1);
  const std::string text = to_line(clues);
  if (auto puzzle = read(text)) puzzles = puzzle->clues.clue_count();
  EXPECT_EQ(puzzles, clues.clue_count());
  const Puzzle puzzle = puzzle_of(clues);
  std::string out;
  write_puzzle(*find_format("sdk"), puzzle, 0, out);
  EXPECT_EQ(out.size(), 90U);
}

TEST(HeaderExamples, Puzzle) {
  const Puzzle puzzle =
      puzzle_of(*grid_from("53..7...."
                           "6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  bool has_notes = false;
  if (parts_of(puzzle).contains(Part::notes)) has_notes = true;
  EXPECT_FALSE(has_notes);
}

TEST(HeaderExamples, Records) {
  PuzzleReader reader{read_from(to_line(clues) + "\n.Cage~3~R1C1~R1C2\n")};
  int puzzles = 0, variants = 0;
  while (auto record = reader.next_record()) ++(record->puzzle ? puzzles : variants);
  EXPECT_EQ(puzzles, 1);
  EXPECT_EQ(variants, 1);
}

TEST(HeaderExamples, Language) {
  constexpr Text easy{"level.easy", "easy"};
  const std::string_view chinese = easy[Language::zh_hans];
  EXPECT_EQ(chinese, "简单");
}

TEST(HeaderExamples, Logic) {
  std::size_t steps = 0;
  const logic::State state{clues};
  const logic::Path path = logic::solve(state, logic::techniques());
  for (const logic::Step& step : path.steps) steps += step.technique != nullptr;
  EXPECT_EQ(steps, path.steps.size());
  EXPECT_EQ(path.end, logic::Path::End::solved);
}

TEST(HeaderExamples, Walk) {
  const logic::State state{clues};
  logic::Walk walk = logic::easiest_first(state, logic::techniques());
  while (const logic::Step* step = walk.next()) EXPECT_NE(step->technique, nullptr);
  EXPECT_EQ(walk.end(), logic::Walk::End::solved);
}

TEST(HeaderExamples, Queens) {
  const auto count = count_queens(8);
  EXPECT_EQ(count, 92U);
  static int boards = 0;
  find_queens_algorithm("bitmask")->enumerate(8, [](Queens queens) {
    boards += queens.size() == 8;
    return true;
  });
  EXPECT_EQ(boards, 92);
}

TEST(HeaderExamples, Search) {
  testing::internal::CaptureStdout();
  if (const std::optional<Grid> solution = solve(clues)) std::puts(to_line(*solution).c_str());
  EXPECT_EQ(testing::internal::GetCapturedStdout(), std::string{solution_line} + '\n');
}

namespace of_trace {
// It takes backtracking, so there are thousands of events.
const Grid clues = *grid_from(".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...");

TEST(HeaderExamples, Trace) {
  int pieces = 0;
  trace::Recording recording{*trace::find_solver("fewest_first"), clues};
  while (recording.extend(100'000)) ++pieces;
  ASSERT_GT(recording.size(), 1'020U);
  const std::vector<Event> events = recording.events(1'000, 20);
  EXPECT_EQ(events.size(), 20U);
  const Grid board = recording.moment_at(1'000).board;
  EXPECT_TRUE(board.extends(clues));
  const auto dead_end = recording.next(Event::Kind::backtrack, 1'000);
  ASSERT_TRUE(dead_end);
  EXPECT_EQ(recording.event(*dead_end).kind, Event::Kind::backtrack);
}
}  // namespace of_trace

TEST(HeaderExamples, Wish) {
  testing::internal::CaptureStdout();
  const Wish wish{.clues = {.symmetry = ClueSymmetry::rotate180}, .logic = {.level = logic::Level::hard}, .count = 10};
  if (const auto made = generate(wish)) std::puts(to_line(made->front().clues).c_str());
  EXPECT_EQ(testing::internal::GetCapturedStdout().size(), 82U);
}

TEST(HeaderExamples, GenerateByClues) {
  testing::internal::CaptureStdout();
  const ClueConstraints constraints{.symmetry = ClueSymmetry::rotate180, .most_clues = 30};
  for (const MadePuzzle& one : make_puzzles(constraints, 1, 0, 100)) std::puts(to_line(one.clues).c_str());
  EXPECT_GT(testing::internal::GetCapturedStdout().size(), std::size_t{82} * 10);
}

TEST(HeaderExamples, Generate) {
  const std::uint64_t seed = 3;
  const PuzzleConstraints constraints{.clues = {.symmetry = ClueSymmetry::rotate180},
                                      .logic = {.level = logic::Level::hard}};
  std::vector<MadePuzzle> found;
  for (std::uint64_t block = 0; found.size() < 10; ++block) {
    for (const MadePuzzle& one : make_block(constraints, seed, block).made) found.push_back(one);
  }
  for (const MadePuzzle& one : found) EXPECT_TRUE(has_unique_solution(one.clues));
}

TEST(HeaderExamples, Ratings) {
  const Grid puzzle = *grid_from(".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..");
  const logic::State state{puzzle};
  logic::ExplainerRating rating = logic::explainer_rating(state, {.uniqueness = true});
  EXPECT_EQ(rating.er, 72);
  EXPECT_GT(logic::own_rating(state).difficulty, 0);
}

TEST(HeaderExamples, HodokuRatings) {
  const Grid puzzle = *grid_from(".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..");
  const std::optional<Grid> solution = solve(puzzle);
  const logic::HodokuRating rating = logic::hodoku_rating(puzzle, solution ? &*solution : nullptr);
  EXPECT_EQ(std::tuple(rating.level, rating.score), std::tuple(logic::Level::extreme, 2264));
  const logic::State state{puzzle};
  EXPECT_GT(logic::minutes_rating(state, *solution).tenths(), 0);
}

TEST(HeaderExamples, Variants) {
  const auto puzzle = variant::read(".Cage~10~R1C1~R1C2~R2C1.~R1C5_3");
  ASSERT_TRUE(puzzle);
  const auto found = variant::search(*puzzle);
  EXPECT_EQ(found.count, 2U);
}

TEST(HeaderExamples, VariantFormats) {
  const std::string text = ".Thermo~R1C1~R1C2~R1C3";
  const auto written_again = [](const variant::Puzzle& puzzle) {
    const variant::Written written = find_format("iss")->variants.write(puzzle);
    return written.refused.empty();
  };
  bool good = false;
  if (auto puzzle = variant::read(text)) good = written_again(*puzzle);
  EXPECT_TRUE(good);
}

TEST(HeaderExamples, Watch) {
  const Watch watch = [](double done, std::uint64_t) { return done < 0.5; };
  EXPECT_EQ(std::pair(watch(0.4, 1), watch(0.6, 1)), std::pair(true, false));
}

namespace of_variants {
using variant::blank, variant::find_rule, variant::Puzzle, variant::square;

TEST(HeaderExamples, VariantPuzzles) {
  Puzzle puzzle = blank(square(9));
  puzzle.clues.push_back({.rule = find_rule("killer_cage"), .parts = {{0, 1, 9}}, .numbers = {15}});
  EXPECT_EQ(fault(puzzle), "");
  const variant::SearchResult found = variant::search(puzzle);
  EXPECT_FALSE(found.count == 1 && found.complete);
  if (found.count == 1 && found.complete) ADD_FAILURE();
}
}  // namespace of_variants

// --- every line of every example occurs above ---

// Without white space, which clang-format may change.
std::string squeezed(std::string_view text) {
  std::string out;
  std::copy_if(text.begin(), text.end(), std::back_inserter(out), [](char c) { return c != ' ' && c != '\n'; });
  return out;
}

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream out;
  out << std::ifstream{path}.rdbuf();
  return out.str();
}

// The lines of code in the comment at the top of a header: those that begin with "//   ", without their own comments.
// A placeholder "…" separates a line into parts. Lines with other characters outside ASCII are drawings.
std::vector<std::string> example_parts(const std::string& header) {
  std::vector<std::string> parts;
  std::istringstream lines{header};
  for (std::string line; std::getline(lines, line) && line != "#pragma once";) {
    if (!line.starts_with("//   ")) continue;
    line = line.substr(5);
    line = line.substr(0, line.find("  //"));
    constexpr std::string_view dots = "…";
    for (std::size_t at = line.find(dots); at != std::string::npos; at = line.find(dots))
      line.replace(at, dots.size(), "\n");
    if (std::any_of(line.begin(), line.end(), [](char c) { return (c & 0x80) != 0; })) continue;
    std::istringstream pieces{line};
    for (std::string piece; std::getline(pieces, piece);) {
      if (piece = squeezed(piece); piece.size() > 1) parts.push_back(piece);
    }
  }
  return parts;
}

TEST(HeaderExamples, AreAllTestedHere) {
  const std::filesystem::path top = SHUDU_SOURCE_DIR;
  const std::string here = squeezed(text_of(top / "tests/unit/header_examples_test.cpp"));
  // Their indented lines are drawings and lists.
  const std::set<std::string> without = {"viewpoints.h", "words.h"};
  std::size_t checked = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{top / "include/shudu"}) {
    if (entry.path().extension() != ".h" || without.count(entry.path().filename()) > 0) continue;
    for (const std::string& part : example_parts(text_of(entry.path()))) {
      ++checked;
      EXPECT_NE(here.find(part), std::string::npos) << entry.path() << ": " << part;
    }
  }
  EXPECT_GT(checked, 25U);
}

}  // namespace
}  // namespace shudu
