// The formats that hold classic puzzles.
#include "format/record_reader.h"

namespace shudu {

std::vector<Format> classic_formats() {
  // In the order of detection: formats with a more specific beginning come first.
  return {
      hodoku_format(),      sudokuwiki_format(),   fpuzzles_format(),   sudokupad_format(),     sudoku_coach_format(),
      address_format(),     gnome_sudoku_format(), html_format(),       opensudoku_format(),
      grid_format(),  // before json, because of arrays in program text
      json_format(),        json_rows_format(),    c_format(),          swift_format(),         python_format(),
      csv_format(),         bank_format(),         sukaku_format(),     sdm_format(),           solo_format(),
      line_format(),        sdk_format(),          sdk_sadman_format(), simple_sudoku_format(), sdx_format(),
      pencilmarks_format(), rows_format(),         spaced_format(),
  };
}

}  // namespace shudu
