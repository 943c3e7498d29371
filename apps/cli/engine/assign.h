// Sets an option or an argument from the text on the command line, or says what was expected instead.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

// Sets the option's target and returns nothing, or returns the mistake: "--limit abc: expected a whole number of at
// least 1". `name` is the option as it was typed. Choices are understood in any case, with '-', '_' or spaces; the
// target gets the spelling of the table.
std::optional<std::string> assign(const Option& option, const std::string& name, const std::string& text);

// Checks the values of an argument in the same way and adds them to its target.
std::optional<std::string> assign(const Argument& argument, const std::vector<std::string>& values);

// What the value must be: "a whole number from 1 to 9", "one of text, json, markdown".
std::string expected_value(const Option& option);

}  // namespace shudu::cli
