// sdm: a collection file with one puzzle of 81 characters per line and nothing else.
//
//   100000002090040000500060007005090306000007000085004070000060003000980000000200000
//
// A strict form of `line`. It is used only if it is named, because `line` reads the same lines and more. Blanks are 0
// or a dot.
#include "format/grid_text.h"
#include "format/one_line.h"

namespace shudu {
namespace {

Result<Puzzle> parse_sdm(std::string_view line, std::uint64_t number) {
  const std::size_t odd = line.find_first_not_of("0123456789.");
  if (odd != std::string_view::npos) {
    return Unexpected{Error{number, odd + 1, "expected a digit or a dot, found " + quoted(line[odd])}};
  }
  const auto clues = grid_of_text(line);
  if (!clues) return Unexpected{Error{number, clues.error().at + 1, clues.error().message}};
  return puzzle_of(*clues);
}

std::optional<std::string> write_sdm(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += to_line(puzzle.clues, '0') + '\n';
  return std::nullopt;
}

}  // namespace

Format sdm_format() {
  return {.id = "sdm",
          .title = "collection of 81-digit lines, 0 for blanks",
          .extension = "sdm",
          .starts = [](TextSource&) { return false; },
          .reader = make_reader<OneLineReader<parse_sdm>>,
          .write = write_sdm};
}

}  // namespace shudu
