#include "engine/common_options.h"

#include <fmt/core.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <random>
#include <thread>

#include "ask/format_table.h"
#include "ask/logic/logic_options.h"
#include "base/word_list.h"
#include "engine/messages.h"
#include "shudu/format.h"

namespace shudu::cli {

void add_input(Command& command) {
  using enum InputExtras;
  InputOptions& input = *command.input;
  const bool has_json = command.extras == json || command.extras == json_and_threads;
  const bool has_threads = command.extras == threads || command.extras == json_and_threads;
  command.arguments = {
      {.name = "FILE", .help = "a file of puzzles, '-' for standard input, or a puzzle", .target = &input.files}};
  command.options.push_back(from_option(input.from));
  if (has_json) command.options.push_back(json_option(input.json));
  if (has_threads) command.options.push_back(threads_option(input.threads));
  if (!has_threads) input.threads = 1;
  command.reads_input = true;
}

Option from_option(std::string& target) {
  return option("--from FORMAT", target, "read this format of 'shudu formats' instead of detecting it")
      .among(texts_of(ask::formats_read()), "shudu formats");
}

std::vector<std::string> writable_formats() {
  std::vector<std::string> ids;
  for (const Format& format : formats()) {
    if (format.write != nullptr) ids.emplace_back(format.id);
  }
  return ids;
}

Option to_option(std::string& target) {
  return option("--to FORMAT", target, "write this format of 'shudu formats' (default: line)")
      .among(writable_formats(), "shudu formats");
}

Option seed_option(std::uint64_t& target) {
  const std::string usual = target == fresh_seed ? "a new one, printed on standard error" : std::to_string(target);
  return option("--seed N", target, "random seed (default: " + usual + ")").between(0, fresh_seed - 1);
}

std::uint64_t seed_for(std::uint64_t asked) {
  if (asked != fresh_seed) return asked;
  // At most twelve digits: short enough to copy, and enough that two runs hardly ever have the same seed.
  constexpr std::uint64_t seeds = 1'000'000'000'000;
  std::random_device device;
  const std::uint64_t seed = ((std::uint64_t{device()} << 32) | device()) % seeds;
  note(fmt::format("seed {} (repeat with --seed {})", seed, seed));
  return seed;
}

Option timeout_option(double& target, const std::string& what, const std::string& otherwise) {
  return option("--timeout SECONDS", target, what + " (default: " + otherwise + ")").between(0, 1'000'000'000);
}

Option threads_option(int& target) {
  return option("--threads N", target, "use N threads (default: all)").between(1, 1024);
}

Option memory_option(std::uint64_t& target) {
  return option("--memory MIB", target, "use about this much memory, then temporary files (default: 1024)")
      .between(1, 1 << 20);
}

Option json_option(bool& target) { return option("--json", target, "write one JSON object per line"); }

const Option& color_option() {
  static std::string read;  // color_in has read it before, for the help as well
  static const Option color =
      option("--color WHEN", read, "use colours on the terminal").among({"auto", "always", "never"});
  return color;
}

std::string color_in(const std::vector<std::string>& words) {
  constexpr std::string_view name = "--color", with_value = "--color=";
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    if (words[i] == name && i + 1 < words.size()) return words[i + 1];
    if (words[i].starts_with(with_value)) return words[i].substr(with_value.size());
  }
  return "auto";
}

int threads_wanted(int asked) {
  return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

namespace {

// A flag sets or clears the member.
void name_flag(bool& value, std::string& name, Option& option) {
  option.target = &value;
  option.clears = value;
  if (!value) return;
  name = "no-" + name;
  option.help = "do not " + option.help;
}

// What the member has before the command line is read, if that is a value that can be given.
std::string usual_of(const ask::Option& row, const ask::OptionField& field) {
  if (std::holds_alternative<bool*>(field) || std::holds_alternative<ask::NumberRange*>(field)) return {};
  if (const auto* number = std::get_if<std::uint64_t*>(&field); number && **number < row.values.least) return {};
  return ask::text_of(row, field);
}

Language language_of_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return find_language(locale).value_or(Language::en);
  }
  return Language::en;
}

}  // namespace

Option language_option(Language& target) {
  constexpr const ask::Option& row = ask::language_row;
  target = language_of_locale();
  return {.names = "-l,--lang",
          .value = std::string{row.values.shown},
          .help = std::string{row.help},
          .target = Other{[&target](const std::string& value) { return ask::assign(row, value, &target); }},
          .usual = "the locale's",
          .choices = texts_of(languages(), &LanguageEntry::id)};
}

Option option_of(const ask::Question& question, std::string_view name, void* asked, char letter) {
  const auto row = std::ranges::find(question.options, name, &ask::Option::name);
  assert(row != question.options.end());
  std::string long_name{name};
  std::ranges::replace(long_name, '_', '-');
  Option option;
  option.value = row->values.shown;
  option.help = row->help;
  if (row->values.tells_default) option.help += " (default: " + ask::text_of(*row, row->field(asked)) + ')';
  option.minimum = row->values.least;
  option.maximum = row->values.most;
  option.list = row->values.list;
  option.listed_by = row->values.listed_by;
  if (row->values.choices != nullptr) option.choices = texts_of(row->values.choices());
  const ask::OptionField field = row->field(asked);
  option.usual = usual_of(*row, field);
  if (bool* const* flag = std::get_if<bool*>(&field)) {
    name_flag(**flag, long_name, option);
  } else if (std::uint64_t* const* number = std::get_if<std::uint64_t*>(&field)) {
    option.target = *number;
  } else if (std::string* const* text = std::get_if<std::string*>(&field)) {
    option.target = *text;
  } else {
    option.target = Other{[row, field](const std::string& value) { return ask::assign(*row, value, field); }};
  }
  option.names = (letter == 0 ? "" : std::string{'-', letter} + ',') + "--" + long_name;
  return option;
}

}  // namespace shudu::cli
