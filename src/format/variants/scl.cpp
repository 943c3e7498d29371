// sudokupad: documents of SudokuPad with rules. format/formats/sudokupad.cpp reads the addresses that contain them.
//
//   {"cells":[[{"value":5},{}, …], …],"regions":[[[0,0],[0,1], …], …],"cages":[{"cells":[[0,0],[0,1]],"value":"9"}],
//    "lines":[…],"underlays":[…],"overlays":[…],"arrows":[…],"metadata":{"title":"…","rules":"…","solution":"…"}}
//
// Regions, cages and givens have a meaning. Everything else is drawn, and recognise.cpp finds the clues with the help of
// the rules text. Fog and the drawing itself are kept. Old documents have the texts in cages: "title: …".
#include <algorithm>

#include "base/counted.h"
#include "format/formats/scl_document.h"
#include "format/variants/drawing.h"
#include "format/variants/forms.h"
#include "format/variants/scf.h"
#include "format/variants/scl_write.h"
#include "format/variants/worded_rules.h"

namespace shudu::variant {
namespace {

class SclReader {
 public:
  explicit SclReader(JsonReading& reading) : reading_(reading) {}

  bool read(const Json& document, Json& rest) {
    Drawing drawing;
    const Cages cages = cages_in(document, "cages");
    if (!read_cells(document) || !read_regions(document)) return false;
    Json metadata = metadata_of(document, cages.remarks);
    if (!read_metadata(metadata)) return false;
    const RulesText rules = rules_in(reading_.puzzle.ruleset);
    const bool good = check_keys(document) && read_cages(cages.others, rules) && read_globals(document) &&
                      read_drawing(reading_, document, drawing) && check_understood(reading_, rules) &&
                      recognise(reading_, rules, drawing);
    if (good) keep(document, cages.others, std::move(metadata), rest);
    return good;
  }

 private:
  bool read_cells(const Json& document) {
    const Json* rows = member_of(document, "cells");
    reading_.at("cells");
    if (rows == nullptr || !rows->is_array() || rows->empty()) return reading_.fail("expected rows of cells");
    const Json side = rows->size();
    if (!reading_.start_square(&side, 9)) return false;
    reading_.at("cells");
    for (std::size_t row = 0; row < rows->size(); ++row) {
      const Json& entries = (*rows)[row];
      if (!entries.is_array() || entries.size() != rows->size()) {
        return reading_.fail("row " + std::to_string(row + 1) + " does not have " + counted(rows->size(), "cell"));
      }
      for (std::size_t column = 0; column < entries.size(); ++column) {
        const Json& entry = entries[column];
        const Json* value = member_of(entry, "value");
        const Json* given = member_of(entry, "given");
        if (is_blank(value) || (given != nullptr && *given == false)) continue;
        int digit = 0;
        if (!reading_.number(value, digit)) return false;
        const Cell cell = reading_.puzzle.shape.cell(static_cast<int>(row), static_cast<int>(column));
        if (!reading_.given(cell, digit)) return false;
      }
    }
    return true;
  }

  bool cells(const Json* list, Cells& cells) {
    if (list == nullptr || !list->is_array()) return reading_.fail("expected a list of cells");
    if (list->size() > static_cast<std::size_t>(reading_.puzzle.shape.cells()) * 4) {
      return reading_.fail(counted(list->size(), "cell") + " in a puzzle of " +
                           std::to_string(reading_.puzzle.shape.cells()));
    }
    for (const Json& place : *list) {
      int row = 0, column = 0;
      if (!place.is_array() || place.size() != 2) return reading_.fail("expected cells like [0,4]");
      if (!reading_.number(&place[0], row) || !reading_.number(&place[1], column)) return false;
      if (!reading_.place(row, column, cells.emplace_back())) return false;
    }
    return true;
  }

  bool read_regions(const Json& document) {
    const Json* regions = member_of(document, "regions");
    if (regions == nullptr || !regions->is_array() || regions->empty()) return true;
    Shape& shape = reading_.puzzle.shape;
    shape.regions.clear();
    for (std::size_t i = 0; i < regions->size(); ++i) {
      Cells region;
      reading_.at("regions", i + 1);
      if (!cells(&(*regions)[i], region)) return false;
      if (static_cast<int>(region.size()) != shape.values) {
        return reading_.fail(counted(region.size(), "cell") + ", expected " + std::to_string(shape.values));
      }
      std::ranges::sort(region);
      shape.regions.push_back(std::move(region));
    }
    std::ranges::sort(shape.regions);
    if (std::string wrong = fault(shape); !wrong.empty()) return reading_.fail(std::move(wrong));
    return true;
  }

  // The metadata with the texts that old documents have in cages. The rules are all texts of rules.
  static Json metadata_of(const Json& document, const std::vector<Remark>& remarks) {
    const Json* members = member_of(document, "metadata");
    Json metadata = members != nullptr && members->is_object() ? *members : Json::object();
    std::string rules = lines_in(member_of(metadata, "rules"));
    const auto add_rules = [&rules](const std::string& more) {
      if (!more.empty()) rules += (rules.empty() ? "" : "\n") + more;
    };
    add_rules(lines_in(member_of(document, "rules")));
    for (const Remark& remark : remarks) {
      if (remark.key == "rules") add_rules(remark.text);
      const bool is_flag = remark.key.starts_with("anti");  // "antiknight: true"
      metadata.emplace(remark.key, is_flag ? Json(remark.text != "false") : Json(remark.text));
    }
    if (!rules.empty()) metadata["rules"] = rules;
    return metadata;
  }

