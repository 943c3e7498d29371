// The completion script for bash.
#include <fmt/core.h>

#include "completion/scripts.h"
#include "engine/common_options.h"
#include "engine/help.h"

namespace shudu::cli::completion {
namespace {

std::string command_names(const std::vector<Command>& all) { return joined(first_words(all)) + " help"; }

// What to do after an option that takes a value.
std::string action_of(const Option& option) {
  if (option.list) return fmt::format("_shudu_list '{}'", joined(option.choices));
  if (!option.choices.empty()) return fmt::format("_shudu_words '{}'", joined(option.choices));
  return option.file ? "COMPREPLY=($(compgen -f -- \"$word\"))" : "COMPREPLY=()";
}

// The lines of a case statement: '(command) (option)') action ;;
std::string value_cases(const Command& command) {
  std::string cases;
  for (const Option& option : command.options) {
    if (option.value.empty()) continue;
    for (std::string_view name : names_of(option)) {
      cases += fmt::format("    '{} {}') {}; return ;;\n", command.name, name, action_of(option));
    }
  }
  return cases;
}

std::string word_cases(const Command& command) {
  std::string names;
  for (const Option& option : command.options) {
    for (std::string_view name : names_of(option)) names += std::string{name} + ' ';
  }
  return fmt::format("    '{}') options='{}--color --help'; operands='{}' ;;\n", command.name, names,
                     joined(offered_operands(command)));
}

// After the first word of a group comes the second.
std::string group_cases(const std::vector<Command>& all) {
  std::string cases;
  for (const std::string& word : first_words(all)) {
    const auto kinds = second_words(all, word);
    if (kinds.empty()) continue;
    cases += fmt::format("    {})\n      if ((COMP_CWORD == 2)); then\n", word);
    cases += fmt::format("        _shudu_words '{} --help'\n        return\n      fi\n", joined(kinds));
    cases += "      command+=\" ${COMP_WORDS[2]}\"\n      ;;\n";
  }
  return cases;
}

// `shudu help` and `shudu manual` take the name of a command, which may be two words.
std::string named_cases(const std::vector<Command>& all) {
  std::string words = "help";
  for (const Command& command : all) {
    if (names_a_command(command)) words += '|' + command.name;
  }
  std::string cases = fmt::format("    {})\n      case ${{COMP_WORDS[2]}} in\n", words);
  for (const std::string& word : first_words(all)) {
    const auto kinds = second_words(all, word);
    if (kinds.empty()) continue;
    cases +=
        fmt::format("        {}) if ((COMP_CWORD == 3)); then _shudu_words '{}'; return; fi ;;\n", word, joined(kinds));
  }
  return cases + fmt::format(
                     "      esac\n      if ((COMP_CWORD == 2)); then _shudu_words '{} --help'; fi\n      return\n"
                     "      ;;\n",
                     joined(first_words(all)));
}

}  // namespace

std::string bash_script(const std::vector<Command>& all) {
  std::string options, values;
  for (const Command& command : all) {
    values += value_cases(command);
    options += word_cases(command);
  }
  return fmt::format(R"(# bash completion for shudu; install as /usr/share/bash-completion/completions/shudu
_shudu_words() {{ COMPREPLY=($(compgen -W "$1" -- "$word")); }}
# The last word of a list with commas.
_shudu_list() {{
  local before=
  [[ $word != *,* ]] || before=${{word%,*}},
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "${{word##*,}}"))
  compopt -o nospace 2>/dev/null
}}
_shudu() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}} options operands
  if ((COMP_CWORD == 1)); then
    _shudu_words '{} --help --version'
    return
  fi
  # bash divides --name=value into three words.
  if [[ $word == '=' ]]; then
    word=
  elif [[ $previous == '=' ]]; then
    previous=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  case $command in
{}{}  esac
  case "$command $previous" in
    *' {}') {}; return ;;
{}  esac
  case $command in
{}    *) return ;;
  esac
  if [[ $word == -* ]]; then
    _shudu_words "$options"
  elif [[ $operands ]]; then
    _shudu_words "$operands"
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}}
complete -o filenames -F _shudu shudu
)",
                     command_names(all), named_cases(all), group_cases(all), color_option().names,
                     action_of(color_option()), values, options);
}

}  // namespace shudu::cli::completion
