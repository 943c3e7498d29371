// Help texts, made from the command table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// "generate" of "generate grids"; empty if the name is one word.
std::string_view group_of(const Command& command);
// "-u", "--unique" of "-u,--unique".
std::vector<std::string_view> names_of(const Option& option);
// "shudu solve [OPTIONS] [FILE...]".
std::string usage_line(const Command& command);
// "-u, --unique" or "    --limit N".
std::string option_line(const Option& option);
// Breaks the text at spaces so that no line is longer than `width`. All lines but the first are indented by `indent`.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 100);

void print_help(const Command& command);
void print_short_help(const Command& command);
void print_overview(const std::vector<Command>& commands);
void print_overview_briefly(const std::vector<Command>& commands);

}  // namespace shudu::cli
