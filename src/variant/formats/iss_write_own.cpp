// Rules that ISS writes in a form of their own, or as something more general.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "variant/automaton.h"
#include "variant/formats/iss_code.h"
#include "variant/formats/iss_writer.h"

namespace shudu::variant {
namespace {

int iss_number_or(const Clue& clue, int otherwise) { return clue.numbers.empty() ? otherwise : clue.numbers[0]; }

bool iss_write_cage(IssWriter& writer, const Clue& clue) {
  writer.begin("Cage");
  writer.argument(iss_number_or(clue, 0));
  writer.argument(clue.parts[0]);
  return !(!clue.numbers.empty() && clue.numbers[0] == 0);  // ISS takes 0 for any sum
}

bool iss_write_arrow(IssWriter& writer, const Clue& clue) {
  const std::size_t pill = clue.parts[0].size();
  if (pill > 3) return false;
  writer.begin(pill == 1 ? "Arrow" : "PillArrow");
  if (pill > 1) writer.argument(static_cast<int>(pill));
  writer.argument(clue.parts[0]);
  writer.argument(clue.parts[1]);
  return true;
}

void iss_write_token(IssWriter& writer, std::string_view type, const Cells& cells) {
  writer.begin(type);
  writer.argument(cells);
}

// Dots and letters: by their own type between neighbours, else as a table.
bool iss_write_dot(IssWriter& writer, const Clue& clue) {
  const Cells& pair = clue.parts[0];
  const bool near = writer.are_neighbours(pair[0], pair[1]);
  const std::string_view rule = clue.rule->id;
  if (rule == "difference") {
    const int d = iss_number_or(clue, 1);
    if (near && d == 1)
      iss_write_token(writer, "WhiteDot", pair);
    else
      writer.write_pairs(
          pair, false, [](int a, int b, int n) { return std::abs(a - b) == n; }, d);
  } else if (rule == "ratio") {
    const int r = iss_number_or(clue, 2);
    if (near && r == 2)
      iss_write_token(writer, "BlackDot", pair);
    else
      writer.write_pairs(
          pair, false, [](int a, int b, int n) { return a == b * n || b == a * n; }, r);
  } else {
    const int sum = clue.numbers[0];
    if (near && (sum == 5 || sum == 10)) {
      iss_write_token(writer, sum == 5 ? "V" : "X", pair);
    } else {
      writer.begin("Sum");
      writer.argument(sum);
      writer.argument(pair);
    }
  }
  return true;
}

bool iss_write_greater(IssWriter& writer, const Clue& clue) {
  const Cells& line = clue.parts[0];
  if (line.size() == 2 && writer.are_neighbours(line[0], line[1]))
    iss_write_token(writer, "GreaterThan", line);
  else
    writer.write_pairs(line, false, [](int a, int b, int) { return a > b; });
  return true;
}

bool iss_write_little_killer(IssWriter& writer, const Clue& clue) {
  Cells line = clue.parts[0];
  for (int i = 0; i < 2; ++i, std::ranges::reverse(line)) {
    if (iss_diagonal(writer.shape(), line.front()) != line) continue;
    writer.begin("LittleKiller");
    writer.argument(clue.numbers[0]);
    writer.argument(Cells{line.front()});
    return true;
  }
  writer.begin("Sum");
  writer.argument(clue.numbers[0]);
  writer.argument(line);
  return true;
}

bool iss_write_sum(IssWriter& writer, const Clue& clue) {
  writer.begin("Sum");
  std::string head = std::to_string(clue.numbers[0]);
  if (clue.numbers.size() > 1) head += "_=";
  for (std::size_t i = 1; i < clue.numbers.size(); ++i) head += '_' + std::to_string(clue.numbers[i]);
  writer.argument(head);
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_sum_line(IssWriter& writer, const Clue& clue) {
  Cells line = clue.parts[0];
  const bool loop = line.size() > 1 && line.front() == line.back();
  if (loop) line.pop_back();
  writer.begin("SumLine");
  writer.argument(clue.numbers[0]);
  writer.argument(line);
  if (loop) writer.argument("LOOP");
  return true;
}

bool iss_write_sandwich(IssWriter& writer, const Clue& clue) {
  if (static_cast<int>(clue.parts[0].size()) != writer.shape().values) return false;
  const Shape& shape = writer.shape();
  for (const char kind : {'R', 'C'}) {
    for (int i = 1; i <= (kind == 'R' ? shape.rows : shape.columns); ++i) {
      const std::string name = kind + std::to_string(i);
      if (iss_line(shape, name) != clue.parts[0]) continue;
      writer.begin("Sandwich");
      writer.argument(clue.numbers[0]);
      writer.argument(name);
      return true;
    }
  }
  writer.begin("Lunchbox");
  writer.argument(clue.numbers[0]);
  writer.argument(clue.parts[0]);
  return true;
}

bool iss_write_quad(IssWriter& writer, const Clue& clue) {
  Cells four = clue.parts[0];
  std::ranges::sort(four);
  bool square = four.size() == 4;
  for (int i = 0; square && i < 4; ++i)
    square = writer.cells().moved(four[0], i / 2, i % 2) == four[static_cast<std::size_t>(i)];
  if (square) {
    iss_write_token(writer, "Quad", {four[0]});
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

bool iss_write_negative(IssWriter& writer, const Clue& clue) {
  const auto has = [&](std::string_view rule, const std::vector<int>& numbers) {
    return std::ranges::any_of(writer.puzzle().clues, [&](const Clue& other) {
      return other.rule->id == rule && (other.numbers.empty() || other.numbers == numbers);
    });
  };
  if (clue.rule->id == "negative_xv") {
    if (!has("negative_xv", {5, 10})) return false;
    writer.begin("StrictXV");
    return true;
  }
  // ISS has both together only. One token stands for two clues.
  if (!has("negative_difference", {1}) || !has("negative_ratio", {2})) return false;
  if (clue.rule->id == "negative_difference") writer.begin("StrictKropki");
  return true;
}

bool iss_write_diagonal(IssWriter& writer, const Clue& clue) {
  writer.begin("Diagonal");
  writer.argument(clue.rule->id == "positive_diagonal" ? 1 : -1);
  return true;
}

bool iss_write_global(IssWriter& writer, const Clue& clue) {
  const Shape& shape = writer.shape();
  if (clue.rule->id == "windoku") {
    const IssBox box = iss_box_size(shape.rows, shape.columns, shape.rows);
    if (shape.rows != shape.columns || box.rows == 0 || shape.rows <= 4) return false;
    if (shape.regions != boxes(shape.rows, shape.columns, box.rows, box.columns)) return false;
    writer.begin("Windoku");
  } else if (clue.rule->id == "disjoint_groups") {
    const IssBox box = shape.regions.empty()
                           ? IssBox{}
                           : iss_box_size(shape.rows, shape.columns, static_cast<int>(shape.regions[0].size()));
    if (box.rows == 0 || shape.regions != boxes(shape.rows, shape.columns, box.rows, box.columns)) return false;
    writer.begin("DisjointSets");
  } else if (clue.rule->id == "doppelganger") {
    constexpr std::string_view names[] = {"DGC", "DGR", "DGB"};
    for (std::size_t i = 0; i < clue.parts.size(); ++i) {
      if (writer.cells().group(names[i]) != clue.parts[i]) return false;
    }
    writer.begin("Doppelganger");
  } else {
    writer.begin("FullRankTies");
    writer.argument(clue.numbers[0] == 1 ? "any" : "none");
  }
  return true;
}

// A cell that is greater than its neighbours, or less, except those that are marked too.
bool iss_write_extreme(IssWriter& writer, const Clue& clue) {
  const bool greatest = clue.rule->id == "maximum";
  for (Cell cell : clue.parts[0]) {
    for (Cell other : neighbours(writer.shape(), cell)) {
      const bool marked = std::ranges::any_of(writer.puzzle().clues, [&](const Clue& each) {
        return each.rule == clue.rule && std::ranges::find(each.parts[0], other) != each.parts[0].end();
      });
      if (!marked) iss_write_token(writer, "GreaterThan", greatest ? Cells{cell, other} : Cells{other, cell});
    }
  }
  return true;
}

bool iss_write_chaos(IssWriter& writer, const Clue& clue) {
  if (clue.rule->id == "chaos_construction") {
    writer.begin("ChaosConstruction");
    return true;
  }
  writer.begin(clue.rule->id == "chaos_arrow" ? "ChaosArrow" : "ChaosCount");
  writer.argument(clue.parts[0]);
  writer.argument(clue.numbers.empty() || clue.numbers[0] == 0 ? "" : "1");
  for (std::size_t i = 1; i < clue.parts.size(); ++i) {
    if (i > 1) writer.argument("-");
    writer.argument(clue.parts[i]);
  }
  return true;
}

bool iss_write_line_of_pairs(IssWriter& writer, const Clue& clue) {
  if (clue.rule->id == "nabner")
    writer.write_pairs(clue.parts[0], true, [](int a, int b, int) { return std::abs(a - b) > 1; });
  else
    writer.write_pairs(clue.parts[0], false, [](int a, int b, int) { return a <= b; });
  return true;
}

bool iss_write_all_different(IssWriter& writer, const Clue& clue) {
  iss_write_token(writer, "AllDifferent", clue.parts[0]);
  return true;
}

struct IssOwnWriter {
  std::string_view rule;
  bool (*write)(IssWriter& writer, const Clue& clue);
};
constexpr std::array iss_own_writers{
    IssOwnWriter{"killer_cage", iss_write_cage},
    IssOwnWriter{"extra_region", iss_write_all_different},
    IssOwnWriter{"arrow", iss_write_arrow},
    IssOwnWriter{"difference", iss_write_dot},
    IssOwnWriter{"ratio", iss_write_dot},
    IssOwnWriter{"xv", iss_write_dot},
    IssOwnWriter{"greater_than", iss_write_greater},
    IssOwnWriter{"slow_thermometer", iss_write_line_of_pairs},
    IssOwnWriter{"nabner", iss_write_line_of_pairs},
    IssOwnWriter{"little_killer", iss_write_little_killer},
    IssOwnWriter{"sum", iss_write_sum},
    IssOwnWriter{"sum_line", iss_write_sum_line},
    IssOwnWriter{"sandwich", iss_write_sandwich},
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
    IssOwnWriter{"negative_difference", iss_write_negative},
    IssOwnWriter{"negative_ratio", iss_write_negative},
    IssOwnWriter{"negative_xv", iss_write_negative},
    IssOwnWriter{"positive_diagonal", iss_write_diagonal},
    IssOwnWriter{"negative_diagonal", iss_write_diagonal},
    IssOwnWriter{"windoku", iss_write_global},
    IssOwnWriter{"disjoint_groups", iss_write_global},
    IssOwnWriter{"doppelganger", iss_write_global},
    IssOwnWriter{"full_rank_ties", iss_write_global},
    IssOwnWriter{"minimum", iss_write_extreme},
    IssOwnWriter{"maximum", iss_write_extreme},
    IssOwnWriter{"chaos_construction", iss_write_chaos},
    IssOwnWriter{"chaos_arrow", iss_write_chaos},
    IssOwnWriter{"chaos_count", iss_write_chaos},
};

}  // namespace

std::optional<bool> write_iss_own(IssWriter& writer, const Clue& clue) {
  const auto found = std::ranges::find(iss_own_writers, clue.rule->id, &IssOwnWriter::rule);
  if (found == iss_own_writers.end()) return std::nullopt;
  return found->write(writer, clue);
}

}  // namespace shudu::variant
