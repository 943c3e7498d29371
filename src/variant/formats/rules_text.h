// RulesText: what the rules of a puzzle say in English, sentence by sentence: which rules they name, which colour a line
// rule has, and whether all marks are given.
//
// SudokuPad draws and does not say what a drawing means, so the text is needed to understand it. A sentence that names no
// known rule, or that makes an exception, is not understood, and then the puzzle must not be solved.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::variant {

enum class Hue { white, grey, black, red, orange, yellow, green, teal, blue, purple, pink, none };

// The hue of "#rrggbb", "#rgb", with or without transparency. `none` if it cannot be read or is invisible.
Hue hue_of(std::string_view colour);

struct LineColour {
  std::string_view rule;
  Hue hue;
};

struct RulesText {
  std::set<std::string_view> rules;  // ids of the rules that are named
  std::vector<LineColour> colours;   // the colours that the text gives to line rules
  int whisper_difference = 5;
  bool all_dots = false, all_xv = false;  // all marks are given
  std::string not_understood;             // the first sentence that is not

  bool names(std::string_view rule) const { return rules.contains(rule); }
};

RulesText rules_in(std::string_view text);

// Rules of lines that are told apart by their colour, and the colour that setters usually give them.
bool is_coloured_line(std::string_view rule);
bool is_usual_hue(std::string_view rule, Hue hue);

}  // namespace shudu::variant
