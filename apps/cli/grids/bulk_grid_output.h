// BulkGridOutput: writes millions of complete grids fast, as lines of 81 digits or as blocks of digits separated by
// spaces.
//
// In grids_in_order, neighbouring grids usually share their first two bands. The blocks copy the text of those bands
// and write only the last band. A cell is two characters, the digit and the separator after it, and they are written in
// one operation.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/output.h"
#include "shudu/board.h"

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

}  // namespace shudu::cli
