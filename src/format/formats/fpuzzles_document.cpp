#include "format/formats/fpuzzles_document.h"

#include <array>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "format/keep_candidates.h"

namespace shudu {
namespace {

// Regions are labels 0..8 in the cells. A cell without a label is in the region of its box.
bool regions_are_boxes(const Json& grid) {
  std::array<int, Cell::count> labels{};
  for (Cell cell : all_cells()) {
    const auto& entry = grid[cell.row()][cell.col()];
    const Json* region = member_of(entry, "region");
    labels[cell.index()] = cell.box();
    if (region == nullptr) continue;
    if (!region->is_number_integer()) return false;
    const auto label = region->get<std::int64_t>();
    if (label < 0 || label > 8) return false;
    labels[cell.index()] = static_cast<int>(label);
  }
  DigitSet used;
  for (int box = 0; box < 9; ++box) {
    const int label = labels[Cell::in_box(box, 0).index()];
    used.insert(label + 1);
    for (int place = 1; place < 9; ++place) {
      if (labels[Cell::in_box(box, place).index()] != label) return false;
    }
  }
  return used == DigitSet::all();
}

bool is_nine_by_nine(const Json* grid) {
  if (grid == nullptr || !grid->is_array() || grid->size() != 9) return false;
  for (const Json& row : *grid) {
    if (!row.is_array() || row.size() != 9) return false;
  }
  return true;
}

// Cosmetic cages without cells contain remarks such as "msgcorrect: well done".
bool is_remark(const Json& cage) {
  const std::string value = text_in(member_of(cage, "value"));
  const std::size_t colon = value.find(": ");
  return colon != std::string::npos && colon > 0 && value.find(' ') > colon;
}

std::optional<std::string> reason_to_refuse(const Json& document) {
  const Json* size = member_of(document, "size");
  if (size != nullptr && *size != 9) {
    return size->is_number() ? "this puzzle has size " + size->dump() + "; only 9 is read" : "expected size 9";
  }
  if (const Json* cages = member_of(document, "cage"); cages != nullptr && cages->is_array()) {
    for (const Json& cage : *cages) {
      if (!is_remark(cage)) return only_classic("cages");
    }
  }
  if (const Json* metadata = member_of(document, "metadata")) {
    if (auto reason = rules_beyond_classic(*metadata, {})) return reason;
  }
  return rules_beyond_classic(document, {"grid", "title", "author", "ruleset", "solution", "cage", "metadata",
                                         "disabledlogic", "truecandidatesoptions"});
}

void append_marks(std::string& out, std::string_view key, DigitSet digits) {
  if (digits.empty()) return;
  if (!out.ends_with('{')) out += ',';
  out += '"';
  out += key;
  out += "\":[";
  for (int digit : digits) {
    if (!out.ends_with('[')) out += ',';
    out += static_cast<char>('0' + digit);
  }
  out += ']';
}

}  // namespace

bool looks_like_fpuzzles(const Json& document) {
  const Json* grid = member_of(document, "grid");
  return grid != nullptr && grid->is_array() && !grid->empty() && grid->front().is_array() && !grid->front().empty() &&
         grid->front().front().is_object();
}

Result<Puzzle, std::string> puzzle_of_fpuzzles(const Json& document) {
  if (auto reason = reason_to_refuse(document)) return Unexpected{*std::move(reason)};
  const Json* grid = member_of(document, "grid");
  if (!is_nine_by_nine(grid)) return Unexpected{std::string{"expected a grid of nine rows of nine cells"}};
  if (!regions_are_boxes(*grid)) return Unexpected{only_classic("irregular regions")};

  Puzzle puzzle;
  Candidates centre, corner, allowed;
  bool has_centre = false, has_corner = false, has_allowed = false;
  for (Cell cell : all_cells()) {
    const Json& entry = (*grid)[cell.row()][cell.col()];
    if (const Json* value = member_of(entry, "value")) {
      const auto digit = digit_in(*value);
      if (!digit) return Unexpected{name(cell) + " is not a digit"};
      puzzle.values.set(cell, *digit);
      const Json* given = member_of(entry, "given");
      if (given != nullptr && *given == true) puzzle.clues.set(cell, *digit);
    }
    centre.set(cell, digits_in(member_of(entry, "centerPencilMarks")));
    corner.set(cell, digits_in(member_of(entry, "cornerPencilMarks")));
    has_centre = has_centre || !centre[cell].empty();
    has_corner = has_corner || !corner[cell].empty();
    const DigitSet marks = digits_in(member_of(entry, "givenPencilMarks"));
    if (!marks.empty()) allowed.set(cell, marks);
    has_allowed = has_allowed || !marks.empty();
  }
  if (has_centre || has_corner) puzzle.notes = has_centre ? centre : corner;
  if (has_allowed) {
    Candidates candidates{puzzle.values};
    for (Cell cell : all_cells()) candidates.set(cell, candidates[cell] & allowed[cell]);
    keep_candidates(puzzle, candidates);
  }
  if (const Json* solution = member_of(document, "solution")) {
    if (const auto cells = grid_in(*solution); cells && cells->is_full()) puzzle.solution = *cells;
  }
  puzzle.title = text_in(member_of(document, "title"));
  puzzle.author = text_in(member_of(document, "author"));
  puzzle.description = text_in(member_of(document, "ruleset"));
  return puzzle;
}

Result<Puzzle, std::string> puzzle_of_fpuzzles_text(std::string_view text) {
  JsonDocument document;
  if (document.parse(text)) return Unexpected{std::string{"this does not unpack to JSON"}};
  if (!looks_like_fpuzzles(document.value())) return Unexpected{std::string{"this unpacks to JSON without a grid"}};
  return puzzle_of_fpuzzles(document.value());
}

std::string fpuzzles_document_of(const Puzzle& puzzle) {
  const Candidates possible{puzzle.values};
  std::string json = "{\"size\":9";
  const auto add_text = [&json](std::string_view key, const std::string& text) {
    if (text.empty()) return;
    json += ",\"";
    json += key;
    json += "\":";
    append_json_string(json, text);
  };
  add_text("title", puzzle.title);
  add_text("author", puzzle.author);
  add_text("ruleset", puzzle.description);
  json += ",\"grid\":[";
  for (Cell cell : all_cells()) {
    json += cell.col() > 0 ? ",{" : cell.row() > 0 ? "],[{" : "[{";
    if (!puzzle.values.is_blank(cell)) json += "\"value\":" + std::to_string(puzzle.values[cell]);
    if (!puzzle.clues.is_blank(cell)) json += ",\"given\":true";
    if (puzzle.notes) append_marks(json, "centerPencilMarks", (*puzzle.notes)[cell]);
    if (puzzle.candidates && (*puzzle.candidates)[cell] != possible[cell]) {
      append_marks(json, "givenPencilMarks", (*puzzle.candidates)[cell]);
    }
    json += '}';
  }
  json += "]]";
  if (puzzle.solution && puzzle.solution->is_full()) {
    json += ",\"solution\":[";
    for (Cell cell : all_cells()) json += (cell == Cell{0} ? "" : ",") + std::to_string((*puzzle.solution)[cell]);
    json += ']';
  }
  return json += '}';
}

}  // namespace shudu
