// Grids and puzzles written in the format that --format names.
#pragma once

#include <string>

#include "engine/command.h"
#include "engine/input.h"
#include "engine/output.h"
#include "shudu/format.h"

namespace shudu::cli {

class GridOutput {
 public:
  // Writes the format's prologue; the destructor writes its epilogue. Precondition: the format exists and is written.
  GridOutput(const std::string& format, Verdict& verdict);
  ~GridOutput();
  GridOutput(const GridOutput&) = delete;
  GridOutput& operator=(const GridOutput&) = delete;

  // What the format cannot hold is reported to the verdict, with the place where it came from.
  void write(const Puzzle& puzzle, std::string_view file = "output");
  void write(const Grid& grid) { write(puzzle_of(grid)); }

 private:
  const Format& format_;
  Verdict& verdict_;
  std::uint64_t written_ = 0;
};

// `--format FORMAT`, any format that can be written.
Option to_option(std::string& target);

}  // namespace shudu::cli
