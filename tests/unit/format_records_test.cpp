// Records of classic puzzles and of variants in one input.
#include "format/not_read.h"

#include <gmock/gmock.h>

#include <functional>

#include "ask/search_puzzle.h"
#include "ask/variant_fields.h"
#include "format/classic_form.h"
#include "shudu/format.h"
#include "shudu/search.h"
#include "shudu/variant.h"

namespace shudu {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* thermo = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1";

std::vector<Record> all_in(const std::string& text) {
  PuzzleReader reader{read_from(text)};
  std::vector<Record> records;
  while (auto record = reader.next_record()) records.push_back(*std::move(record));
  return records;
}

// c for a classic puzzle, v for a variant, x for an error.
std::string kinds(const std::vector<Record>& records) {
  std::string text;
  for (const Record& record : records) text += record.variant != nullptr ? 'v' : record.puzzle ? 'c' : 'x';
  return text;
}

TEST(FormatRecords, ReadsBothKinds) {
  const auto records = all_in(std::string{classic} + "\n\n# a remark\n" + thermo + "\n  " + thermo + "\n" + classic);
  ASSERT_EQ(kinds(records), "cvvc");
  EXPECT_EQ(records[1].variant_line, 4);
  EXPECT_EQ(records[2].variant_line, 5);
  EXPECT_EQ(records[3].puzzle->line, 6);
}

TEST(FormatRecords, PassesPlainVariantsToTheClassicEngine) {
  const auto records = all_in(".~R1C1_5~R1C2_3~R9C9_9\n.~R1C1_5~R1C2_3_4\n");
  ASSERT_EQ(kinds(records), "cc");
  EXPECT_EQ(records[0].puzzle->clues.clue_count(), 3);
  EXPECT_FALSE(records[0].puzzle->candidates);
  ASSERT_TRUE(records[1].puzzle->candidates);
  EXPECT_EQ((*records[1].puzzle->candidates)[Cell{1}], (DigitSet{3, 4}));
  EXPECT_EQ(records[1].puzzle->line, 2);
}

TEST(FormatRecords, TakesDocumentsWithOtherRulesAsVariants) {
  const std::string row = "[{},{},{},{},{},{},{},{},{}]";
  std::string grid = row;
  for (int i = 1; i < 9; ++i) grid += "," + row;
  const std::string document = "{\"size\":9,\"grid\":[" + grid + "]";
  const auto records = all_in(document + "}\n" + document +
                              ",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]}\n" + classic + "\n");
  ASSERT_EQ(kinds(records), "cvc");
  EXPECT_THAT(rule_ids(*records[1].variant), ElementsAre("killer_cage"));
}

// The classic reader refuses rules that are only written, so the other one reads them, or says what it does not understand.
TEST(FormatRecords, ReadsRulesThatAreOnlyWritten) {
  const std::string row = "[{},{},{},{},{},{},{},{},{}]";
  std::string rows = row;
  for (int i = 1; i < 9; ++i) rows += "," + row;
  const auto scl = [&](const std::string& rules) {
    return "{\"cells\":[" + rows + "],\"metadata\":{\"rules\":\"" + rules + "\"}}\n";
  };
  const auto fpuzzles = [&](const std::string& rules) {
    return "{\"size\":9,\"grid\":[" + rows + "],\"ruleset\":\"" + rules + "\"}\n";
  };
  const auto sudokumaker = [&](const std::string& rules) {
    std::string cells = "{}";
    for (int i = 1; i < 81; ++i) cells += ",{}";
    return "{\"formatVersion\":\"1.6.0\",\"puzzle\":{\"comment\":\"" + rules + "\",\"cells\":[" + cells +
           "],\"constraints\":[{\"type\":2003,\"areas\":[]}]}}\n";
  };
  const auto lisudoku = [&](const std::string& rules) {
    return "{\"gridSize\":9,\"fixedNumbers\":[],\"rules\":\"" + rules + "\"}\n";
  };
  const std::vector<std::function<std::string(const std::string&)>> documents{scl, fpuzzles, sudokumaker, lisudoku};
  for (const auto& document : documents) {
    const auto records = all_in(document("Antiknight rules apply.") + document("Draw a snake."));
    ASSERT_EQ(kinds(records), "vx") << document("");
    EXPECT_THAT(rule_ids(*records[0].variant), ElementsAre("anti_knight"));
    EXPECT_EQ(records[1].puzzle.error().message, "rules: this sentence is not understood: 'Draw a snake'");
  }
  for (const auto& document : {scl("Normal sudoku rules apply."), fpuzzles("Normal sudoku rules apply.")}) {
    const auto records = all_in(document);
    ASSERT_EQ(kinds(records), "c");
    EXPECT_EQ(records[0].puzzle->description, "Normal sudoku rules apply.");
  }
}

TEST(FormatRecords, ReadsDocumentsWithRulesAsJson) {
  const std::string row = "[{},{},{},{},{},{},{},{},{}]";
  std::string text = "{\"cells\":[" + row;
  for (int i = 1; i < 9; ++i) text += "," + row;
  text += "],\"metadata\":{\"rules\":\"Antiking.\"}}\n";
  PuzzleReader reader{read_from(text), find_format("json")};
  const auto record = reader.next_record();
  ASSERT_TRUE(record);
  EXPECT_NE(record->variant, nullptr);
}

// An address of any site says nothing about the next one.
TEST(FormatRecords, ReadsAddressesOfSeveralSites) {
  Puzzle marked = puzzle_of(*grid_from(classic));
  marked.notes = Candidates{marked.values};
  std::string text = std::string{"https://example.org/?s="} + classic + "\n";
  for (const char* id : {"fpuzzles", "sudokupad"}) EXPECT_FALSE(write_puzzle(*find_format(id), marked, 0, text));
  const variant::Puzzle diagonal = *variant::read(".Diagonal~1");
  text += find_format("sudokupad")->variants.write(diagonal).text + "\n";
  const auto records = all_in(text);
  ASSERT_EQ(kinds(records), "cccv");
  EXPECT_EQ(records[0].puzzle->format, "address");
  EXPECT_EQ(records[1].puzzle->format, "fpuzzles");
  EXPECT_EQ(records[2].puzzle->format, "sudokupad");
  EXPECT_TRUE(records[2].puzzle->notes);
}

TEST(FormatRecords, SaysWhereAVariantIsWrong) {
  const auto records = all_in(std::string{classic} + "\n.Nonsense~R1C1\n" + thermo);
  ASSERT_EQ(kinds(records), "cxv");
  EXPECT_EQ(records[1].puzzle.error().line, 2);
  EXPECT_THAT(records[1].puzzle.error().message, HasSubstr("Nonsense"));
}

TEST(FormatRecords, ReadsOnlyTheGivenFormat) {
  PuzzleReader reader{read_from(std::string{thermo} + "\n"), find_format("json")};
  const auto record = reader.next_record();
  ASSERT_TRUE(record);
  EXPECT_EQ(record->variant, nullptr);
  EXPECT_FALSE(record->puzzle);
}

TEST(FormatRecords, ReadsAFormatOfVariantsOnly) {
  PuzzleReader reader{read_from(std::string{thermo} + "\n" + classic + "\n.~R1C1_5\nnonsense\n"), find_format("iss")};
  std::vector<Record> records;
  while (auto record = reader.next_record()) records.push_back(*std::move(record));
  ASSERT_EQ(kinds(records), "vxcx");
  EXPECT_EQ(records[1].puzzle.error().message, "expected a record of iss");
  EXPECT_EQ(records[1].puzzle.error().line, 2);
  EXPECT_EQ(records[3].puzzle.error().line, 4);
}

TEST(FormatRecords, LeavesRowsOfClassicGridsAlone) {
  EXPECT_FALSE(begins_with_token(classic));
  EXPECT_FALSE(begins_with_token("..3.2.6.."));
  EXPECT_FALSE(begins_with_token(".x3.2.6.."));
  EXPECT_FALSE(begins_with_token(".xxx2.6.."));
  EXPECT_TRUE(begins_with_token(" .Cage~3~R1C1~R1C2"));
  EXPECT_TRUE(begins_with_token(".~R1C1_1"));
}

// Each cell has the digits of the solution and two more.
std::string with_marks(const std::string& solution) {
  std::string text = ".";
  for (int i = 0; i < 81; ++i) {
    const int digit = solution[static_cast<std::size_t>(i)] - '0';
    text += "~R" + std::to_string(i / 9 + 1) + "C" + std::to_string(i % 9 + 1);
    for (const int more : {0, 3, 7}) text += "_" + std::to_string((digit - 1 + more) % 9 + 1);
  }
  return text;
}

TEST(FormatRecords, SearchesPencilMarksOnTheEngineThatSuitsThem) {
  const Grid solution = *solve(all_in(classic)[0].puzzle->clues);
  const auto records = all_in(with_marks(to_line(solution)) + "\n");
  ASSERT_EQ(kinds(records), "c");
  const Puzzle& marked = *records[0].puzzle;
  ASSERT_TRUE(marked.candidates);
  EXPECT_FALSE(variant::suits_classic_engine(variant_form(marked)));
  const SearchResult found = search_puzzle(marked, 100);
  EXPECT_EQ(found.answer.count, search(*marked.candidates, 100).answer.count);
  EXPECT_GT(found.answer.count, 1);
  // Of several solutions the same is reported everywhere, whatever the limit.
  for (const std::uint64_t limit : {1, 2, 100}) {
    const Answer answer = search_puzzle(marked, limit).answer;
    EXPECT_EQ(answer.solution, search(*marked.candidates, 1).answer.solution);
    EXPECT_EQ(answer.count, search(*marked.candidates, limit).answer.count);
  }

  variant::Puzzle position = variant_form(marked);
  for (std::size_t i = 0; i < 17; ++i) position.candidates[i] = position.shape.bit(solution[Cell{static_cast<int>(i)}]);
  EXPECT_TRUE(variant::suits_classic_engine(position));
}

TEST(FormatRecords, ClassicPuzzlesAreTheSameAsVariants) {
  const auto records = all_in(classic);
  const variant::Puzzle as_variant = variant_form(*records[0].puzzle);
  EXPECT_TRUE(variant::is_classic(as_variant));
  EXPECT_EQ(classic_form(as_variant, "json", 1).clues, records[0].puzzle->clues);
  EXPECT_EQ(to_line(as_variant.shape, variant::search(as_variant).solution),
            to_line(solve(records[0].puzzle->clues).value()));
}

TEST(VariantFields, NamesConflictsAndClues) {
  const auto puzzle = variant::read(".Shape~4x4.~R1C1_1~R1C2_1.Cage~5~R2C1~R2C2");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(to_string(conflicts(puzzle->shape, given_values(*puzzle)), puzzle->shape),
            "1 twice in row 1: r1c1, r1c2; 1 twice in region 1: r1c1, r1c2");
  EXPECT_EQ(in_words(puzzle->clues[0], puzzle->shape), "killer_cage r2c1 r2c2; 5");
}

}  // namespace
}  // namespace shudu
