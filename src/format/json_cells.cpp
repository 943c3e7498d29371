#include "format/json_cells.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/counted.h"
#include "format/formats/fpuzzles_keys.h"
#include "format/rules_text.h"

namespace shudu {
namespace {

// Appends the word of nine or 81 cells in a string or in an array of cells. Returns false if the value is neither.
bool append_cells(const Json& value, std::string& cells) {
  if (const auto* text = value.text()) {
    cells += *text;
    return true;
  }
  if (!value.is_array()) return false;
  for (const Json& cell : value) {
    const auto digit = digit_in(cell);
    cells += digit ? static_cast<char>('0' + *digit) : '!';  // '!' is reported once the whole word is known
  }
  return true;
}

}  // namespace

const Json* member_of(const Json& object, const char* key) { return object.find(key); }

bool is_true(const Json& object, const char* key) {
  const Json* value = member_of(object, key);
  return value != nullptr && *value == true;
}

bool is_false(const Json& object, const char* key) {
  const Json* value = member_of(object, key);
  return value != nullptr && *value == false;
}

const Json& list_in(const Json& object, const char* key) {
  static const Json none = Json::array();
  const Json* value = member_of(object, key);
  return value == nullptr || !value->is_array() ? none : *value;
}

namespace {

std::string joined_texts(const Json* value, char separator) {
  if (value == nullptr) return {};
  if (const auto* text = value->text()) return *text;
  if (value->is_number()) return value->dump();
  std::string joined;
  if (value->is_array()) {
    for (const Json& part : *value) {
      const auto* text = part.text();
      if (text == nullptr) continue;
      if (!joined.empty()) joined += separator;
      joined += *text;
    }
  }
  return joined;
}

bool is_transparent(const Json* colour) { return colour != nullptr && hue_of(text_in(colour)) == Hue::none; }

}  // namespace

std::string text_in(const Json* value) { return joined_texts(value, ' '); }
std::string lines_in(const Json* value) { return joined_texts(value, '\n'); }

namespace {

std::optional<Remark> remark_in(const Json& cage) {
  constexpr std::string_view known =
      " title author rules solution msgcorrect antiknight antiking source bgimage msgincorrect customstyle ";
  const std::string text = text_in(member_of(cage, "value"));
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos || colon == 0 || text.find_first_of(" \t\n") < colon) return std::nullopt;
  Remark remark{text.substr(0, colon), std::string{trimmed(std::string_view{text}.substr(colon + 1))}};
  const bool is_hidden = list_in(cage, "cells").empty() ||
                         (is_transparent(member_of(cage, "fontC")) && is_transparent(member_of(cage, "outlineC")));
  if (!is_hidden && !has_word(known, remark.key)) return std::nullopt;
  return remark;
}

}  // namespace

Cages cages_in(const Json& document, const char* key) {
  Cages cages;
  std::size_t number = 0;
  for (const Json& cage : list_in(document, key)) {
    ++number;
    if (auto remark = remark_in(cage)) {
      cages.remarks.push_back(*std::move(remark));
    } else {
      cages.others.push_back({number, &cage});
    }
  }
  return cages;
}

std::optional<Refusal> Cages::rule_in_remark() const {
  for (const Remark& remark : remarks) {
    if (remark.key.starts_with("anti")) return has_beyond_classic("the rule '" + remark.key + "'");
  }
  return std::nullopt;
}

std::optional<int> digit_in(const Json& value) {
  if (value.is_null()) return 0;
  if (value.is_whole()) {
    const auto number = value.whole();
    if (number < 0 || number > 9) return std::nullopt;
    return static_cast<int>(number);
  }
  const auto* text = value.text();
  if (text == nullptr || text->size() > 1) return std::nullopt;
  if (text->empty() || *text == " ") return 0;
  if (!is_cell(text->front())) return std::nullopt;
  return digit_of(text->front());
}

DigitSet digits_in(const Json* value) {
  DigitSet digits;
  if (value == nullptr) return digits;
  if (const auto* text = value->text()) {
    for (char c : *text) {
      if (is_digit(c)) digits.insert(digit_of(c));
    }
  } else if (value->is_array()) {
    for (const Json& part : *value) {
      if (const auto digit = digit_in(part); digit && *digit != 0) digits.insert(*digit);
    }
  }
  return digits;
}

