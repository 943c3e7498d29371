// ISS: givens, and clues about which values cells contain.
#include <algorithm>

#include "base/counted.h"
#include "format/variants/iss_own.h"
#include "format/variants/text_record.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {

// .~R1C1_5~R1C2_1_3: one value is a given, several are what the cell may have.
bool read_iss_given(IssReader& reader, const IssToken& token, const IssScope& scope) {
  for (std::string_view argument : token.arguments) {
    const std::size_t end = std::min(argument.find('_'), argument.size());
    const auto cell = reader.cell(token, argument.substr(0, end), scope);
    if (!cell) return false;
    Values values = 0;
    if (end < argument.size()) {
      const auto numbers = reader.numbers(token, argument.substr(end + 1), '_');
      if (!numbers) return false;
      for (int value : *numbers) {
        if (!reader.shape().has_value(value)) return reader.fail(token, "no value " + std::to_string(value));
        values |= reader.shape().bit(value);
      }
    }
    if (values == 0) return reader.fail(token, std::string{argument.substr(0, 40)} + " has no value");
    if (!reader.restrict(token, scope, *cell, values)) return false;
  }
  return true;
}

// A cell that is named twice counts once.
bool read_iss_all_different(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto cells = reader.cells_from(token, 0, scope);
  if (!cells) return false;
  Cells once;
  for (Cell cell : *cells) {
    if (std::ranges::find(once, cell) == once.end()) once.push_back(cell);
    if (once.size() > static_cast<std::size_t>(reader.shape().values)) {
      return reader.fail(token, "more cells than there are values");
    }
  }
  return once.size() < 2 || reader.add(token, scope, "extra_region", {std::move(once)});
}

// .Quad~R1C1~3~7: the cell and those right of it, below it, and below to the right.
bool read_iss_quad(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto first = reader.cell(token, token.arguments.empty() ? "" : token.arguments[0], scope);
  if (!first) return false;
  Cells four;
  for (int i = 0; i < 4; ++i) {
    const auto cell = reader.cells().moved(*first, i / 2, i % 2);
    if (!cell) return reader.fail(token, "the four cells are not in the grid");
    four.push_back(*cell);
  }
  std::vector<int> values;
  for (std::size_t i = 1; i < token.arguments.size(); ++i) {
    const auto value = reader.number(token, token.arguments[i]);
    if (!value) return false;
    values.push_back(*value);
  }
  return reader.add(token, scope, "quadruple", {std::move(four)}, std::move(values));
}

// .LookAndSay~1324~R1C1~…: one 3 and two 4s.
bool read_iss_look_and_say(IssReader& reader, const IssToken& token, const IssScope& scope) {
  auto cells = reader.cells_from(token, 1, scope);
  if (!cells) return false;
  const std::string_view text = token.arguments[0];
  const auto is_number = [](char c) { return '0' <= c && c <= '9'; };
  if (text.empty() || text.size() % 2 != 0 || !std::ranges::all_of(text, is_number)) {
    return reader.fail(token, "expected pairs of a count and a value");
  }
  std::vector<int> numbers;
  for (char c : text) numbers.push_back(c - '0');
  return reader.add(token, scope, "look_and_say", {*std::move(cells)}, std::move(numbers));
}

// .SameValues~2~R1C1~R1C2~R2C1~R2C2: sets of equally many cells, one after another.
bool read_iss_same_values(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto cells = reader.cells_from(token, 1, scope);
  if (!cells) return false;
  const auto sets = reader.number(token, token.arguments[0]);
  if (!sets) return false;
  const int count = static_cast<int>(cells->size());
  if (*sets < 1 || *sets > count || count % *sets != 0) {
    return reader.fail(token, counted(count, "cell") + " cannot be divided into so many sets of one size");
  }
  std::vector<Cells> parts;
  const int size = count / *sets;
  for (auto at = cells->begin(); at != cells->end(); at += size) parts.emplace_back(at, at + size);
  return parts.size() < 2 || reader.add(token, scope, "same_values", std::move(parts));
}

// .Indexing~C~R1C1~R2C1
bool read_iss_indexing(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const std::string_view kind = token.arguments.empty() ? "" : token.arguments[0];
  if (kind != "R" && kind != "C") return reader.fail(token, "expected R or C");
  auto cells = reader.cells_from(token, 1, scope);
  return cells && reader.add(token, scope, kind == "R" ? "row_indexer" : "column_indexer", {*std::move(cells)});
}

// .ConnectedValues~VA~1_2~10: the cells of a group (of the grid if it has no name) that have one of the values are
// connected, and there are ten of them.
bool read_iss_connected(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const std::string_view name = token.arguments.empty() ? "" : token.arguments[0];
  const Cells cells = reader.cells().group(name);
  if (cells.empty()) return reader.fail(token, "there is no group " + std::string{name.substr(0, 40)});
  const auto values = reader.numbers(token, token.arguments.size() > 1 ? token.arguments[1] : "", '_');
  if (!values) return false;
  std::vector<Cells> parts;
  if (!name.empty()) parts.push_back(cells);
  if (!reader.add(token, scope, "connected", std::move(parts), *values)) return false;
  if (token.arguments.size() < 3 || token.arguments[2].empty()) return true;

  const auto size = reader.number(token, token.arguments[2]);
  if (!size) return false;
  if (*size < 1 || *size > static_cast<int>(cells.size())) return reader.fail(token, "so many cells do not exist");
  if (values->size() == 1) {
    return reader.add(token, scope, "contain_exactly", {cells},
                      std::vector<int>(static_cast<std::size_t>(*size), values->front()));
  }
  const auto counts = [&](int value) { return std::ranges::find(*values, value) != values->end(); };
  const Automaton counting = automaton_of(
      reader.shape(), 0,
      [&](int state, int value) { return !counts(value)  ? state
                                         : state < *size ? state + 1
                                                         : no_state; },
      [&](int state) { return state == *size; });
  return reader.add(token, scope, "automaton", {cells}, {}, to_text(reader.shape(), counting));
}

}  // namespace shudu::variant
