// GridOutput: writes grids and puzzles in the format that --to names.
#pragma once

#include <string>

#include "engine/output.h"
#include "engine/verdict.h"
#include "shudu/format.h"

namespace shudu::cli {

class GridOutput {
 public:
  // Writes the format's prologue. The destructor writes its epilogue. Precondition: the format exists and has a writer.
  GridOutput(const std::string& format, Verdict& verdict);
  ~GridOutput();
  GridOutput(const GridOutput&) = delete;
  GridOutput& operator=(const GridOutput&) = delete;

  // Reports to the verdict what the format cannot represent, with the file and line of the puzzle.
  void write(const Puzzle& puzzle, std::string_view file = "output");
  void write(const Grid& grid) { write(puzzle_of(grid)); }

 private:
  const Format& format_;
  Verdict& verdict_;
  std::uint64_t written_ = 0;
};

}  // namespace shudu::cli
