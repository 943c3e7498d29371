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

// Says so of a record with rules that the classic reader names.
ParseError with_reason(ParseError error) {
  if (error.fault == ParseFault::beyond_classic) error.message += "; this module has no variants";
  return error;
}

}  // namespace

FirstRecord first_record(Question, const Request& request, std::uint64_t, std::string_view) {
  auto puzzle = first_puzzle(request.text);
  if (puzzle) return {*std::move(puzzle), std::nullopt};
  return {std::nullopt, Reply::wrong(with_reason(std::move(puzzle).error()))};
}

std::function<std::optional<Record>()> records_of(std::string text, const Format* format) {
  auto reader = std::make_shared<PuzzleReader>(read_from(std::move(text)), format);
  return [reader] { return reader->next_record(); };
}

bool writes_variants(std::string_view) { return false; }
std::optional<std::string> write_variant_record(std::string_view, const Record&, std::string&) { return "no variants"; }
JsonObject variant_record(const Record&) { return {}; }

}  // namespace shudu::capi
