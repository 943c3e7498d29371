// Word_list: "a", "a and b", "a, b and c", for messages.
#pragma once

#include <string>
#include <vector>

namespace shudu {

inline std::string word_list(const std::vector<std::string>& words, const std::string& before_last = " and ") {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? before_last : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace shudu
