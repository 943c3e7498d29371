#include "format/formats/documents.h"

#include "base/counted.h"
#include "base/json_text.h"
#include "format/codec/percent.h"
#include "format/codec/puzzle_zipper.h"
#include "format/formats/address.h"
#include "format/keep_candidates.h"

namespace shudu {
namespace {

// The colours 1 to 9 as f-puzzles offers them.
constexpr std::array<std::string_view, 9> palette{"#a8a8a8", "#ffa0a0", "#ffe060", "#ffffb0", "#b0ffb0",
                                                  "#60d060", "#d0d0ff", "#8080f0", "#ff80ff"};

// The red, green and blue of "#rrggbb", or nullopt.
std::optional<std::array<int, 3>> parts_of_colour(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const int high = hex_value(text[1 + 2 * i]), low = hex_value(text[2 + 2 * i]);
    if (high < 0 || low < 0) return std::nullopt;
    parts[i] = high * 16 + low;
  }
  return parts;
}

// The number of the nearest colour of the palette. 0 if the text is not a colour.
int colour_of(std::string_view text) {
  const auto wanted = parts_of_colour(text);
  int nearest = 0, least = 0;
  for (std::size_t i = 0; wanted && i < palette.size(); ++i) {
    int distance = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const int difference = (*wanted)[k] - (*parts_of_colour(palette[i]))[k];
      distance += difference * difference;
    }
    if (nearest > 0 && distance >= least) continue;
    nearest = static_cast<int>(i) + 1;
    least = distance;
  }
  return nearest;
}

}  // namespace

std::optional<Refusal> take_cells(const Json& rows, const CellMembers& members, Puzzle& puzzle) {
  if (rows.size() != 9) return Refusal{counted(rows.size(), "row") + ", expected 9"};
  const auto marks_in = [](const Json& entry, const char* key) {
    return key == nullptr ? DigitSet{} : digits_in(member_of(entry, key));
  };
  Candidates centre, corner, allowed;
  Grid colours;
  bool has_allowed = false;
  for (Cell cell : all_cells()) {
    const Json& row = rows[static_cast<std::size_t>(cell.row())];
    if (!row.is_array() || row.size() != 9) {
      return Refusal{"row " + std::to_string(cell.row() + 1) + " has not nine cells"};
    }
    const Json& entry = row[static_cast<std::size_t>(cell.col())];
    if (const Json* value = member_of(entry, "value")) {
      const auto digit = digit_in(*value);
      if (!digit) return Refusal{name(cell) + " is not a digit"};
      puzzle.values.set(cell, *digit);
      if (members.is_given ? !is_false(entry, "given") : is_true(entry, "given")) puzzle.clues.set(cell, *digit);
    }
    centre.set(cell, marks_in(entry, members.centre));
    corner.set(cell, marks_in(entry, members.corner));
    for (const char* key : members.colours) {
      if (key != nullptr && colours.is_blank(cell)) colours.set(cell, colour_of(text_in(member_of(entry, key))));
    }
    const DigitSet marks = marks_in(entry, members.allowed);
    if (!marks.empty()) allowed.set(cell, marks);
    has_allowed = has_allowed || !marks.empty();
  }
  if (centre.total() > 0) puzzle.notes = centre;
  if (corner.total() > 0) puzzle.corner_notes = corner;
  if (colours.clue_count() > 0) puzzle.colours = colours;
  if (has_allowed) {
    Candidates candidates{puzzle.values};
    for (Cell cell : all_cells()) candidates.set(cell, candidates[cell] & allowed[cell]);
    keep_candidates(puzzle, candidates);
  }
  return std::nullopt;
}

void append_cells(std::string& json, const CellMembers& members, const Puzzle& puzzle) {
  const Candidates possible{puzzle.values};
  const auto append_marks = [&json](const char* key, const std::optional<Candidates>& marks, Cell cell) {
    if (marks) append_json_digits(json, key, (*marks)[cell]);
  };
  for (Cell cell : all_cells()) {
    json += cell.col() > 0 ? ",{" : cell.row() > 0 ? "],[{" : "[[{";
    const bool is_given = !puzzle.clues.is_blank(cell);
    if (!puzzle.values.is_blank(cell)) {
      json += "\"value\":" + std::to_string(puzzle.values[cell]);
      if (is_given != members.is_given) json += is_given ? ",\"given\":true" : ",\"given\":false";
    }
    append_marks(members.centre, puzzle.notes, cell);
    append_marks(members.corner, puzzle.corner_notes, cell);
    if (members.colours[0] != nullptr && puzzle.colours && !puzzle.colours->is_blank(cell)) {
      if (!json.ends_with('{')) json += ',';
      json += '"' + std::string{members.colours[0]} + "\":\"";
      json += std::string{palette[static_cast<std::size_t>((*puzzle.colours)[cell] - 1)]} + '"';
    }
    const bool is_limited = puzzle.candidates && (*puzzle.candidates)[cell] != possible[cell];
    if (members.allowed != nullptr && is_limited) append_marks(members.allowed, puzzle.candidates, cell);
    json += '}';
  }
  json += "]]";
}

