#include "engine/help.h"

#include <algorithm>
#include <iostream>
#include <iterator>

#include "base/comma_list.h"
#include "base/word_list.h"
#include "engine/columns.h"
#include "engine/find_command.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::string_view exit_statuses =
    "Exit status: 0 if every puzzle has a positive answer, 1 if any does not, 2 on invalid input or usage.";

// Where descriptions begin: of options, and of commands.
constexpr std::size_t option_column = 26, command_column = 20;

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string heading(const std::string& text) { return stdout_style().bold(text) + "\n"; }

void print(std::string text) { std::cout << in_signs_of_locale(std::move(text)); }

void print_paragraph(std::string_view text) { print(wrapped(text, 0, text_width()) + "\n\n"); }

void print_title(const Command& command) { print_paragraph("shudu " + command.name + " - " + command.summary); }

void print_examples(const Command& command, std::size_t most) {
  if (command.examples.empty()) return;
  std::cout << heading("Examples");
  for (std::size_t i = 0; i < std::min(most, command.examples.size()); ++i) {
    // Commands are not wrapped, so that they can be copied.
    print("  " + command.examples[i].command + "\n      " + wrapped(command.examples[i].what, 6, text_width()) + '\n');
  }
  std::cout << '\n';
}

void print_commands(const std::vector<const Command*>& commands) {
  Rows rows;
  for (const Command* command : commands) rows.emplace_back("  " + command->name, command->summary);
  print(in_two_columns(rows, command_column, text_width()));
}

// The commands below their headings. A family of commands is one line. The program shudu-lab lists those of the laboratory,
// the other one its own.
void print_sections(const std::vector<Command>& all) {
  const bool has_laboratory = std::ranges::any_of(all, &Command::is_in_laboratory);
  std::vector<Command> commands;
  std::ranges::copy_if(all, std::back_inserter(commands),
                       [&](const Command& command) { return command.is_in_laboratory == has_laboratory; });
  std::string text;
  Rows rows;
  const auto finish = [&] {
    text += in_two_columns(rows, command_column, text_width());
    rows.clear();
  };
  for (const Command& command : commands) {
    if (&command == commands.data() || command.heading != (&command - 1)->heading) {
      finish();
      text += '\n' + heading(command.heading);
    }
    if (command.family.empty()) {
      rows.emplace_back("  " + command.name, command.summary);
    } else if (const std::string name = "  " + std::string{group_of(command)};
               rows.empty() || rows.back().first != name) {
      rows.emplace_back(name, command.family);
    }
  }
  if (!has_laboratory) {
    finish();
    text += '\n' + heading("The laboratory");
    rows.emplace_back("  help lab", "list the commands for research, large computations and homework");
  }
  finish();
  print(text);
}

}  // namespace

std::vector<std::string_view> paragraphs_of(std::string_view text) {
  std::vector<std::string_view> paragraphs;
  while (!text.empty()) {
    paragraphs.push_back(text.substr(0, text.find("\n\n")));
    text.remove_prefix(std::min(paragraphs.back().size() + 2, text.size()));
  }
  return paragraphs;
}

std::string_view group_of(const Command& command) {
  const std::string_view name = command.name;
  const std::size_t space = name.find(' ');
  return space == std::string_view::npos ? std::string_view{} : name.substr(0, space);
}

std::vector<std::string_view> names_of(const Option& option) { return split_at_commas(option.names); }

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

std::string option_help(const Option& option) {
  std::string help;
  if (!option.needs.empty()) help += "with " + word_list(option.needs, " or ") + ": ";
  help += option.help;
  for (std::size_t i = 0; i < option.choices.size() && option.listed_by.empty(); ++i) {
    help += (i == 0 ? ": " : ", ") + option.choices[i];
  }
  if (!option.usual.empty()) help += " (default: " + option.usual + ")";
  if (!option.excludes.empty()) help += " (not with " + word_list(option.excludes, " or ") + ")";
  return help;
}

void print_help(const Command& command) {
  print_title(command);
  print_examples(command, command.examples.size());
  std::cout << heading("Usage");
  print("  " + wrapped(usage_line(command), 6, text_width()) + "\n\n");
  for (const std::string_view paragraph : paragraphs_of(command.description)) print_paragraph(paragraph);
  if (!command.arguments.empty()) {
    Rows rows;
    for (const Argument& argument : command.arguments) rows.emplace_back("  " + argument.name, argument.help);
    std::cout << heading("Arguments");
    print(in_two_columns(rows, option_column, text_width()) + '\n');
  }
  Rows rows;
  for (const Option& option : command.options) rows.emplace_back("  " + option_line(option), option_help(option));
  rows.emplace_back("  -h, --help", "short help (-h) or full help (--help)");
  std::cout << heading("Options");
  print(in_two_columns(rows, option_column, text_width()) + '\n');
  print(wrapped(exit_statuses, 0, text_width()) + '\n');
}

void print_short_help(const Command& command) {
  print_title(command);
  print("  " + wrapped(usage_line(command), 6, text_width()) + "\n\n");
  print_examples(command, 2);
  print(wrapped("Run 'shudu " + command.name + " --help' for full help.", 0, text_width()) + '\n');
}

void print_group(const std::vector<Command>& commands, std::string_view group) {
  const std::string name{group};
  const std::vector<const Command*> members = commands_of(commands, group);
  if (const std::string& family = members.front()->family; !family.empty()) {
    print_paragraph("shudu " + name + " - " + family);
  }
  std::cout << heading("Usage");
  print("  " + wrapped("shudu " + name + " KIND [OPTIONS] [ARGUMENTS]", 6, text_width()) + "\n\n");
  std::cout << heading("Commands");
  print_commands(members);
  std::cout << '\n';
  print(wrapped("Run 'shudu " + name + " KIND --help' for the options and examples of a command.", 0, text_width()) +
        '\n');
}

void print_overview(const std::vector<Command>& commands) {
  print_paragraph("shudu - solve, explain, rate and generate Sudoku");
  std::cout << heading("Usage") << "  shudu COMMAND [OPTIONS] [ARGUMENTS]\n";
  print_sections(commands);
  std::cout << '\n' << heading("All commands");
  const std::string rules =
      "Input can be files, '-' for standard input, or a puzzle. The format is detected.\n"
      "Answers go to standard output in input order. Messages go to standard error.\n"
      "Names such as formats and techniques can be written in any case, with '-', '_' or spaces.\n"
      "--color always or never uses colours, or none, whatever the terminal is.\n" +
      std::string{exit_statuses};
  print("  " + wrapped(rules, 2, text_width()) + "\n\n");
  print(wrapped("Run 'shudu COMMAND --help' for the options and examples of a command.", 0, text_width()) + '\n');
}

void print_overview_briefly(const std::vector<Command>& commands) {
  std::cout << "shudu COMMAND [OPTIONS] [FILE...]\n";
  print_sections(commands);
  std::cout << "\n  shudu solve puzzles.txt\n\n";
  print(wrapped("Run 'shudu --help' or 'shudu COMMAND --help' for more.", 0, text_width()) + '\n');
}

}  // namespace shudu::cli
