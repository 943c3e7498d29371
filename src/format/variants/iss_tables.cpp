// ISS: rules given as tables of pairs, regular expressions and automata. One token may have several groups of cells.
#include <algorithm>

#include "format/codec/percent.h"
#include "format/variants/iss_code.h"
#include "format/variants/iss_own.h"
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
std::optional<std::vector<IssGroup>> iss_groups(IssReader& reader, const IssToken& token, const IssScope& scope) {
  std::vector<IssGroup> groups(1);
  for (std::size_t i = 1; i < token.arguments.size(); ++i) {
    const std::string_view item = token.arguments[i];
    if (item.empty() || item.front() == '_') {
      // A name holds until the next one.
      std::string name = item.empty() ? groups.back().name : iss_decoded(item.substr(1));
      groups.emplace_back().name = std::move(name);
    } else if (item == "-") {
      groups.back().breaks.push_back(groups.back().cells.size());
    } else if (const auto cell = reader.cell(token, item, scope)) {
      groups.back().cells.push_back(*cell);
    } else {
      return std::nullopt;
    }
  }
  std::erase_if(groups, [](const IssGroup& group) { return group.cells.empty(); });
  return groups;
}

}  // namespace

// .Regex~base64~R1C1~R1C2~~R2C1~R2C2
bool read_iss_regex(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto groups = iss_groups(reader, token, scope);
  if (!groups) return false;
  const std::string_view code = token.arguments.empty() ? "" : token.arguments[0];
  std::optional<std::string> pattern;
  if (code.find('%') != std::string_view::npos) {
    pattern = percent_decoded(code);  // an older form
  } else {
    pattern = bytes_of_base64(code);
  }
  if (!pattern) return reader.fail(token, "the expression is not base64");
  std::erase_if(*pattern, is_blank_space);
  return std::ranges::all_of(
      *groups, [&](const IssGroup& group) { return reader.add(token, scope, "regex", {group.cells}, {}, *pattern); });
}

// .NFA~base64~_name~R1C1~R1C2~-~R1C3
bool read_iss_automaton(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto groups = iss_groups(reader, token, scope);
  if (!groups) return false;
  const std::string_view code = token.arguments.empty() ? "" : token.arguments[0];
  for (const IssGroup& group : *groups) {
    const auto key = std::tuple{code, group.breaks, group.breaks.empty() ? 0 : group.cells.size()};
    auto known = reader.automata.find(key);
    if (known == reader.automata.end()) {
      const auto automaton = iss_automaton(code, reader.shape().values, group.breaks, group.cells.size());
      if (!automaton) return reader.fail(token, automaton.error());
      std::string text = to_text(reader.shape(), reduced(*automaton));
      if (text.empty()) return reader.fail(token, "the automaton accepts nothing");
      if (!reader.charge(token, text.size() / 8)) return false;  // it takes long to reduce and to check
      known = reader.automata.emplace(key, std::move(text)).first;
    }
    if (!reader.add(token, scope, "automaton", {group.cells}, {}, known->second)) return false;
    reader.keep_name(scope, group.name);
  }
  return true;
}

// .Pair~base64~_name~R1C1~R1C2, for all pairs PairX; Binary and BinaryX are older names with two characters exchanged.
bool read_iss_pair(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto groups = iss_groups(reader, token, scope);
  if (!groups) return false;
  std::string code{token.arguments.empty() ? "" : token.arguments[0]};
  if (token.type.starts_with("Binary")) {
    for (char& c : code) c = c == '-' ? '_' : c == '_' ? '-' : c;
  }
  const auto pairs = iss_pairs(code, reader.shape().values);
  if (!pairs) return reader.fail(token, "the table is not base64 or too long");
  return std::ranges::all_of(*groups, [&](const IssGroup& group) {
    if (group.cells.size() < 2) return true;
    if (!reader.add(token, scope, token.type.ends_with('X') ? "all_pairs" : "pair", {group.cells}, {}, *pairs)) {
      return false;
    }
    reader.keep_name(scope, group.name);
    return true;
  });
}

}  // namespace shudu::variant
