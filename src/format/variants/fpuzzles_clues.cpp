// The rules of an f-puzzles document, or of our own JSON. Entries have the form that fpuzzles_keys.h gives to the key,
// or the general one: cells or parts, value or values, weights, text, branches.
#include <algorithm>
#include <array>

#include "format/formats/fpuzzles_keys.h"
#include "format/variants/fpuzzles_document.h"
#include "format/variants/outside.h"

namespace shudu::variant {
namespace {

class FpuzzlesClues {
 public:
  FpuzzlesClues(JsonReading& reading, bool own, int nesting) : reading_(reading), own_(own), nesting_(nesting) {}

  // Reads the entries of a key. `left` gets the members that have no meaning, entry by entry.
  bool read(std::string_view key, std::string_view rule, const FpuzzlesKey* row, const Json& entries, Json& left) {
    reading_.at(key);
    if (!entries.is_array()) return reading_.fail("expected a list");
    Cells together;  // entries of the form `cell` are one clue
    for (std::size_t i = 0; i < entries.size(); ++i) {
      reading_.at(key, i + 1);
      if (!entries[i].is_object()) return reading_.fail("expected an object");
      left.push_back(Json::object());
      if (!keep_others(entries[i], left.back())) return false;
      if (!entry(rule, row, entries[i], together)) return false;
    }
    reading_.at(key);
    return together.empty() || reading_.add(rule, {std::move(together)});
  }

 private:
  bool has(const Json& entry, const char* key) { return member_of(entry, key) != nullptr; }

  bool entry(std::string_view rule, const FpuzzlesKey* row, const Json& entry, Cells& together) {
    using enum FpuzzlesForm;
    const FpuzzlesForm form = row == nullptr || has(entry, "parts") ? cells : row->form;
    if (form == lines && has(entry, "lines")) return read_lines(rule, entry);
    if (form == arrow && has(entry, "lines")) return read_arrow(entry);
    if (form == clone && has(entry, "cloneCells")) return read_clone(entry);
    if (form == outside && has(entry, "cell")) return read_outside(rule, entry);
    if (form == little_killer && has(entry, "direction")) return read_little_killer(entry);
    if (form == xv) return read_xv(entry);
    if (form == cell && has(entry, "cell")) {
      Cell next = 0;
      if (!reading_.cell(*member_of(entry, "cell"), next)) return false;
      together.push_back(next);
      return true;
    }
    return read_general(rule, entry);
  }

  // Members with texts and numbers are drawings. Others may be rules.
  bool keep_others(const Json& entry, Json& left) {
    constexpr std::string_view known =
        " cells cell lines value values cloneCells parts text weights branches direction ";
    for (const auto& [key, value] : entry.items()) {
      if (has_word(known, key)) continue;
      if (may_be_rule(value)) return reading_.unknown(key, "the member '" + shown(key) + "' is not known");
      left[key] = value;
    }
    return true;
  }

  bool read_numbers(const Json& entry, std::vector<int>& numbers) {
    if (!reading_.number_if_any(member_of(entry, "value"), numbers)) return false;
    for (const char* key : {"values", "weights"}) {
      const Json* values = member_of(entry, key);
      if (values == nullptr || values->is_null()) continue;
      if (!values->is_array() || values->size() > max_cells * 2) return reading_.fail("expected a list of numbers");
      for (const Json& value : *values) {
        if (!reading_.number(&value, numbers.emplace_back())) return false;
      }
    }
    return true;
  }

  bool read_lines(std::string_view rule, const Json& entry) {
    const Json& lines = *member_of(entry, "lines");
    if (!lines.is_array()) return reading_.fail("expected a list of lines");
    std::vector<int> numbers;
    if (!read_numbers(entry, numbers)) return false;
    const int side = reading_.puzzle.shape.values;
    // Without a number f-puzzles takes half of the values.
    if (rule == "whisper" && numbers.empty() && !own_ && side != 9) numbers.push_back((side + 1) / 2);
    return std::ranges::all_of(lines, [&](const Json& line) {
      Cells cells;
      return reading_.cells(&line, cells) && reading_.add(rule, {std::move(cells)}, numbers);
    });
  }

