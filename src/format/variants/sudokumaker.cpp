// sudokumaker: the JSON of sudokumaker.app, plain or in an address (LZ-string).
//
//   {"formatVersion":"1.6.0","puzzle":{"name":"…","author":"…","comment":"the rules","width":9,"height":9,"minDigit":1,
//     "cells":[{"given":true,"value":7},{}, …],"constraints":[{"type":1,"regions":[0,0,0,1, …]},
//     {"type":400,"lines":[[0,1,2]],"style":{…}}]}}
//   https://sudokumaker.app/?puzzle=N4Ig…
//
// Cells are numbered row by row from 0. A place outside is numbered in the grid with one more cell on each side, a corner
// among the points of the grid. The edge between (r, c) and (r, c + 1) has the number 2·width·r + c + 1, the one
// between (r, c) and (r + 1, c) the number 2·width·r + c + width. An element that is disabled has no meaning.
#include <algorithm>

#include "base/counted.h"
#include "format/formats/address.h"
#include "format/record_reader.h"
#include "format/variants/outside.h"
#include "format/variants/sudokumaker_types.h"
#include "format/variants/text_record.h"
#include "format/variants/worded_rules.h"

namespace shudu::variant {
namespace {

class MakerReader {
 public:
  explicit MakerReader(JsonReading& reading) : reading_(reading) {}

  bool read(const Json& puzzle, Json& rest) {
    const Json* elements = member_of(puzzle, "constraints");
    if (elements == nullptr) elements = member_of(puzzle, "allConstraints");
    if (elements == nullptr || !elements->is_array()) return reading_.fail("expected a list of constraints");
    if (!read_shape(puzzle, *elements) || !read_cells(puzzle, rest)) return false;
    rest["constraints"] = Json::array();
    for (std::size_t i = 0; i < elements->size(); ++i) {
      Json kept = (*elements)[i];
      if (!read_element((*elements)[i], i + 1, kept)) return false;
      rest["constraints"].push_back(std::move(kept));
    }
    return read_texts(puzzle, rest);
  }

 private:
  const Shape& shape() const { return reading_.puzzle.shape; }

  bool read_shape(const Json& puzzle, const Json& elements) {
    const Json* spec = member_of(puzzle, "spec");
    const Json& where = spec == nullptr ? puzzle : *spec;
    const Json* size = member_of(where, "size");
    const bool is_pair = size != nullptr && size->is_object();
    const Json& sides = is_pair ? *size : where;
    int side = 9, width = 9, height = 9, lowest = 1, highest = 9;
    if (!is_pair && !reading_.number_or(where, "size", 9, side)) return false;
    if (!reading_.number_or(sides, "width", side, width) || !reading_.number_or(sides, "height", side, height))
      return false;
    if (!reading_.number_or(where, "minDigit", 1, lowest)) return false;
    if (!reading_.number_or(where, "maxDigit", lowest + std::max(width, height) - 1, highest)) return false;
    reading_.at("size");
    if (!reading_.start_grid(height, width, lowest, static_cast<std::int64_t>(highest) - lowest + 1)) return false;
    const std::string type = text_in(member_of(where, "type"));
    reading_.puzzle.shape.lines = type != "custom";
    for (const Json& element : elements) {
      const Json* number = member_of(element, "type");
      if (number == nullptr || is_true(element, "disabled")) continue;
      if (*number == 1 && !read_regions(element)) return false;
      if (*number == 2003 && !read_lines_and_columns(element)) return false;
    }
    if (std::string wrong = fault(shape()); !wrong.empty()) return reading_.fail(std::move(wrong));
    reading_.puzzle = blank(shape());
    return true;
  }

