// The completion script for bash.
#include <fmt/core.h>

#include "completion/scripts.h"
#include "completion/words.h"
#include "engine/help.h"

namespace shudu::cli::completion {
namespace {

std::string command_names(const std::vector<Command>& all) { return joined(first_words(all)) + " help"; }

}  // namespace

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

}  // namespace shudu::cli::completion
