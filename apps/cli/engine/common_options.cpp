#include "engine/common_options.h"

#include <algorithm>
#include <thread>

#include "engine/seed.h"
#include "shudu/format.h"

namespace shudu::cli {
Argument puzzles_argument(std::vector<std::string>& target) {
  return {.name = "FILE", .help = "a file of puzzles, '-' for standard input, or a puzzle", .target = &target};
}

Option from_option(std::string& target) {
  Option option{.names = "--from",
                .value = "FORMAT",
                .help = "read this format of 'shudu formats' instead of detecting it",
                .target = &target,
                .listed_by = "shudu formats"};
  for (const Format& format : formats()) {
    if (is_read(format)) option.choices.emplace_back(format.id);
  }
  return option;
}

std::vector<std::string> writable_formats() {
  std::vector<std::string> ids;
  for (const Format& format : formats()) {
    if (format.write != nullptr) ids.emplace_back(format.id);
  }
  return ids;
}

Option to_option(std::string& target) {
  return {.names = "--to",
          .value = "FORMAT",
          .help = "write this format of 'shudu formats' (default: line)",
          .target = &target,
          .choices = writable_formats(),
          .listed_by = "shudu formats"};
}

Option seed_option(std::uint64_t& target) {
  const std::string usual = target == fresh_seed ? "a new one, printed on standard error" : std::to_string(target);
  return {.names = "--seed",
          .value = "N",
          .help = "random seed (default: " + usual + ")",
          .target = &target,
          .maximum = fresh_seed - 1};
}

Option timeout_option(double& target, const std::string& what, const std::string& otherwise) {
  return {.names = "--timeout",
          .value = "SECONDS",
          .help = what + " (default: " + otherwise + ")",
          .target = &target,
          .maximum = 1'000'000'000};
}

Option threads_option(int& target) {
  return {.names = "--threads",
          .value = "N",
          .help = "use N threads (default: all)",
          .target = &target,
          .minimum = 1,
          .maximum = 1024};
}

Option memory_option(std::uint64_t& target) {
  return {.names = "--memory",
          .value = "MIB",
          .help = "use about this much memory, then temporary files (default: 1024)",
          .target = &target,
          .minimum = 1,
          .maximum = 1 << 20};
}

Option json_option(bool& target) {
  return {.names = "--json", .value = "", .help = "write one JSON object per line", .target = &target};
}

const Option& color_option() {
  static std::string read;  // color_in has read it before, for the help as well
  static const Option option{.names = "--color",
                             .value = "WHEN",
                             .help = "use colours on the terminal",
                             .target = &read,
                             .choices = {"auto", "always", "never"}};
  return option;
}

std::string color_in(const std::vector<std::string>& words) {
  constexpr std::string_view name = "--color", with_value = "--color=";
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    if (words[i] == name && i + 1 < words.size()) return words[i + 1];
    if (words[i].starts_with(with_value)) return words[i].substr(with_value.size());
  }
  return "auto";
}

Option needing(Option option, const std::vector<std::string>& names) {
  option.needs.insert(option.needs.end(), names.begin(), names.end());
  return option;
}

Option not_with(Option option, const std::vector<std::string>& names) {
  option.not_with.insert(option.not_with.end(), names.begin(), names.end());
  return option;
}

int threads_wanted(int asked) {
  return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace shudu::cli
