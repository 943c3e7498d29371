#include "format/formats/sdk_header.h"

#include <algorithm>

#include "format/cell_text.h"
#include "format/lookahead.h"
#include "format/row_text.h"

namespace shudu {
namespace {

struct Field {
  char letter;
  std::string Puzzle::*text;
};
constexpr Field fields[] = {{'A', &Puzzle::author}, {'D', &Puzzle::description}, {'C', &Puzzle::comment},
                            {'B', &Puzzle::date},   {'S', &Puzzle::source},      {'L', &Puzzle::level},
                            {'U', &Puzzle::url}};

bool is_header(std::string_view line) {
  return line.size() >= 2 && line[0] == '#' && std::string_view{"ADCBSLUNHT"}.find(line[1]) != std::string_view::npos;
}

bool is_bare_row(std::string_view line) {
  const RowText row = parse_row(line);
  return row.shape == Shape::rows && (row.kind == LineKind::row || row.doubt == Doubt::spaces);
}

}  // namespace

std::optional<std::string> sdk_section(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.size() < 3 || text.size() > 20 || text.front() != '[' || text.back() != ']') return std::nullopt;
  std::string name;
  for (char c : text.substr(1, text.size() - 2)) {
    const char lower = static_cast<char>(c | 0x20);
    if (lower < 'a' || lower > 'z') return std::nullopt;
    name += lower;
  }
  return name;
}

SdkDialect sdk_ahead(TextSource& source) {
  constexpr int most_header_lines = 32;
  Lookahead ahead{source};
  bool has_space = false;
  int blank_lines = 0;
  for (int i = 0; i < most_header_lines; ++i) {
    const auto line = ahead.next();
    if (!line || (i == 0 && !is_header(*line) && !sdk_section(*line))) return SdkDialect::none;
    if (sdk_section(*line)) return SdkDialect::sadman;
    if (line->starts_with('#')) {
      has_space |= is_header(*line) && line->size() > 2 && is_space((*line)[2]);
    } else if (!trimmed(*line).empty() || line->size() == 9) {
      if (!is_bare_row(*line)) return SdkDialect::none;
      return has_space ? SdkDialect::sadman : SdkDialect::sudocue;
    } else if (++blank_lines > 1) {
      return SdkDialect::none;
    }
  }
  return SdkDialect::none;
}

void read_sdk_header(TextSource& source, Puzzle& puzzle) {
  constexpr std::size_t longest_text = max_record_bytes / 16;
  for (auto line = source.peek(); line; line = source.peek()) {
    if (!line->starts_with('#') && !trimmed(*line).empty()) return;
    for (const Field& field : fields) {
      std::string& text = puzzle.*field.text;
      if (!is_header(*line) || (*line)[1] != field.letter || text.size() + line->size() > longest_text) continue;
      if (!text.empty()) text += '\n';
      text += trimmed(line->substr(2));
    }
    source.next_line();
  }
}

void append_sdk_header(const Puzzle& puzzle, std::string_view before_value, std::string& out) {
  for (const Field& field : fields) {
    std::string_view text = trimmed(puzzle.*field.text);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      out += '#';
      out += field.letter;
      out += before_value;
      out += trimmed(text.substr(0, end));
      out += '\n';
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
}

}  // namespace shudu
