#include "campaign/ranges.h"

#include "shudu/whole.h"

namespace shudu::cli::campaign {

std::optional<std::vector<std::uint64_t>> shards_from(std::string_view text, std::uint64_t count) {
  std::vector<std::uint64_t> shards;
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::string_view range = text.substr(0, comma);
    const std::size_t dash = range.find('-');
    const auto first = whole_from(range.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : whole_from(range.substr(dash + 1));
    // A range given twice is no reason to use more memory than all shards need.
    if (!first || !last || *last < *first || *last >= count || shards.size() > 2 * count) return std::nullopt;
    for (Whole shard = *first; shard <= *last; ++shard) shards.push_back(static_cast<std::uint64_t>(shard));
    if (comma == std::string_view::npos) return shards;
    text.remove_prefix(comma + 1);
  }
}

std::string ranges_of(const std::vector<std::uint64_t>& shards) {
  std::string text;
  for (std::size_t i = 0; i < shards.size();) {
    std::size_t end = i + 1;
    while (end < shards.size() && shards[end] == shards[end - 1] + 1) ++end;
    if (!text.empty()) text += ',';
    text += std::to_string(shards[i]);
    if (end > i + 1) text += '-' + std::to_string(shards[end - 1]);
    i = end;
  }
  return text;
}

std::optional<std::vector<std::string>> split_words(std::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool has_next = i + 1 < text.size();
    const bool is_space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (quote == 0 && is_space) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    } else if (c == '\\' && has_next && (quote == 0 || (quote == '"' && (text[i + 1] == '"' || text[i + 1] == '\\')))) {
      words.back() += text[++i];
    } else {
      words.back() += c;
    }
  }
  if (quote != 0) return std::nullopt;
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,+@%^";
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ' ';
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
      text += word;
      continue;
    }
    text += '\'';
    for (const char c : word) text += c == '\'' ? std::string{"'\\''"} : std::string{c};
    text += '\'';
  }
  return text;
}

}  // namespace shudu::cli::campaign
