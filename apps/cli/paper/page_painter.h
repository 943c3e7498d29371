// PagePainter: paints the pages of a book, each within a page of its own or on a half of a sheet.
#pragma once

#include <string>

#include "paper/book.h"
#include "paper/layout.h"
#include "paper/painter.h"

namespace shudu::cli {

// Paints a board and the names of its rules below. The unit is the side of a cell, and the origin the corner of the grid.
inline constexpr double name_height = 0.42;
void paint_board(Painter& painter, const DrawnBoard& board, double margin);

class PagePainter {
 public:
  PagePainter(const Book& book, const PrintOptions& options, Painter& painter);

  // Paints all pages, as sheets of a booklet if that was asked for.
  void run();
  // Puzzles whose text is too long for a QR code.
  std::size_t without_code() const { return without_code_; }
  // Whether solutions under puzzles are too small to read with ease.
  bool has_tiny_solutions() const { return narrowest_solution_ < 14; }

 private:
  void paint_page(std::size_t number);
  void paint_cover();
  void paint_puzzles(const BookPage& page, const Box& area);
  void paint_solutions(const BookPage& page, const Box& area);
  void paint_steps(const BookPage& page, const Box& area);

  // Paint at the top of the area and take their height from it.
  void paint_title(const std::string& text, const char* tag, double size, Box& area);
  void paint_name_line(int sheet, Box& area);
  void paint_footer(std::size_t number);

  // The board within a square with this top left corner.
  void paint_board(const DrawnBoard& board, double x, double y, double side);
  void paint_caption(const std::string& text, const Box& cell, double height);
  void paint_below(std::size_t puzzle, const Box& cell, double top, double side);

  Around around() const;
  std::string caption_of(std::size_t puzzle, bool with_level) const;
  std::string filled(const Text& text, const char* name, const std::string& value) const;
  // The first page that shows more than the cover.
  bool is_first(std::size_t number) const { return number == (options_.cover ? 1U : 0U); }

  const Book& book_;
  const PrintOptions& options_;
  Language language_;
  Painter& painter_;
  PaperSize size_;
  double margin_;
  std::size_t without_code_ = 0;
  double narrowest_solution_ = 1000;  // width in millimetres
};

}  // namespace shudu::cli
