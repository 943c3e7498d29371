// RecordReader: how one format reads its records. Each format is one file that fills in a Format (shudu/format.h) and
// has one row in formats.cpp.
//
// The contract of a reader:
//  - read() is called with the source at the first line of a record and leaves it after the record.
//  - It consumes at least one line or byte in every case, so that reading always ends.
//  - On bad input it returns a Error and leaves the source where the next record may begin.
//  - It returns nullopt if it consumed something that is not a puzzle (a header, an empty document).
//  - If it is called at the end of the input because continues() is true, it finishes what it has begun.
//  - It keeps at most one record (max_record_bytes) in memory.
// A reader exists as long as its input, so it may store a header.
#pragma once

#include <memory>
#include <optional>

#include "format/table.h"
#include "format/text_source.h"
#include "shudu/format.h"

namespace shudu {

class RecordReader {
 public:
  virtual ~RecordReader() = default;
  virtual std::optional<Result<Puzzle>> read(TextSource& source) = 0;
  // What the record that was read last is with all its rules, for a reader of documents: `given` is the format of all
  // records, or null. Nullopt if the record is no document with rules.
  virtual std::optional<VariantReading> with_rules(const Format* /*given*/) { return std::nullopt; }
  // Whether the reader has records that it has taken from the source but not yet returned (documents read in chunks).
  virtual bool has_pending() const { return false; }
  // Whether the next line, or the end of the input, belongs to something this reader has begun: the rows below a
  // header, or the rest of a document. Then this reader reads it, even if it looks like another format.
  virtual bool continues(TextSource&) { return has_pending(); }
  // Whether it reads by lines, so that a line longer than max_record_bytes is an error. A document may be one long
  // line.
  virtual bool reads_lines() const { return true; }
};

// The formats of the registry, one per file.
Format hodoku_format();
Format sudokuwiki_format();
Format fpuzzles_format();
Format sudokupad_format();
Format sudoku_coach_format();
Format address_format();
Format gnome_sudoku_format();
Format html_format();
Format opensudoku_format();
Format json_format();
Format json_rows_format();
Format c_format();
Format swift_format();
Format python_format();
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
