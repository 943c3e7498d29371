#include "paper/printed_puzzle.h"

#include <fmt/core.h>

#include <algorithm>

#include "ask/logic/rating_fields.h"
#include "ask/variant_board.h"
#include "ask/variant_fields.h"
#include "format/classic_form.h"
#include "paper/printable_text.h"
#include "paper/texts.h"
#include "shudu/logic.h"
#include "shudu/variant.h"

namespace shudu::cli {
namespace {

void add_part(std::string& caption, std::string_view part) {
  if (part.empty()) return;
  if (!caption.empty()) caption += " · ";
  caption += part;
}

// Whether the list, separated by commas, has the word.
bool lists(const std::string& list, std::string_view word) {
  return (',' + list + ',').find(',' + std::string{word} + ',') != std::string::npos;
}

variant::Puzzle puzzle_to_draw(const PrintedPuzzle& puzzle) {
  return puzzle.variant != nullptr ? *puzzle.variant : variant_form(puzzle_of(puzzle.clues));
}

// The values that the givens and entries leave to each blank cell, and that the source allows.
std::vector<variant::Values> marks_of(const PrintedPuzzle& printed, const variant::Puzzle& puzzle,
                                      const variant::Solution& values) {
  const variant::Shape& shape = puzzle.shape;
  std::vector<variant::Values> marks = puzzle.candidates;
  if (printed.more != nullptr && printed.more->candidates) {
    for (Cell cell : all_cells()) {
      marks[cell.index()] &= (*printed.more->candidates)[cell].bits();
    }
  }
  for (int a = 0; a < shape.grid_cells(); ++a) {
    if (values[static_cast<std::size_t>(a)] == variant::no_value) continue;
    for (int b = 0; b < shape.grid_cells(); ++b) {
      const auto one = static_cast<variant::Cell>(a), other = static_cast<variant::Cell>(b);
      if (a != b && variant::always_differ(shape, one, other)) {
        marks[static_cast<std::size_t>(b)] &= ~shape.bit(values[static_cast<std::size_t>(a)]);
      }
    }
  }
  return marks;
}

// The givens, and the entries if they are wanted.
variant::Solution values_of(const PrintedPuzzle& printed, const variant::Puzzle& puzzle, bool entries) {
  variant::Solution values = given_values(puzzle);
  if (!entries || printed.more == nullptr) return values;
  for (Cell cell : printed.more->values.filled()) {
    values[cell.index()] = static_cast<std::int8_t>(printed.more->values[cell]);
  }
  return values;
}

// Calls draw(puzzle, look) with the look that the content asks for.
template <class Draw>
auto with_look(const PrintedPuzzle& printed, const BoardContent& content, const Draw& draw) {
  const variant::Puzzle puzzle = puzzle_to_draw(printed);
  variant::BoardLook look{.value_size = content.value_size, .language = content.language};
  if (content.solution) {
    look.values = printed.solution;
    return draw(puzzle, look);
  }
  const variant::Solution values = values_of(printed, puzzle, content.entries);
  look.values = values;
  std::vector<variant::Values> marks;
  if (content.candidates) look.marks = marks = marks_of(printed, puzzle, values);
  return draw(puzzle, look);
}

// A rating is that of the clues, so a puzzle that only its candidates make unique has none.
void add_ratings(const Puzzle& puzzle, const Preparation& how, PrintedPuzzle& printed) {
  const Scales scales{.explainer = how.explainer, .hodoku = how.level, .minutes = how.show_minutes};
  if (puzzle.candidates || !(scales.explainer || scales.hodoku || scales.minutes)) return;
  const Rating rating = rate(puzzle_of(puzzle.clues), scales);
  if (rating.hodoku) {
    printed.level = rating.hodoku->level;
    printed.score = rating.hodoku->score;
  }
  if (how.show_level && printed.level) add_part(printed.caption, logic::name(*printed.level, how.language));
  if (rating.minutes) {
    const int minutes = std::max(1, (rating.minutes->seconds + 30) / 60);
    const Text& text = rating.minutes->is_lower_bound ? print_texts.minutes_over : print_texts.minutes;
    add_part(printed.caption, fmt::format(fmt::runtime(text[how.language]), fmt::arg("n", minutes)));
  }
  if (how.show_rating && rating.explainer) {
    add_part(printed.caption, fmt::format(fmt::runtime(print_texts.rating[how.language]),
                                          fmt::arg("er", find_rating_field("er")->value(rating))));
  }
}

}  // namespace

Preparation prepared_for(const PrintOptions& options) {
  const std::string caption = options.caption.empty() ? "title,level" : options.caption;
  Preparation how{.solve = options.solutions != "none", .language = options.language};
  how.show_title = lists(caption, "title");
  how.show_level = lists(caption, "level");
  how.show_minutes = lists(caption, "minutes");
  how.show_rating = how.explainer = lists(caption, "rating");
  how.show_clues = lists(caption, "clues");
  how.level = how.show_level || options.chapters || options.class_size > 0;
  return how;
}

PrintedPuzzle prepared(const ask::AnyPuzzle& puzzle, const Preparation& how, int threads) {
  PrintedPuzzle printed;
  const Puzzle* const classic = puzzle.classic();
  if (classic != nullptr) {
    printed.clues = classic->clues;
    const bool has_more = classic->values != classic->clues || classic->candidates;
    if (has_more) printed.more = std::make_shared<const Puzzle>(*classic);
  } else {
    printed.variant = std::make_shared<const variant::Puzzle>(*puzzle.variant());
  }
  printed.searched = classic != nullptr || how.solve;
  if (printed.searched) {
    const ask::Found found = puzzle.search(2, threads);
    printed.searched = found.complete;
    printed.solutions = found.count;
    if (found.count == 1 && found.complete) printed.solution = *board_values(puzzle_to_draw(printed), found.solution);
    if (puzzle.has_source_solution()) printed.source = puzzle.compared_with_source(found, 2);
  }
  if (how.show_title)
    add_part(printed.caption, printable(classic != nullptr ? classic->title : printed.variant->title));
  if (classic != nullptr && printed.solutions == 1) add_ratings(*classic, how, printed);
  if (how.show_clues) {
    add_part(printed.caption,
             fmt::format(fmt::runtime(print_texts.clues[how.language]), fmt::arg("n", puzzle.givens())));
  }
  return printed;
}

std::string code_text(const PrintedPuzzle& puzzle) {
  if (puzzle.variant != nullptr) return text_of(*puzzle.variant);
  std::string text = to_line(puzzle.clues);
  // Digits alone make a smaller code.
  for (char& sign : text) {
    if (sign == '.') sign = '0';
  }
  return text;
}

std::string address_of(const PrintedPuzzle& puzzle, const std::string& link) {
  if (puzzle.variant != nullptr) return {};
  return link.substr(0, link.find('#')) + "#/play?p=" + to_line(puzzle.clues);
}

DrawnBoard drawn_board(const PrintedPuzzle& printed, const BoardContent& content) {
  return with_look(printed, content, [](const variant::Puzzle& puzzle, const variant::BoardLook& look) {
    return DrawnBoard{variant::board_picture(puzzle, look), puzzle.shape.rows, puzzle.shape.columns};
  });
}

std::string board_svg(const PrintedPuzzle& printed, const BoardContent& content) {
  return with_look(printed, content, [](const variant::Puzzle& puzzle, const variant::BoardLook& look) {
    return variant::svg_picture(puzzle, look);
  });
}

}  // namespace shudu::cli
