// For modules without the room `variant`: classic puzzles only. A text that may be a variant gets an error that says so.
#include "capi/first_record.h"
#include "records/search_puzzle.h"

namespace shudu {

// There is one engine, also for puzzles with pencil marks that suit the other one better.
SearchResult search_puzzle(const Puzzle& puzzle, std::uint64_t limit) {
  return puzzle.candidates ? search(*puzzle.candidates, limit) : search(puzzle.clues, limit);
}

}  // namespace shudu

namespace shudu::capi {
namespace {

constexpr std::string_view no_variants = "; this module has no variants";

bool is_letter_or_tilde(char c) { return ('a' <= (c | 0x20) && (c | 0x20) <= 'z') || c == '~'; }

// A string of Interactive Sudoku Solver, or a document with rules that the classic reader names.
bool may_be_variant(std::string_view text, const ParseError& error) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && text.size() - first > 1 && text[first] == '.') {
    return is_letter_or_tilde(text[first + 1]);
  }
  for (const std::string_view words : {"only classic", "only 9"}) {
    if (error.message.find(words) != std::string::npos) return true;
  }
  return false;
}

ParseError with_reason(std::string_view text, ParseError error) {
  if (may_be_variant(text, error)) error.message += no_variants;
  return error;
}

}  // namespace

FirstRecord first_record(Question, const Request& request, std::uint64_t, std::string_view) {
  auto puzzle = first_puzzle(request.text);
  if (puzzle) return {*std::move(puzzle), std::nullopt};
  return {std::nullopt, Reply::wrong(with_reason(request.text, std::move(puzzle).error()))};
}

std::function<std::optional<MixedRecord>()> records_of(std::string text, const Format* format) {
  auto reader = std::make_shared<PuzzleReader>(read_from(std::move(text)), format);
  return [reader]() -> std::optional<MixedRecord> {
    auto record = reader->next();
    if (!record) return std::nullopt;
    return MixedRecord{*std::move(record)};
  };
}

bool writes_variants(std::string_view) { return false; }
std::optional<std::string> write_variant_record(std::string_view, const MixedRecord&, std::string&) {
  return "no variants";
}
JsonObject variant_record(const MixedRecord&) { return {}; }

}  // namespace shudu::capi
