// iss: the strings of Interactive Sudoku Solver, alone or in an address.
//
//   .Cage~10~R1C1~R1C2.Thermo~R2C1~R3C2.~R5C5_7
//   https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2
//
// iss_tokens.h describes the tokens, iss_layout.h the shape, iss_types.cpp the rules. Lines that begin with '#' are
// comments. A part that a blank line separates may be a grid in another form (81 cells, a jigsaw, cages as one line).
#include <algorithm>

#include "format/codec/percent.h"
#include "format/record_reader.h"
#include "format/variants/iss_reader.h"
#include "format/variants/iss_writer.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

// The value of "q" in an address, decoded; nullopt if the text is not such an address.
std::optional<std::string> iss_query(std::string_view text) {
  text = trimmed(text);
  if (!text.starts_with("http://") && !text.starts_with("https://") && !text.starts_with("sigh.github.io/")) {
    return std::nullopt;
  }
  const std::size_t at = std::min(text.find("?q="), text.find("&q="));
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view value = text.substr(at + 3);
  value = value.substr(0, value.find_first_of("&#"));
  std::string plain{value};
  std::ranges::replace(plain, '+', ' ');
  return percent_decoded(plain);
}

bool is_iss_text(std::string_view text) {
  text = trimmed(text);
  while (text.starts_with('#')) text = trimmed(text.substr(std::min(text.find('\n'), text.size())));
  if (!text.starts_with('.')) return false;
  if (text.find('~') != std::string_view::npos) return true;
  // A token without arguments: ".AntiKnight". In a grid of letters nothing but '.' begins like this.
  while (!text.empty() && (text.front() == '.' || is_space(text.front()))) text.remove_prefix(1);
  const std::string_view type = text.substr(0, text.find_first_of(". \t\r\n"));
  constexpr std::size_t shortest = 3;
  return type.size() >= shortest && (find_iss_type(type) != nullptr || type == "And" || type == "Replicate");
}

bool starts_iss(std::string_view text) {
  const auto query = iss_query(text);
  if (!query) return is_iss_text(text);
  return is_iss_text(*query) || text.find("Interactive-Sudoku-Solver") != std::string_view::npos;
}

// Comments become blank, so that offsets stay.
std::string iss_without_comments(std::string_view text) {
  std::string out{text};
  for (std::size_t at = 0; at < out.size();) {
    const std::size_t end = std::min(out.find('\n', at), out.size());
    if (out[at] == '#') std::fill(out.begin() + static_cast<long>(at), out.begin() + static_cast<long>(end), ' ');
    at = end + 1;
  }
  return out;
}

Result<Puzzle, ReadError> read_iss_tokens(std::string_view source) {
  const IssText text{source};
  const auto tokens = iss_tokens(text);
  if (!tokens) return Unexpected{tokens.error()};
  auto layout = iss_layout(*tokens);
  if (!layout) return Unexpected{std::move(layout).error()};
  if (std::string wrong = fault(layout->shape); !wrong.empty()) return bad_text(0, std::move(wrong));
  IssReader reader{*std::move(layout)};
  IssScope scope;
  scope.clues = &reader.puzzle.clues;
  if (!reader.read_all(*tokens, scope)) return Unexpected{reader.error()};
  reader.document.store(reader.puzzle);
  return checked(std::move(reader.puzzle));
}

// The parts between blank lines.
std::vector<std::string_view> iss_parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  bool blank = false;  // whether the line is blank so far, after a line end
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') {
      if (blank) {
        parts.push_back(text.substr(begin, i - begin));
        begin = i + 1;
      }
      blank = true;
    } else if (!is_space(text[i])) {
      blank = false;
    }
  }
  parts.push_back(text.substr(begin));
  std::erase_if(parts, [](std::string_view part) { return trimmed(part).empty(); });
  return parts;
}

Result<Puzzle, ReadError> read_iss(std::string_view source) {
  if (const auto query = iss_query(source)) {
    if (query->size() == source.size() || iss_query(*query) || is_iss_text(*query)) return read_iss(*query);
    auto puzzle = read(*query);
    if (!puzzle) return bad_text(0, puzzle.error().message);
    return *std::move(puzzle);
  }
  const std::string text = iss_without_comments(source);
  const auto parts = iss_parts_of(text);
  if (std::ranges::all_of(parts, is_iss_text)) return read_iss_tokens(text);
  // Grids in other forms are written as tokens, so that everything is read at once.
  constexpr std::size_t most_parts = 64;
  if (parts.size() > most_parts) return bad_text(0, "too many parts between blank lines");
  std::string tokens;
  for (std::string_view part : parts) {
    const Format* format = is_iss_text(part) ? nullptr : detect(part);
    if (format == nullptr) {
      tokens += part;
      continue;
    }
    const auto grid = format->variants.read(part);
    if (!grid) return Unexpected{grid.error()};
    const Written written = write_iss(*grid);
    if (!written.refused.empty()) return bad_text(0, written.refused);
    tokens += written.text;
  }
  return read_iss_tokens(tokens);
}

}  // namespace

Format iss_format() {
  return variant_format("iss", "string or address of Interactive Sudoku Solver",
                        {.starts = starts_iss, .read = read_iss, .write = write_iss});
}

}  // namespace shudu::variant
