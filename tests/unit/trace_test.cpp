// Recordings: any part of a recording equals the same part of a plain run, whichever checkpoints were kept.
#include "shudu/trace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "proper_text.h"
#include "puzzle_maker.h"
#include "shudu/board.h"

namespace shudu::trace {
namespace {

using Kind = Event::Kind;

constexpr std::uint64_t unlimited = ~std::uint64_t{0};

Grid grid(std::string_view text) { return grid_from(text).value(); }

// Puzzles with some ten thousand events: for solvers that only guess, and for the others.
const Grid guessed[] = {grid("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."),
                        grid("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")};
const Grid hard = grid("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
const Grid easy = grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

class EachSolver : public ::testing::TestWithParam<Solver> {
 protected:
  const Solver& solver() const { return GetParam(); }

  // The events of the solver, without a recording.
  std::vector<Event> plain_run(const Grid& clues, std::uint64_t solutions) const {
    std::vector<Event> all;
    solver().algorithm->trace(
        clues, solutions, [](const Grid&) { return true; },
        [&](const Event& event) {
          all.push_back(event);
          return true;
        });
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(Trace, EachSolver, ::testing::ValuesIn(solvers().begin(), solvers().end()),
                         [](const auto& instance) { return std::string{instance.param.id}; });

// The solvers that guess. Solving by logic has no plain run to compare with.
std::vector<Solver> guessing_solvers() {
  std::vector<Solver> all;
  for (const Solver& solver : solvers()) {
    if (solver.algorithm != nullptr) all.push_back(solver);
  }
  return all;
}

class EachGuessingSolver : public EachSolver {};

INSTANTIATE_TEST_SUITE_P(Trace, EachGuessingSolver, ::testing::ValuesIn(guessing_solvers()),
                         [](const auto& instance) { return std::string{instance.param.id}; });

TEST_P(EachSolver, HasTextsInEveryLanguage) {
  EXPECT_EQ(find_solver(solver().id)->title, solver().title);
  ASSERT_FALSE(solver().code.empty());
  EXPECT_EQ(solver().code.front().indent, 0);
  for (const CodeLine& line : solver().code) EXPECT_LE(line.en.size(), 66U) << line.en;
  for (const LanguageEntry& one : languages()) {
    test::expect_proper(title(solver(), one.language), one.language, "title");
    test::expect_proper(idea(solver(), one.language), one.language, "idea");
    for (std::size_t i = 0; i < solver().code.size(); ++i) {
      EXPECT_FALSE(code_line(solver(), i, one.language).empty()) << i;
    }
  }
}

// The documentation pages show the same lines, in their language. The sets of viewpoints have a part of the lines of
// fewest_first, and no pages of their own.
TEST_P(EachSolver, HasItsPseudoCodeOnItsPages) {
  if (solver().algorithm != nullptr && solver().algorithm->viewpoints != no_viewpoint) return;
  for (const bool chinese : {false, true}) {
    std::string expected = "```\n";
    for (std::size_t i = 0; i < solver().code.size(); ++i) {
      expected += (i + 1 < 10 ? " " : "") + std::to_string(i + 1) + "  ";
      expected += std::string(static_cast<std::size_t>(solver().code[i].indent * 2), ' ');
      expected += std::string{code_line(solver(), i, chinese ? Language::zh_hans : Language::en)} + '\n';
    }
    const std::string page =
        std::string{SHUDU_SOURCE_DIR "/docs/algorithms/"} + std::string{solver().id} + (chinese ? "_zh.md" : ".md");
    std::ifstream file{page};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_NE(text.find(expected + "```\n"), std::string::npos) << page << " should have\n" << expected;
  }
}

TEST_P(EachSolver, ReplaysToTheBoardAndTheCountersOfTheUntracedRun) {
  test::PuzzleMaker maker{1};
  for (const Grid& clues : {easy, maker.unique(30), maker.impossible(34), maker.several(5, 34)}) {
    if (solver().algorithm == nullptr) continue;
    for (std::uint64_t solutions : {std::uint64_t{1}, unlimited}) {
      Grid found;
      const gallery::Counters counters = solver().algorithm->solve(clues, solutions, [&](const Grid& solution) {
        found = solution;
        return true;
      });
      Recording recording{solver(), clues, {.solutions = solutions}};
      recording.finish();
      EXPECT_EQ(recording.counters(), counters);
      EXPECT_EQ(recording.moment_at(recording.size()).counters, counters);
      EXPECT_EQ(recording.end(),
                counters.solutions == solutions ? Recording::End::satisfied : Recording::End::exhausted);
      if (const auto at = recording.previous(Kind::solution, recording.size())) {
        EXPECT_EQ(recording.board_at(*at), found);
      } else {
        EXPECT_EQ(counters.solutions, 0U);
      }
    }
  }
}

TEST_P(EachGuessingSolver, ShowsTheSameWhateverIsKept) {
  const Grid clues = guessed[solver().algorithm->propagates ? 1 : 0];
  const std::vector<Event> all = plain_run(clues, 1);
  RecordProperty("events", static_cast<int>(all.size()));
  // Hundreds of pieces, at most eight checkpoints.
  Recording recording{solver(), clues, {.checkpoints = 8, .interval = 16}};
  while (recording.extend(all.size() / 100)) {
    ASSERT_EQ(recording.event(recording.size() - 1).kind, Kind::guess);
  }
  ASSERT_EQ(recording.size(), all.size());
  EXPECT_TRUE(recording.events(0, unlimited) == all);
  EXPECT_LE(recording.samples().size(), 10U);
  const std::uint64_t middle = all.size() / 2;
  const std::vector<Event> part = recording.events(middle, 30);
  EXPECT_TRUE(std::equal(part.begin(), part.end(), all.begin() + static_cast<std::ptrdiff_t>(middle)));
}

// Going backwards through the whole recording, every board is that of a forward run.
TEST_P(EachSolver, StepsBackExactly) {
  Recording recording{solver(), easy, {.checkpoints = 4, .interval = 8}};
  recording.finish();
  const std::uint64_t size = std::min<std::uint64_t>(recording.size(), 3000);
  std::vector<Grid> boards{easy};
  for (const Event& event : recording.events(0, size)) {
    Grid board = boards.back();
    if (event.kind == Kind::place || event.kind == Kind::guess) board.set(event.cell, event.digit);
    if (event.kind == Kind::remove) board.clear(event.cell);
    boards.push_back(board);
  }
  for (std::uint64_t at = size + 1; at-- > 0;) {
    const Moment moment = recording.moment_at(at);
    ASSERT_EQ(moment.at, at);
    ASSERT_EQ(moment.board, boards[at]);
    if (at == 0) break;
    const Event event = recording.event(at - 1);
    ASSERT_EQ(moment.guesses.size(), static_cast<std::size_t>(event.depth));
    const Moment before = recording.moment_at(at - 1);
    if (before.board.is_blank(event.cell)) {
      ASSERT_EQ(before.candidates[event.cell], event.candidates) << at;
    }
    if (event.kind == Kind::propagate) {
      ASSERT_EQ(moment.candidates[event.cell], event.candidates - DigitSet{event.digit});
    }
  }
}

TEST_P(EachSolver, FindsTheNextAndThePreviousOfEachKind) {
  Recording recording{solver(), easy, {.solutions = unlimited, .checkpoints = 4, .interval = 8}};
  recording.finish();
  const std::vector<Event> all = recording.events(0, unlimited);
  const std::uint64_t step = all.size() / 97 + 1;
  for (Kind kind : event_kinds()) {
    for (std::uint64_t from = 0; from <= all.size(); from += step) {
      std::optional<std::uint64_t> next, previous;
      for (std::uint64_t i = from; i < all.size() && !next; ++i) {
        if (all[i].kind == kind) next = i;
      }
      for (std::uint64_t i = from; i-- > 0 && !previous;) {
        if (all[i].kind == kind) previous = i;
      }
      ASSERT_EQ(recording.next(kind, from), next);
      ASSERT_EQ(recording.previous(kind, from), previous);
    }
  }
}

TEST_P(EachSolver, RecordsNothingOfConflictingClues) {
  Recording recording{solver(), test::PuzzleMaker{4}.conflicting()};
  EXPECT_FALSE(recording.extend(100));
  EXPECT_EQ(recording.end(), Recording::End::conflict);
  EXPECT_EQ(recording.size(), 0U);
  EXPECT_EQ(recording.counters(), gallery::Counters{});
  EXPECT_TRUE(recording.events(0, 10).empty());
}

TEST_P(EachSolver, TakesAFullGrid) {
  const Grid full = test::PuzzleMaker{5}.full_grid();
  Recording recording{solver(), full};
  recording.finish();
  ASSERT_EQ(recording.size(), 1U);
  EXPECT_EQ(recording.event(0).kind, Kind::solution);
  EXPECT_EQ(recording.end(), Recording::End::satisfied);
}

// Millions of events. None is kept, and every part can be shown.
TEST(Trace, KeepsWithinBoundsWhatRunsForMillionsOfEvents) {
  const Grid clues = grid("......6..23.............9....6..7...5..2...3........1...7.69....1.....25.....8...");
  const Solver& solver = *find_solver("table_backtracking");
  Recording recording{solver, clues, {.checkpoints = 64, .interval = 256}};
  recording.extend(3'000'000);
  ASSERT_GE(recording.size(), 3'000'000U);
  // The same places of a run without a recording, in order.
  std::uint64_t at = 0;
  Grid board = clues;
  solver.algorithm->trace(
      clues, 1, [](const Grid&) { return true; },
      [&](const Event& event) {
        if (at % 499'979 == 0) {
          EXPECT_EQ(recording.event(at), event) << at;
          EXPECT_EQ(recording.board_at(at), board) << at;
        }
        ++at;
        if (event.kind == Kind::guess) board.set(event.cell, event.digit);
        if (event.kind == Kind::remove) board.clear(event.cell);
        return at < recording.size();
      });
  EXPECT_EQ(recording.counters().placements + recording.counters().undos + recording.counters().backtracks,
            recording.size());
  EXPECT_LE(recording.samples().size(), 65U);
  EXPECT_LT(recording.memory(), 2'000'000U);
}

TEST(Trace, TellsLogicByItsSteps) {
  const Solver& logic = *find_solver("logic");
  Recording recording{logic, easy, {.uniqueness = true}};
  recording.finish();
  EXPECT_EQ(recording.end(), Recording::End::satisfied);
  const logic::Path path = logic::solve(logic::State{easy}, logic::techniques());
  ASSERT_EQ(recording.steps().size(), path.steps.size());
  EXPECT_EQ(recording.board_at(recording.size()), path.last.values());
  for (const Event& event : recording.events(0, unlimited)) {
    if (event.kind != Kind::place) continue;
    const logic::Step& step = recording.steps()[static_cast<std::size_t>(event.step)];
    EXPECT_EQ(step.placements.front().cell, event.cell);
    EXPECT_EQ(step.placements.front().digit, event.digit);
  }
}

// The candidates at the end are those of the logic state, so every elimination was an event.
TEST(Trace, TellsEveryEliminationOfLogic) {
  Recording recording{*find_solver("logic"), hard};
  recording.finish();
  const logic::Path path = logic::solve(logic::State{hard}, logic::techniques(), {.uniqueness = false});
  const Moment last = recording.moment_at(recording.size());
  EXPECT_EQ(last.board, path.last.values());
  for (Cell cell : path.last.blanks()) EXPECT_EQ(last.candidates[cell], path.last.candidates(cell));
  EXPECT_EQ(recording.end(), path.end == logic::Path::End::solved ? Recording::End::satisfied : Recording::End::stuck);
}

TEST(Trace, TellsWhereLogicFindsAContradiction) {
  Recording recording{*find_solver("logic"), test::PuzzleMaker{3}.impossible(34)};
  recording.finish();
  ASSERT_EQ(recording.end(), Recording::End::contradiction);
  EXPECT_EQ(recording.event(recording.size() - 1).kind, Kind::backtrack);
  EXPECT_EQ(recording.counters().backtracks, 1U);
}

TEST(Trace, TellsEventsInThreeLanguages) {
  const auto told = [](const Event& event, Language language) { return describe(event, {}, language); };
  Event event;
  event.cell = Cell{1};
  event.digit = 7;
  event.reason = Event::Reason::only_place;
  event.house = 0;
  EXPECT_EQ(told(event, Language::en), "r1c2 = 7: its only place in row 1");
  EXPECT_EQ(told(event, Language::zh_hans), "r1c2 = 7：第 1 行中唯一的位置");
  event.kind = Kind::guess;
  event.reason = Event::Reason::choice;
  event.house = -1;
  event.candidates = DigitSet{3, 7};
  EXPECT_EQ(told(event, Language::en), "r1c2 = 7? one of 37");
  EXPECT_EQ(told(event, Language::zh_hant), "r1c2 = 7？候選數 37 之一");
  EXPECT_EQ(sentence(event, Language::en), "{cell} = {digit}? one of {digits}");
  EXPECT_EQ(sentence(event, Language::zh_hant), "{cell} = {digit}？候選數 {digits} 之一");
}

// The description of every event has no placeholder left.
TEST_P(EachSolver, TellsEveryEvent) {
  for (const Grid& clues : {easy, guessed[1], test::PuzzleMaker{3}.impossible(34)}) {
    Recording recording{solver(), clues};
    recording.extend(3000);
    for (const Event& event : recording.events(0, 3000)) {
      for (const LanguageEntry& one : languages()) {
        const std::string words = describe(event, recording.steps(), one.language);
        ASSERT_EQ(words.find_first_of("{}"), std::string::npos) << words;
      }
    }
  }
}

TEST(Trace, NamesKindsAndReasonsDifferently) {
  std::vector<std::string_view> names;
  for (Kind kind : event_kinds()) {
    names.push_back(shudu::id(kind));
    EXPECT_EQ(find_event_kind(shudu::id(kind)), kind);
  }
  for (Event::Reason reason : event_reasons()) {
    names.push_back(shudu::id(reason));
    EXPECT_EQ(find_event_reason(shudu::id(reason)), reason);
  }
  EXPECT_EQ(find_event_kind("only_candidate"), std::nullopt);
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
  EXPECT_EQ(shudu::id(Event::Reason::full), "full");
  EXPECT_EQ(shudu::id(Kind::solution), "solution");
}

}  // namespace
}  // namespace shudu::trace
