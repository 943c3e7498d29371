// The detector of formats, and the reader of any input.
#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

#include "format/not_read.h"
#include "format/plain_lines.h"
#include "format/record_reader.h"
#include "format/row_text.h"
#include "format/text_source.h"
#include "shudu/format.h"

namespace shudu {

ReadBytes read_from(std::string text) {
  return [text = std::move(text), at = std::size_t{0}](char* into, std::size_t room) mutable {
    const std::size_t n = std::min(room, text.size() - at);
    std::memcpy(into, text.data() + at, n);
    at += n;
    return n;
  };
}

namespace {

bool is_blank_or_comment(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\f\v");
  return first == std::string_view::npos || line[first] == '#';
}

}  // namespace

struct PuzzleReader::State {
  TextSource source;
  const Format* given;              // the format of all records, or null
  const Format* current = nullptr;  // the format of the last record
  std::map<const Format*, std::unique_ptr<RecordReader>> readers;
  bool fault_reported = false;
  bool (*is_other)(std::string_view line);  // or null
  std::uint64_t record_line = 0;

  State(ReadBytes read, const Format* format, bool (*other)(std::string_view line))
      : source(std::move(read)), given(format), is_other(other) {}

  void begin_record() {
    record_line = source.line_number();
    if (is_other != nullptr) source.mark();
  }

  // The format of the record that begins at the current line, or null.
  const Format* detect() {
    if (current != nullptr && current->starts(source)) return current;
    for (const Format& format : formats()) {
      if (format.starts != nullptr && format.starts(source)) return &format;
    }
    return nullptr;
  }

  // Whether detection would choose the format of plain lines again.
  bool is_at_line() const {
    static const Format* const line = find_format("line");
    return current == line;
  }

  // At the end of the input: an error if it ended early, once.
  std::optional<Result<Puzzle, ParseError>> end() {
    if (source.fault().empty() || std::exchange(fault_reported, true)) return std::nullopt;
    return Unexpected{ParseError{source.line_number(), 0, source.fault()}};
  }

  // Whether the current line may be something that is not read, although the format claims it.
  bool may_be_misread(const Format* format) {
    if (format == nullptr) return true;
    if (format->id != "grid" && format->id != "rows" && format->id != "spaced" && format->id != "pencilmarks" &&
        format->id != "sukaku") {
      return false;
    }
    return parse_row(*source.peek()).kind != LineKind::row;
  }

  RecordReader& reader_of(const Format& format) {
    auto& reader = readers[&format];
    if (reader == nullptr) reader = format.reader();
    return *reader;
  }

  // Chooses the format of the record at the current line. Lines that belong to no record are skipped: silently if they
  // are blank or a comment, otherwise with an error. Returns nullopt if a record can be read or at the end of the
  // input.
  std::optional<ParseError> advance_to_record() {
    while (const auto line = source.peek()) {
      begin_record();
      const bool cut = source.is_cut();
      const bool silent = is_blank_or_comment(*line);
      if (is_other != nullptr && !silent && !cut && is_other(*line)) {
        source.next_line();
        return ParseError{record_line, 1, "this is a variant; only classic Sudoku is read"};
      }
      const Format* format = nullptr;
      if (given == nullptr) format = detect();
      if (given != nullptr && (!silent || given->starts(source))) format = given;
      const std::uint64_t at = source.line_number();
      if (!silent && !cut && may_be_misread(format)) {
        if (const auto found = not_read_ahead(source)) {
          for (int i = 0; (found->lines == 0 || i < found->lines) && source.peek(); ++i) source.next_line();
          return ParseError{at, 1, found->message};
        }
      }
      if (format != nullptr && !(cut && reader_of(*format).reads_lines())) {
        current = format;
        return std::nullopt;
      }
      std::string found{source.peek()->substr(0, 80)};  // peek again: the lookahead has moved the line
      source.next_line();
      if (cut) return ParseError{at, 0, "line longer than " + std::to_string(max_record_bytes) + " bytes"};
      if (!silent) return ParseError{at, 1, "no puzzle in any known format begins here", std::move(found)};
    }
    return std::nullopt;
  }
};

PuzzleReader::PuzzleReader(ReadBytes read, const Format* format) : PuzzleReader(std::move(read), format, nullptr) {}
PuzzleReader::PuzzleReader(ReadBytes read, const Format* format, bool (*is_other)(std::string_view line))
    : state_(std::make_unique<State>(std::move(read), format, is_other)) {}
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;
PuzzleReader::~PuzzleReader() = default;

std::optional<Result<Puzzle, ParseError>> PuzzleReader::next() {
  State& state = *state_;
  for (;;) {
    if (state.current == nullptr || !state.reader_of(*state.current).continues(state.source)) {
      if (auto error = state.advance_to_record()) return Unexpected{*std::move(error)};
      if (!state.source.peek()) return state.end();
    }
    state.begin_record();
    const std::uint64_t line_number = state.source.line_number();
    auto record = state.reader_of(*state.current).read(state.source);
    if (!record) continue;
    if (*record) {
      Puzzle& puzzle = **record;
      if (puzzle.line == 0) puzzle.line = line_number;
      puzzle.format = state.current->id;
    }
    return record;
  }
}

std::optional<std::string> PuzzleReader::next_line(std::uint64_t& line) {
  TextSource& source = state_->source;
  while (const auto text = source.peek()) {
    std::string copy{*text};
    line = source.line_number();
    source.next_line();
    if (!is_blank_or_comment(copy)) return copy;
  }
  return std::nullopt;
}

std::string_view PuzzleReader::record_text() const { return state_->source.marked().value_or(std::string_view{}); }
std::uint64_t PuzzleReader::record_line() const { return state_->record_line; }

std::size_t PuzzleReader::next_plain(std::span<Grid> clues, std::uint64_t& first_line) {
  if (!state_->is_at_line()) return 0;
  first_line = state_->source.line_number();
  state_->source.drop_mark();  // otherwise the buffer would grow to hold the last record of next() and all lines since
  return take_plain_lines(state_->source, clues);
}

std::optional<std::size_t> PuzzleReader::unused_bytes() const {
  return state_->is_at_line() ? state_->source.unused_bytes() : std::nullopt;
}

void PuzzleReader::read_elsewhere(std::uint64_t lines) { state_->source.read_elsewhere(lines); }

bool PuzzleReader::read_more() { return state_->source.fill(); }

bool PuzzleReader::has_buffered_input() const {
  const State& state = *state_;
  if (state.current != nullptr) {
    const auto reader = state.readers.find(state.current);
    if (reader != state.readers.end() && reader->second->has_pending()) return true;
  }
  return state.source.has_buffered_line();
}

}  // namespace shudu