  bool read_regions(const Json& element) {
    const Json* labels = member_of(element, "regions");
    reading_.at("regions");
    if (labels == nullptr || !labels->is_array() || labels->size() != static_cast<std::size_t>(shape().grid_cells())) {
      return reading_.fail("expected the region of every cell");
    }
    std::vector<Cells> regions(labels->size());
    for (std::size_t i = 0; i < labels->size(); ++i) {
      int label = 0;
      if (!reading_.number(&(*labels)[i], label)) return false;
      if (label < 0) continue;
      if (static_cast<std::size_t>(label) >= regions.size()) return reading_.fail("a region " + std::to_string(label));
      regions[static_cast<std::size_t>(label)].push_back(static_cast<Cell>(i));
    }
    std::erase_if(regions, [](const Cells& region) { return region.empty(); });
    std::ranges::sort(regions);
    reading_.puzzle.shape.regions = std::move(regions);
    return true;
  }

  bool read_lines_and_columns(const Json& element) {
    const Json* areas = member_of(element, "areas");
    reading_.puzzle.shape.lines = true;
    reading_.at("rows and columns");
    if (areas == nullptr || areas->is_null() || areas->empty()) return true;
    for (const Json& area : *areas) {
      int x = 0, y = 0, width = 0, height = 0;
      for (const auto& [key, number] : {std::pair{"x", &x}, {"y", &y}, {"width", &width}, {"height", &height}}) {
        if (!reading_.number(member_of(area, key), *number)) return false;
      }
      const bool is_all = x == 0 && y == 0 && width == shape().columns && height == shape().rows;
      if (is_all) continue;
      if (width != shape().values || height != shape().values || !shape().contains(y, x)) {
        return reading_.unknown("rows and columns",
                                "an area of " + std::to_string(height) + "×" + std::to_string(width));
      }
      reading_.puzzle.shape.grids.push_back({y, x});
    }
    return true;
  }

  bool read_cells(const Json& puzzle, Json& rest) {
    const Json* cells = member_of(puzzle, "cells");
    reading_.at("cells");
    if (cells == nullptr || !cells->is_array() || cells->size() != static_cast<std::size_t>(shape().grid_cells())) {
      return reading_.fail("expected " + counted(shape().grid_cells(), "cell"));
    }
    Json others = Json::array();
    for (std::size_t i = 0; i < cells->size(); ++i) {
      const Json& entry = (*cells)[i];
      others.push_back(entry.is_object() ? entry : Json::object());
      const Json* value = member_of(entry, "value");
      if (!is_true(entry, "given") || is_blank(value)) continue;
      int digit = 0;
      if (!reading_.number(value, digit) || !reading_.given(static_cast<Cell>(i), digit)) return false;
      others.back().erase("value");
      others.back().erase("given");
    }
    if (std::ranges::any_of(others, [](const Json& entry) { return !entry.empty(); }))
      rest["cells"] = std::move(others);
    return true;
  }

  bool read_texts(const Json& puzzle, Json& rest) {
    constexpr std::string_view known =
        " cells constraints allConstraints spec size width height minDigit maxDigit type name author comment ";
    constexpr std::string_view harmless = " messages exportSettings id creationTimestamp solution editor ui metadata ";
    reading_.puzzle.title = text_in(member_of(puzzle, "name"));
    reading_.puzzle.author = text_in(member_of(puzzle, "author"));
    reading_.puzzle.ruleset = lines_in(member_of(puzzle, "comment"));
    const Json* solution = member_of(puzzle, "solution");
    if (solution != nullptr) reading_.puzzle.solution = solution_line(shape(), solution_cells(*solution));
    for (const auto& [key, value] : puzzle.items()) {
      if (has_word(known, key)) continue;
      if (may_be_rule(value) && !has_word(harmless, key)) return reading_.unknown(key);
      rest[key] = value;
    }
    return add_worded_rules(reading_);
  }

  // Reads an element and removes what was understood from `kept`, except its type.
  bool read_element(const Json& element, std::size_t ordinal, Json& kept) {
    reading_.at("constraint", ordinal);
    const Json* number = member_of(element, "type");
    const auto found = number == nullptr ? std::nullopt : whole_number(*number);
    if (!found) return reading_.fail("expected a type");
    if (is_true(element, "disabled")) return true;
    const MakerType* type = find_maker_type(*found);
    if (type == nullptr) return reading_.unknown("type " + std::to_string(*found));
    reading_.at(type->name);
    return read_type(*type, element, kept);
  }

