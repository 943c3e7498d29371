// The commands that a campaign can run, how their input is cut into shards, and how the results are merged.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/command.h"
#include "shudu/result.h"

namespace shudu::cli::campaign {

// What a shard is.
enum class Cut {
  records,  // some lines of the input files, or some numbered grids
  seeds,    // some seeds; the command runs once for each
  pieces,   // some pieces of a count of queens
  whole,    // the whole command; the campaign has one shard
};

// How merge makes the output of the plain command from the results.
enum class Join {
  in_order,           // one after the other
  classes,            // the same, but only the first puzzle of each class
  neighbour_classes,  // the same, without the classes of the input
  right_and_wrong,    // the last line of each result has two counts, which are added
  sum,                // each result is a number, and they are added
};

struct CampaignCommand {
  std::string_view name;
  Cut cut = Cut::records;
  Join join = Join::in_order;
  std::vector<std::string_view> refused = {};  // options whose output cannot be cut or repeated
  std::string_view needed = {};                // an option without which the command does nothing
};
std::span<const CampaignCommand> campaign_commands();

// A command line that a campaign can run.
struct Prepared {
  const CampaignCommand* row;
  Join join;
  Command command;                 // its targets are not set yet
  std::vector<std::string> words;  // those after the name
};

// Finds the command, reads its words into the targets of another copy, and checks that a campaign can run it. The error
// says what is wrong. `make` builds the table of all commands.
Result<Prepared, std::string> prepare(const std::vector<std::string>& words, std::vector<Command> (*make)());

// The value of a text option of a command whose words have been read; "" if there is no such option.
std::string value_of(const Command& command, std::string_view option);
bool is_given(const std::vector<std::string>& words, std::string_view option);

}  // namespace shudu::cli::campaign
