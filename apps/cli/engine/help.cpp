#include "engine/help.h"

#include <algorithm>
#include <iostream>

#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::string_view exit_statuses =
    "Exit status: 0 if every puzzle has a positive answer, 1 if any does not, 2 on invalid input or usage.";

std::string heading(const std::string& text) { return stdout_style().bold(text) + "\n"; }

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size() + 2, width), ' ');
  return text;
}

void print_examples(const Command& command, std::size_t most) {
  if (command.examples.empty()) return;
  std::cout << heading("Examples");
  for (std::size_t i = 0; i < std::min(most, command.examples.size()); ++i) {
    std::cout << "  " << command.examples[i].command << "\n      " << wrapped(command.examples[i].what, 6) << '\n';
  }
  std::cout << '\n';
}

}  // namespace

std::string_view group_of(const Command& command) {
  const std::string_view name = command.name;
  const std::size_t space = name.find(' ');
  return space == std::string_view::npos ? std::string_view{} : name.substr(0, space);
}

std::vector<std::string_view> names_of(const Option& option) {
  std::vector<std::string_view> names;
  std::string_view rest = option.names;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    names.push_back(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return names;
}

std::string usage_line(const Command& command) {
  std::string line = "shudu " + command.name;
  if (!command.options.empty()) line += " [OPTIONS]";
  for (const Argument& argument : command.arguments) {
    const std::string name =
        argument.name + (argument.maximum > 1 && argument.minimum != argument.maximum ? "..." : "");
    line += argument.minimum == 0 ? " [" + name + "]" : " " + name;
  }
  return line;
}

std::string option_line(const Option& option) {
  std::string line;
  for (std::string_view name : names_of(option)) {
    if (!line.empty()) line += ", ";
    line += name;
  }
  if (line.starts_with("--")) line = "    " + line;
  if (!option.value.empty()) line += " " + option.value;
  return line;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > width) {
      result += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

void print_help(const Command& command) {
  std::cout << "shudu " << command.name << " - " << command.summary << "\n\n";
  print_examples(command, command.examples.size());
  std::cout << heading("Usage") << "  " << usage_line(command) << "\n\n";
  std::string_view rest = command.description;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\n\n"), rest.size());
    std::cout << wrapped(rest.substr(0, end), 0) << "\n\n";
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  constexpr std::size_t column = 26;
  if (!command.arguments.empty()) {
    std::cout << heading("Arguments");
    for (const Argument& argument : command.arguments) {
      std::cout << padded("  " + argument.name, column) << wrapped(argument.help, column) << '\n';
    }
    std::cout << '\n';
  }
  std::cout << heading("Options");
  for (const Option& option : command.options) {
    std::string help = option.help;
    if (!option.choices.empty()) {
      help += ": ";
      for (const std::string& choice : option.choices) help += (&choice == &option.choices[0] ? "" : ", ") + choice;
    }
    const std::string left = "  " + option_line(option);
    if (left.size() + 2 > column) {
      std::cout << left << '\n' << std::string(column, ' ');
    } else {
      std::cout << padded(left, column);
    }
    std::cout << wrapped(help, column) << '\n';
  }
  std::cout << padded("  -h, --help", column) << "short help (-h) or full help (--help)\n\n"
            << wrapped(exit_statuses, 0) << '\n';
}

void print_short_help(const Command& command) {
  std::cout << "shudu " << command.name << " - " << command.summary << "\n\n  " << usage_line(command) << "\n\n";
  print_examples(command, 2);
  std::cout << "Run 'shudu " << command.name << " --help' for full help.\n";
}

void print_overview(const std::vector<Command>& commands) {
  std::cout << "shudu - solve, explain, rate and generate Sudoku\n\n"
            << heading("Usage") << "  shudu COMMAND [OPTIONS] [ARGUMENTS]\n\n"
            << heading("Commands");
  for (const Command& command : commands) std::cout << padded("  " + command.name, 20) << command.summary << '\n';
  std::cout << '\n'
            << heading("All commands")
            << "  Input can be files, '-' for standard input, or a puzzle. The format is detected.\n"
               "  Answers go to standard output in input order. Messages go to standard error.\n  "
            << wrapped(exit_statuses, 2) << "\n\n"
            << "Run 'shudu COMMAND --help' for the options and examples of a command.\n";
}

void print_overview_briefly(const std::vector<Command>& commands) {
  std::cout << "shudu COMMAND [OPTIONS] [FILE...]\n\n";
  for (const Command& command : commands) std::cout << padded("  " + command.name, 20) << command.summary << '\n';
  std::cout << "\n  shudu solve puzzles.txt\n\nRun 'shudu --help' or 'shudu COMMAND --help' for more.\n";
}

}  // namespace shudu::cli
