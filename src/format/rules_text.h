// RulesText: what the rules of a puzzle say in English, sentence by sentence: which rules they name, which colour a line
// rule has, and whether all marks are given.
//
// SudokuPad draws and does not say what a drawing means, so the text is needed to understand it. f-puzzles and SudokuMaker
// have the usual rules as data, and the text may add others. A sentence that names no known rule, or that makes an
// exception, is not understood, and then the puzzle must not be solved.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shudu {

// A colour as people name it, so that "green lines" in a text and "#67f067" in a drawing are the same.
enum class Hue { white, grey, black, red, orange, yellow, green, teal, blue, purple, pink, none };

// The hue of "#rrggbb", "#rgb", with or without transparency. `none` if it cannot be read or is invisible.
Hue hue_of(std::string_view colour);

struct LineColour {
  std::string_view rule;
  Hue hue;
};

struct RulesText {
  std::set<std::string_view> rules;         // ids of the rules that are named
  std::vector<LineColour> colours;          // the colours that the text gives to line rules
  std::optional<int> whisper_difference;    // the smallest difference on whisper lines, if the text says it
  bool all_dots = false, all_xv = false;    // all marks are given
  bool both_diagonals = false;              // of the diagonals that are named, not only those that are drawn
  bool drawn_diagonals = false;             // the diagonals that are named are marked in the grid
  bool irregular = false;                   // the regions are not the usual boxes
  std::vector<std::pair<int, int>> digits;  // "1-9", "1 to 9": the ranges of digits that a grid is filled with
  std::string not_understood;               // the first sentence that is not
  std::string beyond_classic;               // the first sentence that says more than the rules of classic Sudoku

  bool names(std::string_view rule) const { return rules.contains(rule); }
};

RulesText rules_in(std::string_view text);
// The sentence as an error quotes it: on one line, and not too long.
std::string quoted_sentence(std::string_view sentence);

// Rules of lines that are told apart by their colour, and the colour that setters usually give them.
bool is_coloured_line(std::string_view rule);
bool is_usual_hue(std::string_view rule, Hue hue);

}  // namespace shudu
