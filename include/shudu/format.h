// Formats: reads and writes puzzles in every supported text format. The reader can detect the format.
//
//   if (auto puzzle = read(text)) …                    // the first puzzle of a text, in any format
//   PuzzleReader reader{source};                       // detects the format at every record
//   while (auto record = reader.next()) …              // a Puzzle, or an Error; reading goes on after an error
//   while (auto record = reader.next_record()) …       // the same, or a variant
//
//   write_puzzle(*find_format("sdk"), puzzle, 0, out);   // or the reason: what the format cannot hold
//   find_format("iss")->variants.write(puzzle);          // the same for variants
//   if (auto puzzle = variant::read(text)) …             // one variant, as a whole
//
// Input is read and written as a stream. Memory is bounded by the longest record (max_record_bytes), not by the input. A
// variant with a rule that is not known is refused, and the error names the rule. What has no meaning for solving
// (colours, drawings, texts) is kept in variant::Puzzle::document and written back in the same format.
//
// Thread safety: use a reader from one thread at a time. Other functions may be called from several threads at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/puzzle.h"
#include "shudu/result.h"
#include "shudu/variant.h"

namespace shudu {

inline constexpr std::size_t max_record_bytes = std::size_t{1} << 20;

// A source of bytes. Writes up to `room` bytes to `into` and returns their number; 0 at the end of the input.
using ReadBytes = std::function<std::size_t(char* into, std::size_t room)>;
ReadBytes read_from(std::string text);

struct Format;

// A record of the input: a classic puzzle, a variant, or the reason why it is neither.
struct Record {
  Result<Puzzle> puzzle;  // of a variant: why it is no classic puzzle
  std::shared_ptr<const variant::Puzzle> variant = nullptr;
  std::uint64_t variant_line = 0;  // first line of a variant, from 1
};

// Reads one puzzle after another.
class PuzzleReader {
 public:
  // If `format` is null, the format of every record is detected. Otherwise all records are read in that format.
  // Precondition: format is null or is_read(*format).
  explicit PuzzleReader(ReadBytes read, const Format* format = nullptr);
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  // The next record, a classic puzzle or a variant; empty at the end of the input. A record is classic if the reader of
  // its format understands it without other rules. Otherwise it is a variant, if a format of variants understands it.
  std::optional<Record> next_record();
  // The same for a caller that takes classic puzzles only: a variant is an error.
  std::optional<Result<Puzzle>> next();
  // The next line that is neither blank nor a comment, as it is, for an input whose records the caller reads; empty at
  // the end of the input. `line` is set to its number.
  std::optional<std::string> next_line(std::uint64_t& line);
  // A fast path for plain lines: 81 digits, dots or zeros and nothing else. Reads the next plain lines of the buffer,
  // at most clues.size(), into `clues` and returns their number. They are consecutive lines, the first of which is
  // `first_line`. Returns 0 if the next record is not a plain line or is the first record of the input.
  std::size_t next_plain(std::span<Grid> clues, std::uint64_t& first_line);
  // For a caller that reads plain lines from the source by itself. If next_plain() may read the next line, and the bytes
  // of the source are the text, unused_bytes() is the number of bytes in the buffer, so the next line begins that many
  // bytes before the position of the source. read_elsewhere() forgets the buffer and counts lines that the caller has
  // read. The next bytes from the source must be those after these lines.
  std::optional<std::size_t> unused_bytes() const;
  void read_elsewhere(std::uint64_t lines);
  // Reads more bytes into the buffer. Returns false at the end of the input.
  bool read_more();
  // Whether next() can continue without reading more bytes. If not, a program that answers as it reads should flush its
  // output first.
  bool has_buffered_input() const;