  // What is not in the puzzle: all of the document but givens, regions and texts.
  static void keep(const Json& document, const std::vector<Cages::Cage>& cages, Json metadata, Json& rest) {
    rest = document;
    rest.erase("regions");
    rest.erase("rules");
    rest["metadata"] = std::move(metadata);
    for (Json& row : rest["cells"]) {
      for (Json& entry : row) {
        const Json* given = member_of(entry, "given");
        if (entry.is_object() && (given == nullptr || *given != false)) entry.erase("value");
      }
    }
    if (!rest.contains("cages") || !rest["cages"].is_array()) return;
    Json others = Json::array();
    for (const auto& [number, cage] : cages) others.push_back(*cage);
    rest["cages"] = std::move(others);
  }

  bool read_metadata(Json& metadata) {
    const auto take = [&metadata](const char* key) {
      std::string text = text_in(member_of(metadata, key));
      metadata.erase(key);
      return text;
    };
    reading_.puzzle.title = take("title");
    reading_.puzzle.author = take("author");
    reading_.puzzle.ruleset = take("rules");
    if (const Json* solution = member_of(metadata, "solution")) {
      reading_.puzzle.solution = solution_line(reading_.puzzle.shape, solution_cells(*solution));
      if (!reading_.puzzle.solution.empty()) metadata.erase("solution");
    }
    reading_.at("metadata");
    for (const auto& [key, value] : metadata.items()) {
      if (value != true) continue;
      if (key != "antiknight" && key != "antiking") return reading_.unknown(key, "'" + shown(key) + "' is not known");
      if (!reading_.add(key, {})) return false;
    }
    return true;
  }

  bool check_keys(const Json& document) {
    static constexpr std::string_view known[] = {"cells",         "regions",  "cages",    "lines",    "arrows",
                                                 "underlays",     "overlays", "metadata", "foglight", "foglink",
                                                 "triggereffect", "settings", "videos",   "global",   "rules"};
    for (const auto& [key, value] : document.items()) {
      if (std::ranges::find(known, key) == std::end(known) && may_be_rule(value)) return reading_.unknown(key);
    }
    return true;
  }

  // Rows, columns and regions again, so that the site finds conflicts.
  bool is_house(Cells cells) const {
    std::ranges::sort(cells);
    const Shape& shape = reading_.puzzle.shape;
    for (const auto& houses : {rows_of(shape), columns_of(shape), shape.regions}) {
      if (std::ranges::find(houses, cells) != houses.end()) return true;
    }
    return false;
  }

  bool read_cages(const std::vector<Cages::Cage>& cages, const RulesText& rules) {
    for (const auto& [number, cage] : cages) {
      const Json* list = member_of(*cage, "cells");
      if (list == nullptr || list->empty()) continue;
      Cells all;
      reading_.at("cages", number);
      if (!cells(list, all)) return false;
      if (!read_cage(*cage, rules, std::move(all))) return false;
    }
    return true;
  }

  bool read_cage(const Json& cage, const RulesText& rules, Cells cells) {
    const Json* unique = member_of(cage, "unique");
    const Json* hidden = member_of(cage, "hidden");
    const Json* value = member_of(cage, "value");
    const bool is_unique = unique != nullptr && *unique == true;
    const bool is_hidden = hidden != nullptr && *hidden == true;
    if (unique != nullptr && *unique == false && is_hidden) return true;  // cells outside all regions
    if (is_blank(value) && (is_unique || is_hidden)) {
      return is_house(cells) || reading_.add("extra_region", {std::move(cells)});
    }
    if (!is_unique && !rules.names("killer_cage")) return reading_.unknown("cage", "a cage without a rule");
    std::vector<int> sum;
    if (!is_blank(value) && !reading_.number(value, sum.emplace_back())) return false;
    return reading_.add("killer_cage", {std::move(cells)}, std::move(sum));
  }

  bool read_globals(const Json& document) {
    const Json* names = member_of(document, "global");
    reading_.at("global");
    if (names == nullptr || !names->is_array()) return true;
    for (const Json& name : *names) {
      if (!reading_.add(text_in(&name), {})) return false;
    }
    return true;
  }

  JsonReading& reading_;
};

bool is_scl(const Json& document) { return looks_like_scl(document); }

Result<Puzzle, ReadError> read_scl(const Json& document) {
  JsonReading reading;
  Json rest;
  const bool good = SclReader{reading}.read(document, rest);
  return reading.finish(good, "sudokupad", rest);
}

Written write_scl(const Puzzle& puzzle) { return write_scl_checked(puzzle, read_scl); }

}  // namespace

VariantForm sudokupad_form() {
  return {.starts = starts_scf, .read = read_scf, .is_document = is_scl, .read_document = read_scl, .write = write_scl};
}

}  // namespace shudu::variant
