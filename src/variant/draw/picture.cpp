// The board as a file of SVG: the title above it, and the rules of clues without a drawing below it.
#include "draw/svg.h"
#include "shudu/variant.h"
#include "variant/draw/board_picture.h"

namespace shudu::variant {
namespace {

constexpr double pixels = 64;  // the side of a cell in the file

std::string pixels_of(double cells) { return svg::number(cells * pixels); }

// The elements on white ground. The drawing begins at (left, top), in cells.
std::string document(double left, double top, double width, double height, std::string_view title,
                     const std::string& elements) {
  const std::string x = pixels_of(left), y = pixels_of(top), w = pixels_of(width), h = pixels_of(height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + x + ' ' + y + ' ' + w + ' ' + h + "\" width=\"" + w +
         "\" height=\"" + h +
         "\" font-family=\"'DejaVu Sans',Helvetica,Arial,'Noto Sans CJK SC',sans-serif\">\n<title>" +
         svg::escaped(title) + "</title>\n<rect x=\"" + x + "\" y=\"" + y + "\" width=\"" + w + "\" height=\"" + h +
         "\" fill=\"#fff\"/>\n" + elements + "</svg>\n";
}

}  // namespace

CluePicture clue_picture(const Puzzle& puzzle) {
  return {drawing::svg_elements(clue_shapes(puzzle), pixels), pixels, clue_margin(puzzle)};
}

std::string svg_picture(const Puzzle& puzzle, const BoardLook& look) {
  BoardPicture picture = board_picture(puzzle, look);
  const double margin = picture.margin;
  constexpr double line_height = 0.42;
  double below = puzzle.shape.rows + margin + 0.1;
  for (const std::string& name : picture.names) {
    picture.shapes.emplace_back(drawing::Label{{0, below}, name, 0.3, "#222", false});
    below += line_height;
  }
  const bool has_title = !puzzle.title.empty();
  if (has_title) picture.shapes.emplace_back(drawing::Label{{0, -margin - 0.25}, puzzle.title, 0.34, "#222", false});
  const double top = margin + (has_title ? 0.55 : 0);
  const double bottom = picture.names.empty() ? margin : below - puzzle.shape.rows;
  return document(-margin, -top, puzzle.shape.columns + 2 * margin, top + puzzle.shape.rows + bottom,
                  has_title ? puzzle.title : "Sudoku", drawing::svg_elements(picture.shapes, pixels));
}

std::string svg_picture(const Puzzle& puzzle, std::span<const std::int8_t> values) {
  return svg_picture(puzzle, {.values = values});
}

}  // namespace shudu::variant
