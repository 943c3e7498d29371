// What a puzzle has besides its clues.
#include "shudu/puzzle.h"

namespace shudu {
namespace {

bool has_marks(const std::optional<Candidates>& marks) { return marks && marks->total() > 0; }

}  // namespace

Puzzle puzzle_of(const Grid& clues) {
  Puzzle puzzle;
  puzzle.clues = clues;
  puzzle.values = clues;
  return puzzle;
}

bool has_eliminations(const Puzzle& puzzle) {
  return puzzle.candidates && *puzzle.candidates != Candidates{puzzle.values};
}

std::string_view name(Part part) {
  switch (part) {
    case Part::entries: return "entries";
    case Part::candidates: return "candidates";
    case Part::notes: return "notes";
    case Part::corner_notes: return "corner notes";
    case Part::colours: return "colours";
    case Part::solution: return "solution";
    case Part::texts: return "texts";
    case Part::variants: return "variants";
  }
  return {};
}

std::vector<std::string> names(PartSet parts) {
  std::vector<std::string> all;
  for (Part part : all_parts) {
    if (parts.contains(part)) all.emplace_back(name(part));
  }
  return all;
}

PartSet parts_of(const Puzzle& puzzle) {
  PartSet parts;
  if (puzzle.values != puzzle.clues) parts = parts | PartSet{Part::entries};
  if (has_eliminations(puzzle)) parts = parts | PartSet{Part::candidates};
  if (has_marks(puzzle.notes)) parts = parts | PartSet{Part::notes};
  if (has_marks(puzzle.corner_notes)) parts = parts | PartSet{Part::corner_notes};
  if (puzzle.colours && puzzle.colours->clue_count() > 0) parts = parts | PartSet{Part::colours};
  if (puzzle.solution) parts = parts | PartSet{Part::solution};
  for (std::string Puzzle::*text :
       {&Puzzle::title, &Puzzle::author, &Puzzle::description, &Puzzle::comment, &Puzzle::date, &Puzzle::source,
        &Puzzle::url, &Puzzle::level, &Puzzle::id, &Puzzle::extra}) {
    if (!(puzzle.*text).empty()) parts = parts | PartSet{Part::texts};
  }
  return parts;
}

}  // namespace shudu
