#include "hunt/expand.h"

#include <atomic>
#include <cassert>

#include "shudu/generate.h"
#include "shudu/search.h"
#include "shudu/symmetry.h"

namespace shudu::hunt {

namespace {

// Building the table of canonical forms takes as long as a few hundred searches.
constexpr std::uint64_t few = 300;
std::atomic<std::uint64_t> forms_so_far = 0;

}  // namespace

std::uint64_t ways(const Grid& clues, const Neighbourhood& around) {
  return choices(clues.clue_count(), around.remove);
}

Grid class_form(const Grid& clues, const Grid& solution) {
  const bool by_search = ++forms_so_far <= few;
  return canonical_puzzle(clues, solution, by_search).form;
}

std::vector<Grid> forms_of(std::span<const Grid> puzzles) {
  std::vector<Answer> answers(puzzles.size());
  search_all(puzzles, answers, 1);
  std::vector<Grid> forms;
  for (std::size_t i = 0; i < puzzles.size(); ++i) forms.push_back(class_form(puzzles[i], answers[i].solution));
  return forms;
}

Expansion expand(const Grid& clues, const Neighbourhood& around, std::uint64_t from, std::uint64_t to) {
  assert(from <= to && to <= ways(clues, around));
  Expansion expansion;
  std::vector<Grid> puzzles;
  for (std::uint64_t way = from; way < to; ++way) {
    const CellSet gone = choice(clues.filled(), around.remove, way);
    const Neighbours near = neighbours(clues, gone, around.add, around.minimal);
    puzzles.insert(puzzles.end(), near.puzzles.begin(), near.puzzles.end());
    expansion.skipped += near.too_many ? 1 : 0;
  }
  expansion.forms = forms_of(puzzles);
  return expansion;
}

}  // namespace shudu::hunt