  bool read_type(const MakerType& type, const Json& element, Json& kept) {
    for (const char* key : {"regions", "areas", "cells", "clues", "negative", "cages", "groups", "slow",
                            "minDifference", "bulbsWithArrows", "overrideNegativeRatios", "overrideNegativeDifferences",
                            "singleRegionTotals", "lines", "thermometers"}) {
      if (type.form != MakerForm::nothing && type.form != MakerForm::drawing) kept.erase(key);
    }
    switch (type.form) {
      case MakerForm::nothing:
      case MakerForm::regions:
      case MakerForm::lines_and_columns: return true;
      case MakerForm::drawing: return refuse_drawing(type, element);
      case MakerForm::flag: return reading_.add(type.rule, {});
      case MakerForm::cells: return read_cell_clue(type, element);
      case MakerForm::edges: return read_edges(type, element);
      case MakerForm::lines: return read_lines(type, element);
      case MakerForm::cages: return each(type, list_in(element, "cages"), &MakerReader::read_cage);
      case MakerForm::corners: return each(type, list_in(element, "clues"), &MakerReader::read_corner);
      case MakerForm::look_and_say: return each(type, list_in(element, "cages"), &MakerReader::read_look_and_say);
      case MakerForm::arrows: return each(type, list_in(element, "bulbsWithArrows"), &MakerReader::read_arrow);
      case MakerForm::groups: return read_groups(type, element);
      case MakerForm::outside:
      case MakerForm::little_killer: return each(type, list_in(element, "clues"), &MakerReader::read_outside);
      case MakerForm::unknown: return refuse(type, element);
    }
    return false;
  }

  bool refuse(const MakerType& type, const Json& element) {
    for (const char* key : {"lines", "groups"}) {
      const Json* entries = member_of(element, key);
      if (entries != nullptr && *entries == Json::array()) return true;
    }
    const Json* definition = member_of(element, "definition");
    const std::string name = definition == nullptr ? std::string{} : text_in(member_of(*definition, "name"));
    return reading_.unknown(name.empty() ? type.name : std::string_view{name});
  }

  bool refuse_drawing(const MakerType& type, const Json& element) {
    const bool is_empty =
        list_in(element, "lines").empty() && list_in(element, "cages").empty() &&
        std::ranges::none_of(list_in(element, "symbols"), [this](const Json& symbol) { return is_inside(symbol); });
    return is_empty || reading_.unknown(type.name, "a drawing without a rule that says what it means");
  }

  // Symbols beside the grid are often a legend or a template.
  bool is_inside(const Json& symbol) const {
    const bool is_pair = symbol.is_array() && symbol.size() >= 2 && symbol[0].is_number() && symbol[1].is_number();
    if (!is_pair) return true;
    const double x = symbol[0].number(), y = symbol[1].number();
    return x >= 0 && y >= 0 && x <= shape().columns && y <= shape().rows;
  }

  bool cell(const Json& value, Cell& cell) {
    int number = 0;
    if (!reading_.number(&value, number)) return false;
    if (number < 0 || number >= shape().grid_cells()) {
      return reading_.fail("the cell " + std::to_string(number) + " is outside the grid");
    }
    cell = static_cast<Cell>(number);
    return true;
  }

  bool cells(const Json* value, Cells& cells) { return reading_.cells(value, cells, read_cell_); }

  bool each(const MakerType& type, const Json& entries, bool (MakerReader::*one)(const MakerType&, const Json&)) {
    return reading_.each(type.name, entries, [&](const Json& entry) { return (this->*one)(type, entry); });
  }

  bool read_cell_clue(const MakerType& type, const Json& element) {
    Cells all;
    const Json* entries = member_of(element, "cells");
    if (entries == nullptr || entries->empty()) return true;
    return cells(entries, all) && reading_.add(type.rule, {std::move(all)});
  }

