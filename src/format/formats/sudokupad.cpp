// sudokupad: addresses of SudokuPad (sudokupad.app, app.crackingthecryptic.com) that contain their puzzle.
//
//   https://sudokupad.app/sclN4Ig…          scl or ctc: JSON (scl_document.h) in LZ-string
//   https://sudokupad.app/scf1F2D…*tTitle   scf: the cells as below, then title and author
//   https://sudokupad.app/classic1F2D…      the cells in one word, in two encodings (sudokupad_code.h)
//   https://sudokupad.app/abc123            anything else is an id; its puzzle is on their server, not in the address
#include "format/cell_text.h"
#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/codec/sudokupad_code.h"
#include "format/document_reader.h"
#include "format/formats/address.h"
#include "format/formats/scl_document.h"

namespace shudu {
namespace {

bool is_packed_json(std::string_view tail) { return tail.starts_with("scl") || tail.starts_with("ctc"); }

bool starts_sudokupad(TextSource& source) {
  const auto line = source.peek();
  if (!line) return false;
  const std::string_view word = first_word(*line).word;
  if (sudokupad_tail(word)) return true;
  constexpr std::size_t shortest = 20;  // longer than ordinary words; no packed puzzle is shorter
  return word.size() >= shortest && (is_packed_json(word) || word.starts_with("scf") || word.starts_with("classic"));
}

Result<Puzzle, Refusal> puzzle_of_word(std::string_view tail) {
  const std::string word = percent_decoded(tail);
  if (word.starts_with("scf")) return puzzle_of_scf(std::string_view{word}.substr(3));
  const bool prefixed = word.starts_with("classic");
  if (const auto clues = grid_of_classic_code(std::string_view{word}.substr(prefixed ? 7 : 0)))
    return puzzle_of(*clues);
  if (prefixed) return Unexpected{std::string{"this code does not hold 81 cells"}};
  return Unexpected{std::string{"this address holds only an id; the puzzle itself is on the server"}};
}

class SudokupadReader final : public DocumentReader {
 public:
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    auto puzzle = parse(*source.peek(), source.line_number());
    source.next_line();
    return puzzle;
  }

 private:
  Result<Puzzle> parse(std::string_view line, std::uint64_t number) {
    const FirstWord first = first_word(line);
    const std::string_view tail = sudokupad_tail(first.word).value_or(first.word);
    begin(number, static_cast<std::uint64_t>(tail.data() - line.data()) + 1);
    auto puzzle = puzzle_of(first.word.starts_with('{') ? trimmed(line) : tail);
    if (!puzzle) return fault(std::move(puzzle).error());
    if (!first.word.starts_with('{')) puzzle->extra = first.rest;
    return *std::move(puzzle);
  }

  Result<Puzzle, Refusal> puzzle_of(std::string_view tail) {
    const bool is_packed = is_packed_json(tail);
    if (!is_packed && !tail.starts_with('{')) return puzzle_of_word(tail);
    if (auto reason = unpack(tail.substr(is_packed ? 3 : 0))) return Unexpected{*std::move(reason)};
    if (!looks_like_scl(document())) return Unexpected{std::string{"this unpacks to JSON without cells"}};
    return puzzle_of_scl(document());
  }
};

std::optional<std::string> write_sudokupad(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += "https://sudokupad.app/scl" + percent_encoded(lz_compressed_to_base64(scl_document_of(puzzle))) + '\n';
  return std::nullopt;
}

}  // namespace

Format sudokupad_format() {
  return {
      .id = "sudokupad",
      .title = "SudokuPad address with the puzzle in it",
      .extension = "url",
      .holds = {Part::entries, Part::notes, Part::corner_notes, Part::solution, Part::texts},
      .starts = starts_sudokupad,
      .reader = []() -> std::unique_ptr<RecordReader> { return std::make_unique<SudokupadReader>(); },
      .write = write_sudokupad,
      .prologue = {},
      .epilogue = {},
  };
}

}  // namespace shudu
