// In place of classic_formats.cpp in the library of one file: the formats that are plain text, in the same order.
#include "format/record_reader.h"

namespace shudu {

Format grid_format(), sukaku_format(), sdm_format(), line_format(), sdk_format(), simple_sudoku_format(),
    pencilmarks_format(), rows_format(), spaced_format();

std::vector<Format> classic_formats() {
  return {
      grid_format(),          sukaku_format(),      sdm_format(),  line_format(),   sdk_format(),
      simple_sudoku_format(), pencilmarks_format(), rows_format(), spaced_format(),
  };
}

}  // namespace shudu
