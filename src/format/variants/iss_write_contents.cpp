// ISS: rules about which values cells contain, and tables, expressions and automata.
#include <algorithm>
#include <array>

#include "format/variants/iss_code.h"
#include "format/variants/iss_writer.h"
#include "variant/automaton/automaton.h"

namespace shudu::variant {
namespace {

bool iss_write_all_different(IssWriter& writer, const Clue& clue) {
  writer.token("AllDifferent", clue.parts[0]);
  return true;
}

bool iss_write_quad(IssWriter& writer, const Clue& clue) {
  Cells four = clue.parts[0];
  std::ranges::sort(four);
  bool square = four.size() == 4;
  for (int i = 0; square && i < 4; ++i)
    square = writer.cells().moved(four[0], i / 2, i % 2) == four[static_cast<std::size_t>(i)];
  if (square) {
    writer.token("Quad", {four[0]});
    for (int value : clue.numbers) writer.argument(value);
    return true;
  }
  std::string values;
  for (int value : clue.numbers) values += (values.empty() ? "" : "_") + std::to_string(value);
  writer.begin("ContainAtLeast");
  writer.argument(values);
  writer.argument(four);
  return true;
}

bool iss_write_look_and_say(IssWriter& writer, const Clue& clue) {
  std::string text;
  for (int number : clue.numbers) {
    if (number < 0 || number > 9) return false;
    text += static_cast<char>('0' + number);
  }
  writer.begin("LookAndSay");
  writer.argument(text);
  writer.argument(clue.parts[0]);
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

bool iss_write_clone(IssWriter& writer, const Clue& clue) {
  for (std::size_t i = 0; i < clue.parts[0].size(); ++i) {
    if (clue.parts[0][i] == clue.parts[1][i]) continue;
    writer.begin("SameValues");
    writer.argument(2);
    writer.argument(Cells{clue.parts[0][i], clue.parts[1][i]});
  }
  return true;
}

bool iss_write_same_values(IssWriter& writer, const Clue& clue) {
  writer.begin("SameValues");
  writer.argument(static_cast<int>(clue.parts.size()));
  for (const Cells& part : clue.parts) writer.argument(part);
  return true;
}

bool iss_write_indexer(IssWriter& writer, const Clue& clue) {
  writer.begin("Indexing");
  writer.argument(clue.rule->id == "row_indexer" ? "R" : "C");
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_pair_table(IssWriter& writer, const Clue& clue) {
  writer.begin(clue.rule->id == "pair" ? "Pair" : "PairX");
  writer.argument(iss_pair_code(clue.text));
  writer.argument("_" + iss_encoded(writer.name));
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_automaton(IssWriter& writer, const Clue& clue) {
  const auto automaton = automaton_of_text(writer.shape(), clue.text);
  if (!automaton || automaton->states == 0) return false;
  writer.begin("NFA");
  writer.argument(iss_automaton_code(*automaton));
  writer.argument("_" + iss_encoded(writer.name));
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_regex(IssWriter& writer, const Clue& clue) {
  writer.begin("Regex");
  writer.argument(base64_of_bytes(clue.text));
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_connected(IssWriter& writer, const Clue& clue) {
  std::string group;
  if (!clue.parts.empty()) {
    const Cells& cells = clue.parts[0];
    const std::string first = writer.cells().name(cells.front());
    group = writer.shape().is_extra(cells.front()) ? first.substr(0, first.find_first_of("0123456789")) : "";
    if (writer.cells().group(group) != cells) return false;
  }
  std::string values;
  for (int value : clue.numbers) values += (values.empty() ? "" : "_") + std::to_string(value);
  writer.begin("ConnectedValues");
  writer.argument(group);
  writer.argument(values);
  return true;
}

constexpr std::array iss_content_writers_table{
    IssOwnWriter{"extra_region", iss_write_all_different},
    IssOwnWriter{"quadruple", iss_write_quad},
    IssOwnWriter{"look_and_say", iss_write_look_and_say},
    IssOwnWriter{"odd", iss_write_parity},
    IssOwnWriter{"even", iss_write_parity},
    IssOwnWriter{"clone", iss_write_clone},
    IssOwnWriter{"same_values", iss_write_same_values},
    IssOwnWriter{"row_indexer", iss_write_indexer},
    IssOwnWriter{"column_indexer", iss_write_indexer},
    IssOwnWriter{"pair", iss_write_pair_table},
    IssOwnWriter{"all_pairs", iss_write_pair_table},
    IssOwnWriter{"automaton", iss_write_automaton},
    IssOwnWriter{"regex", iss_write_regex},
    IssOwnWriter{"connected", iss_write_connected},
};

}  // namespace

std::span<const IssOwnWriter> iss_content_writers() { return iss_content_writers_table; }

}  // namespace shudu::variant
