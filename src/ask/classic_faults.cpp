#include "ask/classic_faults.h"

#include "shudu/board.h"

namespace shudu::ask {

std::vector<std::string> classic_faults(const Grid& clues, const Grid& answer) {
  std::vector<std::string> found;
  if (const CellSet blanks = answer.blanks(); !blanks.empty()) {
    const std::string first = name(blanks.first());
    found.push_back(blanks.size() == 1 ? first + " is blank"
                                       : std::to_string(blanks.size()) + " cells are blank, the first is " + first);
  }
  for (const Conflict& conflict : conflicts(answer)) found.push_back(to_string(conflict));
  for (const Cell cell : clues.filled()) {
    if (answer[cell] == clues[cell]) continue;
    const std::string there = answer.is_blank(cell) ? "blank" : std::to_string(answer[cell]);
    found.push_back(name(cell) + " is " + there + ", the clue is " + std::to_string(clues[cell]));
  }
  return found;
}

}  // namespace shudu::ask
