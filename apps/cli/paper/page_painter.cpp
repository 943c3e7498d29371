#include "paper/page_painter.h"

#include <fmt/core.h>

#include <algorithm>

#include "paper/layout.h"
#include "paper/texts.h"

namespace shudu::cli {
namespace {

constexpr double footer_height = 7, qr_side = 20, under_part = 0.4;

// Begins a tag and ends it.
class Tag {
 public:
  Tag(Painter& painter, const char* name) : painter_(painter), name_(name) { painter_.begin_tag(name_); }
  ~Tag() { painter_.end_tag(name_); }
  Tag(const Tag&) = delete;
  Tag& operator=(const Tag&) = delete;

 private:
  Painter& painter_;
  const char* name_;
};

PaperSize page_size(const PrintOptions& options) {
  const PaperSize sheet = paper_size(options.paper);
  return options.booklet ? half_of(sheet) : sheet;
}

// The font of a large print has digits of at least 14 mm on A4 and Letter: the digits of most fonts are about 0.72 of the
// size of the font.
constexpr double large_value_size = 0.95;

// What a line around the grid needs outside of it.
constexpr double border = 0.03;

void take_from_top(Box& area, double height) {
  area.y += height;
  area.height -= height;
}

}  // namespace

PagePainter::PagePainter(const Book& book, const PrintOptions& options, Painter& painter)
    : book_(book), options_(options), language_(options.language), painter_(painter), size_(page_size(options)) {
  margin_ = options.large ? 9 : size_.width < 190 ? 10 : 14;
}

void PagePainter::run() {
  const Tag document{painter_, "Document"};
  if (!options_.booklet) {
    for (std::size_t i = 0; i < book_.pages.size(); ++i) {
      painter_.begin_page(size_.width, size_.height);
      paint_page(i);
      painter_.end_page();
    }
    return;
  }
  for (const SheetSide& side : booklet_sides(book_.pages.size())) {
    painter_.begin_page(2 * size_.width, size_.height);
    for (const bool right : {false, true}) {
      const std::size_t page = right ? side.right : side.left;
      if (page >= book_.pages.size()) continue;
      painter_.enter({.x = right ? size_.width : 0});
      paint_page(page);
      painter_.leave();
    }
    painter_.end_page();
  }
}

void PagePainter::paint_page(std::size_t number) {
  const BookPage& page = book_.pages[number];
  if (!page.bookmark.empty()) painter_.bookmark(page.bookmark);
  const Tag section{painter_, "Sect"};
  if (page.kind == BookPage::Kind::cover) return paint_cover();
  Box area{margin_, margin_, size_.width - 2 * margin_, size_.height - 2 * margin_};
  paint_footer(number);
  if (!options_.no_page_numbers || book_.seed != fresh_seed) area.height -= footer_height - 3;
  if (is_first(number) && !options_.cover && !options_.title.empty()) paint_title(options_.title, "H1", 7, area);
  if (page.sheet > 0) paint_name_line(page.sheet, area);
  if (!page.heading.empty()) paint_title(page.heading, "H1", 6, area);
  switch (page.kind) {
    case BookPage::Kind::cover: break;
    case BookPage::Kind::puzzles: return paint_puzzles(page, area);
    case BookPage::Kind::solutions: return paint_solutions(page, area);
    case BookPage::Kind::steps: return paint_steps(page, area);
  }
}

void PagePainter::paint_cover() {
  const double width = size_.width - 2 * margin_;
  double y = size_.height * 0.14;
  {
    const Tag heading{painter_, "H1"};
    y += painter_.words({.text = book_.title,
                         .x = margin_,
                         .y = y,
                         .width = width,
                         .height = size_.height * 0.2,
                         .size = size_.width / 9,
                         .align = Align::centre,
                         .bold = true,
                         .even = true});
  }
  y = std::max(y + size_.height * 0.06, size_.height * 0.36);
  const double side = size_.width * 0.5;
  if (!book_.puzzles.empty()) {
    paint_board(drawn_board(book_.puzzles.front(), {.language = language_}), (size_.width - side) / 2, y, side);
  }
  y += side + size_.height * 0.06;
  const std::size_t n = book_.puzzles.size();
  const std::string count =
      n == 1 ? std::string{print_texts.one_puzzle[language_]} : filled(print_texts.puzzles, "n", std::to_string(n));
  const Tag paragraph{painter_, "P"};
  painter_.words(
      {.text = count, .x = margin_, .y = y, .width = width, .size = size_.width / 28, .align = Align::centre});
}

void PagePainter::paint_title(const std::string& text, const char* name, double size, Box& area) {
  const Tag heading{painter_, name};
  const double height = painter_.words({.text = text,
                                        .x = area.x,
                                        .y = area.y,
                                        .width = area.width,
                                        .height = 4 * size,
                                        .size = size,
                                        .align = Align::centre,
                                        .bold = true,
                                        .even = true});
  take_from_top(area, std::min(height, 4 * size) + 4);
}

void PagePainter::paint_name_line(int sheet, Box& area) {
  const Tag paragraph{painter_, "P"};
  const double y = area.y, line = y + 5;
  const auto blank = [&](const Text& text, double from, double to) {
    painter_.words({.text = std::string{text[language_]}, .x = from, .y = y, .width = to - from, .size = 4});
    const drawing::Shape rule =
        drawing::Path{{{from + 16, line}, {to, line}}, false, {.stroke = "#555", .width = 0.25}};
    painter_.shapes(std::span{&rule, 1});
  };
  const double right = area.x + area.width;
  blank(print_texts.name, area.x, area.x + area.width * 0.5);
  blank(print_texts.date, area.x + area.width * 0.54, area.x + area.width * 0.8);
  painter_.words({.text = filled(print_texts.sheet, "n", std::to_string(sheet)),
                  .x = area.x + area.width * 0.8,
                  .y = y,
                  .width = right - area.x - area.width * 0.8,
                  .size = 4,
                  .align = Align::right,
                  .bold = true});
  take_from_top(area, 11);
}

void PagePainter::paint_footer(std::size_t number) {
  Words words{.text = {},
              .x = margin_,
              .y = size_.height - std::max(margin_ * 0.45, 6.0) - 4,
              .width = size_.width - 2 * margin_,
              .size = 3.4,
              .align = Align::centre,
              .colour = "#444"};
  const auto paint = [&](std::string text, Align align) {
    const Tag paragraph{painter_, "P"};
    words.text = std::move(text);
    words.align = align;
    painter_.words(words);
  };
  if (!options_.no_page_numbers) paint(std::to_string(number + 1), Align::centre);
  if (book_.seed != fresh_seed) paint(filled(print_texts.seed, "seed", std::to_string(book_.seed)), Align::right);
}

Around PagePainter::around() const {
  const double caption = options_.large ? 8 : 6;
  return {caption, options_.qr ? qr_side + 1 : 0, options_.solutions == "under" ? under_part : 0};
}

void PagePainter::paint_puzzles(const BookPage& page, const Box& area) {
  const int most = options_.per_page > 0 ? options_.per_page : usual_per_page(options_, book_.per_sheet);
  Around around = this->around();
  // The code and the solution stand side by side, so the larger one decides.
  if (options_.qr && options_.solutions == "under") around = {around.caption, 0, std::max(under_part, 0.5)};
  const Layout layout{area, most, around};
  for (std::size_t i = 0; i < page.count; ++i) {
    const Tag section{painter_, "Sect"};
    const std::size_t puzzle = page.first + i;
    const Box cell = layout.cell(static_cast<int>(i));
    paint_caption(caption_of(puzzle, true), cell, around.caption);
    paint_board(
        drawn_board(book_.puzzles[puzzle], {.entries = options_.entries,
                                            .candidates = options_.candidates,
                                            .value_size = options_.large ? large_value_size : variant::value_size,
                                            .language = language_}),
        cell.x, cell.y + around.caption, layout.side());
    paint_below(puzzle, cell, cell.y + around.caption + layout.side() + 1.5, layout.side());
  }
}

void PagePainter::paint_below(std::size_t number, const Box& cell, double top, double side) {
  const PrintedPuzzle& puzzle = book_.puzzles[number];
  if (options_.solutions == "under" && !puzzle.solution.empty()) {
    const double small = side * (under_part - 0.06);
    narrowest_solution_ = std::min(narrowest_solution_, small);
    const Tag section{painter_, "Sect"};
    painter_.enter({.x = cell.x + small, .y = top + small, .upside_down = true});
    paint_board(drawn_board(puzzle, {.solution = true}), 0, 0, small);
    painter_.leave();
  }
  if (!options_.qr) return;
  const double height = cell.y + cell.height - top;
  const double code = std::min(options_.solutions == "under" ? side * 0.46 : qr_side, height);
  const std::string address = options_.link.empty() ? std::string{} : address_of(puzzle, options_.link);
  const std::string text = address.empty() ? code_text(puzzle) : address;
  if (!painter_.qr_code(cell.x + side - code, top, code, text)) ++without_code_;
}

void PagePainter::paint_solutions(const BookPage& page, const Box& area) {
  const bool small = options_.booklet || options_.paper == "a5";
  const int most = options_.large ? 4 : small ? solutions_per_small_page : solutions_per_page;
  constexpr double caption = 4.6;
  const Layout layout{area, most, {.caption = caption}};
  for (std::size_t i = 0; i < page.count; ++i) {
    const Tag section{painter_, "Sect"};
    const std::size_t puzzle = page.first + i;
    const PrintedPuzzle& printed = book_.puzzles[puzzle];
    const Box cell = layout.cell(static_cast<int>(i));
    paint_caption(caption_of(puzzle, false), cell, caption);
    paint_board(drawn_board(printed, {.solution = !printed.solution.empty(), .language = language_}), cell.x,
                cell.y + caption, layout.side());
  }
}

void PagePainter::paint_steps(const BookPage& page, const Box& area) {
  const PrintedPuzzle& puzzle = book_.puzzles[page.puzzle];
  constexpr double words_part = 0.42;
  const Layout layout{area, options_.per_page > 0 ? options_.per_page : 6, {.below_of_board = words_part}};
  for (std::size_t i = 0; i < page.count; ++i) {
    const Tag section{painter_, "Sect"};
    const Box cell = layout.cell(static_cast<int>(i));
    const std::size_t number = page.first + i;  // 0: the start
    std::string text{print_texts.start[language_]};
    DrawnBoard board;
    if (number == 0) {
      board = drawn_board(puzzle, {.entries = true, .language = language_});
    } else {
      const PathStep& step = book_.paths[page.puzzle][number - 1];
      board = step_picture(puzzle, step, language_);
      text = std::to_string(number) + ". " + step_words(step, language_);
    }
    paint_board(board, cell.x, cell.y, layout.side());
    const Tag paragraph{painter_, "P"};
    painter_.words({.text = text,
                    .x = cell.x,
                    .y = cell.y + layout.side() + 1.5,
                    .width = layout.side(),
                    .height = words_part * layout.side() - 2,
                    .size = std::clamp(layout.side() / 22, 2.4, 4.5)});
  }
}

void PagePainter::paint_board(const DrawnBoard& board, double x, double y, double side) {
  const bool wide = board.picture.margin > 0.5;  // numbers stand beside the grid
  const double margin = wide ? board.picture.margin : border;
  const double names = name_height * static_cast<double>(board.picture.names.size());
  const double width = board.columns + 2 * margin, height = board.rows + 2 * margin + names;
  const double unit = side / std::max(width, height);
  const Tag figure{painter_, "Figure"};
  painter_.enter({.x = x + margin * unit + (side - width * unit) / 2, .y = y + margin * unit, .unit = unit});
  cli::paint_board(painter_, board, margin);
  painter_.leave();
}

void paint_board(Painter& painter, const DrawnBoard& board, double margin) {
  painter.shapes(board.picture.shapes);
  double at = board.rows + margin + name_height / 2;
  for (const std::string& name : board.picture.names) {
    const drawing::Shape label = drawing::Label{{0, at}, name, 0.3, "#222", false};
    painter.shapes(std::span{&label, 1});
    at += name_height;
  }
}

void PagePainter::paint_caption(const std::string& text, const Box& cell, double height) {
  const Tag heading{painter_, "H2"};
  painter_.words({.text = text,
                  .x = cell.x,
                  .y = cell.y,
                  .width = cell.width,
                  .height = height - 0.4,
                  .size = options_.large ? 5.5 : height * 0.62});
}

std::string PagePainter::caption_of(std::size_t number, bool whole) const {
  const PrintedPuzzle& puzzle = book_.puzzles[number];
  std::string text = std::to_string(number + 1);
  if (book_.per_sheet > 0) {
    const std::string sheet = std::to_string(number / book_.per_sheet + 1);
    const std::string within = std::to_string(number % book_.per_sheet + 1);
    text = whole ? within : book_.per_sheet == 1 ? sheet : sheet + '.' + within;
    if (whole && book_.per_sheet == 1) text.clear();
  }
  const auto add = [&](std::string_view part) {
    if (!part.empty()) text += (text.empty() ? "" : " · ") + std::string{part};
  };
  if (whole) add(puzzle.caption);
  if (puzzle.solution.empty() && puzzle.searched) {
    add(puzzle.solutions == 0 ? print_texts.no_solution[language_] : print_texts.several_solutions[language_]);
  }
  return text;
}

std::string PagePainter::filled(const Text& text, const char* name, const std::string& value) const {
  return fmt::format(fmt::runtime(text[language_]), fmt::arg(name, value));
}

}  // namespace shudu::cli
