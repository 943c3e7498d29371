#include "core_commands.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "engine/command.h"
#include "engine/messages.h"
#include "engine/program_path.h"

namespace shudu::cli {
namespace {

bool is_first_word(const std::string& word) {
  return std::ranges::any_of(laboratory_commands(),
                             [&](std::string_view name) { return name.substr(0, name.find(' ')) == word; });
}

// "hunt run", "help hunt", "manual hunt run", and "help lab" for a list.
bool names_laboratory(const std::vector<std::string>& words) {
  if (words.empty()) return false;
  if (words.front() != "help" && words.front() != "manual") return is_first_word(words.front());
  return words.size() > 1 && (is_first_word(words[1]) || (words.front() == "help" && words[1] == "lab"));
}

// Whether the answer describes all commands. The laboratory knows them all.
bool describes_commands(const std::vector<std::string>& words) {
  if (words.empty()) return false;
  if (words.front() == "help") return words.size() > 1 && words[1] == "--json";
  return words.front() == "completion" || words.front() == "manual";
}

}  // namespace

std::optional<int> run_in_laboratory(const std::vector<std::string>& words, char** argv) {
  const bool must = names_laboratory(words);
  if (!must && !describes_commands(words)) return std::nullopt;
  const std::string program = companion_path("shudu-lab");
  if (!must && !std::filesystem::exists(program)) return std::nullopt;
  ::execv(program.c_str(), argv);
  note("this command is in the laboratory, but " + program + " cannot be started: " + std::strerror(errno));
  return Status::bad_input;
}

}  // namespace shudu::cli
