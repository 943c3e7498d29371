// Verdict: the exit status of a command, collected while it runs.
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "engine/command.h"
#include "engine/messages.h"
#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu::cli {

// Remembers whether any answer was negative and whether any input was bad. Several threads may report at once.
class Verdict {
 public:
  void negative() { negative_ = true; }
  void bad() { bad_ = true; }
  // Writes "shudu: MESSAGE" to standard error and marks the input as bad.
  void bad(const std::string& message) {
    note(message);
    bad();
  }
  // The same for a command that ends with this status.
  int refuse(const std::string& message) { return bad(message), status(); }
  int status() const { return bad_ ? Status::bad_input : negative_ ? Status::some_negative : Status::all_positive; }

 private:
  std::atomic<bool> negative_ = false;
  std::atomic<bool> bad_ = false;
};

// "puzzles.txt:3:12: 80 cells, expected 81".
inline std::string located(std::string_view file, const Error& error) {
  const std::string column = error.column > 0 ? std::to_string(error.column) + ':' : "";
  return std::string{file} + ':' + std::to_string(error.line) + ':' + column + ' ' + error.message;
}

}  // namespace shudu::cli
