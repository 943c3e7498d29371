// Records that may be variants: the first one of a request with the complete reply to it, and all of a text.
//
// variants.cpp reads and answers variants. The WebAssembly modules for classic puzzles link no_variants.cpp instead, which
// says that they have none.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "capi/request.h"
#include "shudu/format.h"

namespace shudu::capi {

enum class Question : std::uint8_t { solve, solutions, count, check, candidates };

// Exactly one of the two is set: a classic puzzle, or the reply to a variant or to a text that cannot be read.
struct FirstRecord {
  std::optional<Puzzle> puzzle;
  std::optional<Reply> reply;
};

// `limit` is the largest number of solutions to look for. `values` is empty, or the board of a variant (variant_board.h).
FirstRecord first_record(Question question, const Request& request, std::uint64_t limit, std::string_view values = {});

// Returns the records one by one, and nothing after the last. `format` as for PuzzleReader.
std::function<std::optional<Record>()> records_of(std::string text, const Format* format);

// Whether a format of variants has this id and is written.
bool writes_variants(std::string_view id);
// Appends the record, classic or not, in that format. Returns the reason if it cannot hold the record.
std::optional<std::string> write_variant_record(std::string_view id, const Record& record, std::string& out);
// A variant in the reply of shudu_parse. Precondition: the record is one.
JsonObject variant_record(const Record& record);

}  // namespace shudu::capi
