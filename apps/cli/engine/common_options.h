// Options and arguments that several commands share, so that they have the same name and help everywhere.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "ask/question.h"
#include "engine/command.h"

namespace shudu::cli {

// Adds the operands and options of Command::input.
void add_input(Command& command);
// `--from FORMAT`, any format that can be read.
Option from_option(std::string& target);
// `--to FORMAT`, any format that can be written. The default is "line".
Option to_option(std::string& target);
// `--seed N`. The help shows the target's value as the default.
Option seed_option(std::uint64_t& target);
// The value of a seed that was not given. seed_for() then gives a new seed and prints it on standard error, so that the run can be
// repeated. Call it once, after the options have been checked.
inline constexpr std::uint64_t fresh_seed = std::numeric_limits<std::uint64_t>::max();
std::uint64_t seed_for(std::uint64_t asked);
// `--timeout SECONDS`. `otherwise` is the default in words.
Option timeout_option(double& target, const std::string& what, const std::string& otherwise);
// `--threads N`; 0 means all.
Option threads_option(int& target);
// `--memory MIB`. The default is 1024.
Option memory_option(std::uint64_t& target);
Option json_option(bool& target);

// `--color WHEN`, which every command has beside --help. `shudu --help` describes it.
const Option& color_option();
// The value of --color on a command line; "auto" if it is not there.
std::string color_in(const std::vector<std::string>& words);

// The number of threads to use: `asked`, or as many as the machine has for 0.
int threads_wanted(int asked);
// The ids of all formats that can be written.
std::vector<std::string> writable_formats();

// The option with this name. `asked` is the struct of the question's options, which the command line sets. `letter` is its
// short form: 'n' for -n. An option that is "yes" by default becomes a flag that switches it off: uniqueness, --no-uniqueness.
// Precondition: the question has the option.
Option option_of(const ask::Question& question, std::string_view name, void* asked, char letter = 0);

// `--lang`, the language of the words. Without the option it is that of the locale: of LC_ALL, LC_MESSAGES or LANG, the first
// that is set. English if that is none of ours.
Option language_option(Language& target);

}  // namespace shudu::cli
