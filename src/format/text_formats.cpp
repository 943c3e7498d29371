// In place of formats.cpp in the library of one file: the formats that are plain text, in the order of formats.cpp.
#include <array>

#include "format/record_reader.h"
#include "shudu/format.h"

namespace shudu {

std::span<const Format> formats() {
  static const std::array table{
      grid_format(),          sukaku_format(),      sdm_format(),  line_format(),   sdk_format(),
      simple_sudoku_format(), pencilmarks_format(), rows_format(), spaced_format(),
  };
  return table;
}

}  // namespace shudu
