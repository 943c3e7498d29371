// The detector of formats, and the reader of any input. It asks the reader of classic puzzles first; variant_record.cpp reads
// what that one does not understand.
#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

#include "base/same_id.h"
#include "format/cell_text.h"
#include "format/not_read.h"
#include "format/plain_lines.h"
#include "format/record_reader.h"
#include "format/row_text.h"
#include "format/text_source.h"
#include "shudu/format.h"

namespace shudu {

const Format* find_format(std::string_view id) {
  const auto all = formats();
  const auto found = find_by_id(all, id, &Format::id);
  return found == all.end() ? nullptr : &*found;
}

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
  std::uint64_t record_line = 0;
  RecordReader* record_reader = nullptr;  // what read the last record; null if it is none

  State(ReadBytes read, const Format* format) : source(std::move(read)), given(format) {}

  // Whether the records are in a format of variants only. The others are detected then, to find where records end.
  bool reads_variants_only() const { return given != nullptr && given->reader == nullptr; }
  const Format* given_reader() const { return reads_variants_only() ? nullptr : given; }

  void begin_record() {
    record_line = source.line_number();
    record_reader = nullptr;
    source.mark();
  }

  // The format of the record that begins at the current line, or null. The format of the last record is asked first. Only
  // the one that takes any address is not, because other formats know more of some.
  const Format* detect() {
    static const Format* const any_address = find_format("address");
    if (current != nullptr && current != any_address && current->starts(source)) return current;
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
  std::optional<Result<Puzzle>> end() {
    if (source.fault().empty() || std::exchange(fault_reported, true)) return std::nullopt;
    return Unexpected{Error{source.line_number(), 0, source.fault()}};
  }

  // Whether the current line may be something that is not read, although the format claims it.
  bool may_be_misread(const Format* format) {
    if (format == nullptr || (given_reader() == nullptr && begins_with_token(*source.peek()))) return true;
    return has_word(" grid rows spaced pencilmarks sukaku ", format->id) &&
           parse_row(*source.peek()).kind != LineKind::row;
  }

  RecordReader& reader_of(const Format& format) {
    auto& reader = readers[&format];
    if (reader == nullptr) reader = format.reader();
    return *reader;
  }

  // Chooses the format of the record at the current line. Lines that belong to no record are skipped: silently if they
  // are blank or a comment, otherwise with an error. Returns nullopt if a record can be read or at the end of the
  // input.
  std::optional<Error> advance_to_record() {
    while (const auto line = source.peek()) {
      begin_record();
      const bool cut = source.is_cut();
      const bool silent = is_blank_or_comment(*line);
      const Format* format = nullptr;
      if (const Format* one = given_reader(); one == nullptr) {
        format = detect();
      } else if (!silent || one->starts(source)) {
        format = one;
      }
      const std::uint64_t at = source.line_number();
      if (!silent && !cut && may_be_misread(format)) {
        if (const auto found = not_read_ahead(source)) {
          for (int i = 0; (found->lines == 0 || i < found->lines) && source.peek(); ++i) source.next_line();
          return placed(found->refusal, at, 1);
        }
      }
      if (format != nullptr && !(cut && reader_of(*format).reads_lines())) {
        current = format;
        return std::nullopt;
      }
      std::string found{source.peek()->substr(0, 80)};  // peek again: the lookahead has moved the line
      source.next_line();
      if (cut) return Error{at, 0, "line longer than " + std::to_string(max_record_bytes) + " bytes"};
      if (!silent)
        return Error{at, 1, "no puzzle in any known format begins here", Error::Kind::no_format, std::move(found)};
    }
    return std::nullopt;
  }
};

PuzzleReader::PuzzleReader(ReadBytes read, const Format* format)
    : state_(std::make_unique<State>(std::move(read), format)) {}
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;
PuzzleReader::~PuzzleReader() = default;

std::optional<Result<Puzzle>> PuzzleReader::next_classic() {
  State& state = *state_;
  for (;;) {
    if (state.current == nullptr || !state.reader_of(*state.current).continues(state.source)) {
      if (auto error = state.advance_to_record()) return Unexpected{*std::move(error)};
      if (!state.source.peek()) return state.end();
    }
    state.begin_record();
    const std::uint64_t line_number = state.source.line_number();
    RecordReader& reader = state.reader_of(*state.current);
    auto record = reader.read(state.source);
    state.record_reader = &reader;
    if (!record) continue;
    if (*record) {
      Puzzle& puzzle = **record;
      if (puzzle.line == 0) puzzle.line = line_number;
      puzzle.format = state.current->id;
    }
    return record;
  }
}

std::optional<Record> PuzzleReader::next_record() {
  auto record = next_classic();
  if (!record) return std::nullopt;
  const State& state = *state_;
  const bool other = state.reads_variants_only();
  if (*record && !other) return Record{*std::move(record)};
  Error error =
      other ? Error{state.record_line, 1, "expected a record of " + std::string{state.given->id}} : record->error();
  if (state.record_reader != nullptr) {
    if (auto variant = state.record_reader->with_rules(state.given))
      return record_of(*std::move(variant), std::move(error));
  }
  const std::string_view text = state.source.marked().value_or(std::string_view{});  // empty if it is too long
  return variant_record({text, state.record_line, std::move(error)}, state.given);
}

std::optional<Result<Puzzle>> PuzzleReader::next() {
  if (!state_->reads_variants_only()) return next_classic();
  auto record = next_record();
  if (!record) return std::nullopt;
  return std::move(record->puzzle);
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

std::size_t PuzzleReader::next_plain(std::span<Grid> clues, std::uint64_t& first_line) {
  if (!state_->is_at_line() || state_->reads_variants_only()) return 0;
  first_line = state_->source.line_number();
  state_->source.drop_mark();  // otherwise the buffer would grow to hold the last record of next() and all lines since
  return take_plain_lines(state_->source, clues);
}

std::optional<std::size_t> PuzzleReader::unused_bytes() const {
  const bool may_be_plain = state_->is_at_line() && !state_->reads_variants_only();
  return may_be_plain ? state_->source.unused_bytes() : std::nullopt;
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
