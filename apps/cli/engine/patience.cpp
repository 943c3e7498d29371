#include "engine/patience.h"

#include <fmt/core.h>

#include "engine/numbers.h"
#include "engine/terminal.h"
#include "engine/verdict.h"

namespace shudu::cli {
namespace {

constexpr double most_without_puzzle = 60;  // seconds
constexpr double silent = 10;

}  // namespace

bool Patience::is_late() const {
  return timeout_ > 0 ? seconds() >= static_cast<double>(timeout_) : since(last_found_.load()) >= most_without_puzzle;
}

void Patience::report(std::uint64_t tried) {
  if (reported_ || since(last_found_.load()) < silent) return;
  reported_ = true;
  if (stderr_is_terminal()) std::fputs("\r\x1b[K", stderr);  // the line of the progress
  const std::string end = timeout_ > 0 ? fmt::format("after {} s", timeout_)
                                       : fmt::format("after {:.0f} s without a new puzzle", most_without_puzzle);
  note(fmt::format("{}: still searching: such puzzles are rare ({} tried); the search ends {}", command_,
                   with_commas(tried), end));
}

}  // namespace shudu::cli
