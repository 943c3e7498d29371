#include "hunt/opened_hunt.h"

#include <fmt/core.h>

#include "shudu/generate.h"
#include "solve/answers.h"

namespace shudu::cli {

std::optional<OpenedHunt> opened_hunt(const std::string& command, const std::string& path, Verdict& verdict) {
  auto store = open_store(path, OpenStore::read);
  if (!store) {
    verdict.bad(fmt::format("{}: {}: {}", command, path, store.error()));
    return std::nullopt;
  }
  const auto settings = (*store)->settings();
  if (!settings) {
    verdict.bad(fmt::format("{}: {}: the file has no hunt", command, path));
    return std::nullopt;
  }
  return OpenedHunt{*std::move(store), *settings};
}

Argument store_argument(std::vector<std::string>& target) {
  return {.name = "STORE", .help = "the file of the hunt", .target = &target, .minimum = 1, .maximum = 1};
}

std::optional<hunt::Value> least_wanted(const std::string& command, const std::string& option, const std::string& least,
                                        hunt::Goal goal, Verdict& verdict) {
  if (least.empty()) return hunt::Value{0};
  const auto value = hunt::least_value(least, goal);
  if (!value) {
    const std::string_view such = goal == hunt::Goal::score ? "4000" : goal == hunt::Goal::clues ? "20" : "8.3";
    verdict.bad(fmt::format("{}: {} {}: expected a rating such as {}", command, option, least, such));
  }
  return value;
}

std::vector<Grid> given_puzzles(const std::vector<std::string>& operands, Verdict& verdict) {
  Input input{operands, "", verdict, "hunt run"};
  const auto unfit = [](const Puzzle& puzzle) -> std::string {
    return puzzle.candidates ? "a hunt cannot start from a puzzle with pencil marks" : "";
  };
  return proper_puzzles(input, unfit, verdict);
}

std::vector<Grid> made_puzzles(std::uint64_t count, std::uint64_t seed) {
  std::vector<Grid> puzzles;
  for (std::uint64_t block = 0; puzzles.size() < count; ++block) {
    for (const MadePuzzle& made : make_block({}, seed, block).made) {
      if (puzzles.size() < count) puzzles.push_back(made.clues);
    }
  }
  return puzzles;
}

}  // namespace shudu::cli
