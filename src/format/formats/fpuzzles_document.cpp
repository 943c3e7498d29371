#include "format/formats/fpuzzles_document.h"

#include <algorithm>
#include <array>

#include "base/json_text.h"
#include "format/codec/percent.h"
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
    if (!region->is_whole()) return false;
    const auto label = region->whole();
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

std::optional<Refusal> reason_to_refuse(const Json& document) {
  const Json* size = member_of(document, "size");
  if (size != nullptr && *size != 9) {
    return size->is_number() ? only_nine("this puzzle has size " + size->dump(), "9") : Refusal{"expected size 9"};
  }
  const Cages cages = cages_in(document, "cage");
  const bool has_rule =
      std::ranges::any_of(cages.remarks, [](const Remark& remark) { return remark.key.starts_with("anti"); }) ||
      !std::ranges::all_of(cages.others, [](const Cages::Cage& cage) { return is_fpuzzles_fog(*cage.json); });
  if (has_rule) return has_beyond_classic("cages");
  if (const Json* metadata = member_of(document, "metadata")) {
    if (auto reason = rules_beyond_classic(*metadata, {})) return reason;
  }
  if (auto reason = text_beyond_classic(fpuzzles_texts(document).rules)) return reason;
  return rules_beyond_classic(document,
                              {"grid", "title", "author", "ruleset", "solution", "cage", "metadata", "disabledlogic",
                               "truecandidatesoptions", "fogofwar", "foglight", "triggereffect"});
}

// The colours 1 to 9 as f-puzzles offers them.
constexpr std::array<std::string_view, 9> palette{"#a8a8a8", "#ffa0a0", "#ffe060", "#ffffb0", "#b0ffb0",
                                                  "#60d060", "#d0d0ff", "#8080f0", "#ff80ff"};

// The red, green and blue of "#rrggbb", or nullopt.
std::optional<std::array<int, 3>> parts_of_colour(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const int high = hex_value(text[1 + 2 * i]);
    const int low = hex_value(text[2 + 2 * i]);
    if (high < 0 || low < 0) return std::nullopt;
    parts[i] = high * 16 + low;
  }
  return parts;
}

// The number of the nearest colour of the palette. 0 if the text is not a colour.
int colour_of(std::string_view text) {
  const auto wanted = parts_of_colour(text);
  if (!wanted) return 0;
  int nearest = 0;
  int least = 0;
  for (std::size_t i = 0; i < palette.size(); ++i) {
    int distance = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const int difference = (*wanted)[k] - (*parts_of_colour(palette[i]))[k];
      distance += difference * difference;
    }
    if (nearest == 0 || distance < least) {
      nearest = static_cast<int>(i) + 1;
      least = distance;
    }
  }
  return nearest;
}

}  // namespace

FpuzzlesTexts fpuzzles_texts(const Json& document) {
  FpuzzlesTexts texts{text_in(member_of(document, "title")),
                      text_in(member_of(document, "author")),
                      lines_in(member_of(document, "ruleset")),
                      {}};
  const Json* solution = member_of(document, "solution");
  if (solution != nullptr) texts.solution = solution_cells(*solution);
  const auto add_rules = [&texts](const std::string& more) {
    if (!more.empty()) texts.rules += (texts.rules.empty() ? "" : "\n") + more;
  };
  if (const Json* metadata = member_of(document, "metadata")) add_rules(lines_in(member_of(*metadata, "rules")));
  for (const Remark& remark : cages_in(document, "cage").remarks) {
    if (remark.key == "rules") add_rules(remark.text);
    if (remark.key == "title" && texts.title.empty()) texts.title = remark.text;
    if (remark.key == "author" && texts.author.empty()) texts.author = remark.text;
    if (remark.key == "solution" && texts.solution.empty()) texts.solution = solution_cells(remark.text);
  }
  return texts;
}

bool is_fpuzzles_fog(const Json& cage) {
  const std::string value = text_in(member_of(cage, "value"));
  return value == "FOW" || value == "FOGLIGHT";
}

bool looks_like_fpuzzles(const Json& document) {
  const Json* grid = member_of(document, "grid");
  return grid != nullptr && grid->is_array() && !grid->empty() && grid->front().is_array() && !grid->front().empty() &&
         grid->front().front().is_object();
}

Result<Puzzle, Refusal> puzzle_of_fpuzzles(const Json& document) {
  if (auto reason = reason_to_refuse(document)) return Unexpected{*std::move(reason)};
  const Json* grid = member_of(document, "grid");
  if (!is_nine_by_nine(grid)) return Unexpected{std::string{"expected a grid of nine rows of nine cells"}};
  if (!regions_are_boxes(*grid)) return Unexpected{has_beyond_classic("irregular regions")};

  Puzzle puzzle;
  Candidates centre, corner, allowed;
  Grid colours;
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
    const int of_player = colour_of(text_in(member_of(entry, "highlight")));
    colours.set(cell, of_player != 0 ? of_player : colour_of(text_in(member_of(entry, "c"))));
    const DigitSet marks = digits_in(member_of(entry, "givenPencilMarks"));
    if (!marks.empty()) allowed.set(cell, marks);
    has_allowed = has_allowed || !marks.empty();
  }
  if (has_centre) puzzle.notes = centre;
  if (has_corner) puzzle.corner_notes = corner;
  if (colours.clue_count() > 0) puzzle.colours = colours;
  if (has_allowed) {
    Candidates candidates{puzzle.values};
    for (Cell cell : all_cells()) candidates.set(cell, candidates[cell] & allowed[cell]);
    keep_candidates(puzzle, candidates);
  }
  const FpuzzlesTexts texts = fpuzzles_texts(document);
  puzzle.title = texts.title;
  puzzle.author = texts.author;
  puzzle.description = texts.rules.empty() ? text_in(member_of(document, "description")) : texts.rules;
  puzzle.solution = solution_of(texts.solution);
  return puzzle;
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
  add_text(text_beyond_classic(puzzle.description) ? "description" : "ruleset", puzzle.description);
  json += ",\"grid\":[";
  for (Cell cell : all_cells()) {
    json += cell.col() > 0 ? ",{" : cell.row() > 0 ? "],[{" : "[{";
    if (!puzzle.values.is_blank(cell)) json += "\"value\":" + std::to_string(puzzle.values[cell]);
    if (!puzzle.clues.is_blank(cell)) json += ",\"given\":true";
    if (puzzle.notes) append_json_digits(json, "centerPencilMarks", (*puzzle.notes)[cell]);
    if (puzzle.corner_notes) append_json_digits(json, "cornerPencilMarks", (*puzzle.corner_notes)[cell]);
    if (puzzle.colours && !puzzle.colours->is_blank(cell)) {
      if (!json.ends_with('{')) json += ',';
      json += "\"highlight\":\"" + std::string{palette[static_cast<std::size_t>((*puzzle.colours)[cell] - 1)]} + '"';
    }
    if (puzzle.candidates && (*puzzle.candidates)[cell] != possible[cell]) {
      append_json_digits(json, "givenPencilMarks", (*puzzle.candidates)[cell]);
    }
    json += '}';
  }
  json += "]]";
  if (puzzle.solution) {
    json += ",\"solution\":[";
    for (Cell cell : all_cells()) json += (cell == Cell{0} ? "" : ",") + std::to_string((*puzzle.solution)[cell]);
    json += ']';
  }
  return json += '}';
}

}  // namespace shudu
