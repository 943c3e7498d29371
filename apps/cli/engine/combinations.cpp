#include "engine/combinations.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/word_list.h"
#include "engine/help.h"

namespace shudu::cli {
namespace {

// Whether an option or an argument is on the command line.
bool is_given(const std::string& name, const Command& command, const std::vector<const Option*>& given) {
  for (const Argument& argument : command.arguments) {
    if (argument.name == name) return !argument.target->empty();
  }
  return std::ranges::any_of(given, [&](const Option* option) {
    const auto names = names_of(*option);
    return std::ranges::find(names, name) != names.end();
  });
}

}  // namespace

std::optional<std::string> forbidden_combination(const Command& command, const std::vector<const Option*>& given) {
  const auto is_there = [&](const std::string& name) { return is_given(name, command, given); };
  for (const Option* option : given) {
    const std::string name{names_of(*option).back()};
    for (const std::string& other : option->not_with) {
      if (is_there(other)) return fmt::format("{} and {} cannot be combined", name, other);
    }
    if (!option->needs.empty() && std::ranges::none_of(option->needs, is_there)) {
      return name + " needs " + word_list(option->needs, " or ");
    }
  }
  return std::nullopt;
}

}  // namespace shudu::cli
