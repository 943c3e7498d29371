// Command: the name, arguments, options and action of a sub-command, as plain data.
//
// The parser, --help, the manual pages, the shell completions and the tests of all options use this one definition.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
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
  // The choice that a value means, if values other than the choices are understood ("zh_CN" for "zh-Hans").
  std::function<std::optional<std::string>(const std::string& value)> choice_of = {};
  std::uint64_t minimum = 0;  // for numbers
  std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max();
  bool file = false;                       // the value is a file name (for completions)
  bool list = false;                       // the value is a list of choices, separated by commas
  std::vector<std::string> needs = {};     // means nothing without one of these options or arguments
  std::vector<std::string> not_with = {};  // means nothing together with any of these options or arguments
};

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

struct Command {
  std::string name;         // one word, or two if several commands share the first: "generate grids"
  std::string summary;      // one line that begins with a verb, without a full stop
  std::string description;  // paragraphs separated by blank lines
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