  bool read_arrow(const Json& entry) {
    Cells circle;
    if (!reading_.cells(member_of(entry, "cells"), circle)) return false;
    std::ranges::sort(circle);  // a number is read from left to right and from top to bottom
    const Json& lines = *member_of(entry, "lines");
    if (!lines.is_array()) return reading_.fail("expected a list of lines");
    return std::ranges::all_of(lines, [&](const Json& line) {
      Cells shaft;
      return reading_.cells(&line, shaft) && reading_.add_arrow(circle, std::move(shaft));
    });
  }

  bool read_clone(const Json& entry) {
    Cells one, other, a, b;
    if (!reading_.cells(member_of(entry, "cells"), one) || !reading_.cells(member_of(entry, "cloneCells"), other)) {
      return false;
    }
    if (one.size() != other.size()) return reading_.fail("both parts must have equally many cells");
    for (std::size_t i = 0; i < one.size(); ++i) {
      if (one[i] == other[i] && !own_) continue;
      a.push_back(one[i]);
      b.push_back(other[i]);
    }
    return a.empty() || reading_.add("clone", {std::move(a), std::move(b)});
  }

  bool position(const Json& entry, Corner& corner) {
    const Json* cell = member_of(entry, "cell");
    const auto read = cell == nullptr ? std::nullopt : position_in(text_in(cell));
    if (!read) return reading_.fail("expected a place like R1C0");
    corner = *read;
    return true;
  }

  bool read_outside(std::string_view rule, const Json& entry) {
    Corner corner;
    std::vector<int> numbers;
    if (!position(entry, corner) || !read_numbers(entry, numbers)) return false;
    Cells cells = line_from(reading_.puzzle.shape, corner);
    if (cells.empty()) return reading_.fail(position_name(corner.row, corner.column) + " is not beside the grid");
    return numbers.empty() || reading_.add(rule, {std::move(cells)}, std::move(numbers));
  }

  bool read_little_killer(const Json& entry) {
    Corner corner;
    std::vector<int> numbers;
    if (!position(entry, corner) || !read_numbers(entry, numbers)) return false;
    const std::string direction = text_in(member_of(entry, "direction"));
    if (direction.size() != 2 || !(direction[0] == 'U' || direction[0] == 'D') ||
        !(direction[1] == 'L' || direction[1] == 'R')) {
      return reading_.fail("expected a direction UL, UR, DL or DR");
    }
    Cells cells =
        diagonal_from(reading_.puzzle.shape, corner, direction[0] == 'D' ? 1 : -1, direction[1] == 'R' ? 1 : -1);
    if (cells.empty()) {
      return reading_.fail(position_name(corner.row, corner.column) + " sees no cell in the direction " + direction);
    }
    return numbers.empty() || reading_.add("little_killer", {std::move(cells)}, std::move(numbers));
  }

  bool read_xv(const Json& entry) {
    const std::string sign = text_in(member_of(entry, "value"));
    if (is_blank(member_of(entry, "value"))) return true;
    if (sign.size() != 1 || std::string_view{"XxVv"}.find(sign[0]) == std::string_view::npos) {
      return read_general("xv", entry);
    }
    Cells cells;
    if (!reading_.cells(member_of(entry, "cells"), cells)) return false;
    return reading_.add("xv", {std::move(cells)}, {(sign[0] | 0x20) == 'x' ? 10 : 5});
  }

  bool read_general(std::string_view rule, const Json& entry) {
    Clue clue;
    clue.rule = find_rule(rule);
    if (clue.rule == nullptr) return reading_.unknown(rule);
    if (const Json* parts = member_of(entry, "parts")) {
      if (!parts->is_array() || parts->size() > max_cells) return reading_.fail("expected a list of lists of cells");
      for (const Json& part : *parts) {
        if (!reading_.cells(&part, clue.parts.emplace_back())) return false;
      }
    } else if (const Json* cells = member_of(entry, "cells")) {
      if (!reading_.cells(cells, clue.parts.emplace_back())) return false;
    }
    if (!read_numbers(entry, clue.numbers)) return false;
    // A cage of the value 0 has no sum where 0 is not a value.
    const bool has_no_sum = rule == "killer_cage" && clue.numbers == std::vector{0} && reading_.puzzle.shape.lowest > 0;
    if (has_no_sum && !own_) clue.numbers.clear();
    clue.text = text_in(member_of(entry, "text"));
    return read_branches(entry, clue) && reading_.add(std::move(clue));
  }

