// For modules without the room `variant`: classic puzzles only. A text that may be a variant gets an error that says so.
#include "capi/first_record.h"

namespace shudu::capi {
namespace {

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

}  // namespace

FirstRecord first_record(Question, const Request& request, std::uint64_t) {
  auto puzzle = first_puzzle(request.text);
  if (puzzle) return {*std::move(puzzle), std::nullopt};
  ParseError error = std::move(puzzle).error();
  if (may_be_variant(request.text, error)) error.message += "; this module has no variants";
  return {std::nullopt, Reply::wrong(error)};
}

}  // namespace shudu::capi