  bool read_edges(const MakerType& type, const Json& element) {
    if (!each(type, list_in(element, "clues"), &MakerReader::read_edge)) return false;
    std::vector<int> numbers;
    reading_.at(type.name);
    for (const Json& number : list_in(element, "negative")) {
      if (!reading_.number(&number, numbers.emplace_back())) return false;
    }
    if (numbers.empty()) return true;
    for (const char* key : {"overrideNegativeRatios", "overrideNegativeDifferences"}) {
      if (is_false(element, key)) return reading_.unknown(key, std::string{key} + " is off");
    }
    const int usual = type.rule == "difference" ? 1 : 2;
    if (type.rule != "xv" && numbers == std::vector{usual}) numbers.clear();
    if (type.rule == "xv" && std::ranges::is_permutation(numbers, std::vector{5, 10})) numbers.clear();
    return reading_.add("negative_" + std::string{type.rule}, {}, std::move(numbers));
  }

  bool read_edge(const MakerType& type, const Json& entry) {
    int edge = 0;
    std::vector<int> numbers(1);
    if (!reading_.number(member_of(entry, "edge"), edge)) return false;
    if (!reading_.number(member_of(entry, "value"), numbers[0])) return false;
    const int width = shape().columns, row = edge / (2 * width), offset = edge % (2 * width);
    const bool is_vertical = offset >= width;
    const int column = is_vertical ? offset - width : offset - 1;
    Cells both(2);
    if (edge < 0 || column < 0) return reading_.fail("the edge " + std::to_string(edge) + " is not within the grid");
    if (!reading_.place(row, column, both[0])) return false;
    if (!reading_.place(row + (is_vertical ? 1 : 0), column + (is_vertical ? 0 : 1), both[1])) return false;
    const int usual = type.rule == "difference" ? 1 : 2;
    if (type.rule != "xv" && numbers[0] == usual) numbers.clear();
    return reading_.add(type.rule, {std::move(both)}, std::move(numbers));
  }

  bool read_lines(const MakerType& type, const Json& element) {
    std::string_view rule = type.rule;
    std::vector<int> numbers;
    const Json& lines = list_in(element, type.key);
    if (lines.empty()) return true;
    if (rule == "thermometer" && is_true(element, "slow")) rule = "slow_thermometer";
    if (is_true(element, "singleRegionTotals")) return reading_.unknown("singleRegionTotals");
    if (rule == "whisper" && !reading_.number(member_of(element, "minDifference"), numbers.emplace_back()))
      return false;
    if (numbers == std::vector{5}) numbers.clear();
    return reading_.add_lines(type.name, lines, rule, numbers, read_cell_);
  }

  bool read_cage(const MakerType& type, const Json& entry) {
    Cells all;
    std::vector<int> sum;
    if (!cells(member_of(entry, "cells"), all) || !reading_.number_if_any(member_of(entry, "value"), sum)) return false;
    if (sum == std::vector{0} && shape().lowest > 0) sum.clear();
    return reading_.add(type.rule, {std::move(all)}, std::move(sum));
  }

  bool read_corner(const MakerType& type, const Json& entry) {
    int corner = 0;
    if (!reading_.number(member_of(entry, "corner"), corner)) return false;
    if (corner < 0) return reading_.fail("the corner " + std::to_string(corner) + " is outside the grid");
    const int row = corner / (shape().columns + 1), column = corner % (shape().columns + 1);
    Cells around;
    if (!reading_.corner(row, column, around)) return false;
    std::vector<int> digits;
    for (const Json& digit : list_in(entry, "digits")) {
      if (!reading_.number(&digit, digits.emplace_back())) return false;
    }
    return digits.empty() || reading_.add(type.rule, {std::move(around)}, std::move(digits));
  }

  // "1522": one 5 and two 2s.
  bool read_look_and_say(const MakerType& type, const Json& entry) {
    Cells all;
    std::vector<int> numbers;
    if (!cells(member_of(entry, "cells"), all)) return false;
    for (char digit : text_in(member_of(entry, "value"))) {
      if (digit < '0' || digit > '9') return reading_.fail("expected digits: how many, which, …");
      numbers.push_back(digit - '0');
    }
    return reading_.add(type.rule, {std::move(all)}, std::move(numbers));
  }

