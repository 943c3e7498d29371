// All formats: a format reads back what it writes, by name and by detection, as far as it can store it. A bad record
// does not affect the records around it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "random_puzzle.h"
#include "read_all.h"
#include "shudu/board.h"

namespace shudu {
namespace {

using Text = std::string Puzzle::*;

// What a format reads back besides Format::holds.
struct Capability {
  std::string_view id;
  std::vector<Text> texts = {};
  std::string_view bad_record = {};  // empty: a record without one of its lines
};

const std::vector<Text> sdk_texts{&Puzzle::author, &Puzzle::description, &Puzzle::comment, &Puzzle::date,
                                  &Puzzle::source, &Puzzle::level,       &Puzzle::url};
const std::string bad_line = std::string(40, '.') + "z" + std::string(40, '.') + "\n";

const std::vector<Capability>& capabilities() {
  static const std::vector<Capability> table{
      {.id = "hodoku", .bad_record = ":0000:x:12:::\n"},
      {.id = "sudokuwiki", .bad_record = "https://www.sudokuwiki.org/sudoku.htm?bd=S9B01\n"},
      {.id = "fpuzzles",
       .texts = {&Puzzle::title, &Puzzle::author},
       .bad_record = "https://f-puzzles.com/?load=N4Ig\n"},
      {.id = "sudokupad", .texts = {&Puzzle::title, &Puzzle::author}, .bad_record = "https://sudokupad.app/sclN4Ig\n"},
      {.id = "opensudoku", .texts = {&Puzzle::comment}, .bad_record = "<game data=\"12\"/>\n"},
      {.id = "json",
       .texts = {&Puzzle::title, &Puzzle::author, &Puzzle::description, &Puzzle::comment, &Puzzle::date,
                 &Puzzle::source, &Puzzle::url, &Puzzle::level, &Puzzle::id},
       .bad_record = "{\"puzzle\":\"12\"}\n"},
      {.id = "csv", .texts = {&Puzzle::level, &Puzzle::id, &Puzzle::title}, .bad_record = "12,,,,\n"},
      {.id = "bank", .texts = {&Puzzle::level, &Puzzle::id}, .bad_record = bad_line},
      {.id = "sukaku", .bad_record = bad_line},
      {.id = "sdm", .bad_record = bad_line},
      {.id = "solo", .bad_record = "3x3:a1b2\n"},
      {.id = "line", .bad_record = bad_line},
      {.id = "sdk", .texts = sdk_texts},
      {.id = "sdk_sadman", .texts = sdk_texts},
      {.id = "simple_sudoku"},
      {.id = "sdx"},
      {.id = "pencilmarks"},
      {.id = "gnome_sudoku", .bad_record = bad_line},
      {.id = "json_rows", .bad_record = "[[1,2],[3]]\n"},
      {.id = "c"},
      {.id = "swift"},
      {.id = "python"},
      {.id = "grid"},
      {.id = "rows"},
      {.id = "spaced"},
  };
  return table;
}

const Capability& capability_of(const Format& format) {
  const auto found = std::ranges::find(capabilities(), format.id, &Capability::id);
  static const Capability clues_alone{};
  return found == capabilities().end() ? clues_alone : *found;
}

// The digits each cell shows.
Candidates roundtrip_shown(const Puzzle& puzzle) {
  Candidates roundtrip_shown = puzzle.candidates.value_or(Candidates{puzzle.values});
  for (Cell cell : puzzle.values.filled()) roundtrip_shown.set(cell, DigitSet{puzzle.values[cell]});
  return roundtrip_shown;
}

// A puzzle whose board the format holds as it is, without moving marks to another kind.
Puzzle acceptable_puzzle(const Format& format, Random& random) {
  constexpr PartSet board{Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours};
  for (;;) {
    Puzzle puzzle = random_puzzle(random);
    std::string text;
    if (((parts_of(puzzle) & board) - format.holds).empty() && !write_puzzle(format, puzzle, 0, text)) return puzzle;
  }
}

// The clues that are read back. Formats that show only candidates must guess which cells are filled.
Grid expected_clues(std::string_view id, const Puzzle& puzzle) {
  const bool is_candidate_grid = id == "pencilmarks" || id == "sdx";
  if (id == "sukaku" && !has_eliminations(puzzle)) return puzzle.values;
  if (!is_candidate_grid && id != "sukaku") return puzzle.clues;
  const Candidates all = id == "sukaku" ? *puzzle.candidates : roundtrip_shown(puzzle);
  Grid clues;
  for (Cell cell : all_cells()) {
    bool is_filled = all[cell].is_single();
    if (id == "sdx") is_filled = is_filled && !(puzzle.clues.is_blank(cell) && !puzzle.values.is_blank(cell));
    for (Cell other : all_cells()) {
      if (is_candidate_grid && is_filled && cell.sees(other)) is_filled = !all[other].contains(all[cell].first());
    }
    if (is_filled) clues.set(cell, all[cell].first());
  }
  return clues;
}

void check_read_back(const Format& format, const Puzzle& written, const Puzzle& read, bool by_name) {
  const Capability& holds = capability_of(format);
  const bool is_candidate_grid = format.id == "pencilmarks" || format.id == "sdx";
  // If every cell has at most one digit, the text does not show that candidates were meant.
  const Candidates digits = roundtrip_shown(written);
  const auto has_several = [&digits](Cell cell) { return digits[cell].size() > 1; };
  if (is_candidate_grid && !by_name && std::ranges::none_of(all_cells(), has_several)) return;
  RC_ASSERT(to_line(read.clues) == to_line(expected_clues(format.id, written)));
  RC_ASSERT(read.values.extends(read.clues));
  const auto is_held = [&format](Part part) { return format.holds.contains(part); };
  if (is_held(Part::entries) && !is_candidate_grid && format.id != "sukaku") RC_ASSERT(read.values == written.values);
  if (is_candidate_grid) RC_ASSERT(read.candidates == roundtrip_shown(written));
  if (is_held(Part::candidates) && !is_candidate_grid && format.id != "sukaku" && !has_conflict(written.values)) {
    RC_ASSERT(has_eliminations(read) == has_eliminations(written));
    if (has_eliminations(written)) RC_ASSERT(read.candidates == written.candidates);
  }
  for (const auto& [part, marks] :
       {std::pair{Part::notes, &Puzzle::notes}, {Part::corner_notes, &Puzzle::corner_notes}}) {
    if (parts_of(written).contains(part)) RC_ASSERT((read.*marks) == (written.*marks));
    RC_ASSERT(parts_of(read).contains(part) == parts_of(written).contains(part));
  }
  if (parts_of(written).contains(Part::colours)) RC_ASSERT(read.colours == written.colours);
  if (is_held(Part::solution)) RC_ASSERT(read.solution == written.solution);
  for (Text text : holds.texts) RC_ASSERT((read.*text) == (written.*text));
}

struct Output {
  std::string text;
  std::vector<Puzzle> puzzles;
};

// Some puzzles that the format accepts, as one text.
Output some_output(const Format& format, Random& random) {
  Output output{std::string{format.prologue}, {}};
  for (std::uint64_t n = 1 + random.below(4); n > 0; --n) {
    output.puzzles.push_back(acceptable_puzzle(format, random));
    write_puzzle(format, output.puzzles.back(), output.puzzles.size() - 1, output.text);
  }
  output.text += format.epilogue;
  return output;
}

// A record with one of its rows missing.
std::string with_a_row_missing(const std::string& record, Random& random) {
  std::vector<std::string> lines;
  std::vector<std::size_t> rows;
  for (std::size_t at = 0; at < record.size();) {
    const std::size_t end = record.find('\n', at) + 1;
    lines.push_back(record.substr(at, end - at));
    const bool is_row = lines.back().size() > 1 && lines.back()[0] != '#' && lines.back()[0] != '[' &&
                        lines.back().find("---") == std::string::npos && lines.back().find('=') == std::string::npos &&
                        lines.back().find_first_of("]}") != 0;
    if (is_row) rows.push_back(lines.size() - 1);
    at = end;
  }
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(rows[random.below(rows.size())]));
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

class FormatRoundtrip : public testing::TestWithParam<const Format*> {};

TEST_P(FormatRoundtrip, GivesBackWhatItHolds) {
  const Format& format = *GetParam();
  rc::detail::checkGTest([&format](std::uint64_t seed) {
    Random random{seed};
    const Output output = some_output(format, random);
    RC_LOG() << output.text;
    for (const bool by_name : {true, false}) {
      PuzzleReader reader{read_from(output.text), by_name ? &format : nullptr};
      for (const Puzzle& puzzle : output.puzzles) {
        const auto record = reader.next();
        RC_ASSERT(record.has_value());
        if (!*record) RC_FAIL(to_string(record->error()));
        check_read_back(format, puzzle, **record, by_name);
      }
      RC_ASSERT(!reader.next().has_value());
    }
  });
}

TEST_P(FormatRoundtrip, ABadRecordCostsNothingButItself) {
  const Format& format = *GetParam();
  rc::detail::checkGTest([&format](std::uint64_t seed) {
    Random random{seed};
    std::string text{format.prologue};
    std::vector<Puzzle> puzzles;
    while (puzzles.size() < 2) {
      const Puzzle puzzle = acceptable_puzzle(format, random);
      write_puzzle(format, puzzle, puzzles.size() * 2, text);
      puzzles.push_back(puzzle);
      if (puzzles.size() == 2) break;
      const std::string_view bad = capability_of(format).bad_record;
      std::string record;
      Puzzle victim = acceptable_puzzle(format, random);
      victim.candidates.reset();
      write_puzzle(format, victim, 1, record);
      text += bad.empty() ? with_a_row_missing(record, random) : std::string{bad};
    }
    text += format.epilogue;
    RC_LOG() << text;
    for (const bool by_name : {true, false}) {
      const Records records = read_all(text, by_name ? format.id : std::string_view{});
      RC_ASSERT(records.size() >= 3U);
      RC_ASSERT(records.front());
      RC_ASSERT(records.back());
      RC_ASSERT(!std::ranges::all_of(records, &Result<Puzzle>::has_value));
      check_read_back(format, puzzles[0], *records.front(), by_name);
      check_read_back(format, puzzles[1], *records.back(), by_name);
    }
  });
}

// The program at the other end of a pipe may wait for the answer before it sends more.
TEST(FormatRoundtripLive, ABlockIsReadWithoutAskingForMore) {
  for (const std::string_view id : {"rows", "spaced", "grid", "simple_sudoku", "sdx", "pencilmarks", "sdk"}) {
    const Format& format = *find_format(id);
    rc::detail::checkGTest([&format](std::uint64_t seed) {
      Random random{seed};
      std::string text;
      write_puzzle(format, acceptable_puzzle(format, random), 0, text);
      std::size_t at = 0;
      bool asked_for_more = false;
      PuzzleReader reader{[&](char* into, std::size_t room) {
        const std::size_t n = at < text.size() ? std::min(room, text.find('\n', at) + 1 - at) : 0;
        text.copy(into, n, at);
        at += n;
        asked_for_more |= n == 0;
        return n;
      }};
      RC_LOG() << text;
      RC_ASSERT(reader.next().has_value());
      RC_ASSERT(!asked_for_more);
    });
  }
}

std::vector<const Format*> two_way_formats() {
  std::vector<const Format*> all;
  for (const Format& format : formats()) {
    if (format.write != nullptr && format.reader != nullptr) all.push_back(&format);
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, FormatRoundtrip, testing::ValuesIn(two_way_formats()),
                         [](const auto& test) { return std::string{test.param->id}; });

TEST(FormatCapabilities, KnowEveryFormat) {
  for (const Format* format : two_way_formats()) {
    EXPECT_NE(capability_of(*format).id, "") << format->id << " has no row in the table of capabilities";
  }
}

}  // namespace
}  // namespace shudu
