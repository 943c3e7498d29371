// ISS: cages, sums, arrows with a pill, and the outside clues that are sums.
#include <algorithm>
#include <map>

#include "format/variants/iss_own.h"
#include "format/variants/text_record.h"

namespace shudu::variant {

// .Cage~10~R1C1~R1C2: the sum 0 or an empty one is any sum. A cell that is named twice counts twice.
bool read_iss_cage(IssReader& reader, const IssToken& token, const IssScope& scope) {
  auto cells = reader.cells_from(token, 1, scope);
  if (!cells) return false;
  int sum = 0;
  if (!token.arguments[0].empty()) {
    const auto number = reader.number(token, token.arguments[0]);
    if (!number) return false;
    sum = *number;
  }
  std::map<Cell, int> weights;
  for (Cell cell : *cells) ++weights[cell];
  std::vector<int> numbers;
  if (sum != 0) numbers.push_back(sum);
  if (weights.size() == cells->size()) return reader.add(token, scope, "killer_cage", {*std::move(cells)}, numbers);
  Cells once;
  for (const auto& [cell, weight] : weights) {
    once.push_back(cell);
    numbers.push_back(weight);
  }
  return reader.add(token, scope, "extra_region", {once}) &&
         (sum == 0 || reader.add(token, scope, "sum", {once}, numbers));
}

// .Sum~10~R1C1~R1C2, with weights .Sum~10_=_1_-1~R1C1~R1C2
bool read_iss_sum(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto cells = reader.cells_from(token, 1, scope);
  if (!cells) return false;
  std::string_view text = token.arguments[0];
  const std::size_t mark = text.find("_=_");
  const auto total = reader.number(token, text.substr(0, mark));
  if (!total) return false;
  std::vector<int> weights(cells->size(), 1);
  if (mark != std::string_view::npos) {
    const auto given = reader.numbers(token, text.substr(mark + 3), '_');
    if (!given) return false;
    if (given->size() != cells->size()) return reader.fail(token, "expected a weight for each cell");
    weights = *given;
  }
  std::map<Cell, int> by_cell;
  for (std::size_t i = 0; i < cells->size(); ++i) by_cell[(*cells)[i]] += weights[i];
  std::vector<int> numbers{*total};
  if (by_cell.size() == cells->size()) {
    if (mark != std::string_view::npos) numbers.insert(numbers.end(), weights.begin(), weights.end());
    return reader.add(token, scope, "sum", {*cells}, std::move(numbers));
  }
  Cells once;
  for (const auto& [cell, weight] : by_cell) {
    if (weight == 0) continue;
    once.push_back(cell);
    numbers.push_back(weight);
  }
  if (once.empty()) return reader.fail(token, "the weights cancel one another");
  return reader.add(token, scope, "sum", {once}, std::move(numbers));
}

// .SumLine~10~R1C1~R1C2~LOOP
bool read_iss_sum_line(IssReader& reader, const IssToken& token, const IssScope& scope) {
  IssToken line = token;
  const bool loop = !line.arguments.empty() && line.arguments.back() == "LOOP";
  if (loop) line.arguments.pop_back();
  const auto sum = reader.number(line, line.arguments.empty() ? "" : line.arguments[0]);
  if (!sum) return false;
  auto cells = reader.cells_from(line, 1, scope);
  if (!cells) return false;
  if (loop) cells->push_back(cells->front());
  return reader.add(token, scope, "sum_line", {*std::move(cells)}, {*sum});
}

// .PillArrow~2~R1C1~R1C2~R2C2: the first two cells are the number, from left to right and from top to bottom.
bool read_iss_pill_arrow(IssReader& reader, const IssToken& token, const IssScope& scope) {
  const auto cells = reader.cells_from(token, 1, scope);
  if (!cells) return false;
  const auto size = reader.number(token, token.arguments[0]);
  if (!size) return false;
  if (*size < 2 || *size > 3) return reader.fail(token, "expected a pill of 2 or 3 cells");
  if (cells->size() <= static_cast<std::size_t>(*size)) return reader.fail(token, "no cells besides the pill");
  const auto end = cells->begin() + *size;
  Cells pill(cells->begin(), end);
  std::ranges::sort(pill);
  return reader.add(token, scope, "arrow", {std::move(pill), Cells(end, cells->end())});
}

// .LittleKiller~14~R1C2
bool read_iss_little_killer(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (token.arguments.size() != 2) return reader.fail(token, "expected a sum and a cell");
  const auto sum = reader.number(token, token.arguments[0]);
  if (!sum) return false;
  const auto cell = reader.cell(token, token.arguments[1], IssScope{});
  if (!cell) return false;
  Cells line = iss_diagonal(reader.shape(), *cell);
  if (line.empty()) return reader.fail(token, "no diagonal begins at " + std::string{token.arguments[1]});
  return reader.add(token, scope, "little_killer", {std::move(line)}, {*sum});
}

// .Sandwich~8~R1: between the lowest and the highest value of the row.
bool read_iss_sandwich(IssReader& reader, const IssToken& token, const IssScope& scope) {
  if (token.arguments.size() != 2) return reader.fail(token, "expected a sum and a row or column");
  const auto sum = reader.number(token, token.arguments[0]);
  if (!sum) return false;
  Cells line = iss_line(reader.shape(), token.arguments[1]);
  if (line.empty()) return reader.fail(token, "expected a row or a column, as in R1");
  const bool has_all = static_cast<int>(line.size()) == reader.shape().values;
  return reader.add(token, scope, has_all ? "sandwich" : "lunchbox", {std::move(line)}, {*sum});
}

}  // namespace shudu::variant
