// BulkGridOutput: writes millions of complete grids fast, as lines of 81 digits or as blocks of digits separated by
// spaces.
//
// In grids_in_order, neighbouring grids usually share their first two bands. The blocks copy the text of those bands
// and write only the last band. A cell is two characters, the digit and the separator after it, and they are written in
// one operation.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/output.h"
#include "engine/verdict.h"
#include "shudu/board.h"
#include "shudu/format.h"

namespace shudu::cli {

class BulkGridOutput {
 public:
  enum class Form : std::uint8_t { line, spaced };
  BulkGridOutput(Form form, Output& out);
  ~BulkGridOutput();
  BulkGridOutput(const BulkGridOutput&) = delete;
  BulkGridOutput& operator=(const BulkGridOutput&) = delete;

  void write(std::span<const Grid> grids);
  // Passes the buffered text to the output.
  void flush();

 private:
  char* line(const Grid& grid, char* to);
  char* spaced(const Grid& grid, const Grid* before, char* to);

  Form form_;
  Output& out_;
  std::vector<char> text_;
  std::size_t size_ = 0;
  bool first_ = true;
};

// GridOutput: writes grids and puzzles in the format that --to names.
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
  // Complete grids. The two formats that are used for millions of them have a fast writer.
  void write_complete(std::span<const Grid> grids);

 private:
  const Format& format_;
  Verdict& verdict_;
  std::optional<BulkGridOutput> bulk_;
  std::uint64_t written_ = 0;
};

}  // namespace shudu::cli
