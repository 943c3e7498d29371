// The store of a hunt, opened to read, with its settings.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/command.h"
#include "engine/verdict.h"
#include "hunt/store.h"

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

}  // namespace shudu::cli