 private:
  struct State;
  std::optional<Result<Puzzle>> next_classic();
  std::unique_ptr<State> state_;
};

// The first puzzle of the text, classic Sudoku in any format. The kind of the error tells what is beyond classic Sudoku from
// what is no puzzle.
Result<Puzzle> read(std::string_view text);

namespace variant {

// An Error of one format, before its place in the input is known.
struct ReadError {
  std::size_t offset = 0;  // byte of the text, from 0, where this is known
  std::string message;     // with the cell or key that is meant: "killercage 3: R10C1 is outside the grid"
};

inline constexpr std::size_t max_text = std::size_t{4} << 20;  // bytes of a record, and of what it unpacks to

// The text of a puzzle, or the reason why the format cannot hold it.
struct Written {
  std::string text;
  std::string refused = {};
};

}  // namespace variant

class TextSource;
class RecordReader;

class Json;

// How a format holds variants: as text, as a JSON document, or both. All are null if it holds classic puzzles only.
struct VariantForm {
  bool (*starts)(std::string_view text) = nullptr;  // whether a record, as a whole, is of this form
  Result<variant::Puzzle, variant::ReadError> (*read)(std::string_view text) = nullptr;
  bool (*is_document)(const Json& document) = nullptr;  // whether a document is of this form
  Result<variant::Puzzle, variant::ReadError> (*read_document)(const Json& document) = nullptr;
  variant::Written (*write)(const variant::Puzzle& puzzle) = nullptr;  // null if it is only read

  bool is_read() const { return read != nullptr || read_document != nullptr; }
};

struct Format {
  std::string_view id;         // as on the command line: "sdk"
  std::string_view title;      // one line of description
  std::string_view extension;  // usual file name extension without the dot, or empty
  PartSet holds = {};          // what its records can have besides the clues

  // Reading. Null if classic puzzles are only written. See src/format/record_reader.h.
  bool (*starts)(TextSource&) = nullptr;  // whether a record of this format begins at the current line
  std::unique_ptr<RecordReader> (*reader)() = nullptr;

  // Writing. Null if classic puzzles are only read. Appends the record to `out`. If the format cannot hold the puzzle, it
  // returns the reason and leaves `out` unchanged. `ordinal` is the number of the record in the output, from 0. Parts of
  // the puzzle that are not in `holds` are left out, so call write_puzzle unless the puzzle has clues only.
  std::optional<std::string> (*write)(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out) = nullptr;
  std::string_view prologue = {};  // text before the first record
  std::string_view epilogue = {};  // text after the last record

  VariantForm variants = {};
};

// Whether the format is read and written, for classic puzzles or for variants.
inline bool is_read(const Format& format) { return format.reader != nullptr || format.variants.is_read(); }
inline bool is_written(const Format& format) { return format.write != nullptr || format.variants.write != nullptr; }

// All formats, in the order in which they are detected.
std::span<const Format> formats();
// The format with this id; null if there is none.
const Format* find_format(std::string_view id);

// The parts of the board that the puzzle would lose in this format: entries, marks or colours. Titles, other texts and
// the solution do not count, because they say nothing about the position. Marks may change their kind: candidates are
// written as notes if the format has no candidates, notes as candidates if all open cells have notes, and corner notes
// as notes if there are no others.
PartSet lost_parts(const Puzzle& puzzle, const Format& format);

// Writes the puzzle in the format, or returns the reason and leaves `out` unchanged. Refuses to lose a part of the
// board, unless OnLoss::leave_out is given. Precondition: format.write is not null.
enum class OnLoss : std::uint8_t { refuse, leave_out };
std::optional<std::string> write_puzzle(const Format& format, const Puzzle& puzzle, std::uint64_t ordinal,
                                        std::string& out, OnLoss on_loss = OnLoss::refuse);
// Appends a variant and the end of the line, or returns the reason why the format cannot hold it.
std::optional<std::string> write_variant(const Format& format, const variant::Puzzle& puzzle, std::string& out);

namespace variant {

// The format of variants that the text is in, as a whole; null if there is none. It is not looked into documents.
const Format* detect(std::string_view text);
// The text as a variant, also if it is a classic puzzle. `format` is null if it is detected.
Result<Puzzle> read(std::string_view text, const Format* format = nullptr);

}  // namespace variant
}  // namespace shudu
