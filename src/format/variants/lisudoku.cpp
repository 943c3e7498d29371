// lisudoku: the JSON of lisudoku.xyz, plain or in an address (LZ-string).
//
//   {"gridSize":9,"fixedNumbers":[{"position":{"row":0,"col":4},"value":7}],"regions":[[{"row":0,"col":0}, …], …],
//    "killerCages":[{"sum":10,"region":[…]}],"thermos":[[…]],"primaryDiagonal":true}
//   https://lisudoku.xyz/e?import=N4Ig…
//
// Rows and columns count from 0. Keys are in camelCase, or in snake_case as the server sends them. The primary diagonal
// runs down to the right. topBottom is refused: there is no such rule.
#include <algorithm>

#include "base/counted.h"
#include "format/codec/lz_string.h"
#include "format/codec/percent.h"
#include "format/formats/address.h"
#include "format/record_reader.h"
#include "format/variants/json_reading.h"
#include "format/variants/text_record.h"
#include "format/variants/worded_rules.h"

namespace shudu::variant {
namespace {

struct LisudokuKey {
  const char* key;
  std::string_view rule;
  bool together = false;  // all cells of the list are one clue
};

constexpr LisudokuKey lisudoku_flags[] = {
    {"primaryDiagonal", "negative_diagonal"},
    {"secondaryDiagonal", "positive_diagonal"},
    {"antiKnight", "anti_knight"},
    {"antiKing", "anti_king"},
};

constexpr LisudokuKey lisudoku_lists[] = {
    {"extraRegions", "extra_region"}, {"thermos", "thermometer"}, {"renbans", "renban"},
    {"palindromes", "palindrome"},    {"oddCells", "odd", true},  {"evenCells", "even", true},
};

// kropki_dots and kropkiDots are the same key.
bool same_lisudoku_key(std::string_view a, std::string_view b) {
  std::string joined;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool begins_word = a[i] == '_' && i + 1 < a.size();
    joined += begins_word ? static_cast<char>(a[++i] & ~0x20) : a[i];
  }
  return joined == b;
}

class LisudokuReader {
 public:
  explicit LisudokuReader(JsonReading& reading) : reading_(reading) {}

  bool read(const Json& document, Json& rest) {
    if (!reading_.start_square(find(document, "gridSize"), 9)) return false;
    bool negative = false;
    for (const auto& [key, value] : document.items()) {
      reading_.at(key);
      const bool says_nothing = value.is_null() || value == false || (value.is_structured() && value.empty());
      if (is(key, "gridSize")) continue;
      if (is(key, "regions") && says_nothing) reading_.puzzle.shape.regions.clear();
      if (says_nothing) continue;
      if (is(key, "kropkiNegative")) negative = true;
      if (!read_member(key, value, rest)) return false;
    }
    reading_.at("kropkiNegative");
    if (negative && !(reading_.add("negative_difference", {}) && reading_.add("negative_ratio", {}))) return false;
    return add_worded_rules(reading_);
  }

 private:
  static bool is(std::string_view key, std::string_view name) { return same_lisudoku_key(key, name); }
  static const Json* find(const Json& object, std::string_view name) {
    if (!object.is_object()) return nullptr;
    for (const auto& [key, value] : object.items()) {
      if (is(key, name)) return &value;
    }
    return nullptr;
  }

