// Book: the pages of a document in reading order. A page says what it shows; page_painter.h paints it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "paper/printed_puzzle.h"
#include "paper/step_picture.h"

namespace shudu::cli {

struct BookPage {
  enum class Kind : std::uint8_t { cover, puzzles, solutions, steps } kind = Kind::puzzles;
  std::size_t first = 0;  // the first puzzle of Book::puzzles; the first step of the puzzle `puzzle`
  std::size_t count = 0;
  std::size_t puzzle = 0;     // of the steps
  std::string heading = {};   // at the top, in large type
  std::string bookmark = {};  // empty: none
  int sheet = 0;              // of a class set, from 1
};

struct Book {
  std::vector<PrintedPuzzle> puzzles;        // in the order of their numbers
  std::vector<std::vector<PathStep>> paths;  // with --steps: as the puzzles
  std::vector<BookPage> pages;
  std::string title;                // of the document and of the cover
  std::size_t per_sheet = 0;        // puzzles of one pupil of a class set; 0: no class set
  std::uint64_t seed = fresh_seed;  // of new puzzles
};

// How many puzzles stand on a page if the user does not say.
int usual_per_page(const PrintOptions& options, std::size_t per_sheet);
// Sorts the puzzles by level if there are chapters, and makes the pages.
void make_pages(Book& book, const PrintOptions& options);

// Boards on a page of solutions.
inline constexpr int solutions_per_page = 20, solutions_per_small_page = 12;

}  // namespace shudu::cli
