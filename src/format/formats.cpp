// The table of formats.
#include <algorithm>

#include "format/record_reader.h"

namespace shudu {
namespace {

// Adds the form for variants to the row of a format of classic puzzles.
void join(std::vector<Format>& rows, std::string_view id, const VariantForm& form) {
  Format& row = *std::ranges::find(rows, id, &Format::id);
  row.variants = form;
  if (form.write != nullptr) row.holds = row.holds | PartSet{Part::variants};
}

// A picture with all clues, which can only be written.
Format svg_format() {
  return {.id = "svg",
          .title = "picture with all clues",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.write = [](const variant::Puzzle& puzzle) {
            return variant::Written{.text = variant::svg_picture(puzzle)};
          }}};
}

}  // namespace

std::span<const Format> formats() {
  static const std::vector<Format> table = [] {
    std::vector<Format> rows = classic_formats();
    join(rows, "fpuzzles", variant::fpuzzles_form());
    join(rows, "sudokupad", variant::sudokupad_form());
    join(rows, "json", variant::json_form());
    join(rows, "solo", variant::solo_form());
    // The formats of variants only, in the order of detection.
    rows.insert(rows.end(), {variant::sudokumaker_format(), variant::lisudoku_format(), variant::iss_format(),
                             variant::sumo_cue_format(), variant::cage_numbers_format(), variant::cage_line_format(),
                             variant::jigsaw_text_format(), variant::mark_text_format(), variant::grid_text_format(),
                             svg_format()});
    return rows;
  }();
  return table;
}

}  // namespace shudu
