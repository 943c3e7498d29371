// Refusal: why a record is no classic puzzle, as a kind and a sentence. The sentences about rules and sizes beyond classic
// Sudoku are made here.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu {

struct Refusal {
  std::string message;
  Error::Kind fault = Error::Kind::malformed;

  Refusal(std::string text, Error::Kind kind = Error::Kind::malformed) : message(std::move(text)), fault(kind) {}
};

// "WHAT; only classic Sudoku is read": "this looks like a killer Sudoku", "the rules say 'Antiking'".
inline Refusal only_classic(std::string what) {
  return {std::move(what) + "; only classic Sudoku is read", Error::Kind::beyond_classic};
}
// "this puzzle has thermometers; only classic Sudoku is read"
inline Refusal has_beyond_classic(std::string_view what) {
  return only_classic("this puzzle has " + std::string{what});
}
// "WHAT; only 9×9 is read", by default for the size.
inline Refusal only_nine(std::string what, std::string_view nine = "9×9") {
  return {std::move(what) + "; only " + std::string{nine} + " is read", Error::Kind::beyond_classic};
}

inline Error placed(Refusal refusal, std::uint64_t line, std::uint64_t column) {
  return {line, column, std::move(refusal.message), refusal.fault};
}

}  // namespace shudu
