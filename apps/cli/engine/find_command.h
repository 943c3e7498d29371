// Finds the command that the words of the command line begin with.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"

namespace shudu::cli {

struct FoundCommand {
  const Command* command = nullptr;
  std::string group = {};    // set if the words name only a group: "generate"
  std::ptrdiff_t words = 0;  // the number of words in the name
  std::string mistake = {};  // set if there is no such command, with a suggestion
};

// `elsewhere` are further names to suggest. Precondition: `words` is not empty.
FoundCommand find_command(const std::vector<Command>& all, std::span<const std::string> words,
                          std::span<const std::string_view> elsewhere = {});

// The commands of a group.
std::vector<const Command*> commands_of(const std::vector<Command>& all, std::string_view group);

// The second words of the commands of a group.
std::vector<std::string> second_words(const std::vector<Command>& all, std::string_view group);
// "puzzles, grids or near", the second words of the commands of a group.
std::string kinds_of(const std::vector<Command>& all, std::string_view group);

}  // namespace shudu::cli
