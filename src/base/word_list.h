// Lists of words: "a", "a and b", "a, b and c", for messages; words one after another; the texts of a table.
#pragma once

#include <functional>
#include <string>
#include <string_view>
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

inline std::string joined(const std::vector<std::string>& words, std::string_view separator = " ") {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) text.append(i == 0 ? "" : separator).append(words[i]);
  return text;
}

// The rows of a table as texts; `text_of` is a member or a function that gives the text of a row.
template <class Table, class TextOf = std::identity>
std::vector<std::string> texts_of(const Table& table, const TextOf& text_of = {}) {
  std::vector<std::string> texts;
  for (const auto& row : table) texts.emplace_back(std::invoke(text_of, row));
  return texts;
}

}  // namespace shudu
