// The formats that hold classic puzzles. Each is defined in formats/.
#include "format/record_reader.h"

namespace shudu {

Format hodoku_format();
Format sudokuwiki_format();
Format fpuzzles_format();
Format sudokupad_format();
Format sudoku_coach_format();
Format address_format();
Format gnome_sudoku_format();
Format html_format();
Format opensudoku_format();
Format grid_format();
Format json_format();
Format json_rows_format();
Format c_format();
Format swift_format();
Format python_format();
Format csv_format();
Format bank_format();
Format sukaku_format();
Format sdm_format();
Format solo_format();
Format line_format();
Format sdk_format();
Format sdk_sadman_format();
Format simple_sudoku_format();
Format sdx_format();
Format pencilmarks_format();
Format rows_format();
Format spaced_format();

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
