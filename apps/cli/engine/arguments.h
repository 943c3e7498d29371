// Reads the words after the command: options with their values, and operands.
//
// The rules are those of GNU programs. --name VALUE and --name=VALUE are the same, -abc stands for -a -b -c, -n5 for
// -n 5, and options may follow operands. After "--" every word is an operand. A number below zero is a value or an
// operand, never an option, so that the command can say what it expected.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// Sets the targets of the command and returns nothing, or returns the first mistake in words. `needs_operands` becomes
// false if an option was given that cannot be combined with operands, such as `print --new`.
std::optional<std::string> read_arguments(const Command& command, const std::vector<std::string>& words,
                                          bool* needs_operands = nullptr);

// Sets the option's target and returns nothing, or returns the mistake: "--limit abc: expected a whole number of at
// least 1". `name` is the option as it was typed. Choices are understood in any case, with '-', '_' or spaces; the
// target gets the spelling of the table.
std::optional<std::string> assign(const Option& option, const std::string& name, const std::string& text);

// Checks the values of an argument in the same way and adds them to its target.
std::optional<std::string> assign(const Argument& argument, const std::vector<std::string>& values);

// What the value must be: "a whole number from 1 to 9", "one of text, json, markdown".
std::string expected_value(const Option& option);

// The known word closest to a misspelt one; nothing if none is close enough.
std::optional<std::string> nearest(const std::string& typed, const std::vector<std::string>& known);

// "; did you mean 'x'?", or "; " and another hint; empty if there is neither.
std::string did_you_mean(const std::string& typed, const std::vector<std::string>& known,
                         const std::string& otherwise = {});

// `arguments` does not include the program's name. `elsewhere` are the names of commands that another program has, which are
// suggested, too. Returns the exit status.
int run(const std::vector<Command>& commands, const std::vector<std::string>& arguments,
        std::span<const std::string_view> elsewhere = {});

}  // namespace shudu::cli
