// TextSource: lines and bytes of a stream, for pieces of any size.
#include "format/text_source.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstring>

#include "format/lookahead.h"
#include "in_pieces.h"

namespace shudu {
namespace {

std::vector<std::string> lines_of(TextSource& source) {
  std::vector<std::string> lines;
  while (const auto line = source.peek()) {
    EXPECT_EQ(source.line_number(), lines.size() + 1);
    lines.emplace_back(*line);
    source.next_line();
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(TextSource, GivesLinesWithoutTheirEnds) {
  TextSource source{in_pieces("one\ntwo\r\n\n\r\nlast", 3)};
  EXPECT_EQ(lines_of(source), (Lines{"one", "two", "", "", "last"}));
  TextSource ended{in_pieces("one\n", 1)};
  EXPECT_EQ(lines_of(ended), (Lines{"one"}));
  TextSource empty{in_pieces("", 1)};
  EXPECT_EQ(lines_of(empty), Lines{});
}

TEST(TextSource, DropsAByteOrderMarkAtTheBeginningAlone) {
  for (std::size_t piece : {1U, 2U, 100U}) {
    TextSource source{in_pieces("\xEF\xBB\xBFone\n\xEF\xBB\xBFtwo", piece)};
    EXPECT_EQ(lines_of(source), (Lines{"one", "\xEF\xBB\xBFtwo"}));
  }
  TextSource half{in_pieces("\xEF\xBB", 1)};
  EXPECT_EQ(lines_of(half), (Lines{"\xEF\xBB"}));
}

TEST(TextSource, LooksAheadAcrossPieces) {
  TextSource source{in_pieces("one\r\ntwo\nthree", 1)};
  EXPECT_EQ(source.peek(2), "three");
  EXPECT_EQ(source.peek(1), "two");
  EXPECT_EQ(source.peek(0), "one");
  EXPECT_EQ(source.peek(3), std::nullopt);
  source.next_line();
  EXPECT_EQ(source.line_number(), 2U);
  EXPECT_EQ(source.peek(), "two");
  EXPECT_EQ(source.peek(1), "three");
}

TEST(TextSource, AsksForNoMoreThanItNeeds) {
  // With a terminal or a pipe, the next line may depend on the answer to this one.
  int asked = 0;
  TextSource source{[&asked](char* into, std::size_t) {
    constexpr std::string_view lines[] = {"first\n", "second\n"};
    if (asked == 2) return std::size_t{0};
    const std::string_view line = lines[asked++];
    std::memcpy(into, line.data(), line.size());
    return line.size();
  }};
  EXPECT_EQ(source.peek(), "first");
  EXPECT_EQ(asked, 1);
  EXPECT_TRUE(source.has_buffered_line());
  source.next_line();
  EXPECT_FALSE(source.has_buffered_line());
  EXPECT_EQ(source.peek(), "second");
  EXPECT_EQ(asked, 2);
}

TEST(TextSource, CutsALineThatIsTooLongAndSkipsTheRestOfIt) {
  const std::string longest(max_record_bytes, 'a');
  for (std::size_t piece : {std::size_t{4097}, std::size_t{1} << 30}) {
    TextSource source{in_pieces("first\n" + longest + longest + "tail\nlast\n", piece)};
    source.next_line();
    EXPECT_EQ(source.peek(), longest);
    EXPECT_TRUE(source.is_cut());
    source.next_line();
    EXPECT_EQ(source.line_number(), 3U);
    EXPECT_EQ(source.peek(), "last");
    EXPECT_FALSE(source.is_cut());
    source.next_line();
    EXPECT_EQ(source.peek(), std::nullopt);
  }
  TextSource at_end{in_pieces(longest + longest, 4097)};
  EXPECT_EQ(at_end.peek(), longest);
  EXPECT_TRUE(at_end.is_cut());
  at_end.next_line();
  EXPECT_EQ(at_end.peek(), std::nullopt);
}

TEST(TextSource, GivesBytesAndCountsTheirLines) {
  TextSource source{in_pieces("ab\ncd\nef", 4)};
  EXPECT_EQ(source.bytes(), "ab\nc");
  source.skip_bytes(4);
  EXPECT_EQ(source.line_number(), 2U);
  EXPECT_EQ(source.bytes(), "d\nef");
  source.skip_bytes(1);
  EXPECT_EQ(source.bytes(), "\nef");
  source.skip_bytes(1);
  EXPECT_EQ(source.line_number(), 3U);
  EXPECT_EQ(source.peek(), "ef");
  source.skip_bytes(2);
  EXPECT_EQ(source.bytes(), "");
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string line = text.substr(at, end - at);
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(std::move(line));
    at = end + 1;
  }
  return lines;
}

std::string some_text() { return *rc::gen::container<std::string>(rc::gen::elementOf(std::string{"ab \r\n\n"})); }

RC_GTEST_PROP(TextSource, GivesTheLinesOfAnyText, ()) {
  const std::string text = some_text();
  TextSource source{in_pieces(text, *rc::gen::inRange<std::size_t>(1, 9))};
  RC_ASSERT(lines_of(source) == split(text));
}

RC_GTEST_PROP(Lookahead, GivesTheSameLinesAndTakesNone, ()) {
  const std::string text = some_text();
  const Lines lines = split(text);
  TextSource source{in_pieces(text, *rc::gen::inRange<std::size_t>(1, 9))};
  for (std::size_t first = 0; first <= lines.size(); ++first) {
    Lookahead ahead{source};
    for (std::size_t i = first; i < lines.size(); ++i) RC_ASSERT(ahead.next() == lines[i]);
    RC_ASSERT(!ahead.next());
    if (first < lines.size()) RC_ASSERT(source.peek() == lines[first]);
    source.next_line();
  }
}

}  // namespace
}  // namespace shudu