  bool read_member(const std::string& key, const Json& value, Json& rest) {
    for (const LisudokuKey& flag : lisudoku_flags) {
      if (is(key, flag.key)) return reading_.add(flag.rule, {});
    }
    for (const LisudokuKey& list : lisudoku_lists) {
      if (is(key, list.key)) return read_list(list, value);
    }
    if (is(key, "kropkiNegative")) return true;
    if (is(key, "fixedNumbers")) return each("fixedNumbers", value, &LisudokuReader::read_given);
    if (is(key, "regions")) return read_regions(value);
    if (is(key, "killerCages")) return each("killerCages", value, &LisudokuReader::read_cage);
    if (is(key, "arrows")) return each("arrows", value, &LisudokuReader::read_arrow);
    if (is(key, "kropkiDots")) return each("kropkiDots", value, &LisudokuReader::read_dot);
    if (is(key, "solution")) {
      reading_.puzzle.solution = solution_line(reading_.puzzle.shape, solution_cells(value));
    } else if (is(key, "rules") || is(key, "ruleset") || is(key, "description")) {
      std::string& all = reading_.puzzle.ruleset;
      all += (all.empty() ? "" : "\n") + lines_in(&value);
    } else if (may_be_rule(value)) {
      return reading_.unknown(key);
    }
    rest[key] = value;
    return true;
  }

  bool each(std::string_view key, const Json& list, bool (LisudokuReader::*one)(const Json&)) {
    return reading_.each(key, list, std::bind_front(one, this));
  }

  bool cell(const Json* position, Cell& cell) {
    int row = 0, column = 0;
    if (position == nullptr || !position->is_object()) return reading_.fail("expected a cell with row and col");
    return reading_.number(find(*position, "row"), row) && reading_.number(find(*position, "col"), column) &&
           reading_.place(row, column, cell);
  }

  bool cells(const Json* list, Cells& cells) { return reading_.cells(list, cells, read_cell_); }

  bool read_list(const LisudokuKey& key, const Json& value) {
    Cells together;
    if (!key.together) return reading_.add_lines(key.key, value, key.rule, {}, read_cell_);
    return cells(&value, together) && reading_.add(key.rule, {std::move(together)});
  }

  bool read_given(const Json& entry) {
    Cell position = 0;
    int value = 0;
    return cell(find(entry, "position"), position) && reading_.number(find(entry, "value"), value) &&
           reading_.given(position, value);
  }

  bool read_regions(const Json& value) {
    reading_.puzzle.shape.regions.clear();
    if (!value.is_array() || value.size() > max_cells) return reading_.fail("expected a list of regions");
    const bool good = reading_.each("regions", value, [this](const Json& region) {
      return cells(&region, reading_.puzzle.shape.regions.emplace_back());
    });
    for (Cells& region : reading_.puzzle.shape.regions) std::ranges::sort(region);
    std::ranges::sort(reading_.puzzle.shape.regions);
    return good;
  }

  bool read_cage(const Json& entry) {
    Cells region;
    std::vector<int> sum;
    return cells(find(entry, "region"), region) && reading_.number_if_any(find(entry, "sum"), sum) &&
           reading_.add("killer_cage", {std::move(region)}, std::move(sum));
  }

  bool read_arrow(const Json& entry) {
    Cells circle, shaft;
    if (!cells(find(entry, "circleCells"), circle) || !cells(find(entry, "arrowCells"), shaft)) return false;
    std::ranges::sort(circle);
    return reading_.add("arrow", {std::move(circle), std::move(shaft)});
  }

  bool read_dot(const Json& entry) {
    Cells both(2);
    const std::string type = text_in(find(entry, "dotType"));
    if (!cell(find(entry, "cell1"), both[0]) || !cell(find(entry, "cell2"), both[1])) return false;
    if (type != "Consecutive" && type != "Double") return reading_.unknown("kropki dot " + type);
    return reading_.add(type == "Double" ? "ratio" : "difference", {std::move(both)});
  }

