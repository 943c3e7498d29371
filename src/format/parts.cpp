// What a format would lose of a puzzle, and writing without losing anything.
#include <cassert>
#include <utility>
#include <vector>

#include "base/word_list.h"
#include "shudu/format.h"

namespace shudu {
namespace {

// The parts that must not be lost.
constexpr PartSet board_parts{Part::entries, Part::candidates, Part::notes, Part::corner_notes, Part::colours};

bool has_marks(const std::optional<Candidates>& marks) { return marks && marks->total() > 0; }

// The marks of the open cells. Filled cells get none.
Candidates open_marks(const Candidates& marks, const Grid& values) {
  Candidates open = marks;
  for (Cell cell : values.filled()) open.set(cell, {});
  return open;
}

// The notes as candidates of every cell, if all open cells have notes and no note contradicts a digit.
std::optional<Candidates> notes_as_candidates(const Candidates& notes, const Grid& values) {
  Candidates candidates{values};
  for (Cell cell : values.blanks()) {
    if (notes[cell].empty() || !(notes[cell] - candidates[cell]).empty()) return std::nullopt;
    candidates.set(cell, notes[cell]);
  }
  for (Cell cell : values.filled()) {
    if (!notes[cell].empty()) return std::nullopt;
    candidates.set(cell, DigitSet{values[cell]});
  }
  return candidates;
}

// Moves marks to the kind that the format has.
Puzzle fitted(const Puzzle& puzzle, const Format& format) {
  Puzzle fitted = puzzle;
  const PartSet holds = format.holds;
  const auto unheld = [&](Part part) { return parts_of(fitted).contains(part) && !holds.contains(part); };
  if (holds.contains(Part::notes) && !has_marks(fitted.notes)) {
    // A cell without candidates would look like a cell without notes.
    if (unheld(Part::candidates) && !fitted.candidates->has_contradiction()) {
      fitted.notes = open_marks(*fitted.candidates, fitted.values);
      fitted.candidates.reset();
    } else if (unheld(Part::corner_notes)) {
      fitted.notes = std::exchange(fitted.corner_notes, std::nullopt);
    }
  }
  if (unheld(Part::notes) && holds.contains(Part::candidates) && !has_eliminations(fitted)) {
    if (auto candidates = notes_as_candidates(*fitted.notes, fitted.values)) {
      fitted.candidates = candidates;
      fitted.notes.reset();
    }
  }
  return fitted;
}

void leave_out(Puzzle& puzzle, PartSet parts) {
  if (parts.contains(Part::entries)) {
    // Candidates without the entries would describe another position.
    puzzle.values = puzzle.clues;
    puzzle.candidates.reset();
  }
  if (parts.contains(Part::candidates)) puzzle.candidates.reset();
  if (parts.contains(Part::notes)) puzzle.notes.reset();
  if (parts.contains(Part::corner_notes)) puzzle.corner_notes.reset();
  if (parts.contains(Part::colours)) puzzle.colours.reset();
}

// "cannot hold notes and colours (fpuzzles and json can)"
std::string cannot_hold(PartSet lost, const Puzzle& puzzle) {
  std::vector<std::string> others;
  for (const Format& format : formats()) {
    if (format.write != nullptr && lost_parts(puzzle, format).empty()) others.emplace_back(format.id);
  }
  return "cannot hold " + word_list(names(lost)) + " (" + word_list(others) + " can)";
}

}  // namespace

PartSet lost_parts(const Puzzle& puzzle, const Format& format) {
  const PartSet parts = parts_of(puzzle) & board_parts;
  if ((parts - format.holds).empty()) return {};
  return (parts_of(fitted(puzzle, format)) & board_parts) - format.holds;
}

std::optional<std::string> write_puzzle(const Format& format, const Puzzle& puzzle, std::uint64_t ordinal,
                                        std::string& out, OnLoss on_loss) {
  assert(format.write != nullptr);
  if ((parts_of(puzzle) & board_parts).empty()) return format.write(puzzle, ordinal, out);
  Puzzle shown = fitted(puzzle, format);
  const PartSet lost = (parts_of(shown) & board_parts) - format.holds;
  if (!lost.empty() && on_loss == OnLoss::refuse) return cannot_hold(lost, puzzle);
  leave_out(shown, lost);
  auto reason = format.write(shown, ordinal, out);
  if (on_loss == OnLoss::refuse) return reason;
  // Some formats hold candidates or entries, but not every combination of them.
  for (Part part : {Part::candidates, Part::entries}) {
    if (!reason) break;
    leave_out(shown, {part});
    reason = format.write(shown, ordinal, out);
  }
  return reason;
}

}  // namespace shudu
