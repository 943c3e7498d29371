// json: puzzles as JSON Lines, as an array, or as a single document.
//
//   {"puzzle":"1....2…","solution":"134592…","title":"…"}
//   [{"grid":[[1,0,0,0,0,2, …], …]}, "1....2…", …]
//   [[1,0,0,0,0,2,0,0,0],[0,0,9, …], …]                        one puzzle: nine rows of nine
//
// A scanner cuts the stream into values, and only one value at a time is kept. An object may also be a document of
// f-puzzles or SudokuPad. A syntax error ends a list. Reading continues where the next value may begin.
#include <algorithm>
#include <utility>

#include "format/block_reader.h"
#include "format/codec/json_scanner.h"
#include "format/formats/documents.h"

namespace shudu {
namespace {

// The next `n` characters that are not white space. Looks no further than a few lines.
std::string first_marks(TextSource& source, std::size_t n) {
  constexpr int lines = 8;
  std::string marks;
  for (int i = 0; i < lines && marks.size() < n; ++i) {
    const auto line = source.peek(i);
    if (!line) break;
    for (char c : *line) {
      if (marks.size() < n && !is_space(c)) marks += c;
    }
  }
  return marks;
}

// Whether a line that begins with a bracket is a list as Python prints it, or a cell like [1|2|5].
bool is_python(std::string_view text) {
  const std::size_t mark = text.find_first_of("'\"|");
  if (mark != std::string_view::npos && text[mark] != '"') return true;
  if (text.find("None") < mark || text.find("nan") < mark) return true;
  // Numbers with spaces between them, as NumPy prints them.
  const std::size_t first = std::min(text.find_first_of("0123456789"), text.size());
  const std::size_t end = std::min(text.find_first_not_of("0123456789.", first), text.size());
  const std::size_t next = std::min(text.find_first_not_of(" \t", end), text.size());
  return next > end && next < text.size() && '0' <= text[next] && text[next] <= '9';
}

// Other formats use brackets too: [Puzzle] is a section of SDK, and some people put braces around pencil marks.
bool starts_json(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return false;
  const std::string_view rest = trimmed(text.substr(1));
  const auto goes_on_with = [rest](std::string_view marks) {
    return rest.empty() || marks.find(rest.front()) != std::string_view::npos;
  };
  if (text.front() == '{') return goes_on_with("\"}");
  if (text.front() == '[' && is_python(text)) return false;
  if (text.front() == '[') return goes_on_with("[{]\"0123456789") || rest.starts_with("null");
  return text.front() == '"' && count_leading_cells(rest) > Cell::count / 3;
}

// Whether the array that begins here is a list of puzzles, and not one puzzle. The rows of a puzzle are arrays of cells
// or strings of nine characters.
bool is_list(TextSource& source) {
  const std::string marks = first_marks(source, 12);
  if (marks.starts_with("[[")) return marks.starts_with("[[[") || marks.starts_with("[[{");
  if (marks.starts_with("[\"")) return marks.size() < 12 || marks.find('"', 2) != 11;
  return marks.starts_with("[{") || marks.starts_with("[]");
}

class JsonReader final : public DocumentReader {
 public:
  bool reads_lines() const override { return false; }

  bool continues(TextSource& source) override {
    if (list_ == List::open) return true;
    const auto line = source.peek();
    if (!line) return false;
    const std::string_view text = trimmed(*line);
    if (list_ == List::broken && (text.starts_with(']') || text.starts_with(','))) return true;
    return source.line_number() == line_ && !text.empty();  // after a value on the same line
  }

  std::optional<Result<Puzzle>> read(TextSource& source) override {
    if (source.line_number() != line_) {
      line_ = source.line_number();
      column_ = 1;
    }
    begin(line_, column_);
    skip_white(source);
    if (source.bytes().empty()) {
      if (std::exchange(list_, List::none) != List::open) return std::nullopt;
      return Unexpected{Error{list_line_, list_column_, "this array is not closed"}};
    }
    const char c = source.bytes().front();
    if (c == ',' || (c == ']' && list_ != List::none)) {
      skip(source, 1);
      if (c == ']') list_ = List::none;
      return std::nullopt;
    }
    if (list_ != List::open && c == '[' && is_list(source)) {
      list_ = List::open;
      list_line_ = line_;
      list_column_ = column_;
      skip(source, 1);
      return std::nullopt;
    }
    return read_value(source);
  }

