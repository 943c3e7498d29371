// The only file that includes CLI11, which is heavy to compile.
#include "engine/parse.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <span>

#include "engine/help.h"
#include "engine/suggest.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

CLI::Option* add_option(CLI::App& app, const Option& option) {
  return std::visit(
      [&](auto* target) -> CLI::Option* {
        using Target = std::remove_pointer_t<decltype(target)>;
        if constexpr (std::is_same_v<Target, bool>) {
          return app.add_flag(option.names, *target, option.help);
        } else {
          CLI::Option* added = app.add_option(option.names, *target, option.help);
          added->type_name(option.value)->multi_option_policy(CLI::MultiOptionPolicy::Throw);
          if (!option.choices.empty()) added->check(CLI::IsMember(option.choices));
          if (option.choice_of) {
            added->transform(
                [find = option.choice_of](const std::string& value) { return find(value).value_or(value); });
          }
          if constexpr (!std::is_same_v<Target, std::string>) {
            added->check(CLI::Range(static_cast<double>(option.minimum), static_cast<double>(option.maximum)));
          }
          return added;
        }
      },
      option.target);
}

int usage_error(const std::string& command, const std::string& message) {
  std::cerr << "shudu" << (command.empty() ? "" : " ") << command << ": " << message << '\n'
            << "Try 'shudu " << command << (command.empty() ? "" : " ") << "--help'.\n";
  return Status::bad_input;
}

// The error message, with a suggestion if an option is misspelt.
std::string explained(const CLI::ParseError& error, const Command& command, const std::vector<std::string>& arguments) {
  std::vector<std::string> known;
  for (const Option& option : command.options) {
    for (std::string_view name : names_of(option)) known.emplace_back(name);
  }
  known.emplace_back("--help");
  for (const std::string& argument : arguments) {
    if (argument.size() < 2 || argument[0] != '-') continue;
    const std::string name = argument.substr(0, argument.find('='));
    if (std::ranges::find(known, name) != known.end()) continue;
    if (argument[1] != '-' && argument.size() == 2) return "unknown option " + argument;
    if (argument.starts_with("--")) {
      const auto near = nearest(name, known);
      return "unknown option " + name + (near ? "; did you mean " + *near + "?" : "");
    }
  }
  return error.what();
}

int run_command(Command& command, std::vector<std::string> arguments) {
  CLI::App app;
  app.set_help_flag();
  app.allow_windows_style_options(false);
  for (const Option& option : command.options) add_option(app, option);
  for (const Argument& argument : command.arguments) {
    CLI::Option* added = app.add_option(argument.name, *argument.target, argument.help);
    if (argument.minimum > 0) added->required();
    if (!argument.choices.empty()) added->check(CLI::IsMember(argument.choices));
    added->expected(static_cast<int>(argument.minimum),
                    argument.maximum > 1'000'000 ? 1 << 28 : static_cast<int>(argument.maximum));
  }
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (argument == "-h") return print_short_help(command), Status::all_positive;
    if (argument == "--help") return print_help(command), Status::all_positive;
  }
  try {
    auto reversed = arguments;  // CLI11 consumes the vector from its end
    std::ranges::reverse(reversed);
    app.parse(std::move(reversed));
  } catch (const CLI::ParseError& error) {
    return usage_error(command.name, explained(error, command, arguments));
  }
  if (command.reads_input && command.arguments.front().target->empty() && stdin_is_terminal()) {
    print_short_help(command);
    return Status::bad_input;
  }
  return command.run();
}

// The command that the arguments begin with, and the number of words in its name; or the mistake.
struct Found {
  Command* command = nullptr;
  std::ptrdiff_t words = 0;
  std::string mistake = {};
};
Found find_command(std::vector<Command>& all, std::span<const std::string> words) {
  const std::string& first = words.front();
  if (first.starts_with('-')) return {.mistake = "unknown option " + first};
  const std::string two = words.size() > 1 ? first + ' ' + words[1] : first;
  std::vector<std::string> known, of_group;
  for (Command& command : all) {
    if (command.name == first) return {&command, 1};
    if (command.name == two) return {&command, 2};
    known.push_back(command.name);
    if (group_of(command) == first) of_group.push_back(command.name);
  }
  if (of_group.empty()) {
    const auto near = nearest(first, known);
    return {.mistake = "unknown command '" + first + "'" + (near ? "; did you mean '" + *near + "'?" : "")};
  }
  std::string kinds;
  for (const std::string& name : of_group) kinds += (kinds.empty() ? "" : ", ") + name.substr(first.size() + 1);
  return {.mistake = "'" + first + "' must be followed by one of: " + kinds};
}

}  // namespace

int run(std::vector<Command> all, const std::vector<std::string>& arguments) {
  if (arguments.empty()) return print_overview_briefly(all), Status::bad_input;
  const std::string& first = arguments.front();
  if (first == "--version" || first == "-V") return std::cout << "shudu " SHUDU_VERSION "\n", Status::all_positive;
  if (first == "--help" || first == "-h") return print_overview(all), Status::all_positive;
  if (first == "help" && arguments.size() == 1) return print_overview(all), Status::all_positive;
  const bool asks_help = first == "help";
  const Found found = find_command(all, std::span{arguments}.subspan(asks_help ? 1 : 0));
  if (found.command == nullptr) return usage_error("", found.mistake);
  if (asks_help) return print_help(*found.command), Status::all_positive;
  return run_command(*found.command, {arguments.begin() + found.words, arguments.end()});
}

}  // namespace shudu::cli
