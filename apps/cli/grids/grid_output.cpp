#include "grids/grid_output.h"

namespace shudu::cli {

GridOutput::GridOutput(const std::string& format, Verdict& verdict) : format_(*find_format(format)), verdict_(verdict) {
  standard_output().write(format_.prologue);
}

GridOutput::~GridOutput() {
  standard_output().write(format_.epilogue);
  standard_output().flush();
}

void GridOutput::write(const Puzzle& puzzle, std::string_view file) {
  Output& out = standard_output();
  if (const auto reason = write_puzzle(format_, puzzle, written_, out.text())) {
    verdict_.bad(located(file, {puzzle.line, 0, std::string{format_.id} + ": " + *reason}));
    return;
  }
  ++written_;
  out.written();
}

}  // namespace shudu::cli
