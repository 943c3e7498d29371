// The completion script for zsh.
#include <fmt/core.h>

#include "completion/scripts.h"
#include "engine/common_options.h"
#include "engine/help.h"

namespace shudu::cli::completion {
namespace {

// Escapes text for an _arguments specification, where brackets and colons are special.
std::string zsh_text(const std::string& text) {
  std::string safe;
  for (char c : quoted_body(text)) {
    if (c == '[' || c == ']' || c == ':') safe += '\\';
    safe += c;
  }
  return safe;
}

}  // namespace

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
        if (option.list) {
          value += "_values -s , " + option.value + ' ' + joined(option.choices);
        } else if (!option.choices.empty()) {
          value += '(' + joined(option.choices) + ')';
        }
        if (option.file) value += "_files";
      }
      const std::string exclusive = joined(texts_of(names));
      for (std::string_view name : names) {
        cases += fmt::format("        '({}){}[{}]{}' \\\n", exclusive, name, zsh_text(option.help), value);
      }
    }
    std::vector<std::string> offered = offered_operands(command);
    if (names_a_command(command)) {
      offered = first_words(all);
      for (const std::string& word : first_words(all)) {
        for (std::string& kind : second_words(all, word)) offered.push_back(std::move(kind));
      }
    }
    const std::string operand = offered.empty() ? "_files" : '(' + joined(offered) + ')';
    cases += fmt::format("        '{0}[{1}]:{2}:({3})' \\\n", color_option().names, zsh_text(color_option().help),
                         color_option().value, joined(color_option().choices));
    cases += "        '(-h --help)'{-h,--help}'[help]'";
    if (!command.arguments.empty()) cases += fmt::format(" \\\n        '*:{}:{}'", command.arguments[0].name, operand);
    cases += "\n      ;;\n";
  }
  return fmt::format(R"(#compdef shudu
# zsh completion for shudu; install as _shudu in a directory of $fpath
_shudu() {{
  local -a commands=(
{}    'help:show the help of a command'
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

}  // namespace shudu::cli::completion
