// Word lists and quoting that all completion scripts use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli::completion {

std::string joined(const std::vector<std::string>& words, std::string_view separator = " ");
// The first word of every command, each once.
std::vector<std::string> first_words(const std::vector<Command>& all);
// The second words of the commands that begin with `group`.
std::vector<std::string> second_words(const std::vector<Command>& all, std::string_view group);
// Escapes text for use inside single quotes of a shell.
std::string quoted_body(const std::string& text);

}  // namespace shudu::cli::completion