DocumentTexts texts_in(const Json* members, std::initializer_list<const Json*> rules,
                       const std::vector<Remark>& remarks) {
  DocumentTexts texts;
  const auto add_rules = [&texts](const std::string& more) {
    if (!more.empty()) texts.rules += (texts.rules.empty() ? "" : "\n") + more;
  };
  if (members != nullptr) {
    texts.title = text_in(member_of(*members, "title"));
    texts.author = text_in(member_of(*members, "author"));
    texts.description = lines_in(member_of(*members, "description"));
    if (const Json* solution = member_of(*members, "solution")) texts.solution = solution_cells(*solution);
  }
  for (const Json* more : rules) add_rules(lines_in(more));
  for (const Remark& remark : remarks) {
    if (remark.key == "rules") add_rules(remark.text);
    if (remark.key == "title" && texts.title.empty()) texts.title = remark.text;
    if (remark.key == "author" && texts.author.empty()) texts.author = remark.text;
    if (remark.key == "solution" && texts.solution.empty()) texts.solution = solution_cells(remark.text);
  }
  return texts;
}

void take_texts(const DocumentTexts& texts, Puzzle& puzzle) {
  puzzle.title = texts.title;
  puzzle.author = texts.author;
  puzzle.description = texts.rules.empty() ? texts.description : texts.rules;
  puzzle.solution = solution_of(texts.solution);
}

void append_texts(std::string& json, const char* rules_key, const Puzzle& puzzle) {
  const auto add = [&json](const char* key, const std::string& text) {
    if (text.empty()) return;
    if (!json.ends_with('{')) json += ',';
    json += '"' + std::string{key} + "\":";
    append_json_string(json, text);
  };
  add("title", puzzle.title);
  add("author", puzzle.author);
  add(text_beyond_classic(puzzle.description) ? "description" : rules_key, puzzle.description);
}

bool are_boxes(const RegionNumbers& regions) {
  DigitSet used;
  for (Cell cell : all_cells()) {
    const int region = regions[static_cast<std::size_t>(cell.index())];
    const Cell first = Cell::in_box(cell.box(), 0);
    if (region < 0 || region > 8 || region != regions[static_cast<std::size_t>(first.index())]) return false;
    used.insert(region + 1);
  }
  return used == DigitSet::all();
}

void DocumentReader::begin(std::uint64_t line, std::uint64_t column) {
  record_line_ = line;
  record_column_ = column;
  has_document_ = false;
}

std::optional<TextFault> DocumentReader::parse(std::string_view text) {
  auto fault = document_.parse(text);
  has_document_ = !fault;
  return fault;
}

std::optional<Refusal> DocumentReader::unpack(std::string_view payload) {
  if (payload.starts_with('{')) {
    if (const auto fault = parse(payload)) return Refusal{fault->message};
    return std::nullopt;
  }
  const auto text = unpacked(payload);
  if (!text) return Refusal{"this does not unpack to a puzzle; part of the address may be missing"};
  if (text->size() > variant::max_text)
    return Refusal{"a record of more than " + std::to_string(variant::max_text >> 20) + " MB"};
  if (!parse(*text)) return std::nullopt;
  const auto in_full = puzzle_unzipped(text->substr(0, variant::max_text));
  if (!in_full || parse(*in_full)) return Refusal{"this does not unpack to JSON"};
  return std::nullopt;
}

std::optional<VariantReading> DocumentReader::with_rules(const Format* given) {
  auto reading = has_document_ ? variant_of(document_, given) : std::nullopt;
  if (!reading) return std::nullopt;
  reading->line = record_line_;
  reading->column = record_column_;
  return reading;
}

std::optional<Result<Puzzle>> AddressReader::read(TextSource& source) {
  const std::string_view line = *source.peek();
  const FirstWord first = first_word(line);
  const bool is_document = first.word.starts_with('{');
  const std::string_view payload = is_document ? trimmed(line) : payload_in(first.word);
  begin(source.line_number(), static_cast<std::uint64_t>(payload.data() - line.data()) + 1);
  auto puzzle = puzzle_of(payload);
  if (puzzle && !is_document) puzzle->extra = first.rest;
  source.next_line();
  if (!puzzle) return fault(std::move(puzzle).error());
  return *std::move(puzzle);
}

}  // namespace shudu
