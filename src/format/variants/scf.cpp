// scf: short addresses of SudokuPad with the cells of a 9×9 grid, and letters for diagonals and windoku.
//
//   https://sudokupad.app/scf1F2D…*x*tTitle      x: both diagonals, w: windoku, t: title, a: author
//
// An address without x and w is a classic puzzle, which format.h reads.
#include "format/variants/scf.h"
#include "format/codec/percent.h"
#include "format/codec/sudokupad_code.h"
#include "format/formats/address.h"
#include "format/one_line.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

std::optional<std::string_view> scf_payload(std::string_view text) {
  constexpr std::size_t shortest = 20;
  const std::string_view word = first_word(text.substr(0, text.find('\n'))).word;
  const auto tail = sudokupad_tail(word);
  const std::string_view code = tail.value_or(word);
  if (!code.starts_with("scf") || (!tail && word.size() < shortest)) return std::nullopt;
  return code.substr(3);
}

}  // namespace

bool starts_scf(std::string_view text) { return scf_payload(text).has_value(); }

Result<Puzzle, ReadError> read_scf(std::string_view text) {
  const auto payload = scf_payload(text);
  if (!payload) return bad_text(0, "expected scf and the cells");
  ScfRules rules;
  auto classic = puzzle_of_scf(percent_decoded(*payload), &rules);
  if (!classic) return bad_text(0, classic.error().message);
  Puzzle puzzle = blank(square(9));
  for (const shudu::Cell cell : classic->clues.filled()) {
    puzzle.candidates[static_cast<std::size_t>(cell.index())] = puzzle.shape.bit(classic->clues[cell]);
  }
  puzzle.title = std::move(classic->title);
  puzzle.author = std::move(classic->author);
  std::vector<std::string_view> named;
  if (rules.diagonals) named = {"positive_diagonal", "negative_diagonal"};
  if (rules.windows) named.emplace_back("windoku");
  for (const std::string_view rule : named) {
    if (auto error = add_clue(puzzle, rule, {})) return Unexpected{*std::move(error)};
  }
  return checked(std::move(puzzle));
}

}  // namespace shudu::variant
