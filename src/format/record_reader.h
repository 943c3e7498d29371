// RecordReader: how one format reads its records. Each format is one file that fills in a Format (shudu/format.h) and
// has one row in classic_formats.cpp.
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

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "format/text_source.h"
#include "shudu/format.h"

namespace shudu {

// A record that was read as a variant, and its place.
struct VariantReading {
  std::string_view format;  // its id
  Result<variant::Puzzle, variant::ReadError> puzzle;
  std::uint64_t line = 0, column = 0;
};

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

// The reader of documents that are read in chunks. Records wait in a queue.
class ChunkReader : public RecordReader {
 public:
  bool has_pending() const override { return !records_.empty(); }
  bool reads_lines() const override { return false; }
  std::optional<Result<Puzzle>> read(TextSource& source) override {
    if (records_.empty()) read_chunk(source);
    if (records_.empty()) return std::nullopt;
    Result<Puzzle> record = std::move(records_.front());
    records_.pop_front();
    return record;
  }

 protected:
  virtual void read_chunk(TextSource& source) = 0;
  std::deque<Result<Puzzle>> records_;  // read and not yet returned
};

// Whether the current line is the beginning of a record, for a format that needs to see no more.
template <bool (*starts)(std::string_view line)>
bool at_line(TextSource& source) {
  const auto line = source.peek();
  return line && starts(*line);
}

template <class Reader>
std::unique_ptr<RecordReader> make_reader() {
  return std::make_unique<Reader>();
}

// What a build reads: its table of formats, and records with rules beyond classic Sudoku. formats.cpp and
// variant_record.cpp have all. The WebAssembly modules for classic puzzles and the library of one file link
// without_variants.cpp in their place, so that they need no rules.
//
// The formats that hold classic puzzles, in the order of detection.
std::vector<Format> classic_formats();

// The document as a variant; nullopt if it is of no form of variants, or not of the given format.
std::optional<VariantReading> variant_of(const Json& document, const Format* given);
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

// The forms of variants that have a row in common with classic puzzles, and the formats of variants only.
namespace variant {
VariantForm json_form();
VariantForm fpuzzles_form();
VariantForm sudokupad_form();
VariantForm solo_form();

Format sudokumaker_format();
Format lisudoku_format();
Format iss_format();
Format sumo_cue_format();
Format cage_numbers_format();
Format cage_line_format();
Format jigsaw_text_format();
Format mark_text_format();
Format grid_text_format();
}  // namespace variant

}  // namespace shudu
