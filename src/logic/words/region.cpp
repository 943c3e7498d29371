#include "logic/words/region.h"

#include "logic/words/phrase.h"
#include "logic/words/texts.h"
#include "shudu/words.h"

namespace shudu::logic {

namespace {

// All cells that the step mentions, except those where it only removes something.
CellSet cells_of_pattern(const Step& step) {
  CellSet cells;
  for (const Mark& mark : step.marks) cells.insert(mark.cell);
  for (const LockedSet& set : step.sets) cells |= set.cells;
  for (const Chain& chain : step.chains) {
    for (const Node& node : chain.nodes) cells |= node.cells;
  }
  if (!cells.empty()) return cells;
  for (Candidate candidate : step.placements) cells.insert(candidate.cell);
  for (Candidate candidate : step.eliminations) cells.insert(candidate.cell);
  return cells;
}

// The three rows of a band or the three columns of a stack that have all the cells. Empty if none does.
std::vector<House> lines_of(CellSet cells) {
  for (int third = 0; third < 3; ++third) {
    bool in_band = true, in_stack = true;
    for (Cell cell : cells) {
      in_band = in_band && cell.band() == third;
      in_stack = in_stack && cell.stack() == third;
    }
    const int first = 3 * third;
    if (in_band) return {House::row(first), House::row(first + 1), House::row(first + 2)};
    if (in_stack) return {House::column(first), House::column(first + 1), House::column(first + 2)};
  }
  return {};
}

}  // namespace

namespace words {

std::string region(const Step& step, Language language) {
  const std::vector<House> houses = area(step);
  if (houses.empty()) return std::string{house_texts.board[language]};
  if (houses.size() == 1) return house(houses[0], language);
  const bool rows = houses[0].kind() == House::Kind::row;
  const auto number = [](House one) { return std::to_string(one.number() + 1); };
  return phrase(rows ? house_texts.rows : house_texts.columns, language,
                {{"a", number(houses.front())}, {"b", number(houses.back())}});
}

}  // namespace words

std::vector<House> area(const Step& step) {
  // A step in one house gives that house, unless the house is nearly full (as the house of a single may be).
  const bool single = step.technique != nullptr && step.technique->family == Family::singles;
  if (!single && step.base.size() == 1 && step.cover.empty()) return {step.base[0]};
  const CellSet cells = cells_of_pattern(step);
  for (int i = 0; i < 9; ++i) {
    if (House::box(i).cells().contains(cells)) return {House::box(i)};
  }
  for (int i = 0; i < 18; ++i) {
    if (House{i}.cells().contains(cells)) return {House{i}};
  }
  return lines_of(cells);
}

}  // namespace shudu::logic
