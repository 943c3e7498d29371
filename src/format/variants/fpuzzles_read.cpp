// fpuzzles: documents of f-puzzles.com with rules. json: our own documents, which have the same names and more
// (fpuzzles_document.h). formats/fpuzzles.cpp reads the addresses that contain them.
//
// This file reads a whole document: grid, rules, texts. What is only drawn has to be explained by a rule, or the puzzle
// is refused: in old documents a drawn line or circle is often the only trace of a rule.
#include <algorithm>

#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/documents.h"
#include "format/formats/fpuzzles_keys.h"
#include "format/record_reader.h"
#include "format/variants/fpuzzles_document.h"
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
  } else {
    for (const Json& line : list_in(drawing, "lines")) {
      if (!cells_only.cells(&line, lists.emplace_back()) || lists.back().size() < 2) return false;
    }
  }
  return !lists.empty() && std::ranges::all_of(lists, [&](const Cells& cells) {
    return std::ranges::any_of(reading.puzzle.clues, [&](const Clue& clue) {
      const FpuzzlesKey* row = fpuzzles_key_of(clue.rule->id);
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
  for (const Json& drawing : list_in(document, key)) drawings.push_back({drawings.size() + 1, &drawing});
  return drawings;
}

bool keep_fpuzzles_drawings(JsonReading& reading, const Json& document, Json& rest) {
  for (const char* key : {"cage", "line", "rectangle", "circle", "text"}) {
    if (list_in(document, key).empty()) continue;
    for (const auto& [number, drawing] : drawings_in(document, key)) {
      if (is_explained(reading, *drawing, key)) continue;
      reading.at(key, number);
      return reading.unknown(key, "a drawing without a rule that says what it means");
    }
    rest[key] = list_in(document, key);
  }
  return true;
}

bool read_fpuzzles_metadata(JsonReading& reading, const Json& document, Json& rest) {
  const Json* metadata = member_of(document, "metadata");
  if (metadata == nullptr) return true;
  rest["metadata"] = *metadata;
  reading.at("metadata");
  return add_rules_in_metadata(reading, *metadata);
}

void read_fpuzzles_texts(JsonReading& reading, const Json& document, Json& rest) {
  take_document_texts(reading.puzzle, fpuzzles_texts(document));
  const Json* solution = member_of(document, "solution");
  if (solution != nullptr && reading.puzzle.solution.empty()) rest["solution"] = *solution;
}

Result<Puzzle, ReadError> read_document(const Json& document) {
  JsonReading reading;
  Json rest = Json::object();
  const bool good = read_fpuzzles_grid(reading, document, rest) &&
                    read_fpuzzles_clues(reading, document, rest, is_own_document(document), 0) &&
                    read_fpuzzles_metadata(reading, document, rest) &&
                    keep_fpuzzles_drawings(reading, document, rest) &&
                    (read_fpuzzles_texts(reading, document, rest), add_worded_rules(reading));
  return reading.finish(good, is_own_document(document) ? "json" : "fpuzzles", rest);
}

Written write_own(const Puzzle& puzzle) { return write_fpuzzles_document(puzzle, true); }
Written write_fpuzzles_address(const Puzzle& puzzle) {
  Written written = write_fpuzzles_document(puzzle, false);
  if (!written.refused.empty()) return written;
  return {"https://f-puzzles.com/?load=" + percent_encoded(lz_compressed_to_base64(written.text))};
}

}  // namespace

bool is_own_document(const Json& document) {
  const Json* format = member_of(document, "format");
  return format != nullptr && *format == own_marker;
}

VariantForm fpuzzles_form() {
  return {.is_document = [](const Json& document) { return looks_like_fpuzzles(document); },
          .read_document = read_document,
          .write = write_fpuzzles_address};
}

VariantForm json_form() {
  return {.is_document = [](const Json& document) { return is_own_document(document); },
          .read_document = read_document,
          .write = write_own};
}

}  // namespace shudu::variant
