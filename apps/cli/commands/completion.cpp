// shudu completion: completion scripts for bash, zsh and fish, from the command table.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "engine/help.h"
#include "engine/output.h"

namespace shudu::cli {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view separator = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string{separator}) + word;
  return text;
}

// Every first word, once.
std::vector<std::string> first_words(const std::vector<Command>& all) {
  std::vector<std::string> words;
  for (const Command& command : all) {
    const std::string word{group_of(command).empty() ? std::string_view{command.name} : group_of(command)};
    if (words.empty() || words.back() != word) words.push_back(word);
  }
  return words;
}

// The second words of the commands that begin with this one.
std::vector<std::string> second_words(const std::vector<Command>& all, std::string_view group) {
  std::vector<std::string> words;
  for (const Command& command : all) {
    if (group_of(command) == group) words.push_back(command.name.substr(group.size() + 1));
  }
  return words;
}

std::string command_names(const std::vector<Command>& all) { return joined(first_words(all)) + " help"; }

// Safe inside single quotes of a shell.
std::string quoted_body(const std::string& text) {
  std::string safe;
  for (char c : text) safe += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return safe;
}

std::string bash_script(const std::vector<Command>& all) {
  std::string options;
  std::string values;
  for (const Command& command : all) {
    std::string words;
    for (const Option& option : command.options) {
      for (std::string_view name : names_of(option)) words += std::string{name} + ' ';
      if (option.value.empty()) continue;
      for (std::string_view name : names_of(option)) {
        values += fmt::format(
            "    '{} {}') {} ;;\n", command.name, name,
            option.choices.empty()
                ? std::string{option.file ? "COMPREPLY=($(compgen -f -- \"$word\")); return" : "COMPREPLY=(); return"}
                : fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\")); return", joined(option.choices)));
      }
    }
    std::vector<std::string> choices;
    for (const Argument& argument : command.arguments)
      choices.insert(choices.end(), argument.choices.begin(), argument.choices.end());
    options += fmt::format("    '{}') options='{}--help'; operands='{}' ;;\n", command.name, words, joined(choices));
  }
  std::string groups;
  for (const std::string& word : first_words(all)) {
    const auto kinds = second_words(all, word);
    if (kinds.empty()) continue;
    groups += fmt::format("    {})\n      if ((COMP_CWORD == 2)); then\n", word);
    groups +=
        fmt::format("        COMPREPLY=($(compgen -W '{}' -- \"$word\"))\n        return\n      fi\n", joined(kinds));
    groups += "      command+=\" ${COMP_WORDS[2]}\"\n      ;;\n";
  }
  return fmt::format(R"(# bash completion for shudu; install as /usr/share/bash-completion/completions/shudu
_shudu() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}} options operands
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{} --help --version' -- "$word"))
    return
  fi
  case $command in
{}  esac
  case "$command $previous" in
{}  esac
  case $command in
{}    help) COMPREPLY=($(compgen -W '{}' -- "$word")); return ;;
    *) return ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ $operands ]]; then
    COMPREPLY=($(compgen -W "$operands" -- "$word"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}}
complete -o filenames -F _shudu shudu
)",
                     command_names(all), groups, values, options, command_names(all));
}

// In an _arguments specification brackets and colons have a meaning of their own.
std::string zsh_text(const std::string& text) {
  std::string safe;
  for (char c : quoted_body(text)) {
    if (c == '[' || c == ']' || c == ':') safe += '\\';
    safe += c;
  }
  return safe;
}

