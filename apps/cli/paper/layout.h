// Layout: where the boards of a page stand. Of all arrangements in rows and columns the one with the largest boards is
// used.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace shudu::cli {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;  // millimetres
};

// What a cell of the arrangement has besides its board.
struct Around {
  double caption = 0;         // height of the line above the board
  double below = 0;           // height of what is below the board
  double below_of_board = 0;  // and its height as a part of the side of the board
};

class Layout {
 public:
  // Precondition: count > 0.
  Layout(const Box& area, int count, const Around& around);

  double side() const { return side_; }  // of a board
  // The place of a board with all that is around it, from 0, row by row.
  Box cell(int i) const;

 private:
  Box area_;
  Around around_;
  int columns_ = 1, rows_ = 1;
  double side_ = 0;
};

// Booklets: two pages on each side of a sheet, in the order in which the stack of sheets must be printed to be folded in
// the middle. Sheets are printed on both sides and turned over their short edge.
//
//   8 pages:   sheet 1   8 | 1   back   2 | 7
//              sheet 2   6 | 3   back   4 | 5
// The pages on one side of a sheet, from 0. A number that is not less than the number of pages means a blank page.
struct SheetSide {
  std::size_t left = 0, right = 0;
  friend bool operator==(const SheetSide&, const SheetSide&) = default;
};

// The sides in printing order. The number of pages is rounded up to a multiple of four.
inline std::vector<SheetSide> booklet_sides(std::size_t pages) {
  const std::size_t all = (pages + 3) / 4 * 4;
  std::vector<SheetSide> sides;
  for (std::size_t i = 0; i < all / 2; ++i) {
    const SheetSide side{all - 1 - i, i};
    sides.push_back(i % 2 == 0 ? side : SheetSide{side.right, side.left});
  }
  return sides;
}

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
