// Formats: every text form in which puzzles travel, read by detection or by name, and written.
//
//   PuzzleReader reader{source};                       // detects the format at every record
//   while (auto record = reader.next()) …              // a Puzzle, or a ParseError; reading goes on after an error
//
// Reading and writing are streams: memory is bounded by the longest record (max_record_bytes), never by the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/board/candidates.h"
#include "shudu/board/grid.h"
#include "shudu/result.h"

namespace shudu {

// A puzzle with everything our formats can say about it. Empty fields were not in the source.
struct Puzzle {
  Grid clues;                            // the givens
  Grid values;                           // the givens and what has been filled in; values.extends(clues)
  std::optional<Candidates> candidates;  // what is still possible, where the source says so for every cell: solving
                                         // such a puzzle means using these digits alone
  std::optional<Candidates> notes;       // a player's own marks, which may be few; a cell without marks has none
  std::optional<Grid> solution;          // as the source claims it, unchecked

  std::string title;
  std::string author;
  std::string description;
  std::string comment;
  std::string date;
  std::string source;
  std::string url;
  std::string level;  // difficulty in the source's own words or numbers
  std::string id;     // name or number of the record in its collection
  std::string extra;  // text that followed the puzzle on its line

  std::uint64_t line = 0;   // where the record began, from 1; 0 when not read from text
  std::string_view format;  // id of the format it was read in

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// Whether `candidates` say more than the values do. A format without pencil marks cannot hold such a puzzle.
bool has_eliminations(const Puzzle& puzzle);

// A puzzle that is only its clues.
Puzzle puzzle_of(const Grid& clues);

struct ParseError {
  std::uint64_t line = 0;    // from 1
  std::uint64_t column = 0;  // from 1, in bytes; 0 when the whole line is meant
  std::string message;       // what was expected and what was there
  std::string found = {};    // the line itself, when it is no record of any format (its beginning, if it is long)
  friend bool operator==(const ParseError&, const ParseError&) = default;
};

// "line 3, column 12: …"
std::string to_string(const ParseError& error);

inline constexpr std::size_t max_record_bytes = std::size_t{1} << 20;

// Where bytes come from: fills up to `room` bytes and returns how many; 0 is the end.
using ReadBytes = std::function<std::size_t(char* into, std::size_t room)>;
ReadBytes read_from(std::string text);

struct Format;

// Reads puzzle after puzzle.
class PuzzleReader {
 public:
  // With `format` null every record is detected, otherwise all are read in that format. Precondition: format->reader.
  explicit PuzzleReader(ReadBytes read, const Format* format = nullptr);
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;
  ~PuzzleReader();

  // The next record, or nothing at the end of the input.
  std::optional<Result<Puzzle, ParseError>> next();
  // A line of 81 digits and dots (or zeros) and nothing else is the commonest record of all, and may come by the
  // billion. This takes the clues of those that come next and are at hand, up to clues.size(), and returns how many;
  // they stand on consecutive lines from `first_line` on. None when the next record is of another kind, or the first of
  // all.
  std::size_t next_plain(std::span<Grid> clues, std::uint64_t& first_line);
  // Takes in more bytes to be at hand. False at the end of the input.
  bool read_more();
  // Whether next() can go on without asking for more bytes: a good moment to answer what was read so far is when not.
  bool has_buffered_input() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

class TextSource;
class RecordReader;

struct Format {
  std::string_view id;         // as on the command line: "sdk"
  std::string_view title;      // one line for people
  std::string_view extension;  // usual file name ending without the dot, or empty

  // Reading (null when the format is only written). See src/format/record_reader.h.
  bool (*starts)(TextSource&);  // whether a record of this format begins at the current line
  std::unique_ptr<RecordReader> (*reader)();

  // Writing (null when the format is only read): appends the record to `out`, or gives the reason why the format
  // cannot hold this puzzle, and then `out` is as before. `ordinal` counts the records of one output from 0.
  std::optional<std::string> (*write)(const Puzzle& puzzle, std::uint64_t ordinal, std::string& out);
  std::string_view prologue;  // what stands before the first record …
  std::string_view epilogue;  // … and after the last
};

// All formats, in the order in which detection asks them.
std::span<const Format> formats();
// The one with this id, or null.
const Format* find_format(std::string_view id);

}  // namespace shudu
