// What formats hold: nothing of the board is lost without an error, from any format to any other.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "pattern_puzzle.h"
#include "random_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// Formats that show only candidates: an entry and a cell with one candidate left look like clues.
bool shows_candidates_only(std::string_view id) { return id == "pencilmarks" || id == "sdx" || id == "sukaku"; }

Candidates parts_shown(const Puzzle& puzzle) {
  Candidates parts_shown = puzzle.candidates.value_or(Candidates{puzzle.values});
  for (Cell cell : puzzle.values.filled()) parts_shown.set(cell, DigitSet{puzzle.values[cell]});
  return parts_shown;
}

// What is left when every single digit has been removed from its peers, again and again. Nothing if a cell is then
// without candidates. Puzzles with equal results have equal solutions.
std::optional<Candidates> settled(Candidates candidates) {
  for (Candidates before; before != candidates;) {
    before = candidates;
    for (Cell cell : all_cells()) {
      if (before[cell].is_single()) candidates.place(cell, before[cell].first());
    }
  }
  if (candidates.has_contradiction()) return std::nullopt;
  return candidates;
}

Candidates in_open_cells(Candidates marks, const Grid& values) {
  for (Cell cell : values.filled()) marks.set(cell, {});
  return marks;
}

// The puzzle, written and read again in the format, or nothing if the format refuses it.
std::optional<Puzzle> through(const Format& format, const Puzzle& puzzle) {
  std::string text{format.prologue};
  const std::size_t before = text.size();
  if (write_puzzle(format, puzzle, 0, text)) {
    RC_ASSERT(text.size() == before);
    return std::nullopt;
  }
  text += format.epilogue;
  PuzzleReader reader{read_from(text), &format};
  auto record = reader.next();
  RC_ASSERT(record.has_value());
  if (!*record) RC_FAIL(text + to_string(record->error()));
  return **record;
}

// Every part of the board is still there. Marks may have changed their kind.
void check_nothing_is_lost(const Format& format, const Puzzle& before, const Puzzle& after) {
  const PartSet parts = parts_of(before);
  if (parts.contains(Part::colours)) RC_ASSERT(after.colours == before.colours);
  if (!shows_candidates_only(format.id)) {
    RC_ASSERT(after.clues == before.clues);
    RC_ASSERT(after.values == before.values);
  }
  if (parts.contains(Part::candidates)) {
    const bool as_notes = after.notes == in_open_cells(*before.candidates, before.values);
    RC_ASSERT(as_notes || settled(parts_shown(after)) == settled(parts_shown(before)));
  }
  if (parts.contains(Part::notes) && after.notes != before.notes) {
    Candidates as_candidates = parts_shown(before);
    for (Cell cell : before.values.blanks()) as_candidates.set(cell, (*before.notes)[cell]);
    RC_ASSERT(settled(parts_shown(after)) == settled(as_candidates));
  }
  if (parts.contains(Part::corner_notes)) {
    RC_ASSERT(after.corner_notes == before.corner_notes || after.notes == before.corner_notes);
  }
}

RC_GTEST_PROP(FormatParts, NothingOfTheBoardIsLostFromAnyFormatToAnyOther, (std::uint64_t seed)) {
  Random random{seed};
  const Puzzle puzzle = random_puzzle(random);
  for (const Format& from : formats()) {
    if (from.write == nullptr || from.reader == nullptr) continue;
    const auto first = through(from, puzzle);
    RC_LOG() << "to " << from.id << '\n';
    if (!lost_parts(puzzle, from).empty()) RC_ASSERT(!first.has_value());
    if (!first) continue;
    check_nothing_is_lost(from, puzzle, *first);
    for (const Format& to : formats()) {
      if (to.write == nullptr || to.reader == nullptr) continue;
      RC_LOG() << from.id << " to " << to.id << '\n';
      if (const auto second = through(to, *first)) check_nothing_is_lost(to, *first, *second);
    }
  }
}

RC_GTEST_PROP(FormatParts, LossyWritesWhateverTheFormatHolds, (std::uint64_t seed)) {
  Random random{seed};
  const Puzzle puzzle = random_puzzle(random);
  for (const Format& format : formats()) {
    if (format.write == nullptr || format.id == "bank") continue;
    RC_LOG() << format.id << '\n';
    std::string text;
    const auto reason = write_puzzle(format, puzzle, 0, text, OnLoss::leave_out);
    // Some formats cannot write clues that conflict, or all clues of one digit.
    RC_ASSERT(reason.has_value() == text.empty());
    if (reason) RC_ASSERT(*reason == "cannot hold a cell without candidates" || format.id == "gnome_sudoku");
  }
}

TEST(FormatParts, AreNamed) {
  EXPECT_EQ(parts_of(puzzle_of(pattern_clues())), PartSet{});
  Puzzle puzzle = pattern_state();
  EXPECT_EQ(parts_of(puzzle), (PartSet{Part::entries, Part::candidates}));
  puzzle.corner_notes = puzzle.candidates;
  puzzle.colours = Grid{};
  puzzle.title = "x";
  EXPECT_THAT(names(parts_of(puzzle)), testing::ElementsAre("entries", "candidates", "corner notes", "texts"));
}

TEST(FormatParts, AreRefusedByNameWithTheFormatsThatHoldThem) {
  Puzzle puzzle = pattern_state();
  EXPECT_EQ(refusal(puzzle, "line"),
            "cannot hold entries and candidates (hodoku, sudokuwiki, fpuzzles, sudokupad, opensudoku, json, sukaku, "
            "sdk_sadman, simple_sudoku, sdx and pencilmarks can)");
  puzzle.notes = puzzle.candidates;
  puzzle.colours = pattern_clues();
  EXPECT_EQ(refusal(puzzle, "sdk_sadman"), "cannot hold candidates (fpuzzles and json can)");
  EXPECT_EQ(refusal(puzzle, "hodoku"), "cannot hold notes and colours (fpuzzles and json can)");
  std::string text;
  EXPECT_FALSE(write_puzzle(*find_format("line"), puzzle, 0, text, OnLoss::leave_out));
  EXPECT_EQ(text, to_line(puzzle.clues) + '\n');
}

TEST(FormatParts, MarksMoveToTheKindThatTheFormatHas) {
  const Puzzle puzzle = pattern_state();
  const Puzzle noted = read_puzzle(written(puzzle, "sdk_sadman"));
  EXPECT_FALSE(noted.candidates);
  EXPECT_EQ(noted.notes, in_open_cells(*puzzle.candidates, puzzle.values));
  const Puzzle again = read_puzzle(written(noted, "hodoku"));  // every open cell has notes
  EXPECT_EQ(again.candidates, puzzle.candidates);
  EXPECT_FALSE(again.notes);

  Puzzle few = puzzle_of(pattern_clues());
  few.notes = Candidates{};
  for (Cell cell : all_cells()) few.notes->set(cell, cell == Cell{1} ? DigitSet{1, 2} : DigitSet{});
  EXPECT_EQ(lost_parts(few, *find_format("hodoku")), PartSet{Part::notes});

  Puzzle corner = puzzle_of(pattern_clues());
  corner.corner_notes = few.notes;
  EXPECT_EQ(read_puzzle(written(corner, "sdk_sadman")).notes, few.notes);
  EXPECT_EQ(read_puzzle(written(corner, "opensudoku")).corner_notes, few.notes);
  corner.notes = few.notes;
  EXPECT_EQ(lost_parts(corner, *find_format("sdk_sadman")), PartSet{Part::corner_notes});
}

}  // namespace
}  // namespace shudu
