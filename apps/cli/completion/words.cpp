#include "completion/scripts.h"

#include "engine/help.h"

namespace shudu::cli::completion {

std::vector<std::string> first_words(const std::vector<Command>& all) {
  std::vector<std::string> words;
  for (const Command& command : all) {
    const std::string word{group_of(command).empty() ? std::string_view{command.name} : group_of(command)};
    if (words.empty() || words.back() != word) words.push_back(word);
  }
  return words;
}

std::vector<std::string> offered_operands(const Command& command) {
  std::vector<std::string> words;
  for (const Argument& argument : command.arguments) {
    const auto& offered = argument.choices.empty() ? argument.suggestions : argument.choices;
    words.insert(words.end(), offered.begin(), offered.end());
  }
  return words;
}

bool names_a_command(const Command& command) {
  return !command.arguments.empty() && command.arguments.front().names_command;
}

std::string quoted_body(const std::string& text) {
  std::string safe;
  for (char c : text) safe += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return safe;
}

}  // namespace shudu::cli::completion
