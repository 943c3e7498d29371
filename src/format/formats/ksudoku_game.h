// A game of KSudoku: the elements inside <ksudoku><game>.
//
//   <puzzle>
//     <graph order="9" type="sudoku" specific-type="Plain"/>      other types are other puzzles
//     <values>_b__f…</values>                                     81 cells, column by column: b to j are 1 to 9
//     <solution>…</solution>                                      may be missing
//   </puzzle>
//   <history>
//     <simple-event index="10" value="3"/>                        the player's digits and markers, in order
//     <simple-event index="11" markers="010000100"/>
//   </history>
#pragma once

#include <string>
#include <string_view>

#include "format/refusal.h"
#include "shudu/format.h"

namespace shudu {

class KSudokuGame {
 public:
  // `attributes` are pairs of a name and a value, then a null pointer.
  void open_element(std::string_view name, const char** attributes);
  // Where the text inside the element goes; null if it is not used.
  std::string* text_of(std::string_view name);
  // The puzzle after the last element, or the reason why there is none.
  Result<Puzzle, Refusal> finish() const;

 private:
  void take_event(const char** attributes);

  std::string order_, type_, specific_type_;
  std::string values_, solution_;
  Grid clues_, entries_;  // from the history
  Candidates notes_ = no_notes();
  static Candidates no_notes();
};

}  // namespace shudu
