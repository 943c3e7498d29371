#include "format/codec/puzzle_zipper.h"

#include <algorithm>
#include <array>
#include <utility>

#include "format/codec/percent.h"
#include "shudu/format.h"

namespace shudu {
namespace {

constexpr std::pair<std::string_view, std::string_view> long_keys[] = {
    {"a", "arrows"},      {"c", "color"},  {"c1", "borderColor"}, {"c2", "backgroundColor"},
    {"ca", "cages"},      {"ce", "cells"}, {"cs", "cellSize"},    {"ct", "center"},
    {"d", "duration"},    {"d2", "d"},     {"fs", "fontSize"},    {"h", "height"},
    {"hl", "headLength"}, {"l", "lines"},  {"o", "overlays"},     {"r", "rounded"},
    {"re", "regions"},    {"t", "title"},  {"te", "text"},        {"th", "thickness"},
    {"u", "underlays"},   {"v", "value"},  {"vd", "videos"},      {"w", "width"},
    {"wp", "wayPoints"},
};

std::string_view long_key(std::string_view key) {
  const auto* found = std::ranges::find(long_keys, key, [](const auto& row) { return row.first; });
  return found == std::end(long_keys) ? key : found->second;
}

constexpr bool is_bracket_or_comma(char c) { return std::string_view{"{}[],"}.find(c) != std::string_view::npos; }

// Removes a string from the beginning of `rest`, which starts with its quote. Returns it in double quotes.
std::string take_string(std::string_view& rest) {
  const char quote = rest.front();
  std::string text = "\"";
  std::size_t i = 1;
  for (; i < rest.size() && rest[i] != quote; ++i) {
    if (rest[i] == '\\' && i + 1 < rest.size()) {
      ++i;
      if (rest[i] != '\'') text += '\\';
    }
    text += rest[i];
  }
  rest.remove_prefix(std::min(i + 1, rest.size()));
  return text += '"';
}

// Expands a value without quotes.
std::string spelled_out(std::string_view word) {
  if (word == "t") return "true";
  if (word == "f") return "false";
  if (word == "#0") return "\"#000000\"";
  if (word == "#F") return "\"#FFFFFF\"";
  const bool is_colour = word.size() == 6 && std::ranges::all_of(word, [](char c) { return hex_value(c) >= 0; });
  return is_colour ? "\"#" + std::string{word} + '"' : std::string{word};
}

}  // namespace

std::optional<std::string> puzzle_unzipped(std::string_view zipped) {
  // If the text has a double quote, its strings are in double quotes, and a single quote is an ordinary character.
  const char quote = zipped.find('"') == std::string_view::npos ? '\'' : '"';
  std::string json;
  char before = 0;  // the last bracket, comma or colon, 0 if something follows it
  std::string_view rest = zipped;
  while (!rest.empty() && json.size() <= max_record_bytes) {
    const char c = rest.front();
    if (is_bracket_or_comma(c)) {
      const bool opens = c == '{' || c == '[';
      const bool nothing_between = before == ',' || before == '[';
      if (!opens && nothing_between) json += "{}";
      json += c;
      before = c == '}' || c == ']' ? '\0' : c;
      rest.remove_prefix(1);
    } else if (c == ':') {
      json += c;
      before = c;
      rest.remove_prefix(1);
    } else {
      std::string word;
      if (c == quote) {
        word = take_string(rest);
        if (rest.starts_with(':')) word = '"' + std::string{long_key(word.substr(1, word.size() - 2))} + '"';
      } else {
        std::size_t end = 1;
        while (end < rest.size() && !is_bracket_or_comma(rest[end]) && rest[end] != ':') ++end;
        const std::string_view bare = rest.substr(0, end);
        rest.remove_prefix(end);
        word = rest.starts_with(':') ? '"' + std::string{long_key(bare)} + '"'
               : before == ':'       ? spelled_out(bare)
                                     : std::string{bare};
      }
      json += word;
      before = 0;
    }
  }
  if (json.size() > max_record_bytes) return std::nullopt;
  return json;
}

}  // namespace shudu