  bool read_arrow(const MakerType&, const Json& entry) {
    Cells circle;
    if (!cells(member_of(entry, "bulbCells"), circle)) return false;
    std::ranges::reverse(circle);  // the first cell has the ones
    for (const Json& line : list_in(entry, "arrows")) {
      Cells shaft;
      if (!cells(&line, shaft) || !reading_.add_arrow(circle, std::move(shaft))) return false;
    }
    return true;
  }

  bool read_groups(const MakerType& type, const Json& element) {
    const bool is_global = type.number == 16;
    if (!is_global && list_in(element, "lines").empty()) return true;
    std::vector<std::uint64_t> sets;
    for (const Json& set : list_in(element, "groups")) {
      int bits = 0;
      if (set.is_whole() && set.whole() >= 0 && set.whole() < (std::int64_t{1} << 40)) {
        sets.push_back(static_cast<std::uint64_t>(set.whole()));
      } else if (!reading_.number(&set, bits)) {
        return false;
      }
    }
    std::ranges::sort(sets);
    const auto is = [&](std::vector<std::uint64_t> other) { return std::ranges::sort(other), sets == other; };
    std::vector<int> numbers;
    std::string rule = is_global ? "global_entropy" : "entropic_line";
    if (!is(maker_thirds(shape()))) {
      const bool by_two = is(maker_remainders(shape(), 2));
      if (!by_two && !is(maker_remainders(shape(), 3))) return reading_.unknown(type.name);
      rule = is_global ? "global_modulus" : "modular_line";
      if (by_two) numbers.push_back(2);
    }
    if (is_global) return reading_.add(rule, {}, std::move(numbers));
    return reading_.add_lines(type.name, list_in(element, "lines"), rule, numbers, read_cell_);
  }

  bool read_outside(const MakerType& type, const Json& entry) {
    int number = 0, diagonal = 0;
    std::vector<int> numbers(1);
    if (is_blank(member_of(entry, "value"))) return true;
    if (!reading_.number(member_of(entry, "value"), numbers[0])) return false;
    if (!reading_.number(member_of(entry, "outerCell"), number)) return false;
    const int width = shape().columns + 2;
    const Corner place{number / width - 1, number % width - 1};
    Cells seen;
    if (type.form == MakerForm::outside) {
      seen = line_from(shape(), place);
    } else {
      if (!reading_.number(member_of(entry, "diagonal"), diagonal)) return false;
      // The positive diagonal runs from the bottom left to the top right.
      const int turn = diagonal > 0 ? -1 : 1;
      seen = diagonal_from(shape(), place, 1, turn);
      if (seen.empty()) seen = diagonal_from(shape(), place, -1, -turn);
    }
    if (seen.empty()) return reading_.fail(position_name(place.row, place.column) + " sees no cell");
    return reading_.add(type.rule, {std::move(seen)}, std::move(numbers));
  }

  JsonReading& reading_;
  const JsonReading::ReadCell read_cell_ = [this](const Json& value, Cell& next) { return cell(value, next); };
};

bool is_sudokumaker(const Json& document) {
  return member_of(document, "formatVersion") != nullptr || member_of(document, "allConstraints") != nullptr;
}

Result<Puzzle, ReadError> read_sudokumaker(const Json& document) {
  JsonReading reading;
  const Json* puzzle = member_of(document, "puzzle");
  Json rest = Json::object();
  const bool good = MakerReader{reading}.read(puzzle == nullptr ? document : *puzzle, rest);
  return reading.finish(good, "sudokumaker", rest);
}

bool starts_sudokumaker(std::string_view text) { return is_address_at(text, "sudokumaker.app"); }
Result<Puzzle, ReadError> read_sudokumaker_address(std::string_view text) {
  return read_packed(text, "puzzle", "expected ?puzzle= and a packed puzzle", read_sudokumaker);
}

}  // namespace

Format sudokumaker_format() {
  return variant_format("sudokumaker", "SudokuMaker: JSON, or an address with the puzzle in it",
                        {.starts = starts_sudokumaker,
                         .read = read_sudokumaker_address,
                         .is_document = is_sudokumaker,
                         .read_document = read_sudokumaker,
                         .write = write_sudokumaker});
}

}  // namespace shudu::variant
