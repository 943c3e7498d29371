// RecordReader: how one format reads its records. Each format is one file that fills in a Format (shudu/format.h) and
// has one row in formats.cpp.
//
// The contract of a reader:
//  - read() is called with the source at the first line of a record and leaves it behind the record;
//  - it consumes at least one line or byte, whatever it finds, so that reading always comes to an end;
//  - on bad input it returns a ParseError and leaves the source where the next record may begin;
//  - it returns nothing when what it consumed was no puzzle (a header, an empty document): the caller goes on;
//  - it keeps no more than one record (max_record_bytes) in memory.
// One reader lives as long as its input, so it may remember a header.
#pragma once

#include <memory>
#include <optional>

#include "shudu/format.h"
#include "text_source.h"

namespace shudu {

class RecordReader {
 public:
  virtual ~RecordReader() = default;
  virtual std::optional<Result<Puzzle, ParseError>> read(TextSource& source) = 0;
  // Whether the reader holds records that it has taken from the source but not yet returned (documents read in chunks).
  virtual bool has_pending() const { return false; }
};

// What a writer without pencil marks answers when has_eliminations(puzzle). Such a writer writes the clues.
inline constexpr const char* cannot_hold_pencil_marks = "this format cannot hold pencil marks";

// The rows of the registry, one per file.
Format line_format();

}  // namespace shudu