  JsonReading& reading_;
  const JsonReading::ReadCell read_cell_ = [this](const Json& value, Cell& next) { return cell(&value, next); };
};

Json lisudoku_cell(const Shape& shape, Cell cell) { return {{"row", shape.row(cell)}, {"col", shape.column(cell)}}; }

Json lisudoku_cells(const Shape& shape, const Cells& cells) {
  Json list = Json::array();
  for (Cell cell : cells) list.push_back(lisudoku_cell(shape, cell));
  return list;
}

// Whether the clue was added to the document.
bool write_lisudoku_clue(const Shape& shape, const Clue& clue, Json& document) {
  const std::string_view id = clue.rule->id;
  const auto part = [&](std::size_t i) { return lisudoku_cells(shape, clue.parts[i]); };
  for (const LisudokuKey& flag : lisudoku_flags) {
    if (id == flag.rule) return document[flag.key] = true, true;
  }
  for (const LisudokuKey& list : lisudoku_lists) {
    if (id != list.rule) continue;
    if (list.together && document.contains(list.key)) return false;
    return list.together ? (document[list.key] = part(0), true) : (document[list.key].push_back(part(0)), true);
  }
  if (id == "killer_cage") {
    const Json sum = clue.numbers.empty() ? Json{} : Json(clue.numbers[0]);
    document["killerCages"].push_back({{"sum", sum}, {"region", part(0)}});
    return true;
  }
  if (id == "arrow") {
    document["arrows"].push_back({{"circleCells", part(0)}, {"arrowCells", part(1)}});
    return std::ranges::is_sorted(clue.parts[0]);
  }
  const bool is_dot = (id == "difference" || id == "ratio") && clue.numbers.empty();
  if (is_dot) {
    document["kropkiDots"].push_back({{"dotType", id == "ratio" ? "Double" : "Consecutive"},
                                      {"cell1", lisudoku_cell(shape, clue.parts[0][0])},
                                      {"cell2", lisudoku_cell(shape, clue.parts[0][1])}});
  }
  return is_dot;
}

bool is_lisudoku(const Json& document) {
  return member_of(document, "gridSize") != nullptr || member_of(document, "grid_size") != nullptr;
}

Result<Puzzle, ReadError> read_lisudoku(const Json& document) {
  JsonReading reading;
  Json rest = Json::object();
  const bool good = LisudokuReader{reading}.read(document, rest);
  return reading.finish(good, "lisudoku", rest);
}

bool starts_lisudoku(std::string_view text) { return is_address_at(text, "lisudoku.xyz"); }
Result<Puzzle, ReadError> read_lisudoku_address(std::string_view text) {
  return read_packed(text, "import", "this address holds only an id; the puzzle itself is on the server",
                     read_lisudoku);
}

Written write_lisudoku(const Puzzle& puzzle) {
  const Shape& shape = puzzle.shape;
  if (!is_plain_square(shape) || shape.rows > 9) return {{}, "lisudoku has squares up to 9×9 only"};
  Json document = kept_document(puzzle, "lisudoku");
  document["gridSize"] = shape.rows;
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    const Values values = puzzle.candidates[cell];
    if (values == shape.all_values()) continue;
    if (!std::has_single_bit(values)) return {{}, "lisudoku has no candidates"};
    document["fixedNumbers"].push_back(
        {{"position", lisudoku_cell(shape, cell)}, {"value", 1 + std::countr_zero(values)}});
  }
  document["regions"] = Json::array();
  for (const Cells& region : shape.regions) document["regions"].push_back(lisudoku_cells(shape, region));
  int negatives = 0;
  for (const Clue& clue : puzzle.clues) {
    const bool is_negative = clue.rule->id == "negative_difference" || clue.rule->id == "negative_ratio";
    if (is_negative && clue.numbers.empty()) {
      ++negatives;
    } else if (!write_lisudoku_clue(shape, clue, document)) {
      return {{}, "lisudoku has no form for " + std::string{clue.rule->id}};
    }
  }
  if (negatives != 0 && negatives != 2) return {{}, "lisudoku has the negative rules of both dots together only"};
  if (negatives == 2) document["kropkiNegative"] = true;
  return {text_of(document)};
}

}  // namespace

Format lisudoku_format() {
  return variant_format("lisudoku", "lisudoku: JSON, or an address with the puzzle in it",
                        {.starts = starts_lisudoku,
                         .read = read_lisudoku_address,
                         .is_document = is_lisudoku,
                         .read_document = read_lisudoku,
                         .write = write_lisudoku});
}

}  // namespace shudu::variant
