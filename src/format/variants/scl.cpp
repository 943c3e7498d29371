// sudokupad: documents of SudokuPad with rules. format/formats/sudokupad.cpp reads the addresses that contain them.
//
//   {"cells":[[{"value":5},{}, …], …],"regions":[[[0,0],[0,1], …], …],"cages":[{"cells":[[0,0],[0,1]],"value":"9"}],
//    "lines":[…],"underlays":[…],"overlays":[…],"arrows":[…],"metadata":{"title":"…","rules":"…","solution":"…"}}
//
// Regions, cages and givens have a meaning. Everything else is drawn, and recognise.cpp finds the clues with the help of
// the rules text. Fog and the drawing itself are kept. Old documents have the texts in cages: "title: …".
#include <algorithm>

#include "base/counted.h"
#include "format/classic_form.h"
#include "format/codec/percent.h"
#include "format/codec/sudokupad_code.h"
#include "format/formats/address.h"
#include "format/formats/documents.h"
#include "format/record_reader.h"
#include "format/variants/drawing.h"
#include "format/variants/text_record.h"
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
    Json metadata;
    if (!read_metadata(document, cages.remarks, metadata)) return false;
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
        if (is_blank(value) || is_false(entry, "given")) continue;
        int digit = 0;
        if (!reading_.number(value, digit)) return false;
        const Cell cell = reading_.puzzle.shape.cell(static_cast<int>(row), static_cast<int>(column));
        if (!reading_.given(cell, digit)) return false;
      }
    }
    return true;
  }

  bool cells(const Json* list, Cells& cells) {
    return reading_.cells(list, cells, [this](const Json& place, Cell& cell) {
      int row = 0, column = 0;
      if (!place.is_array() || place.size() != 2) return reading_.fail("expected cells like [0,4]");
      return reading_.number(&place[0], row) && reading_.number(&place[1], column) && reading_.place(row, column, cell);
    });
  }

  bool read_regions(const Json& document) {
    const Json& regions = list_in(document, "regions");
    if (regions.empty()) return true;
    Shape& shape = reading_.puzzle.shape;
    shape.regions.clear();
    const bool good = reading_.each("regions", regions, [&](const Json& list) {
      Cells region;
      if (!cells(&list, region)) return false;
      if (static_cast<int>(region.size()) != shape.values) {
        return reading_.fail(counted(region.size(), "cell") + ", expected " + std::to_string(shape.values));
      }
      std::ranges::sort(region);
      shape.regions.push_back(std::move(region));
      return true;
    });
    if (!good) return false;
    std::ranges::sort(shape.regions);
    std::string wrong = fault(shape);
    return wrong.empty() || reading_.fail(std::move(wrong));
  }

  // What is not in the puzzle: all of the document but givens, regions and texts.
  static void keep(const Json& document, const std::vector<Cages::Cage>& cages, Json metadata, Json& rest) {
    rest = document;
    rest.erase("regions");
    rest.erase("rules");
    rest["metadata"] = std::move(metadata);
    for (Json& row : rest["cells"]) {
      for (Json& entry : row) {
        if (entry.is_object() && !is_false(entry, "given")) entry.erase("value");
      }
    }
    if (!rest.contains("cages") || !rest["cages"].is_array()) return;
    Json others = Json::array();
    for (const auto& [number, cage] : cages) others.push_back(*cage);
    rest["cages"] = std::move(others);
  }

  // Reads the texts and the metadata, which get what old documents have in cages. What is in the puzzle is removed.
  bool read_metadata(const Json& document, const std::vector<Remark>& remarks, Json& metadata) {
    const Json* members = member_of(document, "metadata");
    metadata = members != nullptr && members->is_object() ? *members : Json::object();
    for (const Remark& remark : remarks) {
      const bool is_flag = remark.key.starts_with("anti");  // "antiknight: true"
      metadata.emplace(remark.key, is_flag ? Json(remark.text != "false") : Json(remark.text));
    }
    take_document_texts(reading_.puzzle, scl_texts(document));
    for (const char* key : {"title", "author", "rules"}) metadata.erase(key);
    if (!reading_.puzzle.solution.empty()) metadata.erase("solution");
    reading_.at("metadata");
    return add_rules_in_metadata(reading_, metadata);
  }

  bool check_keys(const Json& document) {
    constexpr std::string_view known =
        " cells regions cages lines arrows underlays overlays metadata foglight foglink triggereffect settings videos "
        "global rules ";
    for (const auto& [key, value] : document.items()) {
      if (!has_word(known, key) && may_be_rule(value)) return reading_.unknown(key);
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
    const Json* value = member_of(cage, "value");
    const bool is_unique = is_true(cage, "unique"), is_hidden = is_true(cage, "hidden");
    if (is_false(cage, "unique") && is_hidden) return true;  // cells outside all regions
    if (is_blank(value) && (is_unique || is_hidden)) {
      return is_house(cells) || reading_.add("extra_region", {std::move(cells)});
    }
    if (!is_unique && !rules.names("killer_cage")) return reading_.unknown("cage", "a cage without a rule");
    std::vector<int> sum;
    return reading_.number_if_any(value, sum) && reading_.add("killer_cage", {std::move(cells)}, std::move(sum));
  }

  bool read_globals(const Json& document) {
    reading_.at("global");
    return std::ranges::all_of(list_in(document, "global"),
                               [this](const Json& name) { return reading_.add(text_in(&name), {}); });
  }

  JsonReading& reading_;
};

// Short addresses of SudokuPad, https://sudokupad.app/scf1F2D…*x*tTitle, whose letters x and w are rules. One without them is
// a classic puzzle.
std::optional<std::string_view> scf_payload(std::string_view text) {
  constexpr std::size_t shortest = 20;
  const std::string_view word = first_word(text.substr(0, text.find('\n'))).word;
  const auto tail = sudokupad_tail(word);
  const std::string_view code = tail.value_or(word);
  if (!code.starts_with("scf") || (!tail && word.size() < shortest)) return std::nullopt;
  return code.substr(3);
}

Result<Puzzle, ReadError> read_scf(std::string_view text) {
  const auto payload = scf_payload(text);
  if (!payload) return bad_text(0, "expected scf and the cells");
  ScfRules rules;
  const auto classic = puzzle_of_scf(percent_decoded(*payload), &rules);
  if (!classic) return bad_text(0, classic.error().message);
  Puzzle puzzle = variant_form(*classic);
  std::vector<std::string_view> named;
  if (rules.diagonals) named.assign(std::begin(both_diagonals), std::end(both_diagonals));
  if (rules.windows) named.emplace_back("windoku");
  if (auto error = add_rules(puzzle, named)) return Unexpected{*std::move(error)};
  return checked(std::move(puzzle));
}

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
  return {.starts = [](std::string_view text) { return scf_payload(text).has_value(); },
          .read = read_scf,
          .is_document = is_scl,
          .read_document = read_scl,
          .write = write_scl};
}

}  // namespace shudu::variant
