// Reads and writes a checkpoint file. The file is always replaced as a whole, so that it never holds a partial
// checkpoint.
#pragma once

#include <optional>
#include <string>

#include "shudu/queens.h"

namespace shudu::cli {

// The checkpoint in the file, or nothing if there is no file. The error says what is wrong with the file.
Result<std::optional<QueensCheckpoint>, std::string> read_checkpoint(const std::string& path);

// Returns what went wrong, with the name of the file; empty if nothing did. If writing failed, the old file is unchanged.
std::string write_checkpoint(const std::string& path, const QueensCheckpoint& checkpoint);

}  // namespace shudu::cli
