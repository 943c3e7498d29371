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

// All commands, in the order in which help lists them. Built anew by each call; the targets of a command's options live
// as long as the command.
std::vector<Command> commands();

// "generate" of "generate grids"; empty for a name of one word.
std::string_view group_of(const Command& command);

// The rows of the table, one per file in commands/.
Command solve_command();
Command count_command();
Command check_command();
Command verify_command();
Command explain_command();
Command hint_command();
Command rate_command();
Command convert_command();
Command sample_command();
Command census_command();
Command grid_command();
Command index_command();
Command canon_command();
Command same_command();
Command transform_command();
Command minimize_command();
Command unavoidable_command();
Command backdoors_command();
Command queens_command();
Command generate_grids_command();
Command generate_puzzles_command();
Command generate_near_command();
Command play_command();
Command homework_command();
Command bench_command();
Command trace_command();
Command compare_command();
Command algorithms_command();
Command techniques_command();
Command viewpoints_command();
Command formats_command();
Command completion_command();
Command manual_command();

}  // namespace shudu::cli
