// Which rules a sentence names, by the phrases that people use for them.
#pragma once

#include <string_view>
#include <vector>

namespace shudu {

// The ids of the rules, each once or more. `sentence` is as in Sentence::words.
std::vector<std::string_view> rules_named_in(std::string_view sentence);

// The ids of the rules of a sentence that only says that rules apply: "Normal killer and thermo rules apply.", "Anti-knight
// constraint." Empty for any other sentence.
std::vector<std::string_view> rules_of_heading(std::string_view sentence);

// Whether it has such words but names no rule: "Normal sudoku rules apply.", "Classic sudoku".
bool is_plain_heading(std::string_view sentence);

// Whether the sentence says that all dots, or all Xs and Vs, are given.
bool says_all_marks_are_given(std::string_view sentence);
// Whether it says that this is not so.
bool says_not_all_marks_are_given(std::string_view sentence);

}  // namespace shudu
