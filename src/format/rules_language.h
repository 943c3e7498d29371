// What the files that read rules texts share: sentences, words, and the table of rules in words.
//
// Setters change rules in words that nobody can foresee: sums that are rounded, thermometers whose steps grow, cages with
// equal sums. So a sentence is accepted only if all its words are usual for the rules that it names, if its numbers are,
// and if it has what the rule cannot do without. Everything else is not understood.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "format/cell_text.h"
#include "format/rules_text.h"

namespace shudu {

struct Sentence {
  std::string_view original;
  // Lower case, with one space around every word, without commas, brackets, quotes, bullets and emoji: " the 9 digits ".
  // Letters of other scripts stay, so that no word is lost.
  std::string words;
};

std::vector<Sentence> sentences_of(std::string_view text);
// The words, without the punctuation around them.
std::vector<std::string_view> words_of(std::string_view sentence);

inline bool says(std::string_view sentence, std::string_view phrase) {
  return sentence.find(phrase) != std::string_view::npos;
}
// Calls test(part) for the parts of a list such as "a|b" until it is true. Returns whether it was.
template <class Test>
bool any_part(std::string_view list, char separator, Test test) {
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(separator, at), list.size());
    if (test(list.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}
// Whether the sentence has one of the phrases of a list such as " no | not ".
inline bool says_one(std::string_view sentence, std::string_view phrases) {
  return any_part(phrases, '|', [&](std::string_view phrase) { return says(sentence, phrase); });
}
// Whether a list such as " renban xv " has one of the rules.
inline bool has_rule(std::string_view ids, std::span<const std::string_view> named) {
  return std::ranges::any_of(named, [&](std::string_view rule) { return has_word(ids, rule); });
}
inline bool is_named(std::span<const std::string_view> named, std::string_view rule) {
  return std::ranges::find(named, rule) != named.end();
}

// A rule as people write about it. Lists are separated by '|'.
struct RuleInWords {
  std::string_view rule;                             // its id
  std::string_view wordings;                         // a sentence names it that has all phrases ('+') of one of them
  std::string_view heading = {};                     // its names in a heading
  std::string_view words = {};                       // usual in sentences about it, numbers included
  std::string_view needed = {};                      // one of them is in every sentence about it
  std::array<Hue, 2> hues = {Hue::none, Hue::none};  // the colours that setters give to its lines
  bool is_negative = false;                          // it is usually stated with a negation
};
std::span<const RuleInWords> rules_in_words();
const RuleInWords* rule_in_words(std::string_view rule);

// In all functions below `sentence` is as in Sentence::words, and `named` are the ids of the rules that it names.
//
// The ids of the rules that the sentence names by its phrases, each once or more.
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
// Whether a sentence of usual words turns a rule into another one: "Arrows may not repeat digits.", "An X means 5, a V means
// 10.", "Digits increase towards the bulb."
bool twists_a_rule(std::string_view sentence, std::span<const std::string_view> named);
// Whether the sentence says what the rules usually mean.
bool says_the_usual(std::string_view sentence, std::span<const std::string_view> named);

}  // namespace shudu
