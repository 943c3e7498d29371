// Why a question that needs a puzzle with one solution has no answer.
#pragma once

#include <cstdint>
#include <optional>

#include "ask/any_puzzle.h"
#include "ask/status.h"

namespace shudu::ask {

// `solutions` is their number, 2 for several; empty if it is 1.
std::optional<NoAnswer> improper(const AnyPuzzle& puzzle, std::uint64_t solutions);
std::optional<NoAnswer> improper(const Puzzle& puzzle, std::uint64_t solutions);

}  // namespace shudu::ask
