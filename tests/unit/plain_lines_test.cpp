// Plain lines have a fast path. It must give the same results as the general reader.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "in_pieces.h"
#include "puzzle_maker.h"
#include "read_all.h"

namespace shudu {
namespace {

// "line: outcome" of every record. Plain lines are taken up to `most` at a time.
std::vector<std::string> read_both_ways(const std::string& text, std::size_t piece, std::size_t most) {
  PuzzleReader reader{in_pieces(text, piece)};
  std::vector<std::string> outcomes;
  std::vector<Grid> grids(most);
  for (;;) {
    std::uint64_t line = 0;
    while (const std::size_t n = reader.next_plain(grids, line)) {
      EXPECT_LE(n, most);
      for (std::size_t i = 0; i < n; ++i) outcomes.push_back(std::to_string(line + i) + ": " + to_line(grids[i]));
    }
    if (!reader.has_buffered_input() && reader.read_more()) continue;
    const auto record = reader.next();
    if (!record) return outcomes;
    const std::uint64_t at = *record ? (*record)->line : record->error().line;
    outcomes.push_back(std::to_string(at) + ": " + outcome(*record));
  }
}

std::vector<std::string> read_one_by_one(const std::string& text) {
  std::vector<std::string> outcomes;
  for (const auto& record : read_all(text)) {
    outcomes.push_back(std::to_string(record ? record->line : record.error().line) + ": " + outcome(record));
  }
  return outcomes;
}

// Lines that are plain, nearly plain, or something else.
std::string random_lines(Random& random) {
  test::PuzzleMaker maker{random.next()};
  const std::string line = to_line(maker.unique(30));
  std::string text;
  for (std::uint64_t n = random.below(40); n > 0; --n) {
    std::string next = line;
    std::rotate(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(random.below(81)), next.end());
    switch (random.below(16)) {
      case 0: next = to_line(maker.unique(40), '0'); break;
      case 1: next += " # with a name"; break;
      case 2: next.pop_back(); break;
      case 3: next += '5'; break;
      case 4: next[random.below(81)] = static_cast<char>(random.below(256)); break;
      case 5: next[random.below(81)] = '*'; break;
      case 6: next = "# comment"; break;
      case 7: next = ""; break;
      case 8: next = ' ' + next; break;
      case 9:
        next =
            "[Puzzle]\n1........\n.2.......\n..3......\n...4.....\n....5....\n.....6...\n......7..\n.......8.\n........"
            "9";
        break;
      default: break;
    }
    text += next + (random.below(8) == 0 ? "\r\n" : "\n");
  }
  if (random.below(2) == 0 && !text.empty()) text.pop_back();
  return text;
}

RC_GTEST_PROP(PlainLines, ReadAsAnyOtherRecord, (std::uint64_t seed)) {
  Random random{seed};
  const std::string text = random_lines(random);
  const std::size_t piece = 1 + random.below(random.below(2) == 0 ? 90 : 5000);
  const std::size_t most = 1 + random.below(50);
  RC_ASSERT(read_both_ways(text, piece, most) == read_one_by_one(text));
}

TEST(PlainLines, AreNoneBeforeTheFirstRecordIsKnown) {
  const std::string line(81, '.');
  PuzzleReader reader{read_from(line + '\n' + line + '\n')};
  std::vector<Grid> grids(4);
  std::uint64_t at = 0;
  EXPECT_EQ(reader.next_plain(grids, at), 0U);
  ASSERT_TRUE(reader.next());
  EXPECT_EQ(reader.next_plain(grids, at), 1U);
  EXPECT_EQ(at, 2U);
  EXPECT_FALSE(reader.next());
}

}  // namespace
}  // namespace shudu
