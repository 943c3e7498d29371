#include "campaign/command_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/word_list.h"
#include "engine/arguments.h"
#include "engine/find_command.h"
#include "engine/help.h"
#include "shudu/format.h"

namespace shudu::cli::campaign {
namespace {

// A format whose records depend on the records before them, or that has a head or a foot, cannot be cut.
bool can_be_cut(const Format& format) {
  std::string first, second;
  const Puzzle blank = puzzle_of(Grid{});
  if (format.write == nullptr) return true;  // only a format of variants, whose records are independent
  format.write(blank, 0, first);
  format.write(blank, 1, second);
  return format.prologue.empty() && format.epilogue.empty() && first == second;
}

std::optional<std::string> refused_option(const CampaignCommand& row, const Command& command,
                                          const std::vector<std::string>& words) {
  for (const std::string_view name : row.refused) {
    if (is_given(words, name)) return fmt::format("{}: {} cannot be used in a campaign", row.name, name);
  }
  if (is_given(words, "--threads")) return fmt::format("{}: give --threads to 'campaign work' instead", row.name);
  const Format* format = find_format(value_of(command, "--to"));
  if (format != nullptr && !can_be_cut(*format)) {
    return fmt::format("{}: output in the format {} cannot be cut into shards", row.name, format->id);
  }
  return std::nullopt;
}

}  // namespace

std::span<const CampaignCommand> campaign_commands() {
  static const std::array table{
      CampaignCommand{.name = "solve", .refused = {"--judge", "--stats", "--pretty"}},
      CampaignCommand{.name = "count"},
      CampaignCommand{.name = "check"},
      CampaignCommand{.name = "rate"},
      CampaignCommand{.name = "canon"},
      CampaignCommand{.name = "minimize"},
      CampaignCommand{.name = "verify", .join = Join::right_and_wrong},
      CampaignCommand{.name = "convert", .needed = "--to"},
      CampaignCommand{.name = "generate puzzles", .cut = Cut::seeds, .refused = {"--seed", "--timeout"}},
      CampaignCommand{.name = "generate grids", .cut = Cut::seeds, .refused = {"--seed", "--in-order", "--distinct"}},
      CampaignCommand{.name = "generate near", .join = Join::neighbour_classes, .refused = {"--limit"}},
      CampaignCommand{.name = "hunt rate"},
      CampaignCommand{.name = "queens",
                      .cut = Cut::pieces,
                      .join = Join::sum,
                      .refused = {"--checkpoint", "--all", "--limit", "--pretty", "--svg", "--json"}},
      CampaignCommand{.name = "census", .cut = Cut::whole},
  };
  return table;
}

bool is_given(const std::vector<std::string>& words, std::string_view option) {
  return std::ranges::any_of(words, [&](const std::string& word) { return word.substr(0, word.find('=')) == option; });
}

std::string value_of(const Command& command, std::string_view option) {
  for (const Option& one : command.options) {
    const auto names = names_of(one);
    if (std::ranges::find(names, option) == names.end()) continue;
    if (const auto* text = std::get_if<std::string*>(&one.target)) return **text;
  }
  return {};
}

Result<Prepared, std::string> prepare(const std::vector<std::string>& words, std::vector<Command> (*make)()) {
  if (words.empty()) return Unexpected{std::string{"--command is empty"}};
  const std::vector<Command> all = make();
  const FoundCommand found = find_command(all, words);
  const std::string name = found.command != nullptr ? found.command->name : words.front();
  const auto row = std::ranges::find(campaign_commands(), name, &CampaignCommand::name);
  if (row == campaign_commands().end() || found.command == nullptr) {
    std::vector<std::string> names;
    for (const CampaignCommand& one : campaign_commands()) {
      const auto is_there = [&](const Command& command) { return command.name == one.name; };
      if (std::ranges::any_of(all, is_there)) names.emplace_back(one.name);
    }
    return Unexpected{fmt::format("a campaign cannot run '{}'; expected {}", name, word_list(names, " or "))};
  }
  const std::vector<std::string> rest(words.begin() + found.words, words.end());
  for (const std::string& word : rest) {
    if (word == "--help" || word == "-h")
      return Unexpected{fmt::format("{}: {} cannot be used in a campaign", name, word)};
  }
  std::vector<std::string> read = rest;
  const bool needs_file = row->cut == Cut::records && found.command->arguments.front().minimum > 0;
  if (needs_file) read.emplace_back("-");
  if (const auto mistake = read_arguments(*found.command, read)) return Unexpected{name + ": " + *mistake};
  if (row->cut == Cut::records && found.command->arguments.front().target->size() != (needs_file ? 1 : 0)) {
    return Unexpected{name + ": name the input files after the folder, not in --command"};
  }
  if (const auto why = refused_option(*row, *found.command, rest)) return Unexpected{*why};
  if (!row->needed.empty() && value_of(*found.command, row->needed).empty()) {
    return Unexpected{fmt::format("{}: {} is required", name, row->needed)};
  }
  Join join = row->join;
  if (name == "canon" && is_given(rest, "--dedupe")) join = Join::classes;
  if (name == "generate near" && is_given(rest, "--pairs")) join = Join::in_order;
  std::vector<Command> fresh = make();
  const auto at = static_cast<std::size_t>(found.command - all.data());
  return Prepared{&*row, join, std::move(fresh[at]), read};
}

}  // namespace shudu::cli::campaign
