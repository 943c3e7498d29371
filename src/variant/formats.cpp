// The table of formats, the detector, and the reader of any record.
//
// Some records are read here and by format.h: f-puzzles, SudokuPad and Solo records may hold a classic puzzle or a
// variant. One side decides, so that both never disagree: a caller that takes both reads a record that detect() knows
// with read() first. If is_classic() holds for the puzzle, the caller gives the same text to the reader of format.h,
// which also keeps notes, entries and colours. Otherwise, and if read() reports an error, format.h is not asked: its
// readers refuse every rule beyond classic Sudoku, and so cannot say more. A text that detect() does not know belongs
// to format.h. The tests compare both readers on records that both take.
#include "variant/formats.h"

#include <array>

#include "base/same_id.h"

namespace shudu::variant {

std::span<const Format> formats() {
  // In the order of detection: formats with a more specific beginning come first.
  static const std::array table{
      json_format(),      fpuzzles_format(),    sudokumaker_format(), lisudoku_format(),     scl_format(),
      scf_format(),       iss_format(),         sumo_cue_format(),    cage_numbers_format(), solo_id_format(),
      cage_line_format(), jigsaw_text_format(), mark_text_format(),   grid_text_format(),    svg_format(),
  };
  return table;
}

const Format* find_format(std::string_view id) {
  const auto all = formats();
  const auto found = find_by_id(all, id, &Format::id);
  return found == all.end() ? nullptr : &*found;
}

const Format* detect(std::string_view text) {
  if (text.size() > max_text) return nullptr;
  for (const Format& format : formats()) {
    if (format.starts != nullptr && format.starts(text)) return &format;
  }
  return nullptr;
}

Result<Puzzle, ReadError> read(std::string_view text) {
  if (text.size() > max_text) {
    return Unexpected{ReadError{.message = "the text is longer than " + std::to_string(max_text) + " bytes"}};
  }
  const Format* format = detect(text);
  if (format == nullptr) return Unexpected{ReadError{.message = "no known format of variants begins here"}};
  return format->read(text);
}

}  // namespace shudu::variant
