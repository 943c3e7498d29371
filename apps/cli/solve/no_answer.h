// Why a command has no answer for a record (ask/status.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ask/question.h"
#include "base/json_object.h"
#include "engine/answer_output.h"
#include "engine/batch.h"
#include "engine/verdict.h"

namespace shudu::cli {

using ask::in_words;
using ask::NoAnswer;
using ask::not_for_variants;

// A record that cannot be read or whose clues conflict.
std::optional<NoAnswer> not_searchable(const Record& record);
// The same, or a puzzle that does not have exactly one solution.
std::optional<NoAnswer> not_proper(const Record& record, std::uint64_t solutions);
// Clues that do not have exactly one solution. Only clues that the search refuted at once can conflict.
NoAnswer not_proper(const Grid& clues, std::uint64_t solutions, bool refuted_at_once);
// A puzzle that the command cannot answer, because of its pencil marks for instance.
NoAnswer unsupported(std::string reason);

JsonObject json_record(const Record& record, const NoAnswer& why);

// Marks the answer as negative, or as bad input with a message. The input has already reported an unreadable record.
void report(const Record& record, const NoAnswer& why, Verdict& verdict);

}  // namespace shudu::cli
