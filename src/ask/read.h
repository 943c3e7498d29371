// Text to puzzles of either kind. Without the engine of variants (no_variants.cpp), a variant is an error that says so.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "ask/any_puzzle.h"

namespace shudu::ask {

// Returns the records one by one, and nothing after the last. If `format` is null, the format of every record is detected.
std::function<std::optional<Result<AnyPuzzleRef, ParseError>>()> records_of(std::string text,
                                                                            const Format* format = nullptr);

}  // namespace shudu::ask
