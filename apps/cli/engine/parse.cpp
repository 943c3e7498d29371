
#include <iostream>

#include "engine/arguments.h"
#include "engine/common_options.h"
#include "engine/find_command.h"
#include "engine/help.h"
#include "engine/messages.h"
#include "engine/terminal.h"
#include "shudu/version.h"

namespace shudu::cli {
namespace {

int usage_error(const std::string& command, const std::string& message) {
  const std::string name = "shudu" + (command.empty() ? "" : ' ' + command);
  write_message(name + ": " + message + "\nTry '" + name + " --help'.\n");
  return Status::bad_input;
}

int run_command(const Command& command, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (word == "--") break;
    if (word == "-h") return print_short_help(command), Status::all_positive;
    if (word == "--help") return print_help(command), Status::all_positive;
  }
  bool needs_input = command.reads_input;
  if (const auto mistake = read_arguments(command, words, command.reads_input ? &needs_input : nullptr)) {
    return usage_error(command.name, *mistake);
  }
  if (needs_input && command.arguments.front().target->empty() && stdin_is_terminal()) {
    print_short_help(command);
    return Status::bad_input;
  }
  return command.run();
}

// "generate" alone, or "generate --help".
int run_group(const std::vector<Command>& all, const FoundCommand& found, std::span<const std::string> rest) {
  if (rest.empty()) {
    return usage_error(found.group, "the kind is missing: " + kinds_of(all, found.group));
  }
  if (rest.front() != "--help" && rest.front() != "-h") {
    return usage_error(found.group, "unknown option " + rest.front() + "; expected " + kinds_of(all, found.group));
  }
  print_group(all, found.group);
  return Status::all_positive;
}

// "help", "help solve", "help generate puzzles", "help lab", "help --json".
int run_help(const std::vector<Command>& all, std::span<const std::string> words,
             std::span<const std::string_view> elsewhere) {
  if (words.empty() || words.front() == "--help" || words.front() == "-h" || words.front() == "help" ||
      words.front() == "lab") {
    return print_overview(all), Status::all_positive;
  }
  if (words.front() == "--json") return print_listing(all), Status::all_positive;
  const FoundCommand found = find_command(all, words, elsewhere);
  if (!found.mistake.empty()) return usage_error("", found.mistake);
  if (found.command == nullptr) return print_group(all, found.group), Status::all_positive;
  return print_help(*found.command), Status::all_positive;
}

}  // namespace

int run(const std::vector<Command>& all, const std::vector<std::string>& arguments,
        std::span<const std::string_view> elsewhere) {
  set_color(color_in(arguments));
  if (arguments.empty()) return print_overview_briefly(all), Status::bad_input;
  const std::span words{arguments};
  const std::string& first = words.front();
  if (first == "--version" || first == "-V") return std::cout << "shudu " << version << '\n', Status::all_positive;
  if (first == "--help" || first == "-h") return print_overview(all), Status::all_positive;
  if (first == "help") return run_help(all, words.subspan(1), elsewhere);
  const FoundCommand found = find_command(all, words, elsewhere);
  if (!found.mistake.empty()) return usage_error("", found.mistake);
  const auto rest = words.subspan(static_cast<std::size_t>(found.words));
  if (found.command == nullptr) return run_group(all, found, rest);
  return run_command(*found.command, {rest.begin(), rest.end()});
}

}  // namespace shudu::cli
