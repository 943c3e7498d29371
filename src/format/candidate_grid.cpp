#include "format/candidate_grid.h"

#include <algorithm>

#include "shudu/board.h"

namespace shudu {
namespace {

// Whether a peer shows the digit too. A cell without information shows nothing.
bool is_shown_again(const std::array<Group, 81>& groups, Cell cell, int digit) {
  const CellSet others = peers(cell);
  return std::any_of(others.begin(), others.end(),
                     [&groups, digit](Cell peer) { return groups[peer.index()].digits.contains(digit); });
}

std::string text_of(DigitSet digits) { return digits.empty() ? "-" : to_string(digits); }

}  // namespace

Puzzle puzzle_of_groups(const std::array<Group, 81>& groups) {
  Puzzle puzzle;
  for (Cell cell : all_cells()) {
    const Group& group = groups[cell.index()];
    if (!group.digits.is_single()) continue;
    const int digit = group.digits.first();
    if (!group.is_placed && is_shown_again(groups, cell, digit)) continue;
    puzzle.values.set(cell, digit);
    if (!group.is_placed) puzzle.clues.set(cell, digit);
  }
  puzzle.candidates = Candidates{puzzle.values};
  for (Cell cell : all_cells()) {
    const Group& group = groups[cell.index()];
    if (!group.is_silent) puzzle.candidates->set(cell, group.digits);
  }
  return puzzle;
}

Candidates shown_candidates(const Puzzle& puzzle) {
  Candidates shown = puzzle.candidates ? *puzzle.candidates : Candidates{puzzle.values};
  for (Cell cell : puzzle.values.filled()) shown.set(cell, DigitSet{puzzle.values[cell]});
  return shown;
}

void append_candidate_grid(const Candidates& candidates, const FrameStyle& style, std::string& out) {
  std::array<std::size_t, 9> width{};
  for (Cell cell : all_cells()) {
    width[cell.col()] = std::max(width[cell.col()], text_of(candidates[cell]).size() + 2);
  }
  const auto append_frame = [&](char edge, char cross) {
    out += style.indent;
    for (int stack = 0; stack < 3; ++stack) {
      out += stack == 0 ? edge : cross;
      out.append(width[stack * 3] + width[stack * 3 + 1] + width[stack * 3 + 2], '-');
    }
    out += edge;
    out += '\n';
  };
  append_frame(style.top_edge, style.top_cross);
  for (Cell cell : all_cells()) {
    if (cell.col() == 0 && (cell.row() == 3 || cell.row() == 6)) append_frame(style.middle_edge, style.middle_cross);
    if (cell.col() == 0) out += style.indent;
    if (cell.col() % 3 == 0) out += '|';
    const std::string text = text_of(candidates[cell]);
    out += ' ';
    out += text;
    out.append(width[cell.col()] - text.size() - 1, ' ');
    if (cell.col() == 8) out += "|\n";
  }
  append_frame(style.bottom_edge, style.bottom_cross);
}

}  // namespace shudu
