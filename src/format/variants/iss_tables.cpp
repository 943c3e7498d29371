// ISS: rules given as tables of pairs, regular expressions and automata, and rules that are written so. One token may have
// several groups of cells.
#include <algorithm>
#include <cstdlib>

#include "format/codec/percent.h"
#include "format/variants/iss_code.h"
#include "format/variants/iss_writer.h"
#include "format/variants/text_record.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {
namespace {

// The groups of cells from the second argument on. An empty argument or a name ("_name") begins a new group. `breaks`
// says where a group has '-'.
struct IssGroup {
  std::string name;
  Cells cells;
  std::vector<std::size_t> breaks;
};
std::optional<std::vector<IssGroup>> iss_groups(IssReader& reader) {
  std::vector<IssGroup> groups(1);
  for (std::size_t i = 1; i < reader.token().arguments.size(); ++i) {
    const std::string_view item = reader.token().arguments[i];
    if (item.empty() || item.front() == '_') {
      // A name holds until the next one.
      std::string name = item.empty() ? groups.back().name : percent_decoded(item.substr(1));
      groups.emplace_back().name = std::move(name);
    } else if (item == "-") {
      groups.back().breaks.push_back(groups.back().cells.size());
    } else if (const auto cell = reader.cell(item)) {
      groups.back().cells.push_back(*cell);
    } else {
      return std::nullopt;
    }
  }
  std::erase_if(groups, [](const IssGroup& group) { return group.cells.empty(); });
  return groups;
}

// .Regex~base64~R1C1~R1C2~~R2C1~R2C2
bool read_iss_regex(IssReader& reader) {
  const auto groups = iss_groups(reader);
  if (!groups) return false;
  const std::string_view code = reader.argument(0);
  std::optional<std::string> pattern;
  if (code.find('%') != std::string_view::npos) {
    pattern = percent_decoded(code);  // an older form
  } else {
    pattern = bytes_of_base64(code);
  }
  if (!pattern) return reader.fail("the expression is not base64");
  std::erase_if(*pattern, is_space);
  return std::ranges::all_of(*groups,
                             [&](const IssGroup& group) { return reader.add("regex", {group.cells}, {}, *pattern); });
}

bool iss_write_regex(IssWriter& writer, const Clue& clue) {
  return writer.token("Regex", base64_of_bytes(clue.text), clue.parts[0]);
}

// .NFA~base64~_name~R1C1~R1C2~-~R1C3
bool read_iss_automaton(IssReader& reader) {
  const auto groups = iss_groups(reader);
  if (!groups) return false;
  const std::string_view code = reader.argument(0);
  for (const IssGroup& group : *groups) {
    const auto key = std::tuple{code, group.breaks, group.breaks.empty() ? 0 : group.cells.size()};
    auto known = reader.automata.find(key);
    if (known == reader.automata.end()) {
      const auto automaton = iss_automaton(code, reader.shape().values, group.breaks, group.cells.size());
      if (!automaton) return reader.fail(automaton.error());
      std::string text = to_text(reader.shape(), reduced(*automaton));
      if (text.empty()) return reader.fail("the automaton accepts nothing");
      if (!reader.charge(text.size() / 8)) return false;  // it takes long to reduce and to check
      known = reader.automata.emplace(key, std::move(text)).first;
    }
    if (!reader.add("automaton", {group.cells}, {}, known->second)) return false;
    reader.keep_name(group.name);
  }
  return true;
}

bool iss_write_automaton(IssWriter& writer, const Clue& clue) {
  const auto automaton = automaton_of_text(writer.shape(), clue.text);
  if (!automaton || automaton->states == 0) return false;
  return writer.token("NFA", iss_automaton_code(*automaton), "_" + iss_encoded(writer.name), clue.parts[0]);
}

// .Pair~base64~_name~R1C1~R1C2, for all pairs PairX; Binary and BinaryX are older names with two characters exchanged.
bool read_iss_pair(IssReader& reader) {
  const auto groups = iss_groups(reader);
  if (!groups) return false;
  std::string code{reader.argument(0)};
  if (reader.token().type.starts_with("Binary")) {
    for (char& c : code) c = c == '-' ? '_' : c == '_' ? '-' : c;
  }
  const auto pairs = iss_pairs(code, reader.shape().values);
  if (!pairs) return reader.fail("the table is not base64 or too long");
  return std::ranges::all_of(*groups, [&](const IssGroup& group) {
    if (group.cells.size() < 2) return true;
    if (!reader.add(reader.token().type.ends_with('X') ? "all_pairs" : "pair", {group.cells}, {}, *pairs)) {
      return false;
    }
    reader.keep_name(group.name);
    return true;
  });
}

bool iss_write_pair_table(IssWriter& writer, const Clue& clue) {
  return writer.token(clue.rule->id == "pair" ? "Pair" : "PairX", iss_pair_code(clue.text),
                      "_" + iss_encoded(writer.name), clue.parts[0]);
}

// Dots and letters: by their own type between neighbours, else as a table or a sum.
bool iss_write_dot(IssWriter& writer, const Clue& clue) {
  const Cells& pair = clue.parts[0];
  const bool near = writer.are_neighbours(pair[0], pair[1]);
  if (clue.rule->id == "xv") {
    const int sum = clue.numbers[0];
    const bool is_letter = near && (sum == 5 || sum == 10);
    return is_letter ? writer.token(sum == 5 ? "V" : "X", pair) : writer.token("Sum", sum, pair);
  }
  const bool is_ratio = clue.rule->id == "ratio";
  const int number = number_or(clue, is_ratio ? 2 : 1);
  if (near && number == (is_ratio ? 2 : 1)) return writer.token(is_ratio ? "BlackDot" : "WhiteDot", pair);
  return writer.write_pairs(pair, false, [&](int a, int b) {
    return is_ratio ? a == b * number || b == a * number : std::abs(a - b) == number;
  });
}

bool iss_write_greater(IssWriter& writer, const Clue& clue) {
  const Cells& line = clue.parts[0];
  if (line.size() == 2 && writer.are_neighbours(line[0], line[1])) return writer.token("GreaterThan", line);
  return writer.write_pairs(line, false, [](int a, int b) { return a > b; });
}

bool iss_write_line_of_pairs(IssWriter& writer, const Clue& clue) {
  const bool is_nabner = clue.rule->id == "nabner";
  return writer.write_pairs(clue.parts[0], is_nabner,
                            [&](int a, int b) { return is_nabner ? std::abs(a - b) > 1 : a <= b; });
}

}  // namespace

std::span<const IssType> iss_table_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"Regex", own, "regex", {}, read_iss_regex, iss_write_regex},
      {"NFA", own, "automaton", {}, read_iss_automaton, iss_write_automaton},
      {"Pair", own, "pair", {}, read_iss_pair, iss_write_pair_table},
      {"PairX", own, "all_pairs", {}, read_iss_pair, iss_write_pair_table},
      {"Binary", own, "pair", {}, read_iss_pair},
      {"BinaryX", own, "all_pairs", {}, read_iss_pair},
      {"WhiteDot", adjacent, "difference", {}, nullptr, iss_write_dot},
      {"BlackDot", adjacent, "ratio", {}, nullptr, iss_write_dot},
      {"X", adjacent, "xv", 10, nullptr, iss_write_dot},
      {"V", adjacent, "xv", 5},
      {"GreaterThan", adjacent, "greater_than", {}, nullptr, iss_write_greater},
      {"", written, "slow_thermometer", {}, nullptr, iss_write_line_of_pairs},
      {"", written, "nabner", {}, nullptr, iss_write_line_of_pairs},
  };
  return table;
}

}  // namespace shudu::variant