std::string zsh_script(const std::vector<Command>& all) {
  std::string list;
  std::string groups;
  std::string cases;
  for (const std::string& word : first_words(all)) {
    const auto kinds = second_words(all, word);
    if (kinds.empty()) continue;
    list += fmt::format("    '{}:{}'\n", word, joined(kinds, ", "));
    groups += fmt::format("    {})\n      if ((CURRENT == 2)); then\n        compadd {}\n", word, joined(kinds));
    groups += "        return\n      fi\n      shift words\n      ((CURRENT--))\n";
    groups += fmt::format("      words[1]=\"{} $words[1]\"\n      ;;\n", word);
  }
  for (const Command& command : all) {
    if (group_of(command).empty()) list += fmt::format("    '{}:{}'\n", command.name, zsh_text(command.summary));
    cases += fmt::format("    '{}')\n      _arguments -s \\\n", command.name);
    for (const Option& option : command.options) {
      const auto names = names_of(option);
      std::string value;
      if (!option.value.empty()) {
        value = ':' + option.value + ':';
        if (!option.choices.empty()) value += '(' + joined(option.choices) + ')';
        if (option.file) value += "_files";
      }
      std::string exclusive;
      for (std::string_view name : names) exclusive += (exclusive.empty() ? "" : " ") + std::string{name};
      for (std::string_view name : names) {
        cases += fmt::format("        '({}){}[{}]{}' \\\n", exclusive, name, zsh_text(option.help), value);
      }
    }
    std::string operand = "_files";
    for (const Argument& argument : command.arguments) {
      if (!argument.choices.empty()) operand = '(' + joined(argument.choices) + ')';
    }
    cases += "        '(-h --help)'{-h,--help}'[help]'";
    if (!command.arguments.empty()) cases += fmt::format(" \\\n        '*:{}:{}'", command.arguments[0].name, operand);
    cases += "\n      ;;\n";
  }
  return fmt::format(R"(#compdef shudu
# zsh completion for shudu; install as _shudu in a directory of $fpath
_shudu() {{
  local -a commands=(
{}    'help:tell about a command'
  )
  if ((CURRENT == 2)); then
    _describe -t commands 'shudu command' commands
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
{}  esac
  case $words[1] in
{}    help) _describe -t commands 'shudu command' commands ;;
  esac
}}
compdef _shudu shudu
[[ $funcstack[1] == _shudu ]] && _shudu "$@"
)",
                     list, groups, cases);
}

std::string fish_script(const std::vector<Command>& all) {
  std::string script = "# fish completion for shudu; install as shudu.fish in a completions directory\n";
  for (const std::string& word : first_words(all)) {
    const std::string kinds = joined(second_words(all, word));
    if (kinds.empty()) continue;
    script += fmt::format("complete -c shudu -n __fish_use_subcommand -f -a {}\n", word);
    script += fmt::format(
        "complete -c shudu -n '__fish_seen_subcommand_from {0}; and not __fish_seen_subcommand_from {1}' -f -a '{1}'\n",
        word, kinds);
  }
  for (const Command& command : all) {
    std::string when = fmt::format("-n '__fish_seen_subcommand_from {}'", command.name);
    if (const std::string_view group = group_of(command); !group.empty()) {
      when = fmt::format("-n '__fish_seen_subcommand_from {}; and __fish_seen_subcommand_from {}'", group,
                         command.name.substr(group.size() + 1));
    } else {
      script += fmt::format("complete -c shudu -n __fish_use_subcommand -f -a {} -d '{}'\n", command.name,
                            quoted_body(command.summary));
    }
    for (const Option& option : command.options) {
      std::string line = "complete -c shudu " + when;
      for (std::string_view name : names_of(option))
        line += name.starts_with("--") ? fmt::format(" -l {}", name.substr(2)) : fmt::format(" -s {}", name.substr(1));
      if (!option.value.empty()) line += option.file ? " -r -F" : " -x";
      if (!option.choices.empty()) line += " -a '" + joined(option.choices) + "'";
      script += line + " -d '" + quoted_body(option.help) + "'\n";
    }
    for (const Argument& argument : command.arguments) {
      if (!argument.choices.empty())
        script += fmt::format("complete -c shudu {} -f -a '{}'\n", when, joined(argument.choices));
    }
  }
  return script;
}

}  // namespace

Command completion_command() {
  auto shell = std::make_shared<std::vector<std::string>>();
  return {
      .name = "completion",
      .summary = "write a completion script for a shell",
      .description = "Writes the script to standard output; it says where to put it.",
      .arguments = {{.name = "SHELL",
                     .help = "bash, zsh or fish",
                     .target = shell.get(),
                     .minimum = 1,
                     .maximum = 1,
                     .choices = {"bash", "zsh", "fish"}}},
      .examples = {{"source <(shudu completion bash)", "for this shell"},
                   {"shudu completion fish > ~/.config/fish/completions/shudu.fish", "for good"}},
      .run =
          [shell] {
            const std::string& name = shell->front();
            const auto all = commands();
            standard_output().write(name == "bash"  ? bash_script(all)
                                    : name == "zsh" ? zsh_script(all)
                                                    : fish_script(all));
            return static_cast<int>(Status::all_positive);
          },
  };
}

}  // namespace shudu::cli
