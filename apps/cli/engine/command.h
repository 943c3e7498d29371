// Command: what a sub-command is called, takes and does, as plain data.
//
// One definition serves the parser, --help, the manual pages and the shell completions. Only parse.cpp knows the
// library that does the parsing.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shudu::cli {

// Exit statuses, the same for every command.
enum Status : int {
  all_positive = 0,   // every answer positive
  some_negative = 1,  // some answer negative: no solution, not unique where asked, …
  bad_input = 2,      // bad input or usage; what was good is answered all the same
};

struct Option {
  std::string names;  // "-u,--unique"
  std::string value;  // what the value is called in help ("N"); empty for a flag
  std::string help;
  std::variant<bool*, int*, std::uint64_t*, std::string*> target;
  std::vector<std::string> choices = {};  // the values allowed; empty: any
  std::uint64_t minimum = 0;              // for numbers
  std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max();
  bool file = false;  // the value is a file name (for completions)
};

struct Argument {
  std::string name;  // "FILE"
  std::string help;
  std::vector<std::string>* target;
  std::size_t minimum = 0;
  std::size_t maximum = std::numeric_limits<std::size_t>::max();
  std::vector<std::string> choices = {};  // for completions and help
};

struct Example {
  std::string command;
  std::string what;
};

struct Command {
  std::string name;         // one word, or two where several commands share the first: "generate grids"
  std::string summary;      // one line, no full stop
  std::string description;  // paragraphs separated by blank lines
  std::vector<Argument> arguments = {};
  std::vector<Option> options = {};
  std::vector<Example> examples = {};
  std::function<int()> run;
  // Whether it reads puzzles from standard input when no file is named: on a terminal it shows short help instead.
  bool reads_input = false;
};

}  // namespace shudu::cli
