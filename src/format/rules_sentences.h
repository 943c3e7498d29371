// The sentences of a rules text, as they are written and as plain words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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

}  // namespace shudu
