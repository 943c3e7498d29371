// ISS: cages, arrows, dots, lines and sums that are written in a form of their own, or as a table or a sum.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "format/variants/iss_writer.h"

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

// Dots and letters: by their own type between neighbours, else as a table.
bool iss_write_dot(IssWriter& writer, const Clue& clue) {
  const Cells& pair = clue.parts[0];
  const bool near = writer.are_neighbours(pair[0], pair[1]);
  const std::string_view rule = clue.rule->id;
  if (rule == "difference") {
    const int d = iss_number_or(clue, 1);
    if (near && d == 1)
      writer.token("WhiteDot", pair);
    else
      writer.write_pairs(
          pair, false, [](int a, int b, int n) { return std::abs(a - b) == n; }, d);
  } else if (rule == "ratio") {
    const int r = iss_number_or(clue, 2);
    if (near && r == 2)
      writer.token("BlackDot", pair);
    else
      writer.write_pairs(
          pair, false, [](int a, int b, int n) { return a == b * n || b == a * n; }, r);
  } else {
    const int sum = clue.numbers[0];
    if (near && (sum == 5 || sum == 10)) {
      writer.token(sum == 5 ? "V" : "X", pair);
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
    writer.token("GreaterThan", line);
  else
    writer.write_pairs(line, false, [](int a, int b, int) { return a > b; });
  return true;
}

bool iss_write_line_of_pairs(IssWriter& writer, const Clue& clue) {
  if (clue.rule->id == "nabner")
    writer.write_pairs(clue.parts[0], true, [](int a, int b, int) { return std::abs(a - b) > 1; });
  else
    writer.write_pairs(clue.parts[0], false, [](int a, int b, int) { return a <= b; });
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

constexpr std::array iss_line_writers_table{
    IssOwnWriter{"killer_cage", iss_write_cage},
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
};

}  // namespace

std::span<const IssOwnWriter> iss_line_writers() { return iss_line_writers_table; }

}  // namespace shudu::variant
