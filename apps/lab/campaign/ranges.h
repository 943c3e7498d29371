// Sets of shard numbers as text: "0-3,7,9-12"; and the words of a command as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli::campaign {

// The numbers in the order of the text. Returns nothing if the text has another form, or a number is `count` or more.
std::optional<std::vector<std::uint64_t>> shards_from(std::string_view text, std::uint64_t count);

// Precondition: the numbers ascend.
std::string ranges_of(const std::vector<std::uint64_t>& shards);

// Splits the text of a command into words, as a shell does: at white space, except inside quotes. Single quotes keep
// everything. Double quotes keep everything but a backslash before " or \. Outside quotes a backslash keeps the next character.
// Returns nothing if a quote is not closed.
std::optional<std::vector<std::string>> split_words(std::string_view text);

// The words as a text that a shell and split_words read back.
std::string joined(const std::vector<std::string>& words);

}  // namespace shudu::cli::campaign
