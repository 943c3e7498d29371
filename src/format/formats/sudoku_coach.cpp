// sudoku_coach: a position of sudoku.coach, in its address or alone.
//
//   https://sudoku.coach/en/play/SCv7_32_f2e4qji9ho1i237s…      base 32 (0-9, a-v) of zlib of
//   {"gridSize":9,"givenDigits":"800900503…","userDigits":"026000040…","userCellCandidates":"0-0-0-0-130-…"}
//
// A cell's candidates are a number with bit d for the digit d. They are the player's notes. An address of sudoku.coach
// with 81 digits in it is an `address`.
#include <algorithm>

#include "format/codec/inflate.h"
#include "format/formats/address.h"
#include "format/json_cells.h"
#include "format/one_line.h"

namespace shudu {
namespace {

constexpr std::string_view prefix = "SCv";
constexpr std::string_view encoding = "_32_";

// "SCv7_32_…" in an address of sudoku.coach or as a word; "" if it is neither.
std::string_view code_in(std::string_view word) {
  const auto address = address_of(word);
  if (address && is_at(*address, "sudoku.coach")) {
    const std::size_t at = address->rest.find(prefix);
    if (at == std::string_view::npos) return {};
    const std::string_view code = address->rest.substr(at);
    return code.substr(0, code.find_first_of("/?#&"));
  }
  return word.starts_with(prefix) && word.find(encoding) != std::string_view::npos ? word : std::string_view{};
}

bool starts_sudoku_coach(std::string_view line) { return !code_in(first_word(line).word).empty(); }

std::optional<std::string> bytes_of_base32(std::string_view text) {
  constexpr std::string_view alphabet = "0123456789abcdefghijklmnopqrstuv";
  std::string bytes;
  unsigned bits = 0, count = 0;
  for (char c : text) {
    const std::size_t five = alphabet.find(c);
    if (five == std::string_view::npos) return std::nullopt;
    bits = (bits << 5U | static_cast<unsigned>(five)) & 0xFFFU;
    if (count += 5; count >= 8) bytes += static_cast<char>(bits >> (count -= 8) & 0xFFU);
  }
  return bytes;
}

// "0-0-130-…": 81 numbers.
std::optional<Candidates> notes_in(std::string_view text) {
  Candidates notes;
  for (Cell cell : all_cells()) {
    const std::string_view number = text.substr(0, text.find('-'));
    const auto bits = small_number(number);
    if (!bits || *bits > 0x3FF || *bits % 2 != 0) return std::nullopt;
    notes.set(cell, DigitSet::from_bits(static_cast<unsigned>(*bits) >> 1U));
    text.remove_prefix(std::min(text.size(), number.size() + 1));
  }
  return text.empty() ? std::optional{notes} : std::nullopt;
}

Result<Puzzle, Refusal> puzzle_of_document(const Json& object) {
  const std::string size = text_in(member_of(object, "gridSize"));
  if (!size.empty() && size != "9") return Unexpected{only_nine("a grid of size " + size)};
  if (auto reason = rules_beyond_classic(object, " colours ")) return Unexpected{*std::move(reason)};
  const Json* givens = member_of(object, "givenDigits");
  if (givens == nullptr) return Unexpected{std::string{"expected a member givenDigits"}};
  const auto clues = grid_in(*givens);
  if (!clues) return Unexpected{"in givenDigits: " + clues.error()};
  Puzzle puzzle = puzzle_of(*clues);
  if (const Json* entries = member_of(object, "userDigits"); entries != nullptr) {
    const auto values = grid_in(*entries);
    if (!values) return Unexpected{"in userDigits: " + values.error()};
    for (Cell cell : values->filled()) {
      if (clues->is_blank(cell)) puzzle.values.set(cell, (*values)[cell]);
    }
  }
  if (const std::string marks = text_in(member_of(object, "userCellCandidates")); !marks.empty()) {
    const auto notes = notes_in(marks);
    if (!notes) return Unexpected{std::string{"in userCellCandidates: expected 81 numbers"}};
    if (notes->total() > 0) puzzle.notes = notes;
  }
  return puzzle;
}

Result<Puzzle, Refusal> puzzle_of_code(std::string_view code) {
  const std::size_t at = code.find(encoding);
  if (at == std::string_view::npos) return Unexpected{std::string{"this version of the code is not read"}};
  const auto packed = bytes_of_base32(code.substr(at + encoding.size()));
  const auto text = packed ? inflated(*packed, max_record_bytes) : std::nullopt;
  if (!text) return Unexpected{std::string{"this does not unpack to a puzzle; part of the address may be missing"}};
  Json document;
  if (const auto fault = document.parse(*text)) return Unexpected{fault->message};
  return puzzle_of_document(document);
}

Result<Puzzle> parse_sudoku_coach(std::string_view line, std::uint64_t number) {
  const FirstWord first = first_word(line);
  const std::string_view code = code_in(first.word);
  if (code.empty()) return Unexpected{Error{number, first.at + 1, "expected SCv7_32_ and a code"}};
  auto puzzle = puzzle_of_code(code);
  const auto at = static_cast<std::size_t>(code.data() - line.data());
  if (!puzzle) return Unexpected{placed(std::move(puzzle).error(), number, at + 1)};
  puzzle->extra = first.rest;
  return *std::move(puzzle);
}

}  // namespace

Format sudoku_coach_format() {
  return {.id = "sudoku_coach",
          .title = "sudoku.coach address or code, SCv7_32_…",
          .extension = "url",
          .holds = {Part::entries, Part::notes},
          .starts = at_line<starts_sudoku_coach>,
          .reader = make_reader<OneLineReader<parse_sudoku_coach>>};
}

}  // namespace shudu
