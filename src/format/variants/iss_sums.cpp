// ISS: cages, sums, arrows, and the outside clues that are sums.
#include <algorithm>
#include <map>

#include "format/variants/iss_writer.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

// .Cage~10~R1C1~R1C2: the sum 0 or an empty one is any sum. A cell that is named twice counts twice.
bool read_iss_cage(IssReader& reader) {
  auto cells = reader.cells_from(1);
  if (!cells) return false;
  int sum = 0;
  if (!reader.argument(0).empty()) {
    const auto number = reader.number(reader.argument(0));
    if (!number) return false;
    sum = *number;
  }
  std::map<Cell, int> weights;
  for (Cell cell : *cells) ++weights[cell];
  std::vector<int> numbers;
  if (sum != 0) numbers.push_back(sum);
  if (weights.size() == cells->size()) return reader.add("killer_cage", {*std::move(cells)}, numbers);
  Cells once;
  for (const auto& [cell, weight] : weights) {
    once.push_back(cell);
    numbers.push_back(weight);
  }
  return reader.add("extra_region", {once}) && (sum == 0 || reader.add("sum", {once}, numbers));
}

bool iss_write_cage(IssWriter& writer, const Clue& clue) {
  writer.token("Cage", number_or(clue, 0), clue.parts[0]);
  return !(!clue.numbers.empty() && clue.numbers[0] == 0);  // ISS takes 0 for any sum
}

// .Sum~10~R1C1~R1C2, with weights .Sum~10_=_1_-1~R1C1~R1C2
bool read_iss_sum(IssReader& reader) {
  const auto cells = reader.cells_from(1);
  if (!cells) return false;
  std::string_view text = reader.argument(0);
  const std::size_t mark = text.find("_=_");
  const auto total = reader.number(text.substr(0, mark));
  if (!total) return false;
  std::vector<int> weights(cells->size(), 1);
  if (mark != std::string_view::npos) {
    const auto given = reader.numbers(text.substr(mark + 3));
    if (!given) return false;
    if (given->size() != cells->size()) return reader.fail("expected a weight for each cell");
    weights = *given;
  }
  std::map<Cell, int> by_cell;
  for (std::size_t i = 0; i < cells->size(); ++i) by_cell[(*cells)[i]] += weights[i];
  std::vector<int> numbers{*total};
  if (by_cell.size() == cells->size()) {
    if (mark != std::string_view::npos) numbers.insert(numbers.end(), weights.begin(), weights.end());
    return reader.add("sum", {*cells}, std::move(numbers));
  }
  Cells once;
  for (const auto& [cell, weight] : by_cell) {
    if (weight == 0) continue;
    once.push_back(cell);
    numbers.push_back(weight);
  }
  if (once.empty()) return reader.fail("the weights cancel one another");
  return reader.add("sum", {once}, std::move(numbers));
}

bool iss_write_sum(IssWriter& writer, const Clue& clue) {
  std::string head = std::to_string(clue.numbers[0]);
  if (clue.numbers.size() > 1) head += "_=";
  for (std::size_t i = 1; i < clue.numbers.size(); ++i) head += '_' + std::to_string(clue.numbers[i]);
  return writer.token("Sum", head, clue.parts[0]);
}

// .SumLine~10~R1C1~R1C2~LOOP
bool read_iss_sum_line(IssReader& reader) {
  const auto& arguments = reader.token().arguments;
  const bool loop = !arguments.empty() && arguments.back() == "LOOP";
  const auto sum = reader.number(loop && arguments.size() == 1 ? "" : reader.argument(0));
  if (!sum) return false;
  auto cells = reader.cells_from(1, loop ? 1 : 0);
  if (!cells) return false;
  if (loop) cells->push_back(cells->front());
  return reader.add("sum_line", {*std::move(cells)}, {*sum});
}

bool iss_write_sum_line(IssWriter& writer, const Clue& clue) {
  Cells line = clue.parts[0];
  const bool loop = line.size() > 1 && line.front() == line.back();
  if (loop) line.pop_back();
  writer.token("SumLine", clue.numbers[0], line);
  if (loop) writer.argument("LOOP");
  return true;
}

