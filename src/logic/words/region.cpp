#include "logic/words/region.h"

#include <array>

#include "logic/words/phrase.h"
#include "logic/words/texts.h"

namespace shudu::logic::words {

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

}  // namespace

std::string region(const Step& step, Language language) {
  // A step in one house gives that house, unless the house is nearly full (as the house of a single may be).
  const bool single = step.technique != nullptr && step.technique->family == Family::singles;
  if (!single && step.base.size() == 1 && step.cover.empty()) return house(step.base[0], language);
  const CellSet cells = cells_of_pattern(step);
  for (int i = 0; i < 9; ++i) {
    if (House::box(i).cells().contains(cells)) return house(House::box(i), language);
  }
  for (int i = 0; i < 18; ++i) {
    if (House{i}.cells().contains(cells)) return house(House{i}, language);
  }
  for (int third = 0; third < 3; ++third) {
    bool in_band = true, in_stack = true;
    for (Cell cell : cells) {
      in_band = in_band && cell.band() == third;
      in_stack = in_stack && cell.stack() == third;
    }
    if (!in_band && !in_stack) continue;
    return phrase(in_band ? house_texts.rows : house_texts.columns, language,
                  {{"a", std::to_string(3 * third + 1)}, {"b", std::to_string(3 * third + 3)}});
  }
  return std::string{house_texts.board[language]};
}

}  // namespace shudu::logic::words
