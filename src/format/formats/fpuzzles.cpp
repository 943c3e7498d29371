// fpuzzles: addresses of f-puzzles.com, which contain the whole puzzle as JSON (fpuzzles_document.h) packed with
// LZ-string.
//
//   https://f-puzzles.com/?load=N4Ig…
//   https://sudokupad.app/fpuzzlesN4Ig…            or fpuzN4Ig…; also without the address
#include "format/cell_text.h"
#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/document_reader.h"
#include "format/formats/address.h"
#include "format/formats/fpuzzles_document.h"

namespace shudu {
namespace {

bool starts_fpuzzles(TextSource& source) {
  const auto line = source.peek();
  return line && fpuzzles_payload(first_word(*line).word);
}

class FpuzzlesReader final : public DocumentReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    auto puzzle = parse(*source.peek(), source.line_number());
    source.next_line();
    return puzzle;
  }

 private:
  Result<Puzzle> parse(std::string_view line, std::uint64_t number) {
    const FirstWord first = first_word(line);
    const bool is_document = first.word.starts_with('{');
    const std::string_view payload = is_document ? trimmed(line) : fpuzzles_payload(first.word).value_or(first.word);
    begin(number, static_cast<std::uint64_t>(payload.data() - line.data()) + 1);
    if (payload.empty()) {
      return fault({"expected ?load= and a packed puzzle; an id alone names a puzzle on the server"});
    }
    if (auto reason = unpack(payload)) return fault(*std::move(reason));
    if (!looks_like_fpuzzles(document())) return fault({"this unpacks to JSON without a grid"});
    auto puzzle = puzzle_of_fpuzzles(document());
    if (!puzzle) return fault(std::move(puzzle).error());
    if (!is_document) puzzle->extra = first.rest;
    return *std::move(puzzle);
  }
};

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
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<FpuzzlesReader>(); },
      .write = write_fpuzzles,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
