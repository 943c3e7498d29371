// The fields with which the JSON record of every input puzzle begins: file, line, puzzle and status.
//
// They mean the same in all commands. docs/json.md lists them, the statuses, and the other fields of every command.
#pragma once

#include <string>
#include <string_view>

#include "base/json_object.h"
#include "engine/batch.h"

namespace shudu::cli {

// `file` and `line`.
JsonObject json_place(const Place& place);
JsonObject json_record(const Place& place, const Grid& clues, std::string_view status);
// Precondition: the record was read. A variant has its rules after the status.
JsonObject json_record(const Record& record, std::string_view status);
// For an answer that begins with the puzzle and the status itself.
JsonObject json_record(const Place& place, const JsonObject& answer);

// The record of a puzzle that cannot be read. Its puzzle is null, and `error` has the message and its place.
JsonObject unreadable_record(std::string_view file, const Error& error);

// The object as a line.
std::string line_of(const JsonObject& object);

}  // namespace shudu::cli
