// What a build reads: its table of formats, and records with rules beyond classic Sudoku.
//
// formats.cpp and variant_record.cpp have all. The WebAssembly modules for classic puzzles and the library of one file link
// without_variants.cpp in their place, so that they need no rules.
#pragma once

#include <optional>
#include <vector>

#include "shudu/format.h"

namespace shudu {

// The formats that hold classic puzzles, in the order of detection.
std::vector<Format> classic_formats();

// A record that was read as a variant, and its place.
struct VariantReading {
  std::string_view format;  // its id
  Result<variant::Puzzle, variant::ReadError> puzzle;
  std::uint64_t line = 0, column = 0;
};

// The document as a variant; nullopt if it is of no form of variants, or not of the given format.
std::optional<VariantReading> variant_of(const JsonDocument& document, const Format* given);
// A variant that was read as a record. `error` says why it is no classic puzzle.
Record record_of(VariantReading variant, Error error);

// A record that no reader of classic puzzles understands: its text, its first line, and why.
struct NotClassic {
  std::string_view text;
  std::uint64_t line;
  Error error;
};
// The record as a variant, or with the error that fits it best. `given` is the format of all records, or null.
Record variant_record(NotClassic record, const Format* given);

}  // namespace shudu
