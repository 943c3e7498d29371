// Reading any text ends. Except for XML, the result does not depend on the sizes of the pieces in which the bytes
// arrive.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstring>

#include "in_pieces.h"
#include "random_puzzle.h"
#include "read_all.h"

namespace shudu {
namespace {

// Fragments of all formats, some complete and some truncated.
std::string random_scraps(Random& random) {
  constexpr std::string_view scraps[] = {"\n",
                                         "\n\n",
                                         "\r\n",
                                         "---------\n",
                                         "+---+---+---+\n",
                                         "*-----------*\n",
                                         "];\n",
                                         "[",
                                         "{",
                                         "{\"",
                                         "[[",
                                         "[Puzzle]\n",
                                         "[State]\n",
                                         "[PencilMarks]\n",
                                         "#Avalue\n",
                                         "#A value\n",
                                         "# comment\n",
                                         "3\n",
                                         "12\n",
                                         "Grid 01\n",
                                         "         \n",
                                         "1 2 3 4 5\n",
                                         "123456789\n",
                                         "1 2 3 4 5 6 7 8 9\n",
                                         ".........\n",
                                         "12 3 45 6 7 8 12 3 4\n",
                                         "1..|...|7..\n",
                                         "u1 23 4 5 6 7 8 9 1\n",
                                         "\xE2\x94\x80\xE2\x94\x82",
                                         "\xEF\xBB\xBF",
                                         "|   |   |   |\n",
                                         "= [",
                                         ",,,,,,,,\n",
                                         "\0x"};
  std::string text;
  for (std::uint64_t n = random.below(12); n > 0; --n) {
    if (random.below(2) == 0) {
      const std::string_view scrap = scraps[random.below(std::size(scraps))];
      for (std::uint64_t times = random.below(4) == 0 ? random.below(12) : 1; times > 0; --times) text += scrap;
      continue;
    }
    const Format& format = formats()[random.below(formats().size())];
    std::string record;
    if (format.write == nullptr ||
        write_puzzle(format, random_puzzle(random), random.below(2), record, OnLoss::leave_out))
      continue;
    if (random.below(3) == 0) record = std::string{format.prologue} + record + std::string{format.epilogue};
    for (std::uint64_t tears = random.below(3); tears > 0 && !record.empty(); --tears) {
      const std::size_t at = random.below(record.size());
      switch (random.below(4)) {
        case 0: record.resize(at); break;
        case 1: record.erase(0, at); break;
        case 2: record[at] = "z0 \n-|"[random.below(6)]; break;
        default: record.erase(at, random.below(30)); break;
      }
    }
    text += record;
  }
  return text;
}

std::vector<std::string> outcomes(const std::string& text, std::size_t piece, const Format* format) {
  PuzzleReader reader{in_pieces(text, piece), format};
  std::vector<std::string> all;
  while (const auto record = reader.next()) {
    all.push_back(outcome(*record));
    if (*record) RC_ASSERT((*record)->values.extends((*record)->clues));
    RC_ASSERT(all.size() <= text.size());  // each record takes at least one byte
  }
  return all;
}

RC_GTEST_PROP(FormatAnyText, ComesToAnEndHoweverItArrives, (std::uint64_t seed)) {
  Random random{seed};
  const std::string text = random_scraps(random);
  RC_LOG() << text;
  std::vector<const Format*> ways{nullptr};
  for (const Format& format : formats()) {
    if (format.reader != nullptr) ways.push_back(&format);
  }
  for (const Format* format : {ways[0], ways[random.below(ways.size())]}) {
    RC_LOG() << (format == nullptr ? "by detection" : format->id) << '\n';
    const auto at_once = outcomes(text, text.size() + 1, format);
    const auto bit_by_bit = outcomes(text, 1 + random.below(9), format);
    // The XML parser cannot return bytes it has consumed. So what is skipped after an error depends on the pieces.
    if (text.find('<') == std::string::npos) RC_ASSERT(bit_by_bit == at_once);
  }
}

}  // namespace
}  // namespace shudu