  bool read_branches(const Json& entry, Clue& clue) {
    const Json* branches = member_of(entry, "branches");
    if (branches == nullptr) return true;
    if (!branches->is_array() || branches->size() > max_json_clues) return reading_.fail("expected a list of branches");
    if (nesting_ >= max_nesting) return reading_.fail("branches within branches, too deep");
    std::vector<Clue>* const outer = reading_.clues;
    for (const Json& branch : *branches) {
      std::vector<Clue> clues;
      Json rest = Json::object();
      reading_.clues = &clues;
      if (!branch.is_object()) return reading_.fail("expected an object of rules");
      if (!read_fpuzzles_clues(reading_, branch, rest, own_, nesting_ + 1)) return false;
      clue.branches.push_back(std::move(clues));
    }
    reading_.clues = outer;
    return true;
  }

  JsonReading& reading_;
  bool own_;
  int nesting_;
};

// "negative":["ratio","xv"]: no other pair of neighbours has one of the ratios that occur, or the sum 5 or 10.
bool read_fpuzzles_negative(JsonReading& reading, const Json& names, const Json& object) {
  reading.at("negative");
  if (!names.is_array()) return reading.fail("expected a list");
  for (const Json& name : names) {
    const std::string rule = text_in(&name);
    if (rule == "xv") {
      if (!reading.add("negative_xv", {})) return false;
      continue;
    }
    if (rule != "ratio") return reading.unknown("negative " + rule);
    std::vector<int> ratios;
    for (const Json& dot : list_in(object, "ratio")) {
      const Json* value = member_of(dot, "value");
      int ratio = 2;
      if (!is_blank(value) && !reading.number(value, ratio)) return false;
      if (std::ranges::find(ratios, ratio) == ratios.end()) ratios.push_back(ratio);
    }
    std::ranges::sort(ratios);
    if (ratios == std::vector{2}) ratios.clear();
    if (!reading.add("negative_ratio", {}, std::move(ratios))) return false;
  }
  return true;
}

// Members of a document that are no rules.
constexpr std::string_view structural =
    " size grid title author ruleset solution format rows columns lowest norowcol grids regions extra cage metadata "
    "line rectangle circle text ";

}  // namespace

bool read_fpuzzles_clues(JsonReading& reading, const Json& object, Json& rest, bool own, int nesting) {
  FpuzzlesClues clues{reading, own, nesting};
  for (const auto& [key, value] : object.items()) {
    const bool top = nesting == 0;
    if (top && (has_word(structural, key) || (key == "values" && !value.is_structured()))) continue;
    if (top && has_word(fpuzzles_harmless_keys, key)) {
      rest[key] = value;
      continue;
    }
    if (value.is_null() || value == false || (value.is_structured() && value.empty())) continue;
    if (key == "negative") {
      if (!read_fpuzzles_negative(reading, value, object)) return false;
      continue;
    }
    const FpuzzlesKey* row = fpuzzles_key_named(key);
    const Rule* rule = row == nullptr ? find_rule(key) : find_rule(row->rule);
    if (rule == nullptr) {
      if (row != nullptr || may_be_rule(value) || !top) return reading.unknown(key);
      rest[key] = value;
      continue;
    }
    if (value == true) {
      reading.at(key);
      // f-puzzles has no other negative rule for differences, and leaves out the pairs with a dot.
      const bool has_dots = !list_in(object, "difference").empty() || !list_in(object, "ratio").empty();
      const bool is_negative = key == "nonconsecutive" && has_dots && !own;
      if (!reading.add(is_negative ? "negative_difference" : rule->id, {})) return false;
      continue;
    }
    Json left = Json::array();
    if (!clues.read(key, rule->id, row, value, left)) return false;
    if (std::ranges::any_of(left, [](const Json& members) { return !members.empty(); })) rest[key] = std::move(left);
  }
  return true;
}

}  // namespace shudu::variant
