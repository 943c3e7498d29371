// Formats: reads and writes puzzles in every supported text format. The reader can detect the format.
//
//   PuzzleReader reader{source};                       // detects the format at every record
//   while (auto record = reader.next()) …              // a Puzzle, or a ParseError; reading goes on after an error
//
//   write_puzzle(*find_format("sdk"), puzzle, 0, out);   // or the reason: what the format cannot hold
//
// Input is read and written as a stream. Memory is bounded by the longest record (max_record_bytes), not by the input.
//
// Thread safety: use a reader from one thread at a time. Other functions may be called from several threads at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/board/candidates.h"
#include "shudu/board/grid.h"
#include "shudu/result.h"

namespace shudu {

// A puzzle with everything that the formats can store. A field is empty if the source does not have it.
struct Puzzle {
  Grid clues;                              // the givens
  Grid values;                             // the givens and the digits filled in; values.extends(clues)
  std::optional<Candidates> candidates;    // set if the source lists the candidates of every cell; a solution of the
                                           // puzzle then uses only these digits
  std::optional<Candidates> notes;         // a player's own marks, perhaps in few cells; other cells have an empty set.
                                           // If the source has two kinds of marks, these are in the middle of the cell
  std::optional<Candidates> corner_notes;  // the marks in the corners of the cell
  std::optional<Grid> colours;             // the colour of each cell, 1 to 9; 0 for none
  std::optional<Grid> solution;            // as given in the source, not checked

  std::string title;
  std::string author;
  std::string description;
  std::string comment;
  std::string date;
  std::string source;
  std::string url;
  std::string level;  // difficulty, as the source writes it
  std::string id;     // name or number of the record in its collection
  std::string extra;  // text that followed the puzzle on its line

  std::uint64_t line = 0;   // first line of the record, from 1; 0 if the puzzle was not read from text
  std::string_view format;  // id of the format of the record

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// Whether `candidates` differ from the candidates that the values leave. A format without pencil marks cannot hold such
// a puzzle.
bool has_eliminations(const Puzzle& puzzle);

// A puzzle that has clues and no other field.
Puzzle puzzle_of(const Grid& clues);

struct ParseError {
  std::uint64_t line = 0;    // from 1
  std::uint64_t column = 0;  // from 1, in bytes; 0 for the whole line
  std::string message;       // what was expected and what was found
  std::string found = {};    // the line, or its beginning if it is long, if it matches no format
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

// "line 3, column 12: …"
std::string to_string(const ParseError& error);

inline constexpr std::size_t max_record_bytes = std::size_t{1} << 20;

// A source of bytes. Writes up to `room` bytes to `into` and returns their number; 0 at the end of the input.
using ReadBytes = std::function<std::size_t(char* into, std::size_t room)>;
ReadBytes read_from(std::string text);

struct Format;

// Reads one puzzle after another.
class PuzzleReader {
 public:
  // If `format` is null, the format of every record is detected. Otherwise all records are read in that format.
  // Precondition: format is null or format->reader is not null.
  explicit PuzzleReader(ReadBytes read, const Format* format = nullptr);
  // The same for an input that also has records of another kind. A line that `is_other` claims is returned as an error
  // with its text, and not offered to any format.
  PuzzleReader(ReadBytes read, const Format* format, bool (*is_other)(std::string_view line));
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  // The next record; empty at the end of the input.
  std::optional<Result<Puzzle, ParseError>> next();
  // The next line that is neither blank nor a comment, as it is, for an input whose records the caller reads; empty at
  // the end of the input. `line` is set to its number.
  std::optional<std::string> next_line(std::uint64_t& line);
  // The text of the record that next() returned last and its first line. Empty if it is longer than max_record_bytes, or
  // if the reader was made without `is_other`. Valid until the next call that is not const.
  std::string_view record_text() const;
  std::uint64_t record_line() const;
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
  std::unique_ptr<State> state_;
};

// What a puzzle may have besides its clues, and a format may hold.
enum class Part : std::uint8_t { entries, candidates, notes, corner_notes, colours, solution, texts };
inline constexpr Part all_parts[] = {Part::entries, Part::candidates, Part::notes, Part::corner_notes,
                                     Part::colours, Part::solution,   Part::texts};
// "entries", "corner notes"
std::string_view name(Part part);

class PartSet {
 public:
  constexpr PartSet() = default;
  constexpr PartSet(std::initializer_list<Part> parts) {
    for (Part part : parts) bits_ |= bit(part);
  }
  constexpr bool contains(Part part) const { return (bits_ & bit(part)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr PartSet operator-(PartSet a, PartSet b) { return a.bits_ &= ~b.bits_, a; }
  friend constexpr PartSet operator&(PartSet a, PartSet b) { return a.bits_ &= b.bits_, a; }
  friend constexpr PartSet operator|(PartSet a, PartSet b) { return a.bits_ |= b.bits_, a; }
  friend constexpr bool operator==(PartSet, PartSet) = default;

 private:
  static constexpr unsigned bit(Part part) { return 1U << static_cast<unsigned>(part); }
  unsigned bits_ = 0;
};

// The names of the parts, in the order of all_parts.
std::vector<std::string> names(PartSet parts);
// The parts that the puzzle has. Candidates count if they say more than the values (has_eliminations). Notes count if a
// cell has some.
PartSet parts_of(const Puzzle& puzzle);

class TextSource;
class RecordReader;

struct Format {
  std::string_view id;         // as on the command line: "sdk"
  std::string_view title;      // one line of description
  std::string_view extension;  // usual file name extension without the dot, or empty
  PartSet holds = {};          // what its records can have besides the clues

  // Reading. Null if the format is only written. See src/format/record_reader.h.
  bool (*starts)(TextSource&);  // whether a record of this format begins at the current line
  std::unique_ptr<RecordReader> (*reader)();

  // Writing. Null if the format is only read. Appends the record to `out`. If the format cannot hold the puzzle, it
  // returns the reason and leaves `out` unchanged. `ordinal` is the number of the record in the output, from 0. Parts of
  // the puzzle that are not in `holds` are left out, so call write_puzzle unless the puzzle has clues only.
  std::optional<std::string> (*write)(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out);
  std::string_view prologue;  // text before the first record
  std::string_view epilogue;  // text after the last record
};

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

}  // namespace shudu
