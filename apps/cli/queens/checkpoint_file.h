// A checkpoint as a file: read once, then replaced as a whole again and again, so that whoever looks finds an old or a
// new one, never a part.
#pragma once

#include <optional>
#include <string>

#include "shudu/queens.h"

namespace shudu::cli {

// What the file holds; nothing when there is no file. The error says what is wrong with it.
Result<std::optional<QueensCheckpoint>, std::string> read_checkpoint(const std::string& path);

// Why it could not be written, or nothing. What was there before is still there then.
std::optional<std::string> write_checkpoint(const std::string& path, const QueensCheckpoint& checkpoint);

}  // namespace shudu::cli
