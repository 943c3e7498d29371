// Completion scripts for the shells, made from the command table, and the word lists that all of them use.
#pragma once

#include <string>
#include <vector>

#include "base/word_list.h"
#include "engine/find_command.h"

namespace shudu::cli::completion {

std::string bash_script(const std::vector<Command>& all);
std::string zsh_script(const std::vector<Command>& all);
std::string fish_script(const std::vector<Command>& all);

// The first word of every command, each once.
std::vector<std::string> first_words(const std::vector<Command>& all);
// The values that are offered for the operands: the choices, or the suggestions. Empty if operands are files.
std::vector<std::string> offered_operands(const Command& command);
// Whether the operands are the name of a command.
bool names_a_command(const Command& command);
// Escapes text for use inside single quotes of a shell.
std::string quoted_body(const std::string& text);

}  // namespace shudu::cli::completion
