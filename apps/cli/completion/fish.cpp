// The completion script for fish.
#include <fmt/core.h>

#include "completion/scripts.h"
#include "engine/common_options.h"
#include "engine/help.h"

namespace shudu::cli::completion {

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
      if (option.list) {
        line += " -a '(__fish_append , " + joined(option.choices) + ")'";
      } else if (!option.choices.empty()) {
        line += " -a '" + joined(option.choices) + "'";
      }
      script += line + " -d '" + quoted_body(option.help) + "'\n";
    }
    const std::vector<std::string> operands = names_a_command(command) ? first_words(all) : offered_operands(command);
    if (!operands.empty()) script += fmt::format("complete -c shudu {} -f -a '{}'\n", when, joined(operands));
  }
  script += fmt::format("complete -c shudu -l {} -x -a '{}' -d '{}'\n", color_option().names.substr(2),
                        joined(color_option().choices), quoted_body(color_option().help));
  script += "complete -c shudu -n __fish_use_subcommand -f -a help -d 'show the help of a command'\n";
  script +=
      fmt::format("complete -c shudu -n '__fish_seen_subcommand_from help' -f -a '{}'\n", joined(first_words(all)));
  return script;
}

}  // namespace shudu::cli::completion
