// The formats of variants, one for each file of formats/. formats.cpp has the table.
#pragma once

#include "shudu/variant/formats.h"

namespace shudu::variant {

Format json_format();
Format fpuzzles_format();
Format sudokumaker_format();
Format lisudoku_format();
Format scl_format();
Format scf_format();
Format iss_format();
Format solo_id_format();
Format sumo_cue_format();
Format cage_numbers_format();
Format cage_line_format();
Format jigsaw_text_format();
Format mark_text_format();
Format grid_text_format();
Format svg_format();

}  // namespace shudu::variant
