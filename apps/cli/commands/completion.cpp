// shudu completion: writes completion scripts for bash, zsh and fish.
#include <memory>

#include "commands/commands.h"
#include "completion/scripts.h"
#include "engine/output.h"

namespace shudu::cli {
Command completion_command(MakeCommands commands) {
  auto shell = std::make_shared<std::vector<std::string>>();
  return {
      .name = "completion",
      .summary = "write a completion script for a shell",
      .description = "Write a completion script to standard output. Its first lines say where to install it.",
      .arguments = {{.name = "SHELL",
                     .help = "bash, zsh or fish",
                     .target = shell.get(),
                     .minimum = 1,
                     .maximum = 1,
                     .choices = {"bash", "zsh", "fish"}}},
      .examples = {{"source <(shudu completion bash)", "enable completion in this shell"},
                   {"shudu completion fish > ~/.config/fish/completions/shudu.fish", "install completion for fish"}},
      .run = [shell, commands] {
        const std::string& name = shell->front();
        const auto all = commands();
        standard_output().write(name == "bash"  ? completion::bash_script(all)
                                : name == "zsh" ? completion::zsh_script(all)
                                                : completion::fish_script(all));
        return static_cast<int>(Status::all_positive);
      }};
}

}  // namespace shudu::cli
