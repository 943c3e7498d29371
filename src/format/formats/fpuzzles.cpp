// fpuzzles: addresses of f-puzzles.com, which contain the whole puzzle as JSON (fpuzzles_document.h) packed with
// LZ-string.
//
//   https://f-puzzles.com/?load=N4Ig…
//   https://sudokupad.app/fpuzzlesN4Ig…            or fpuzN4Ig…; also without the address
#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/address.h"
#include "format/formats/fpuzzles_document.h"
#include "format/one_line.h"

namespace shudu {
namespace {

bool starts_fpuzzles(TextSource& source) {
  const auto line = source.peek();
  return line && fpuzzles_payload(first_word(*line).word);
}

Result<Puzzle, ParseError> parse_fpuzzles(std::string_view line, std::uint64_t number) {
  const FirstWord first = first_word(line);
  const std::string_view payload = fpuzzles_payload(first.word).value_or(first.word);
  const std::size_t at = static_cast<std::size_t>(payload.data() - line.data());
  const auto fault = [=](std::string message) { return Unexpected{ParseError{number, at + 1, std::move(message)}}; };
  if (payload.empty()) return fault("expected ?load= and a packed puzzle; an id alone names a puzzle on the server");
  const auto text = unpacked(payload);
  if (!text) return fault("this does not unpack to a puzzle; part of the address may be missing");
  auto puzzle = puzzle_of_fpuzzles_text(*text);
  if (!puzzle) return fault(puzzle.error());
  puzzle->extra = first.rest;
  return *std::move(puzzle);
}

std::optional<std::string> write_fpuzzles(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  if (has_eliminations(puzzle) && puzzle.candidates->has_contradiction()) {
    return "cannot hold a cell without candidates";
  }
  out += "https://f-puzzles.com/?load=" + percent_encoded(lz_compressed_to_base64(fpuzzles_document_of(puzzle))) + '\n';
  return std::nullopt;
}

}  // namespace

Format fpuzzles_format() {
  return {
      .id = "fpuzzles",
      .title = "f-puzzles address with the puzzle in it",
      .extension = "url",
      .holds = {Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours, Part::solution,
                Part::texts},
      .starts = starts_fpuzzles,
      .reader = OneLineReader<parse_fpuzzles>::make,
      .write = write_fpuzzles,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
