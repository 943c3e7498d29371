// shudu manual: writes manual pages (troff man macros) from the command table.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/find_command.h"
#include "engine/help.h"
#include "engine/output.h"
#include "engine/verdict.h"
#include "shudu/version.h"

namespace shudu::cli {
namespace {

// Escapes text for troff: no escape sequences, no macros at the start of a line, and hyphens that can be copied.
std::string literal(std::string_view text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if ((c == '.' || c == '\'') && (i == 0 || text[i - 1] == '\n')) safe += "\\&";
    if (c == '\\') {
      safe += "\\e";
    } else if (c == '-') {
      safe += "\\-";
    } else {
      safe += c;
    }
  }
  return safe;
}

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

std::string title(const std::string& name) {
  return fmt::format(".TH {} 1 \"\" \"shudu {}\" \"shudu manual\"\n", upper(name), version);
}

constexpr std::string_view exit_status =
    ".SH EXIT STATUS\n.TP\n0\nEvery puzzle has a positive answer.\n.TP\n1\nA puzzle has a negative answer, such as no "
    "solution.\n.TP\n2\nInvalid input or usage. Valid puzzles in the same input are still "
    "answered.\n.TP\n130\nInterrupted.\n";

// "shudu-generate-grids".
std::string page_name(const Command& command) {
  std::string page = "shudu-" + command.name;
  std::ranges::replace(page, ' ', '-');
  return page;
}

std::string page(const Command& command) {
  std::string text = title(page_name(command));
  text += fmt::format(".SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.B {}\n.SH DESCRIPTION\n", page_name(command),
                      literal(command.summary), literal(usage_line(command)));
  for (const std::string_view paragraph : paragraphs_of(command.description)) {
    text += (text.ends_with("DESCRIPTION\n") ? "" : ".PP\n") + literal(paragraph) + '\n';
  }
  if (!command.arguments.empty()) text += ".SH ARGUMENTS\n";
  for (const Argument& argument : command.arguments)
    text += fmt::format(".TP\n.I {}\n{}\n", literal(argument.name), literal(argument.help));
  if (!command.options.empty()) text += ".SH OPTIONS\n";
  for (const Option& option : command.options) {
    std::string line = option_line(option);
    line.erase(0, line.find_first_not_of(' '));
    text += fmt::format(".TP\n.B {}\n{}\n", literal(line), literal(option_help(option)));
  }
  if (!command.examples.empty()) text += ".SH EXAMPLES\n";
  for (const Example& example : command.examples)
    text += fmt::format(".TP\n.B {}\n{}\n", literal(example.command), literal(example.what));
  text += exit_status;
  return text + ".SH SEE ALSO\n.BR shudu (1)\n";
}

// The page of the commands that begin with one word.
std::string group_page(const std::vector<Command>& all, const std::string& group) {
  std::string text = title("shudu-" + group);
  text += fmt::format(".SH NAME\nshudu\\-{0} \\- {0} {1}\n.SH SYNOPSIS\n.B shudu {0}\n.I KIND\n[OPTIONS] [ARGUMENTS]\n",
                      group, literal(kinds_of(all, group)));
  text += ".SH COMMANDS\n";
  for (const Command* command : commands_of(all, group)) {
    text += fmt::format(".TP\n.BR {} (1)\n{}\n", literal(page_name(*command)), literal(command->summary));
  }
  text += exit_status;
  return text + ".SH SEE ALSO\n.BR shudu (1)\n";
}

std::string overview(const std::vector<Command>& all) {
  std::string text = title("shudu");
  text +=
      ".SH NAME\nshudu \\- solve, explain, rate and generate Sudoku\n.SH SYNOPSIS\n.B shudu\n.I COMMAND\n[OPTIONS] "
      "[ARGUMENTS]\n.SH DESCRIPTION\nInput can be files, \\(aq\\-\\(aq for standard input, or a puzzle. The format is "
      "detected. Answers go to standard output in input order. Messages go to standard error.\n.SH COMMANDS\n";
  for (const Command& command : all)
    text += fmt::format(".TP\n.BR {} (1)\n{}\n", literal(page_name(command)), literal(command.summary));
  text += ".SH OPTIONS\nEvery command has these:\n.TP\n.B \\-h, \\-\\-help\nshort or full help\n";
  text += fmt::format(".TP\n.B {}\n{}\n", literal(option_line(color_option()).substr(4)),
                      literal(option_help(color_option())));
  text += exit_status;
  return text +
         ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nDisables colours if set and not empty.\n.TP\n.B COLUMNS\nThe width of "
         "help texts that are not written to a terminal.\n.TP\n.BR LC_ALL , LC_CTYPE , LANG\nThe first that is set and "
         "not empty decides whether boards and tables are drawn in UTF\\-8. Otherwise, and if none is set, they are "
         "drawn in ASCII.\n";
}

}  // namespace

Command manual_command(MakeCommands commands) {
  auto name = std::make_shared<std::vector<std::string>>();
  return {.name = "manual",
          .summary = "write a manual page",
          .description =
              "Write the manual page of a command, or the overview, in troff format. Pipe it to 'man -l -' to read it.",
          .arguments = {{.name = "COMMAND",
                         .help = "the name of a command; without it, write the overview",
                         .target = name.get(),
                         .maximum = 2,
                         .names_command = true}},
          .examples = {{"shudu manual solve | man -l -", "read the page of a command"}},
          .run = [name, commands] {
            const auto all = commands();
            if (name->empty()) {
              standard_output().write(overview(all));
              return static_cast<int>(Status::all_positive);
            }
            const FoundCommand found = find_command(all, *name);
            const auto words = static_cast<std::ptrdiff_t>(name->size());
            if (!found.mistake.empty() || found.words < words) {
              const std::string extra = "unexpected argument '" + name->back() + "'";
              Verdict{}.bad("manual: " + (found.mistake.empty() ? extra : found.mistake));
              return static_cast<int>(Status::bad_input);
            }
            standard_output().write(found.command == nullptr ? group_page(all, found.group) : page(*found.command));
            return static_cast<int>(Status::all_positive);
          }};
}

}  // namespace shudu::cli