// .PillArrow~2~R1C1~R1C2~R2C2: the first two cells are the number, from left to right and from top to bottom.
bool read_iss_pill_arrow(IssReader& reader) {
  const auto cells = reader.cells_from(1);
  if (!cells) return false;
  const auto size = reader.number(reader.argument(0));
  if (!size) return false;
  if (*size < 2 || *size > 3) return reader.fail("expected a pill of 2 or 3 cells");
  if (cells->size() <= static_cast<std::size_t>(*size)) return reader.fail("no cells besides the pill");
  const auto end = cells->begin() + *size;
  Cells pill(cells->begin(), end);
  std::ranges::sort(pill);
  return reader.add("arrow", {std::move(pill), Cells(end, cells->end())});
}

bool iss_write_arrow(IssWriter& writer, const Clue& clue) {
  const std::size_t pill = clue.parts[0].size();
  if (pill > 3) return false;
  if (pill == 1) return writer.token("Arrow", clue.parts[0], clue.parts[1]);
  return writer.token("PillArrow", static_cast<int>(pill), clue.parts[0], clue.parts[1]);
}

// .LittleKiller~14~R1C2
bool read_iss_little_killer(IssReader& reader) {
  if (reader.token().arguments.size() != 2) return reader.fail("expected a sum and a cell");
  const auto sum = reader.number(reader.argument(0));
  if (!sum) return false;
  const auto cell = reader.cell(reader.argument(1), false);
  if (!cell) return false;
  Cells line = iss_diagonal(reader.shape(), *cell);
  if (line.empty()) return reader.fail("no diagonal begins at " + std::string{reader.argument(1)});
  return reader.add("little_killer", {std::move(line)}, {*sum});
}

bool iss_write_little_killer(IssWriter& writer, const Clue& clue) {
  Cells line = clue.parts[0];
  for (int i = 0; i < 2; ++i, std::ranges::reverse(line)) {
    if (iss_diagonal(writer.shape(), line.front()) != line) continue;
    return writer.token("LittleKiller", clue.numbers[0], Cells{line.front()});
  }
  return writer.token("Sum", clue.numbers[0], line);
}

// .Sandwich~8~R1: between the lowest and the highest value of the row.
bool read_iss_sandwich(IssReader& reader) {
  if (reader.token().arguments.size() != 2) return reader.fail("expected a sum and a row or column");
  const auto sum = reader.number(reader.argument(0));
  if (!sum) return false;
  Cells line = iss_line(reader.shape(), reader.argument(1));
  if (line.empty()) return reader.fail("expected a row or a column, as in R1");
  const bool has_all = static_cast<int>(line.size()) == reader.shape().values;
  return reader.add(has_all ? "sandwich" : "lunchbox", {std::move(line)}, {*sum});
}

bool iss_write_sandwich(IssWriter& writer, const Clue& clue) {
  if (static_cast<int>(clue.parts[0].size()) != writer.shape().values) return false;
  const IssNamedLine line = iss_named_line(writer.shape(), clue.parts[0]);
  if (line.end == 1) return writer.token("Sandwich", clue.numbers[0], line.name);
  return writer.token("Lunchbox", clue.numbers[0], clue.parts[0]);
}

}  // namespace

std::span<const IssType> iss_sum_types() {
  using enum IssType::Form;
  static constexpr IssType table[] = {
      {"Cage", own, "killer_cage", {}, read_iss_cage, iss_write_cage},
      {"Arrow", first_rest, "arrow", {}, nullptr, iss_write_arrow},
      {"PillArrow", own, "arrow", {}, read_iss_pill_arrow},
      {"Sum", own, "sum", {}, read_iss_sum, iss_write_sum},
      {"SumLine", own, "sum_line", {}, read_iss_sum_line, iss_write_sum_line},
      {"LittleKiller", own, "little_killer", {}, read_iss_little_killer, iss_write_little_killer},
      {"Sandwich", own, "sandwich", {}, read_iss_sandwich, iss_write_sandwich},
  };
  return table;
}

}  // namespace shudu::variant
