#include "format/variants/json_reading.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "base/counted.h"
#include "format/formats/address.h"
#include "variant/puzzle/clue_fault.h"
#include "variant/puzzle/value_text.h"

namespace shudu::variant {
namespace {

std::string text_shown(const Json& value) {
  if (const auto* text = value.text()) return "'" + shown(*text) + "'";
  return value.is_number() ? value.dump() : std::string{value.kind()};
}

}  // namespace

void JsonReading::at(std::string_view key, std::size_t number) {
  place_ = shown(key);
  if (number > 0) place_ += ' ' + std::to_string(number);
}

bool JsonReading::fail(std::string what) {
  if (error.message.empty()) error.message = place_.empty() ? std::move(what) : place_ + ": " + what;
  return false;
}

bool JsonReading::unknown(std::string_view rule, std::string what) {
  if (!what.empty()) return fail(std::move(what));
  place_.clear();
  return fail("the rule '" + shown(rule) + "' is not known");
}

bool JsonReading::start_grid(std::int64_t rows, std::int64_t columns, std::int64_t lowest, std::int64_t values) {
  const auto within = [](std::int64_t n, int most) { return n >= 1 && n <= most; };
  if (!within(rows, max_side) || !within(columns, max_side)) {
    return fail("a grid of " + counted(rows, "row") + " and " + counted(columns, "column") + "; at most " +
                std::to_string(max_side) + " are read");
  }
  if (!within(values, max_values) || lowest < 0 || lowest > max_values) {
    return fail(counted(values, "value") + " from " + std::to_string(lowest) + "; at most " +
                std::to_string(max_values) + " are read");
  }
  Shape shape;
  shape.rows = static_cast<int>(rows);
  shape.columns = static_cast<int>(columns);
  shape.lowest = static_cast<int>(lowest);
  shape.values = static_cast<int>(values);
  puzzle = blank(std::move(shape));
  return true;
}

bool JsonReading::start_square(const Json* size, int otherwise) {
  int side = otherwise;
  at("size");
  if (size != nullptr && !number(size, side)) return false;
  if (side < 1 || side > max_values) {
    return fail("a grid of size " + std::to_string(side) + "; sizes from 1 to " + std::to_string(max_values) +
                " are read");
  }
  puzzle = blank(square(side));
  at("");
  return true;
}

bool JsonReading::cell(const Json& value, Cell& cell) {
  const auto* text = value.text();
  if (text == nullptr) return fail("expected a cell like R1C1, found " + text_shown(value));
  if (const auto corner = position_in(*text)) {
    if (!puzzle.shape.contains(corner->row, corner->column)) return fail(shown(*text) + " is outside the grid");
    cell = puzzle.shape.cell(corner->row, corner->column);
    return true;
  }
  for (int extra = puzzle.shape.grid_cells(); extra < puzzle.shape.cells(); ++extra) {
    cell = static_cast<Cell>(extra);
    if (name(puzzle.shape, cell) == *text) return true;
  }
  return fail("expected a cell like R1C1, found " + text_shown(value));
}

bool JsonReading::cells(const Json* value, Cells& cells) {
  return this->cells(value, cells, [this](const Json& name, Cell& next) { return cell(name, next); });
}

bool JsonReading::cells(const Json* value, Cells& cells, const ReadCell& one) {
  if (value == nullptr || !value->is_array()) return fail("expected a list of cells");
  const auto most = static_cast<std::size_t>(puzzle.shape.cells()) * 4;  // a line may cross itself
  if (value->size() > most) {
    return fail(counted(value->size(), "cell") + " in a puzzle of " + std::to_string(puzzle.shape.cells()));
  }
  cells.clear();
  return std::ranges::all_of(*value, [&](const Json& entry) { return one(entry, cells.emplace_back()); });
}

bool JsonReading::each(std::string_view key, const Json& list, const std::function<bool(const Json& entry)>& one) {
  if (!list.is_array()) return fail("expected a list");
  for (std::size_t i = 0; i < list.size(); ++i) {
    at(key, i + 1);
    if (!one(list[i])) return false;
  }
  return true;
}

bool JsonReading::add_lines(std::string_view key, const Json& list, std::string_view rule,
                            const std::vector<int>& numbers, const ReadCell& one) {
  return each(key, list, [&](const Json& entry) {
    Cells line;
    return cells(&entry, line, one) && add(rule, {std::move(line)}, numbers);
  });
}

bool JsonReading::corner(int row, int column, Cells& around) {
  for (const Corner at : {Corner{row - 1, column - 1}, {row - 1, column}, {row, column - 1}, {row, column}}) {
    if (!place(at.row, at.column, around.emplace_back())) return false;
  }
  return true;
}

bool JsonReading::place(int row, int column, Cell& cell) {
  if (!puzzle.shape.contains(row, column)) return fail(position_name(row, column) + " is outside the grid");
  cell = puzzle.shape.cell(row, column);
  return true;
}

bool JsonReading::number(const Json* value, int& number) {
  const auto read = value == nullptr ? std::nullopt : whole_number(*value);
  if (!read) return fail("expected a number, found " + (value == nullptr ? "nothing" : text_shown(*value)));
  number = *read;
  return true;
}

bool JsonReading::value(const Json& value, int& number) {
  if (!this->number(&value, number)) return false;
  if (!puzzle.shape.has_value(number)) return fail(std::to_string(number) + " is not a value of this puzzle");
  return true;
}

bool JsonReading::number_or(const Json& object, const char* key, int otherwise, int& number) {
  const Json* value = member_of(object, key);
  number = otherwise;
  at(key);
  return value == nullptr || value->is_null() || this->number(value, number);
}

bool JsonReading::number_if_any(const Json* value, std::vector<int>& numbers) {
  return is_blank(value) || number(value, numbers.emplace_back());
}

bool JsonReading::given(Cell cell, int value) {
  if (!puzzle.shape.has_value(value)) {
    return fail(cell_name(puzzle.shape, cell) + ": " + std::to_string(value) + " is not a value of this puzzle");
  }
  puzzle.candidates[cell] &= puzzle.shape.bit(value);
  return true;
}

bool JsonReading::add(std::string_view rule, std::vector<Cells> parts, std::vector<int> numbers, std::string text) {
  const Rule* found = find_rule(rule);
  if (found == nullptr) return unknown(rule);
  Clue clue;
  clue.rule = found;
  clue.parts = std::move(parts);
  clue.numbers = std::move(numbers);
  clue.text = std::move(text);
  return add(std::move(clue));
}

bool JsonReading::add(Clue clue) {
  if (++count_ > max_json_clues) return fail("more than " + std::to_string(max_json_clues) + " clues");
  if (std::string wrong = clue_fault(clue, puzzle.shape); !wrong.empty()) return fail(std::move(wrong));
  (clues == nullptr ? puzzle.clues : *clues).push_back(std::move(clue));
  return true;
}

bool JsonReading::add_arrow(const Cells& circle, Cells shaft) {
  if (!shaft.empty() && std::ranges::find(circle, shaft.front()) != circle.end()) shaft.erase(shaft.begin());
  return add("arrow", {circle, std::move(shaft)});
}

Result<Puzzle, ReadError> JsonReading::finish(bool good, std::string_view format, const Json& document) {
  if (!good) return Unexpected{std::move(error)};
  at("");
  if (std::string wrong = fault(puzzle); !wrong.empty()) {
    fail(std::move(wrong));
    return Unexpected{std::move(error)};
  }
  puzzle.document = text_of(document);
  puzzle.source_format = format;
  return std::move(puzzle);
}

std::optional<int> whole_number(const Json& value) {
  constexpr std::int64_t most = 999'999;
  std::int64_t number = 0;
  if (value.is_whole()) {
    number = value.whole();
  } else if (value.is_real()) {
    const double real = value.number();
    if (!(real >= -static_cast<double>(most) && real <= static_cast<double>(most))) return std::nullopt;
    number = static_cast<std::int64_t>(real);
    if (static_cast<double>(number) != real) return std::nullopt;
  } else if (const auto* text = value.text()) {
    const std::string_view digits = trimmed(*text);
    const auto [stop, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (wrong != std::errc{} || stop != digits.data() + digits.size()) return std::nullopt;
  } else {
    return std::nullopt;
  }
  if (number < -most || number > most) return std::nullopt;
  return static_cast<int>(number);
}

bool is_blank(const Json* value) {
  if (value == nullptr || value->is_null()) return true;
  const auto* text = value->text();
  return text != nullptr && trimmed(*text).empty();
}

std::optional<Corner> position_in(std::string_view name) {
  const auto take = [&name](char letter, int& number) {
    if (name.empty() || (name.front() | 0x20) != letter) return false;
    const auto [stop, wrong] = std::from_chars(name.data() + 1, name.data() + name.size(), number);
    if (wrong != std::errc{} || number < 0 || number > 1000) return false;
    name.remove_prefix(static_cast<std::size_t>(stop - name.data()));
    return true;
  };
  int row = 0, column = 0;
  if (!take('r', row) || !take('c', column) || !name.empty()) return std::nullopt;
  return Corner{row - 1, column - 1};
}

std::string position_name(int row, int column) {
  return 'R' + std::to_string(row + 1) + 'C' + std::to_string(column + 1);
}

std::string cell_name(const Shape& shape, Cell cell) {
  return shape.is_extra(cell) ? name(shape, cell) : position_name(shape.row(cell), shape.column(cell));
}

Json cell_names(const Shape& shape, const Cells& cells) {
  Json names = Json::array();
  for (Cell cell : cells) names.push_back(cell_name(shape, cell));
  return names;
}

bool is_square(const Shape& shape) { return shape.rows == shape.columns && shape.rows == shape.values; }

bool is_plain_square(const Shape& shape) {
  return is_square(shape) && shape.lowest == 1 && shape.lines && shape.grids.empty() && shape.extra.empty();
}

std::vector<int> dot_numbers(const std::vector<Clue>& clues, std::string_view rule) {
  const int usual = rule == "difference" ? 1 : 2;
  std::set<int> numbers;
  for (const Clue& clue : clues) {
    if (clue.rule->id == rule) numbers.insert(clue.numbers.empty() ? usual : clue.numbers[0]);
  }
  if (numbers == std::set{usual}) numbers.clear();
  return {numbers.begin(), numbers.end()};
}

bool regions_overlap(const Shape& shape) {
  std::vector<bool> seen(static_cast<std::size_t>(shape.cells()));
  for (const Cells& region : shape.regions) {
    for (Cell cell : region) {
      if (seen[cell]) return true;
      seen[cell] = true;
    }
  }
  return false;
}

bool add_rules_in_metadata(JsonReading& reading, const Json& metadata) {
  for (const auto& [key, value] : metadata.items()) {
    if (value != true) continue;
    if (key != "antiknight" && key != "antiking") return reading.unknown(key, "'" + shown(key) + "' is not known");
    if (!reading.add(key, {})) return false;
  }
  return true;
}

void take_document_texts(Puzzle& puzzle, DocumentTexts texts) {
  puzzle.title = std::move(texts.title);
  puzzle.author = std::move(texts.author);
  puzzle.ruleset = std::move(texts.rules);
  puzzle.solution = solution_line(puzzle.shape, texts.solution);
}

bool is_address_at(std::string_view text, std::string_view domain) {
  const auto address = address_of(first_word(text.substr(0, text.find('\n'))).word);
  return address && is_at(*address, domain);
}

Result<Puzzle, ReadError> read_packed(std::string_view text, std::string_view parameter, std::string_view missing,
                                      Result<Puzzle, ReadError> (*read)(const Json& document)) {
  const auto address = address_of(first_word(text).word);
  const auto payload = address ? shudu::parameter(*address, parameter) : std::nullopt;
  if (!payload) return Unexpected{ReadError{0, std::string{missing}}};
  const auto json = unpacked(*payload);
  if (!json) {
    return Unexpected{ReadError{0, "this does not unpack to a puzzle; part of the address may be missing"}};
  }
  Json document;
  if (json->size() > max_text || document.parse(*json)) {
    return Unexpected{ReadError{0, "this does not unpack to JSON"}};
  }
  return read(document);
}

std::string text_of(const Json& document) {
  if (!document.is_object() || document.empty()) return {};
  return document.dump();
}

Json kept_document(const Puzzle& puzzle, std::string_view format) {
  Json document;
  if (puzzle.source_format != format || puzzle.document.empty() || document.parse(puzzle.document)) {
    return Json::object();
  }
  return document.is_object() ? document : Json::object();
}

std::string solution_line(const Shape& shape, const SolutionCells& cells) {
  if (cells.size() != static_cast<std::size_t>(shape.grid_cells())) return {};
  Solution values;
  bool says_something = false;
  for (const std::string& text : cells) {
    std::optional<int> value = whole_number(Json(text));
    if (text.size() == 1 && !value) value = value_of_character(text[0]);
    const bool is_open = text.empty() || (value == 0 && !shape.has_value(0));
    if (!is_open && (!value || !shape.has_value(*value))) return {};
    values.push_back(is_open ? no_value : static_cast<std::int8_t>(*value));
    says_something = says_something || !is_open;
  }
  return says_something ? to_line(shape, values) : std::string{};
}

Json solution_values(const Puzzle& puzzle) {
  Json values = Json::array();
  for (char c : puzzle.solution) {
    if ('0' <= c && c <= '9') {
      values.push_back(c - '0');
    } else if ('A' <= c && c <= 'Z') {
      values.push_back(c - 'A' + 10);
    } else {
      values.push_back(nullptr);
    }
  }
  return values;
}

}  // namespace shudu::variant
