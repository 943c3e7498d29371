// Text to puzzles of either kind.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "ask/any_puzzle.h"

namespace shudu::ask {

// A puzzle, or why it cannot be read.
using AnyRecord = Result<AnyPuzzleRef>;
// Returns the records one by one, and nothing after the last.
using Records = std::function<std::optional<AnyRecord>()>;

// If `format` is null, the format of every record is detected. Without the engine of variants (linked.h), a variant is an error
// that says so.
Records records_of(std::string text, const Format* format = nullptr);

}  // namespace shudu::ask
