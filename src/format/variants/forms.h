// The formats of variants, one for each file of this folder. Some have a row of the table in common with a format of classic
// puzzles, which format/formats has; the others have a row of their own. formats.cpp joins them.
#pragma once

#include "shudu/format.h"

namespace shudu::variant {

VariantForm json_form();
VariantForm fpuzzles_form();
VariantForm sudokupad_form();
VariantForm solo_form();

Format sudokumaker_format();
Format lisudoku_format();
Format iss_format();
Format sumo_cue_format();
Format cage_numbers_format();
Format cage_line_format();
Format jigsaw_text_format();
Format mark_text_format();
Format grid_text_format();
Format svg_format();

}  // namespace shudu::variant
