// RecordReader: how one format reads its records. Each format is one file that fills in a Format (shudu/format.h) and
// has one row in formats.cpp.
//
// The contract of a reader:
//  - read() is called with the source at the first line of a record and leaves it behind the record;
//  - it consumes at least one line or byte, whatever it finds, so that reading always comes to an end;
//  - on bad input it returns a ParseError and leaves the source where the next record may begin;
//  - it returns nothing when what it consumed was no puzzle (a header, an empty document): the caller goes on;
//  - called at the end of the input, because it continues() something, it ends that;
//  - it keeps no more than one record (max_record_bytes) in memory.
// One reader lives as long as its input, so it may remember a header.
#pragma once

#include <memory>
#include <optional>

#include "format/text_source.h"
#include "shudu/format.h"

namespace shudu {

class RecordReader {
 public:
  virtual ~RecordReader() = default;
  virtual std::optional<Result<Puzzle, ParseError>> read(TextSource& source) = 0;
  // Whether the reader holds records that it has taken from the source but not yet returned (documents read in chunks).
  virtual bool has_pending() const { return false; }
  // Whether what comes next, be it the end of the input, belongs to something this reader has begun: the rows under a
  // header, the rest of a document. It is then read here, whatever it looks like to other formats.
  virtual bool continues(TextSource&) { return has_pending(); }
  // Whether it reads by lines, so that one beyond max_record_bytes is an error; a document may be all on one line.
  virtual bool reads_lines() const { return true; }
};

// What a writer without pencil marks answers when has_eliminations(puzzle). Such a writer writes the clues.
inline constexpr const char* cannot_hold_pencil_marks = "this format cannot hold pencil marks";

// The rows of the registry, one per file.
Format hodoku_format();
Format sudokuwiki_format();
Format fpuzzles_format();
Format sudokupad_format();
Format opensudoku_format();
Format json_format();
Format csv_format();
Format bank_format();
Format sukaku_format();
Format sdm_format();
Format solo_format();
Format line_format();
Format sdk_format();
Format sdk_sadman_format();
Format simple_sudoku_format();
Format sdx_format();
Format pencilmarks_format();
Format grid_format();
Format rows_format();
Format spaced_format();

}  // namespace shudu
