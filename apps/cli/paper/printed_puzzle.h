// PrintedPuzzle: a puzzle of a book, with everything that is printed about it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "ask/any_puzzle.h"
#include "ask/questions/generate.h"
#include "engine/common_options.h"
#include "shudu/language.h"
#include "shudu/logic.h"
#include "shudu/puzzle.h"
#include "shudu/variant.h"
#include "variant/draw/board_picture.h"

namespace shudu::cli {

// The options of `shudu print`.
struct PrintOptions : InputOptions {
  std::string output, title, link;
  std::string paper, solutions, caption;  // empty: not given
  ask::GenerateOptions wish;              // for new puzzles
  Language language = Language::en;
  int per_page = 0;        // 0: not given
  int class_size = 0;      // number of pupils; 0: no class set
  std::uint64_t made = 0;  // number of new puzzles; 0: puzzles are read
  std::uint64_t seed = fresh_seed;
  bool large = false, booklet = false, cover = false, chapters = false, no_page_numbers = false;
  bool candidates = false, entries = false, qr = false, steps = false;
};

struct PrintedPuzzle {
  Grid clues = {};                                           // of a classic puzzle
  std::shared_ptr<const Puzzle> more = nullptr;              // of a classic puzzle that has more than clues
  std::shared_ptr<const variant::Puzzle> variant = nullptr;  // null: a classic puzzle
  std::uint64_t solutions = 0;                               // 0, 1, or 2 for several
  bool searched = true;                                      // otherwise the search was given up
  variant::Solution solution = {};                           // if there is exactly one
  ask::SourceSolution source = {};                           // how that of the source compares
  std::string caption = {};                                  // without the number of the puzzle
  std::optional<logic::Level> level = {};
  int score = 0;  // HoDoKu's, if there is a level
};

// What is computed for every puzzle.
struct Preparation {
  bool solve = true, level = true, explainer = false;
  bool show_title = true, show_level = true, show_minutes = false, show_rating = false, show_clues = false;
  Language language = Language::en;
};
// From --caption, --solutions, --chapters and --class.
Preparation prepared_for(const PrintOptions& options);

PrintedPuzzle prepared(const ask::AnyPuzzle& puzzle, const Preparation& how, int threads);

// The text of the puzzle for a QR code, or its address on the web page at `link`. Empty if there is none: a variant has
// no address.
std::string address_of(const PrintedPuzzle& puzzle, const std::string& link);
std::string code_text(const PrintedPuzzle& puzzle);

// The board, with marks and entries as asked for.
struct BoardContent {
  bool entries = false, candidates = false, solution = false;
  double value_size = variant::value_size;
  Language language = Language::en;
};
struct DrawnBoard {
  variant::BoardPicture picture;
  int rows = 9, columns = 9;
};
DrawnBoard drawn_board(const PrintedPuzzle& puzzle, const BoardContent& content);
// The same as a file of SVG.
std::string board_svg(const PrintedPuzzle& puzzle, const BoardContent& content);

}  // namespace shudu::cli
