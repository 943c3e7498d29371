// Command: the name, arguments, options and action of a sub-command, as plain data.
//
// The parser, --help, the manual pages, the shell completions and the tests of all options use this one definition.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace shudu::cli {

// Exit statuses. They mean the same for every command.
enum Status : int {
  all_positive = 0,   // every puzzle has a positive answer
  some_negative = 1,  // a puzzle has a negative answer: no solution, not unique where asked, …
  bad_input = 2,      // invalid input or usage; valid puzzles in the same input are still answered
};

// A value that is neither a flag, a number nor a text: a range, a language. The function sets it, or returns what was
// expected.
using Other = std::function<std::optional<std::string>(const std::string& value)>;

struct Option {
  std::string names;  // "-u,--unique"
  std::string value;  // name of the value in help ("N"); empty for a flag
  std::string help;
  // A double is a number above 0 with decimals.
  std::variant<bool*, int*, std::uint64_t*, double*, std::string*, Other> target;
  bool clears = false;                    // the flag sets its target to false
  std::string usual = {};                 // the default, for the help
  std::vector<std::string> choices = {};  // the allowed values; empty: any
  std::string listed_by = {};             // the command that lists the choices, if they are too many for the help
  std::uint64_t minimum = 0;              // for numbers
  std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max();
  bool file = false;                       // the value is a file name (for completions)
  bool list = false;                       // the value is a list of choices, separated by commas
  std::vector<std::string> needs = {};     // means nothing without one of these options or arguments
  std::vector<std::string> excludes = {};  // means nothing together with any of these options or arguments

  using Words = std::vector<std::string>;
  // The same option with more said about it.
  Option least(std::uint64_t number) const { return with(&Option::minimum, number); }
  Option between(std::uint64_t first, std::uint64_t last) const { return least(first).with(&Option::maximum, last); }
  Option among(Words words, std::string list_of_them = {}) const {
    return with(&Option::choices, std::move(words)).with(&Option::listed_by, std::move(list_of_them));
  }
  Option list_of(Words words) const { return among(std::move(words)).with(&Option::list, true); }
  Option names_file() const { return with(&Option::file, true); }
  Option only_with(const Words& others) const { return with(&Option::needs, joined(needs, others)); }
  Option not_with(const Words& others) const { return with(&Option::excludes, joined(excludes, others)); }

  template <class Member>
  Option with(Member Option::*member, Member content) const {
    Option changed = *this;
    changed.*member = std::move(content);
    return changed;
  }

 private:
  static Words joined(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

// "-n,--limit N" is an option with a value, and "-a,--all" is a flag.
template <class Target>
Option option(std::string_view usage, Target& target, std::string help) {
  const std::size_t end = std::min(usage.find(' '), usage.size());
  const std::string_view value = usage.substr(std::min(end + 1, usage.size()));
  return {.names = std::string{usage.substr(0, end)},
          .value = std::string{value},
          .help = std::move(help),
          .target = &target};
}

struct Argument {
  std::string name;  // "FILE"
  std::string help;
  std::vector<std::string>* target;
  std::size_t minimum = 0;
  std::size_t maximum = std::numeric_limits<std::size_t>::max();
  std::vector<std::string> choices = {};      // the allowed values; empty: any
  std::vector<std::string> suggestions = {};  // values that the completions offer, if there are no choices
  bool names_command = false;                 // the values name a command (for completions)
};

struct Example {
  std::string command;
  std::string what;
};

// What a command that reads puzzles has: the operands FILE..., --from, and perhaps --json and --threads.
struct InputOptions {
  std::vector<std::string> files;
  std::string from;
  bool json = false;
  int threads = 0;  // 0: all
};
enum class InputExtras : std::uint8_t { none, json, threads, json_and_threads };

struct Command {
  std::string name;         // one word, or two if several commands share the first: "generate grids"
  std::string summary;      // one line that begins with a verb, without a full stop
  std::string description;  // paragraphs separated by blank lines
  // Set if the operands are puzzles. The table of commands then adds the argument and the options. If there is no --threads, one
  // thread is used.
  InputOptions* input = nullptr;
  InputExtras extras = InputExtras::json_and_threads;
  std::vector<Argument> arguments = {};
  std::vector<Option> options = {};
  std::vector<Example> examples = {};
  std::function<int()> run;
  // Whether the command reads puzzles from standard input if no file is named. If standard input is a terminal, it
  // shows its short help instead, unless an option replaces the files.
  bool reads_input = false;
  // Set by the table of commands. The heading that the overview lists the command under, if one line of the overview
  // stands for all commands with this first word, what they do, and whether it is in shudu-lab only.
  std::string heading = {};
  std::string family = {};
  bool is_in_laboratory = false;
};

}  // namespace shudu::cli
