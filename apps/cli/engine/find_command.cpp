#include "engine/find_command.h"

#include <fmt/core.h>

#include "base/word_list.h"
#include "engine/arguments.h"
#include "engine/help.h"

namespace shudu::cli {
namespace {

// The command or group that resembles the word: "generate-puzzles" is like "generate puzzles".
std::string unknown(const std::vector<Command>& all, const std::string& typed,
                    std::span<const std::string_view> elsewhere) {
  std::vector<std::string> known{"help"};
  for (const Command& command : all) {
    known.push_back(command.name);
    if (const std::string_view group = group_of(command); !group.empty()) known.emplace_back(group);
  }
  for (std::string_view name : elsewhere) {
    known.emplace_back(name);
    known.emplace_back(name.substr(0, name.find(' ')));
  }
  return "unknown command '" + typed + "'" + did_you_mean(typed, known);
}

}  // namespace

std::vector<const Command*> commands_of(const std::vector<Command>& all, std::string_view group) {
  std::vector<const Command*> list;
  for (const Command& command : all) {
    if (group_of(command) == group) list.push_back(&command);
  }
  return list;
}

std::vector<std::string> second_words(const std::vector<Command>& all, std::string_view group) {
  std::vector<std::string> words;
  for (const Command* command : commands_of(all, group)) words.push_back(command->name.substr(group.size() + 1));
  return words;
}

std::string kinds_of(const std::vector<Command>& all, std::string_view group) {
  return word_list(second_words(all, group), " or ");
}

FoundCommand find_command(const std::vector<Command>& all, std::span<const std::string> words,
                          std::span<const std::string_view> elsewhere) {
  const std::string& first = words.front();
  if (first.starts_with('-')) return {.mistake = "unknown option " + first + "; a command comes first"};
  const std::string second = words.size() > 1 ? words[1] : "";
  const std::string both = fmt::format("{} {}", first, second);
  for (const Command& command : all) {
    if (command.name == first) return {.command = &command, .words = 1};
    if (command.name == both) return {.command = &command, .words = 2};
  }
  if (commands_of(all, first).empty()) return {.mistake = unknown(all, first, elsewhere)};
  if (second.empty() || second.starts_with('-')) return {.group = first, .words = 1};
  const std::vector<std::string> kinds = second_words(all, first);
  const auto near = nearest(second, kinds);
  return {.mistake = "unknown command '" + both + "'; " +
                     (near ? "did you mean '" + first + ' ' + *near + "'?" : "expected " + kinds_of(all, first))};
}

}  // namespace shudu::cli
