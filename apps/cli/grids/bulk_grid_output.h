// Complete grids as text, by the million: lines of 81 digits, or the homework's blocks of digits separated by spaces.
//
// Grids that follow one another mostly share their beginning (grids_in_order), so in a block only the end is written
// anew, and a cell is two characters, its digit and what follows it, added in one go.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/output.h"
#include "shudu/grid.h"

namespace shudu::cli {

class BulkGridOutput {
 public:
  enum class Form : std::uint8_t { line, spaced };
  BulkGridOutput(Form form, Output& out);
  ~BulkGridOutput();
  BulkGridOutput(const BulkGridOutput&) = delete;
  BulkGridOutput& operator=(const BulkGridOutput&) = delete;

  void write(std::span<const Grid> grids);
  // Hands on what has been written.
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

}  // namespace shudu::cli
