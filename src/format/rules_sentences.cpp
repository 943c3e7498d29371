// The sentences of a rules text, as they are written and as plain words.
#include "base/same_id.h"
#include "base/utf8.h"
#include "format/rules_language.h"

namespace shudu {
namespace {

bool is_letter_here(char c) { return ('a' <= (c | 0x20) && (c | 0x20) <= 'z') || (c & 0x80) != 0; }

// The end of a sentence: a line end, or a mark that is not within a number or an abbreviation such as "e.g.".
bool ends_sentence(std::string_view text, std::size_t i) {
  const char c = text[i];
  if (c == '\n' || c == '\r' || c == '!' || c == '?' || c == ';') return true;
  if (c != '.') return false;
  const char next = i + 1 < text.size() ? text[i + 1] : ' ';
  const bool is_abbreviation = i > 0 && is_letter_here(text[i - 1]) && (i == 1 || !is_letter_here(text[i - 2]));
  return !is_abbreviation && !('0' <= next && next <= '9') && next != '.';
}

// The ASCII text that stands for a sign; nothing if the sign has a meaning of its own.
std::string_view plain_sign(char32_t code) {
  if (code == 0x2018 || code == 0x2019 || code == 0xB4) return "'";
  if (0x2010 <= code && code <= 0x2015) return "-";
  if (code == 0xD7) return "x";
  const bool is_mark = code == 0xA0 || code == 0xB7 || (0x2000 <= code && code <= 0x206F) || code == 0x3000;
  const bool is_picture =
      (0x2300 <= code && code <= 0x27BF) || (0x1F000 <= code && code <= 0x1FAFF) || (0xFE00 <= code && code <= 0xFE0F);
  return is_mark || is_picture ? " " : std::string_view{};
}

std::string plain_words_of(std::string_view sentence) {
  std::string text = " ";
  const auto put = [&text](char c) {
    if (c != ' ' || text.back() != ' ') text += c;
  };
  for (std::string_view rest = sentence; !rest.empty();) {
    const char32_t code = take_code_point(rest);
    const char c = code < 0x80 ? in_lower_case(static_cast<char>(code)) : '\0';
    const char next = rest.empty() ? ' ' : rest.front();
    if (code >= 0x80) {
      const std::string_view sign = plain_sign(code);
      if (sign.empty()) append_code_point(text, code);
      for (const char one : sign) put(one);
    } else if (c == '=') {
      for (const char one : std::string_view{" is "}) put(one);
    } else {
      constexpr std::string_view marks = ",()\"[]{}|\t*_";
      const bool is_end = (c == ':' || c == '.') && (next == ' ' || next == '\t');
      put(marks.find(c) != std::string_view::npos || is_end || c < ' ' ? ' ' : c);
    }
  }
  put(' ');
  return text;
}

}  // namespace

std::vector<Sentence> sentences_of(std::string_view text) {
  std::vector<Sentence> sentences;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && !ends_sentence(text, i)) continue;
    const std::string_view original = text.substr(begin, i - begin);
    begin = i + 1;
    std::string words = plain_words_of(original);
    if (words != " ") sentences.push_back({original, std::move(words)});
  }
  return sentences;
}

std::vector<std::string_view> words_of(std::string_view sentence) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 0; begin < sentence.size();) {
    const std::size_t end = std::min(sentence.find(' ', begin), sentence.size());
    std::string_view word = sentence.substr(begin, end - begin);
    constexpr std::string_view behind = ":.'-", before = "-'";
    while (!word.empty() && behind.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
    while (!word.empty() && before.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
    const bool is_bullet = word == "+" && words.empty();
    if (!word.empty() && !is_bullet) words.push_back(word);
    begin = end + 1;
  }
  return words;
}

}  // namespace shudu
