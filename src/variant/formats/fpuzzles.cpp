// fpuzzles: puzzles of f-puzzles.com, as JSON or as an address that contains the JSON packed with LZ-string.
//
//   https://f-puzzles.com/?load=N4Ig…
//   https://sudokupad.app/fpuzzlesN4Ig…            or fpuzN4Ig…; also without the address
//   {"size":9,"grid":[[{"value":5,"given":true}, …
#include <nlohmann/json.hpp>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/address.h"
#include "variant/formats.h"
#include "variant/formats/fpuzzles_document.h"

namespace shudu::variant {
namespace {

bool starts_fpuzzles_variant(std::string_view text) {
  if (begins(text, "{")) {
    const auto grid = member_in(text, "grid");
    return grid && begins(*grid, "[[{");
  }
  return fpuzzles_payload(first_word(text.substr(0, text.find('\n'))).word).has_value();
}

Result<Puzzle, ReadError> read_fpuzzles_variant(std::string_view text) {
  if (begins(text, "{")) return puzzle_of_fpuzzles_document(text, "fpuzzles");
  const std::string_view word = first_word(text).word;
  const std::string_view payload = fpuzzles_payload(word).value_or(word);
  const auto at = static_cast<std::size_t>(payload.data() - text.data());
  if (payload.empty()) {
    return Unexpected{ReadError{at, "expected ?load= and a packed puzzle; an id alone names a puzzle on the server"}};
  }
  const auto document = unpacked(payload);
  if (!document) {
    return Unexpected{ReadError{at, std::string{does_not_unpack}}};
  }
  auto puzzle = puzzle_of_fpuzzles_document(*document, "fpuzzles");
  if (puzzle) return puzzle;
  ReadError error = puzzle.error();
  error.offset = at;
  return Unexpected{std::move(error)};
}

Written write_fpuzzles_variant(const Puzzle& puzzle) {
  Written written = write_fpuzzles_document(puzzle, false);
  if (!written.refused.empty()) return written;
  return {"https://f-puzzles.com/?load=" + percent_encoded(lz_compressed_to_base64(written.text))};
}

bool starts_json_variant(std::string_view text) {
  const auto format = member_in(text, "format");
  return format && begins(*format, "\"shudu\"");
}

Result<Puzzle, ReadError> read_json_variant(std::string_view text) { return puzzle_of_fpuzzles_document(text, "json"); }

Written write_json_variant(const Puzzle& puzzle) { return write_fpuzzles_document(puzzle, true); }

}  // namespace

Format fpuzzles_format() {
  return {
      .id = "fpuzzles",
      .title = "f-puzzles: JSON, or an address with the puzzle in it",
      .starts = starts_fpuzzles_variant,
      .read = read_fpuzzles_variant,
      .write = write_fpuzzles_variant,
  };
}

Format json_format() {
  return {
      .id = "json",
      .title = "JSON with the names of f-puzzles and every rule",
      .starts = starts_json_variant,
      .read = read_json_variant,
      .write = write_json_variant,
  };
}

}  // namespace shudu::variant
