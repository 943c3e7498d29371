// Splits the text of a command into words, as a shell does: at white space, except inside quotes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::cli::campaign {

// Single quotes keep everything. Double quotes keep everything but a backslash before " or \. Outside quotes a backslash
// keeps the next character. Returns nothing if a quote is not closed.
std::optional<std::vector<std::string>> split_words(std::string_view text);

// The words as a text that a shell and split_words read back.
std::string joined(const std::vector<std::string>& words);

}  // namespace shudu::cli::campaign