 private:
  enum class List { none, open, broken };  // broken: a syntax error ended the list, but more of it may follow

  Result<Puzzle> read_value(TextSource& source) {
    const std::uint64_t line = line_;
    const std::uint64_t column = column_;
    begin(line, column);
    JsonScanner scanner;
    std::string text;
    for (auto answer = JsonScanner::Answer::more; answer == JsonScanner::Answer::more;) {
      const std::string_view bytes = source.bytes();
      std::size_t taken = 0;
      while (taken < bytes.size() && answer == JsonScanner::Answer::more) answer = scanner.take(bytes[taken++]);
      if (answer == JsonScanner::Answer::wrong) --taken;
      text += bytes.substr(0, taken);
      skip(source, taken);
      if (answer == JsonScanner::Answer::wrong) {
        const Error error{line_, column_, scanner.fault()};
        leave_broken_value(source, text);
        return Unexpected{error};
      }
      if (text.size() > max_record_bytes) {
        leave_broken_value(source, {});
        return fault("a value longer than " + std::to_string(max_record_bytes) + " bytes");
      }
      if (bytes.empty()) {
        list_ = List::none;
        return fault({"this value is not closed"});
      }
    }
    if (const auto wrong = parse(text)) {
      const std::string_view before = std::string_view{text}.substr(0, wrong->at);
      const std::size_t line_start = before.rfind('\n') + 1;  // 0 when there is none
      const auto lines = static_cast<std::uint64_t>(std::ranges::count(before, '\n'));
      const std::uint64_t first_column = lines == 0 ? column : 1;
      return Unexpected{Error{line + lines, first_column + before.size() - line_start, wrong->message}};
    }
    auto puzzle = puzzle_of_json(document());
    if (!puzzle) return fault(std::move(puzzle).error());
    puzzle->line = line;
    return *std::move(puzzle);
  }

  // Continues at the next line. If this byte is the first of a line inside the value, it continues here instead, so
  // that a truncated line does not make the next one unreadable.
  void leave_broken_value(TextSource& source, std::string_view taken) {
    if (list_ == List::open) list_ = List::broken;
    const std::size_t line_start = taken.rfind('\n') + 1;
    const bool at_line_start = line_start > 0 && trimmed(taken.substr(line_start)).empty();
    if (!at_line_start) source.next_line();
    line_ = 0;
  }

  void skip_white(TextSource& source) {
    for (;;) {
      const std::string_view bytes = source.bytes();
      const std::size_t white = std::min(bytes.find_first_not_of(" \t\r\n\f\v"), bytes.size());
      skip(source, white);
      if (white < bytes.size() || bytes.empty()) return;
    }
  }

  void skip(TextSource& source, std::size_t n) {
    const std::string_view bytes = source.bytes().substr(0, n);
    const std::size_t line_end = bytes.rfind('\n');
    column_ = line_end == std::string_view::npos ? column_ + n : n - line_end;
    source.skip_bytes(n);
    line_ = source.line_number();
  }

  std::uint64_t line_ = 0;  // current line; the column is known while the source is still on it
  std::uint64_t column_ = 1;
  List list_ = List::none;
  std::uint64_t list_line_ = 0;
  std::uint64_t list_column_ = 0;
};

// One puzzle as nine arrays: [[5,3,0,0,7,0,0,0,0],[6, …
std::optional<std::string> write_json_rows(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  constexpr GridLayout arrays{.blank = '0', .row = "[", .between_cells = ",", .between_boxes = ",", .row_end = "],"};
  const std::size_t begin = out.size();
  append_grid(puzzle.clues, arrays, out);
  out.back() = ']';
  out.insert(begin, 1, '[');
  out += '\n';
  return std::nullopt;
}

std::optional<std::string> write_json(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  append_json_puzzle(out, puzzle);
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format json_rows_format() {
  return {.id = "json_rows",
          .title = "JSON: nine arrays of nine digits, one puzzle per line (detected as json)",
          .extension = "json",
          .starts = [](TextSource&) { return false; },
          .reader = make_reader<JsonReader>,
          .write = write_json_rows};
}

Format json_format() {
  return {.id = "json",
          .title = "JSON Lines, or an array of puzzles",
          .extension = "json",
          .holds = {Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours, Part::solution,
                    Part::texts},
          .starts = at_line<starts_json>,
          .reader = make_reader<JsonReader>,
          .write = write_json};
}

}  // namespace shudu
