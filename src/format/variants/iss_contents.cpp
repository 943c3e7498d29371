// ISS: givens, and clues about which values cells contain.
#include <algorithm>

#include "base/counted.h"
#include "format/variants/iss_writer.h"

namespace shudu::variant {
namespace {

// .~R1C1_5~R1C2_1_3: one value is a given, several are what the cell may have.
bool read_iss_given(IssReader& reader) {
  for (std::string_view argument : reader.token().arguments) {
    const std::size_t end = std::min(argument.find('_'), argument.size());
    const auto cell = reader.cell(argument.substr(0, end));
    if (!cell) return false;
    Values values = 0;
    if (end < argument.size()) {
      const auto numbers = reader.numbers(argument.substr(end + 1));
      if (!numbers) return false;
      for (int value : *numbers) {
        if (!reader.shape().has_value(value)) return reader.fail("no value " + std::to_string(value));
        values |= reader.shape().bit(value);
      }
    }
    if (values == 0) return reader.fail(std::string{argument.substr(0, 40)} + " has no value");
    if (!reader.restrict(*cell, values)) return false;
  }
  return true;
}

bool iss_write_parity(IssWriter& writer, const Clue& clue) {
  const int remainder = clue.rule->id == "odd" ? 1 : 0;
  std::string values;
  for (int v = writer.shape().lowest; v <= writer.shape().highest(); ++v) {
    if (v % 2 == remainder) values += '_' + std::to_string(v);
  }
  writer.begin("");
  for (Cell cell : clue.parts[0]) writer.argument(writer.cells().name(cell) + values);
  return true;
}

// A cell that is named twice counts once.
bool read_iss_all_different(IssReader& reader) {
  const auto cells = reader.cells_from(0);
  if (!cells) return false;
  Cells once;
  for (Cell cell : *cells) {
    if (std::ranges::find(once, cell) == once.end()) once.push_back(cell);
    if (once.size() > static_cast<std::size_t>(reader.shape().values)) {
      return reader.fail("more cells than there are values");
    }
  }
  return once.size() < 2 || reader.add("extra_region", {std::move(once)});
}

bool iss_write_all_different(IssWriter& writer, const Clue& clue) {
  return writer.token("AllDifferent", clue.parts[0]);
}

// .Quad~R1C1~3~7: the cell and those right of it, below it, and below to the right.
bool read_iss_quad(IssReader& reader) {
  const auto first = reader.cell(reader.argument(0));
  if (!first) return false;
  Cells four;
  for (int i = 0; i < 4; ++i) {
    const auto cell = reader.cells().moved(*first, i / 2, i % 2);
    if (!cell) return reader.fail("the four cells are not in the grid");
    four.push_back(*cell);
  }
  std::vector<int> values;
  for (std::size_t i = 1; i < reader.token().arguments.size(); ++i) {
    const auto value = reader.number(reader.token().arguments[i]);
    if (!value) return false;
    values.push_back(*value);
  }
  return reader.add("quadruple", {std::move(four)}, std::move(values));
}

bool iss_write_quad(IssWriter& writer, const Clue& clue) {
  Cells four = clue.parts[0];
  std::ranges::sort(four);
  bool square = four.size() == 4;
  for (int i = 0; square && i < 4; ++i)
    square = writer.cells().moved(four[0], i / 2, i % 2) == four[static_cast<std::size_t>(i)];
  if (square) {
    writer.token("Quad", Cells{four[0]});
    for (int value : clue.numbers) writer.argument(value);
    return true;
  }
  return writer.token("ContainAtLeast", clue.numbers, four);
}

// .LookAndSay~1324~R1C1~…: one 3 and two 4s.
bool read_iss_look_and_say(IssReader& reader) {
  auto cells = reader.cells_from(1);
  if (!cells) return false;
  const std::string_view text = reader.argument(0);
  const auto is_number = [](char c) { return '0' <= c && c <= '9'; };
  if (text.empty() || text.size() % 2 != 0 || !std::ranges::all_of(text, is_number)) {
    return reader.fail("expected pairs of a count and a value");
  }
  std::vector<int> numbers;
  for (char c : text) numbers.push_back(c - '0');
  return reader.add("look_and_say", {*std::move(cells)}, std::move(numbers));
}

bool iss_write_look_and_say(IssWriter& writer, const Clue& clue) {
  std::string text;
  for (int number : clue.numbers) {
    if (number < 0 || number > 9) return false;
    text += static_cast<char>('0' + number);
  }
  return writer.token("LookAndSay", text, clue.parts[0]);
}

// .SameValues~2~R1C1~R1C2~R2C1~R2C2: sets of equally many cells, one after another.
bool read_iss_same_values(IssReader& reader) {
  const auto cells = reader.cells_from(1);
  if (!cells) return false;
  const auto sets = reader.number(reader.argument(0));
  if (!sets) return false;
  const int count = static_cast<int>(cells->size());
  if (*sets < 1 || *sets > count || count % *sets != 0) {
    return reader.fail(counted(count, "cell") + " cannot be divided into so many sets of one size");
  }
  std::vector<Cells> parts;
  const int size = count / *sets;
  for (auto at = cells->begin(); at != cells->end(); at += size) parts.emplace_back(at, at + size);
  return parts.size() < 2 || reader.add("same_values", std::move(parts));
}

bool iss_write_same_values(IssWriter& writer, const Clue& clue) {
  writer.token("SameValues", static_cast<int>(clue.parts.size()));
  for (const Cells& part : clue.parts) writer.argument(part);
  return true;
}

bool iss_write_clone(IssWriter& writer, const Clue& clue) {
  for (std::size_t i = 0; i < clue.parts[0].size(); ++i) {
    if (clue.parts[0][i] == clue.parts[1][i]) continue;
    writer.token("SameValues", 2, Cells{clue.parts[0][i], clue.parts[1][i]});
  }
  return true;
}

// .Indexing~C~R1C1~R2C1
bool read_iss_indexing(IssReader& reader) {
  const std::string_view kind = reader.argument(0);
  if (kind != "R" && kind != "C") return reader.fail("expected R or C");
  auto cells = reader.cells_from(1);
  return cells && reader.add(kind == "R" ? "row_indexer" : "column_indexer", {*std::move(cells)});
}

bool iss_write_indexer(IssWriter& writer, const Clue& clue) {
  return writer.token("Indexing", clue.rule->id == "row_indexer" ? "R" : "C", clue.parts[0]);
}

}  // namespace

std::span<const IssType> iss_content_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"", own, "", {}, read_iss_given},
      {"AllDifferent", own, "extra_region", {}, read_iss_all_different, iss_write_all_different},
      {"Quad", own, "quadruple", {}, read_iss_quad, iss_write_quad},
      {"LookAndSay", own, "look_and_say", {}, read_iss_look_and_say, iss_write_look_and_say},
      {"SameValues", own, "same_values", {}, read_iss_same_values, iss_write_same_values},
      {"Indexing", own, "row_indexer", {}, read_iss_indexing, iss_write_indexer},
      {"", written, "column_indexer", {}, nullptr, iss_write_indexer},
      {"", written, "odd", {}, nullptr, iss_write_parity},
      {"", written, "even", {}, nullptr, iss_write_parity},
      {"", written, "clone", {}, nullptr, iss_write_clone},
  };
  return table;
}

}  // namespace shudu::variant
