// The statuses of answers, once for the program, the C interface and the bindings (docs/json.md says what they mean).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shudu::ask {

enum class Status : std::uint8_t {
  ok,
  solved,
  valid,
  rated,
  step,
  steps,
  exercise,
  right,
  same,
  // The answer is negative.
  stuck,
  contradiction,
  wrong,
  missing,
  different,
  none,
  not_found,
  stopped,
  no_solution,
  multiple_solutions,
  incomplete,
  invalid,
  // There is no answer.
  unsupported,
  unreadable,
};
// "no solution".
std::string_view id(Status status);

// What a status means for the exit status of the program.
enum class Outcome : std::uint8_t { positive, negative, bad };
constexpr Outcome outcome(Status status) {
  return status < Status::stuck ? Outcome::positive : status < Status::unsupported ? Outcome::negative : Outcome::bad;
}

// Why there is no answer to a question about a puzzle, in the same words for every question.
struct NoAnswer {
  Status status = Status::unsupported;
  std::string reason = {};  // empty if the status says everything
};
// "invalid: 5 twice in row 3: r3c1, r3c7", "no solution".
std::string in_words(const NoAnswer& why);

}  // namespace shudu::ask
