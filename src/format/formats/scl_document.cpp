#include "format/formats/scl_document.h"

#include "base/counted.h"
#include "base/json_text.h"

namespace shudu {
namespace {

bool regions_are_boxes(const Json& regions) {
  if (!regions.is_array() || regions.size() != 9) return false;
  DigitSet boxes;
  for (const Json& region : regions) {
    if (!region.is_array() || region.size() != 9) return false;
    DigitSet places;
    for (const Json& place : region) {
      if (!place.is_array() || place.size() != 2) return false;
      const auto row = digit_in(place[0]);
      const auto col = digit_in(place[1]);
      if (!row || !col || *row > 8 || *col > 8) return false;
      const Cell cell = Cell::at(*row, *col);
      places.insert(cell.place_in_box() + 1);
      const auto first_row = digit_in(region[0][0]);
      const auto first_col = digit_in(region[0][1]);
      if (Cell::at(*first_row, *first_col).box() != cell.box()) return false;
      boxes.insert(cell.box() + 1);
    }
    if (places != DigitSet::all()) return false;
  }
  return boxes == DigitSet::all();
}

// What the metadata say, and the cages with texts such as "title: …". `rules` gets all texts of rules.
void take_metadata(std::string_view key, const std::string& value, Puzzle& puzzle, std::string& rules) {
  if (key == "title") puzzle.title = value;
  if (key == "author") puzzle.author = value;
  if (key == "description") puzzle.description = value;
  if (key == "rules" && !value.empty()) rules += (rules.empty() ? "" : "\n") + value;
  if (key == "solution") puzzle.solution = solution_of(solution_cells(value));
}

std::optional<Refusal> take_cages(const Cages& cages, Puzzle& puzzle, std::string& rules) {
  for (const Cages::Cage& cage : cages.others) {
    const Json* cells = member_of(*cage.json, "cells");
    if (cells != nullptr && !cells->empty()) return has_beyond_classic("cages");
  }
  for (const Remark& remark : cages.remarks) {
    if (remark.key.starts_with("anti")) return has_beyond_classic("the rule '" + remark.key + "'");
    take_metadata(remark.key, remark.text, puzzle, rules);
  }
  return std::nullopt;
}

}  // namespace

bool looks_like_scl(const Json& document) {
  const Json* cells = member_of(document, "cells");
  return cells != nullptr && cells->is_array() && !cells->empty() && cells->front().is_array();
}

Result<Puzzle, Refusal> puzzle_of_scl(const Json& document) {
  const Json& rows = *member_of(document, "cells");
  Puzzle puzzle;
  Candidates centre, corner;
  bool has_centre = false, has_corner = false;
  std::string ruleset;
  if (auto reason = take_cages(cages_in(document, "cages"), puzzle, ruleset)) return Unexpected{*std::move(reason)};
  if (const Json* metadata = member_of(document, "metadata"); metadata != nullptr && metadata->is_object()) {
    if (auto reason = rules_beyond_classic(*metadata, {"rules"})) return Unexpected{*std::move(reason)};
    for (const auto& [key, value] : metadata->items()) take_metadata(key, lines_in(&value), puzzle, ruleset);
    if (const Json* solution = member_of(*metadata, "solution")) {
      puzzle.solution = solution_of(solution_cells(*solution));
    }
  }
  take_metadata("rules", lines_in(member_of(document, "rules")), puzzle, ruleset);
  if (auto reason =
          rules_beyond_classic(document, {"cells", "cages", "metadata", "regions", "settings", "videos", "rules"})) {
    return Unexpected{*std::move(reason)};
  }
  if (auto reason = text_beyond_classic(ruleset)) return Unexpected{*std::move(reason)};
  if (!ruleset.empty()) puzzle.description = ruleset;
  const Json* regions = member_of(document, "regions");
  if (regions != nullptr && !regions->empty() && !regions_are_boxes(*regions)) {
    return Unexpected{has_beyond_classic("irregular regions")};
  }
  if (rows.size() != 9) return Unexpected{counted(rows.size(), "row") + ", expected 9"};
  for (int row = 0; row < 9; ++row) {
    const Json& entries = rows[row];
    if (!entries.is_array() || entries.size() != 9) {
      return Unexpected{"row " + std::to_string(row + 1) + " has not nine cells"};
    }
    for (int col = 0; col < 9; ++col) {
      const Cell cell = Cell::at(row, col);
      const Json& entry = entries[col];
      if (const Json* value = member_of(entry, "value")) {
        const auto digit = digit_in(*value);
        if (!digit) return Unexpected{name(cell) + " is not a digit"};
        const Json* given = member_of(entry, "given");
        puzzle.values.set(cell, *digit);
        if (given == nullptr || *given != false) puzzle.clues.set(cell, *digit);
      }
      centre.set(cell, digits_in(member_of(entry, "centremarks")));
      corner.set(cell, digits_in(member_of(entry, "pencilMarks")));
      has_centre = has_centre || !centre[cell].empty();
      has_corner = has_corner || !corner[cell].empty();
    }
  }
  if (has_centre) puzzle.notes = centre;
  if (has_corner) puzzle.corner_notes = corner;
  return puzzle;
}

std::string scl_document_of(const Puzzle& puzzle) {
  std::string json = "{\"cellSize\":64,\"metadata\":{";
  const auto add_text = [&json](std::string_view key, std::string_view text) {
    if (text.empty()) return;
    if (!json.ends_with('{')) json += ',';
    json += '"' + std::string{key} + "\":";
    append_json_string(json, text);
  };
  add_text("title", puzzle.title);
  add_text("author", puzzle.author);
  add_text(text_beyond_classic(puzzle.description) ? "description" : "rules", puzzle.description);
  if (puzzle.solution) add_text("solution", to_line(*puzzle.solution));
  json += "},\"cells\":[";
  for (Cell cell : all_cells()) {
    json += cell.col() > 0 ? ",{" : cell.row() > 0 ? "],[{" : "[{";
    if (!puzzle.values.is_blank(cell)) json += "\"value\":" + std::to_string(puzzle.values[cell]);
    if (puzzle.clues[cell] != puzzle.values[cell]) json += ",\"given\":false";
    if (puzzle.notes) append_json_digits(json, "centremarks", (*puzzle.notes)[cell]);
    if (puzzle.corner_notes) append_json_digits(json, "pencilMarks", (*puzzle.corner_notes)[cell]);
    json += '}';
  }
  json += "]],\"regions\":[";
  for (int box = 0; box < 9; ++box) {
    json += box > 0 ? "],[" : "[";
    for (int place = 0; place < 9; ++place) {
      const Cell cell = Cell::in_box(box, place);
      json += place > 0 ? ",[" : "[";
      json += std::to_string(cell.row()) + ',' + std::to_string(cell.col()) + ']';
    }
  }
  return json += "]]}";
}

}  // namespace shudu
