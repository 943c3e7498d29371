// Short addresses of SudokuPad, for the reader of its addresses.
#pragma once

#include "shudu/format.h"

namespace shudu::variant {

bool starts_scf(std::string_view text);
Result<Puzzle, ReadError> read_scf(std::string_view text);

}  // namespace shudu::variant