Result<Grid, std::string> grid_in(const Json& value) {
  std::string cells;
  const bool rows = value.is_array() && value.size() == 9;
  if (rows) {
    for (const Json& row : value) {
      const std::size_t before = cells.size();
      if (!append_cells(row, cells)) return Unexpected{std::string{"a row is neither an array nor a string"}};
      if (cells.size() - before != 9) {
        return Unexpected{"row " + std::to_string(before / 9 + 1) + " has " + counted(cells.size() - before, "cell") +
                          ", expected 9"};
      }
    }
  } else if (!append_cells(value, cells)) {
    return Unexpected{std::string{"expected a string of 81 characters or an array of nine rows"}};
  }
  std::ranges::replace(cells, ' ', '.');
  if (cells.size() != Cell::count) return Unexpected{cells_expected(cells.size())};
  const auto grid = grid_of_text(cells);
  if (!grid) return Unexpected{name(Cell{static_cast<int>(grid.error().at)}) + " is not a digit"};
  return *grid;
}

namespace {

void append_solution_cells(const Json& value, SolutionCells& cells) {
  static constexpr std::string_view open_cells = ".?_-xX";
  const auto add = [&cells](std::string_view cell) {
    cell = trimmed(cell);
    cells.emplace_back(cell.size() == 1 && open_cells.find(cell[0]) != std::string_view::npos ? std::string_view{}
                                                                                              : cell);
  };
  if (value.is_array()) {
    for (const Json& part : value) {
      const auto* text = part.text();
      const bool is_row = part.is_array() || (text != nullptr && text->size() > 2);
      if (is_row) append_solution_cells(part, cells);
      if (!is_row) add(text_in(&part));
    }
    return;
  }
  const std::string text = text_in(&value);
  const bool is_separated = text.find(',') != std::string::npos;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = is_separated ? std::min(text.find(',', i), text.size()) : i + 1;
    const bool is_break = !is_separated && (text[i] == '\n' || text[i] == '\r');
    if (!is_break) add(std::string_view{text}.substr(i, end - i));
    i = end + (is_separated ? 1 : 0);
  }
}

}  // namespace

SolutionCells solution_cells(const Json& value) {
  SolutionCells cells;
  append_solution_cells(value, cells);
  return cells;
}

std::optional<Grid> solution_of(const SolutionCells& cells) {
  if (cells.size() != Cell::count) return std::nullopt;
  Grid grid;
  for (Cell cell : all_cells()) {
    const std::string& text = cells[static_cast<std::size_t>(cell.index())];
    if (text.empty() || text == "0") continue;
    if (text.size() != 1 || !is_digit(text[0])) return std::nullopt;
    grid.set(cell, digit_of(text[0]));
  }
  return grid.clue_count() > 0 ? std::optional{grid} : std::nullopt;
}

Result<Candidates, std::string> marks_in(const Json& value) {
  Candidates marks;
  int cells = 0;
  const auto add = [&](const Json& cell) {
    if (cells < Cell::count) marks.set(Cell{cells}, digits_in(&cell));
    ++cells;
  };
  if (!value.is_array()) return Unexpected{std::string{"expected an array of 81 sets of digits"}};
  const bool rows = value.size() == 9;
  for (const Json& part : value) {
    if (!rows) {
      add(part);
    } else if (part.is_array()) {
      for (const Json& cell : part) add(cell);
    }
  }
  if (cells != Cell::count) return Unexpected{cells_expected(static_cast<std::size_t>(cells))};
  return marks;
}

void append_json_digits(std::string& out, std::string_view key, DigitSet digits) {
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

std::optional<Refusal> text_beyond_classic(std::string_view rules) {
  const std::string sentence = rules_in(rules).beyond_classic;
  if (sentence.empty()) return std::nullopt;
  return only_classic("the rules say " + quoted_sentence(sentence));
}

std::optional<Refusal> rules_beyond_classic(const Json& object, std::string_view known, std::string_view harmless) {
  if (!object.is_object()) return std::nullopt;
  for (const auto& [key, value] : object.items()) {
    if (!may_be_rule(value) || has_word(known, key) || has_word(harmless, key)) continue;
    const std::string_view words = fpuzzles_key_in_words(key);
    return has_beyond_classic(words.empty() ? "the rule '" + shown(key) + "'" : std::string{words});
  }
  return std::nullopt;
}

bool may_be_rule(const Json& value) { return value == true || (value.is_structured() && !value.empty()); }

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string result{text.substr(0, longest)};
  std::ranges::replace_if(
      result, [](char c) { return c < 0x20 || c > 0x7e; }, '?');
  return result;
}

}  // namespace shudu
