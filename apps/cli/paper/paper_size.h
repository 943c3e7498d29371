// Sizes of paper, in millimetres.
#pragma once

#include <array>
#include <string_view>

namespace shudu::cli {

struct PaperSize {
  std::string_view id;
  double width = 0, height = 0;
};
inline constexpr std::array<PaperSize, 3> paper_sizes{{{"a4", 210, 297}, {"letter", 215.9, 279.4}, {"a5", 148, 210}}};

// Precondition: the id is in the table.
constexpr PaperSize paper_size(std::string_view id) {
  for (const PaperSize& one : paper_sizes) {
    if (one.id == id) return one;
  }
  return paper_sizes[0];
}

// Half of the sheet, upright: a page of a booklet.
constexpr PaperSize half_of(const PaperSize& sheet) { return {sheet.id, sheet.height / 2, sheet.width}; }

}  // namespace shudu::cli
