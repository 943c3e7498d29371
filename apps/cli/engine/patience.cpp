#include "engine/patience.h"

#include <fmt/core.h>

#include "engine/messages.h"
#include "engine/numbers.h"

namespace shudu::cli {
namespace {

constexpr double most_without_puzzle = 60;  // seconds
constexpr double silent = 2;

}  // namespace

bool Patience::is_late() {
  const double waited = since(last_found_.load());
  if (waited >= silent && !reported_.exchange(true)) report();
  return timeout_ > 0 ? seconds() >= timeout_ : waited >= most_without_puzzle;
}

void Patience::report() const {
  const std::string tried = tried_ > 0 ? fmt::format(" ({} tried)", with_commas(tried_)) : std::string{};
  const std::string end = timeout_ > 0 ? fmt::format("after {:g} s", timeout_)
                                       : fmt::format("after {:.0f} s without a new puzzle", most_without_puzzle);
  note(fmt::format("{}: still looking for {}{}; the search ends {}", command_, wish_, tried, end));
  if (!advice_.empty()) note(command_ + ": " + advice_);
}

}  // namespace shudu::cli
