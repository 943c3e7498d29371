// Help texts, made from the command table, as wide as the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// The paragraphs of a description, which blank lines separate.
std::vector<std::string_view> paragraphs_of(std::string_view text);
// "generate" of "generate grids"; empty if the name is one word.
std::string_view group_of(const Command& command);
// "-u", "--unique" of "-u,--unique".
std::vector<std::string_view> names_of(const Option& option);
// "shudu solve [OPTIONS] [FILE...]".
std::string usage_line(const Command& command);
// "-u, --unique" or "    --limit N".
std::string option_line(const Option& option);
// The help of the option with its choices, and with the options that it needs or excludes.
std::string option_help(const Option& option);

void print_help(const Command& command);
void print_short_help(const Command& command);
// The commands that begin with a word: "generate".
void print_group(const std::vector<Command>& commands, std::string_view group);
void print_overview(const std::vector<Command>& commands);
// The table as JSON, one object per command after one with the options of all commands, for tests and other programs
// (listing.cpp).
void print_listing(const std::vector<Command>& commands);
void print_overview_briefly(const std::vector<Command>& commands);

}  // namespace shudu::cli
