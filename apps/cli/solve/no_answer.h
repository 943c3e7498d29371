// NoAnswer: why a command has no answer for a record, in the same words for all commands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json_object.h"
#include "engine/batch.h"
#include "engine/verdict.h"

namespace shudu::cli {

struct NoAnswer {
  std::string_view status;  // "unreadable", "invalid", "unsupported", "no solution" or "multiple solutions"
  std::string reason = {};  // empty if the status says everything
};

// A record that cannot be read or whose clues conflict.
std::optional<NoAnswer> not_searchable(const Record& record);
// The same, or a puzzle that does not have exactly one solution.
std::optional<NoAnswer> not_proper(const Record& record, std::uint64_t solutions);
// Clues that do not have exactly one solution. Only clues that the search refuted at once can conflict.
NoAnswer not_proper(const Grid& clues, std::uint64_t solutions, bool refuted_at_once);
// A puzzle that the command cannot answer, because of its pencil marks for instance.
NoAnswer unsupported(std::string reason);
// A variant together with an option that means nothing for it.
NoAnswer not_for_variants(const std::string& option);

// "invalid: 5 twice in row 3: r3c1, r3c7", "no solution".
std::string in_words(const NoAnswer& why);
// The same as a line of the output. It is empty on a terminal where a message has just said it.
std::string answer_line(const NoAnswer& why);
JsonObject json_record(const Record& record, const NoAnswer& why);

// Marks the answer as negative, or as bad input with a message. The input has already reported an unreadable record.
void report(const Record& record, const NoAnswer& why, Verdict& verdict);

}  // namespace shudu::cli
