// csv: a table with a header, the form of many data sets.
//
//   puzzle,solution,difficulty
//   1....2…,134592…,7.2
//   "1....2…","134592…",3.1        (RFC 4180: quotes around a field, "" for a quote in it; a field stays on its line)
//
// The format is recognised by the header. It names the column of the puzzle (puzzle, quiz, sudoku, …) and shows the
// separator: a comma, a semicolon or a tab. It applies to the rows below it until something else comes.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "format/grid_text.h"
#include "format/record_reader.h"

namespace shudu {
namespace {

struct Field {
  std::string text;
  std::size_t at;  // offset in the line; exact unless the field contains ""
};

std::vector<Field> fields_of(std::string_view line, char separator) {
  std::vector<Field> fields;
  std::size_t i = 0;
  for (;;) {
    Field field{{}, i};
    if (i < line.size() && line[i] == '"') {
      field.at = ++i;
      while (i < line.size()) {
        if (line[i] != '"') {
          field.text += line[i++];
        } else if (i + 1 < line.size() && line[i + 1] == '"') {
          field.text += '"';
          i += 2;
        } else {
          ++i;
          break;
        }
      }
    }
    const std::size_t end = std::min(line.find(separator, i), line.size());
    field.text += line.substr(i, end - i);
    const std::string_view text = trimmed(field.text);
    field.at += text.empty() ? 0 : static_cast<std::size_t>(text.data() - field.text.data());
    field.text = std::string{text};
    fields.push_back(std::move(field));
    if (end == line.size()) return fields;
    i = end + 1;
  }
}

// In order of preference: next to a puzzle, a column `clues` is the number of clues.
constexpr std::string_view puzzle_names[] = {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid", "clues"};
constexpr std::string_view solution_names[] = {"solution", "solutions"};
constexpr std::pair<std::string_view, std::string Puzzle::*> text_names[] = {
    {"level", &Puzzle::level},     {"difficulty", &Puzzle::level}, {"rating", &Puzzle::level},
    {"id", &Puzzle::id},           {"title", &Puzzle::title},      {"name", &Puzzle::title},
    {"author", &Puzzle::author},   {"source", &Puzzle::source},    {"description", &Puzzle::description},
    {"comment", &Puzzle::comment}, {"date", &Puzzle::date},        {"url", &Puzzle::url},
};

struct Header {
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  char separator = ',';
  std::vector<std::string> names;
  std::size_t puzzle = none;
  std::size_t solution = none;
  std::vector<std::pair<std::size_t, std::string Puzzle::*>> texts;  // columns and their destinations

  std::size_t find(std::span<const std::string_view> wanted) const {
    for (std::string_view name : wanted) {
      const auto found = std::ranges::find(names, name);
      if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    }
    return none;
  }
};

std::optional<Header> header_in(std::string_view line) {
  constexpr std::size_t longest_header = 2000;
  if (line.size() > longest_header) return std::nullopt;
  for (char separator : {',', ';', '\t'}) {
    Header header;
    header.separator = separator;
    for (Field& field : fields_of(line, separator)) header.names.push_back(in_lower_case(field.text));
    header.puzzle = header.find(puzzle_names);
    if (header.puzzle == Header::none) continue;
    header.solution = header.find(solution_names);
    for (const auto& [name, member] : text_names) {
      const std::size_t column = header.find(std::array{name});
      if (column != Header::none) header.texts.emplace_back(column, member);
    }
    return header;
  }
  return std::nullopt;
}

bool starts_csv(std::string_view line) { return header_in(line).has_value(); }

class CsvReader final : public RecordReader {
 public:
  // A row contains separators or, in a table of one column, a puzzle. A line that begins like a document is not a row.
  bool continues(TextSource& source) override {
    if (!header_) return false;
    const auto line = source.peek();
    if (!line || source.is_cut()) return false;
    const std::string_view text = trimmed(*line);
    if (text.empty() || std::string_view{"#<{[:"}.find(text.front()) != std::string_view::npos) return false;
    if (header_->names.size() > 1) return text.find(header_->separator) != std::string_view::npos;
    return count_leading_cells(text.substr(text.front() == '"')) > Cell::count / 2;
  }

  std::optional<Result<Puzzle>> read(TextSource& source) override {
    const std::uint64_t number = source.line_number();
    const std::string_view line = *source.peek();
    std::optional<Result<Puzzle>> result;
    if (header_) result = row(line, number);
    if (!result || !*result) {
      if (auto header = header_in(line)) {
        header_ = std::move(header);
        result.reset();
      } else if (!header_) {
        result = Unexpected{Error{number, 1, "expected a header with a column named puzzle"}};
      }
    }
    source.next_line();
    return result;
  }

 private:
  Result<Puzzle> row(std::string_view line, std::uint64_t number) const {
    const std::vector<Field> fields = fields_of(line, header_->separator);
    const auto fault = [number](std::size_t at, std::string message) {
      return Unexpected{Error{number, at + 1, std::move(message)}};
    };
    if (fields.size() != header_->names.size()) {
      return fault(line.size(),
                   counted(fields.size(), "field") + ", expected " + std::to_string(header_->names.size()));
    }
    const Field& cells = fields[header_->puzzle];
    const auto clues = grid_of_text(cells.text);
    if (!clues) return fault(cells.at + clues.error().at, clues.error().message);
    Puzzle puzzle = puzzle_of(*clues);
    if (header_->solution != Header::none && !fields[header_->solution].text.empty()) {
      const Field& field = fields[header_->solution];
      const auto solution = grid_of_text(field.text);
      if (!solution) return fault(field.at + solution.error().at, "in the solution: " + solution.error().message);
      puzzle.solution = *solution;
    }
    for (const auto& [column, member] : header_->texts) {
      if ((puzzle.*member).empty()) puzzle.*member = fields[column].text;
    }
    return puzzle;
  }

  std::optional<Header> header_;
};

void append_field(std::string& out, std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  if (text.find_first_of("\",;\t") == std::string::npos) {
    out += text;
    return;
  }
  out += '"';
  for (char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

std::optional<std::string> write_csv(const Puzzle& puzzle, std::uint64_t, std::string& out) {
  out += to_line(puzzle.clues) + ',';
  if (puzzle.solution) out += to_line(*puzzle.solution);
  for (const std::string* text : {&puzzle.level, &puzzle.id, &puzzle.title}) {
    out += ',';
    append_field(out, *text);
  }
  out += '\n';
  return std::nullopt;
}

}  // namespace

Format csv_format() {
  return {.id = "csv",
          .title = "table with a header: puzzle,solution,…",
          .extension = "csv",
          .holds = {Part::solution, Part::texts},
          .starts = at_line<starts_csv>,
          .reader = make_reader<CsvReader>,
          .write = write_csv,
          .prologue = "puzzle,solution,level,id,title\n"};
}

}  // namespace shudu
