// Step (shudu/logic.h): its cells and digits by role, and its result as text.
#include "shudu/logic.h"

#include <algorithm>
#include <array>

namespace shudu::logic {

CellSet Step::cells(Role role) const {
  CellSet marked;
  for (const Mark& mark : marks) {
    if (mark.role == role) marked.insert(mark.cell);
  }
  return marked;
}

DigitSet Step::digits_of(Role role) const {
  DigitSet marked;
  for (const Mark& mark : marks) {
    if (mark.role == role && mark.digit != 0) marked.insert(mark.digit);
  }
  return marked;
}

std::string_view id(Clash::Kind kind) {
  switch (kind) {
    case Clash::Kind::none: break;
    case Clash::Kind::opposite: return "opposite";
    case Clash::Kind::two_digits: return "two_digits";
    case Clash::Kind::no_candidate: return "no_candidate";
    case Clash::Kind::twice: return "twice";
    case Clash::Kind::no_place: return "no_place";
  }
  return "none";
}

void tidy(Step& step) {
  const auto sort = [](std::vector<Candidate>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  };
  sort(step.placements);
  sort(step.eliminations);
}

std::string cells_text(CellSet cells) {
  std::array<unsigned, 9> columns{};
  for (Cell cell : cells) columns[cell.row()] |= 1U << cell.col();
  std::string text;
  for (int row = 0; row < 9; ++row) {
    if (columns[row] == 0) continue;
    if (!text.empty()) text += ',';
    text += 'r';
    const unsigned same = columns[row];
    for (int other = row; other < 9; ++other) {
      if (columns[other] != same) continue;
      text += static_cast<char>('1' + other);
      columns[other] = 0;
    }
    text += 'c';
    for (int column = 0; column < 9; ++column) {
      if ((same >> column & 1) != 0) text += static_cast<char>('1' + column);
    }
  }
  return text;
}

std::string result_text(const Step& step) {
  std::string text;
  const auto add = [&](const std::string& part) {
    if (!text.empty()) text += ", ";
    text += part;
  };
  for (Candidate candidate : step.placements) {
    add(name(candidate.cell) + '=' + static_cast<char>('0' + candidate.digit));
  }
  std::array<CellSet, 10> by_digit;
  for (Candidate candidate : step.eliminations) by_digit[candidate.digit].insert(candidate.cell);
  for (int digit = 1; digit <= 9; ++digit) {
    if (!by_digit[digit].empty()) add(cells_text(by_digit[digit]) + "<>" + static_cast<char>('0' + digit));
  }
  return text;
}

}  // namespace shudu::logic
