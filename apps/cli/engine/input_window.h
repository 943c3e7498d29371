// InputWindow: a part of a longer input, which a command reads in place of its operands.
//
// A campaign (campaign/) cuts an input into shards and runs the command on each. The window names the files as the whole
// input does and numbers their lines as the whole input does, so messages and answers are those of the whole input.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/format.h"

namespace shudu::cli {

struct InputPart {
  std::string name;                // of the file, for messages
  std::uint64_t operand = 0;       // the number of the file in the whole input
  std::uint64_t lines_before = 0;  // lines of the file before this part
  ReadBytes read;
};

struct InputWindow {
  std::vector<InputPart> parts;
  bool is_first = true;  // whether it is the beginning of the input, so that a header is written
};

// The window of all inputs of the program, or null. Set it while no command runs.
inline const InputWindow* the_input_window = nullptr;
inline const InputWindow* input_window() { return the_input_window; }
inline void set_input_window(const InputWindow* window) { the_input_window = window; }

// Whether a command writes the header of its output.
inline bool writes_header() { return input_window() == nullptr || input_window()->is_first; }

}  // namespace shudu::cli
