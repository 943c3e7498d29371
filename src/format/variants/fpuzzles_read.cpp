// Reads a whole f-puzzles document: grid, rules, texts. What is only drawn has to be explained by a rule, or the puzzle
// is refused: in old documents a drawn line or circle is often the only trace of a rule.
#include <algorithm>

#include "format/formats/fpuzzles_document.h"
#include "format/variants/fpuzzles_document.h"
#include "format/variants/fpuzzles_keys.h"
#include "format/variants/worded_rules.h"

namespace shudu::variant {
namespace {

// A drawing that an extension of the site made for a rule which is also in the document.
bool is_fpuzzles_copy(const Json& drawing) {
  for (const char* key : {"fromConstraint", "isNewConstraint", "isLLConstraint", "fromRangskSolver"}) {
    const Json* mark = member_of(drawing, key);
    if (mark != nullptr && (*mark == true || !is_blank(mark))) return true;
  }
  return false;
}

bool is_part_of(const Cells& cells, const Cells& part) {
  return std::ranges::all_of(cells, [&](Cell cell) { return std::ranges::find(part, cell) != part.end(); });
}

// Whether a clue has the cells of the drawing: a line along the line of a clue, or a cage around the cells of one.
bool is_drawn_clue(JsonReading& reading, const Json& drawing, bool is_cage) {
  if (is_cage && !is_blank(member_of(drawing, "value"))) return false;
  JsonReading cells_only;  // errors of a drawing are not errors of the puzzle
  cells_only.puzzle.shape = reading.puzzle.shape;
  std::vector<Cells> lists;
  if (is_cage) {
    if (!cells_only.cells(member_of(drawing, "cells"), lists.emplace_back())) return false;
  } else if (const Json* lines = member_of(drawing, "lines"); lines != nullptr && lines->is_array()) {
    for (const Json& line : *lines) {
      if (!cells_only.cells(&line, lists.emplace_back()) || lists.back().size() < 2) return false;
    }
  }
  return !lists.empty() && std::ranges::all_of(lists, [&](const Cells& cells) {
    return std::ranges::any_of(reading.puzzle.clues, [&](const Clue& clue) {
      const FpuzzlesKey* row = fpuzzles_key_of(*clue.rule);
      const bool is_line = row != nullptr && row->form == FpuzzlesForm::lines;
      return std::ranges::any_of(clue.parts, [&](const Cells& part) {
        return is_cage ? is_part_of(cells, part) && is_part_of(part, cells) : is_line && is_part_of(cells, part);
      });
    });
  });
}

bool is_explained(JsonReading& reading, const Json& drawing, std::string_view key) {
  const bool is_cage = key == "cage";
  if (is_fpuzzles_copy(drawing) || (is_cage && is_fpuzzles_fog(drawing))) return true;
  return (is_cage || key == "line") && is_drawn_clue(reading, drawing, is_cage);
}

// The drawings of a kind with their numbers from 1, without remarks.
std::vector<Cages::Cage> drawings_in(const Json& document, const char* key) {
  if (std::string_view{key} == "cage") return cages_in(document, key).others;
  std::vector<Cages::Cage> drawings;
  for (const Json& drawing : *member_of(document, key)) drawings.push_back({drawings.size() + 1, &drawing});
  return drawings;
}

bool keep_fpuzzles_drawings(JsonReading& reading, const Json& document, Json& rest) {
  for (const char* key : {"cage", "line", "rectangle", "circle", "text"}) {
    const Json* drawings = member_of(document, key);
    if (drawings == nullptr || !drawings->is_array() || drawings->empty()) continue;
    for (const auto& [number, drawing] : drawings_in(document, key)) {
      if (is_explained(reading, *drawing, key)) continue;
      reading.at(key, number);
      return reading.unknown(key, "a drawing without a rule that says what it means");
    }
    rest[key] = *drawings;
  }
  return true;
}

bool read_fpuzzles_metadata(JsonReading& reading, const Json& document, Json& rest) {
  const Json* metadata = member_of(document, "metadata");
  if (metadata == nullptr) return true;
  for (const auto& [key, value] : metadata->items()) {
    reading.at("metadata");
    if (value != true) continue;
    if (key == "antiknight" || key == "antiking") {
      if (!reading.add(key, {})) return false;
    } else {
      return reading.unknown(key, "'" + shown(key) + "' is not known");
    }
  }
  rest["metadata"] = *metadata;
  return true;
}

void read_fpuzzles_texts(JsonReading& reading, const Json& document, Json& rest) {
  FpuzzlesTexts texts = fpuzzles_texts(document);
  reading.puzzle.title = std::move(texts.title);
  reading.puzzle.author = std::move(texts.author);
  reading.puzzle.ruleset = std::move(texts.rules);
  reading.puzzle.solution = solution_line(reading.puzzle.shape, texts.solution);
  const Json* solution = member_of(document, "solution");
  if (solution != nullptr && reading.puzzle.solution.empty()) rest["solution"] = *solution;
}

}  // namespace

bool is_own_document(const Json& document) {
  const Json* format = member_of(document, "format");
  return format != nullptr && *format == own_marker;
}

Result<Puzzle, ReadError> puzzle_of_fpuzzles_document(const Json& document, std::string_view format) {
  JsonReading reading;
  Json rest = Json::object();
  const bool good = read_fpuzzles_grid(reading, document, rest) &&
                    read_fpuzzles_clues(reading, document, rest, is_own_document(document), 0) &&
                    read_fpuzzles_metadata(reading, document, rest) &&
                    keep_fpuzzles_drawings(reading, document, rest) &&
                    (read_fpuzzles_texts(reading, document, rest), add_worded_rules(reading));
  return reading.finish(good, format, rest);
}

}  // namespace shudu::variant
