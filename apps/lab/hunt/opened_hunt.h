// The store of a hunt, opened to read, with its settings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/command.h"
#include "engine/verdict.h"
#include "hunt/store.h"
#include "shudu/board.h"

namespace shudu::cli {

struct OpenedHunt {
  std::unique_ptr<Store> store;
  HuntSettings settings;
};
// Empty after a message.
std::optional<OpenedHunt> opened_hunt(const std::string& command, const std::string& path, Verdict& verdict);

// STORE, the first operand of the commands about a hunt.
Argument store_argument(std::vector<std::string>& target);

// The smallest value that `least` names, which is an option of the command; 0 if it is empty. Empty after a message.
std::optional<hunt::Value> least_wanted(const std::string& command, const std::string& option, const std::string& least,
                                        hunt::Goal goal, Verdict& verdict);

// The puzzles of the input that have one solution. The others are reported to the verdict and skipped.
std::vector<Grid> given_puzzles(const std::vector<std::string>& operands, Verdict& verdict);
// Puzzles of our own making: minimal puzzles dug from random grids, as `shudu generate puzzles` makes them.
std::vector<Grid> made_puzzles(std::uint64_t count, std::uint64_t seed);

}  // namespace shudu::cli
