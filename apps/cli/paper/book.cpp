#include "paper/book.h"

#include <fmt/core.h>

#include <algorithm>

#include "paper/texts.h"

namespace shudu::cli {
namespace {

// Levels in order. Puzzles without one come last.
int rank_of(const PrintedPuzzle& puzzle) { return puzzle.level ? static_cast<int>(*puzzle.level) : 99; }

class PageMaker {
 public:
  PageMaker(Book& book, const PrintOptions& options) : book_(book), options_(options), language_(options.language) {}

  void run() {
    if (options_.cover) book_.pages.push_back({.kind = BookPage::Kind::cover, .bookmark = book_.title});
    if (options_.steps) {
      step_pages();
    } else if (book_.per_sheet > 0) {
      class_sheets();
    } else if (options_.chapters) {
      chapters();
    } else {
      puzzle_pages(0, book_.puzzles.size(), {}, 0);
    }
    const bool at_end = options_.solutions.empty() ? !options_.steps : options_.solutions == "end";
    if (at_end) solution_pages();
  }

 private:
  void puzzle_pages(std::size_t first, std::size_t last, const std::string& heading, int sheet) {
    const auto most =
        static_cast<std::size_t>(options_.per_page > 0 ? options_.per_page : usual_per_page(options_, book_.per_sheet));
    for (std::size_t at = first; at < last; at += most) {
      BookPage page{.first = at, .count = std::min(most, last - at), .sheet = sheet};
      if (at == first) page.heading = page.bookmark = heading;
      book_.pages.push_back(std::move(page));
    }
  }

  void chapters() {
    std::ranges::stable_sort(book_.puzzles, {}, rank_of);
    for (std::size_t at = 0; at < book_.puzzles.size();) {
      std::size_t end = at;
      while (end < book_.puzzles.size() && rank_of(book_.puzzles[end]) == rank_of(book_.puzzles[at])) ++end;
      const auto& level = book_.puzzles[at].level;
      std::string name{level ? logic::name(*level, language_) : print_texts.other_levels[language_]};
      if (language_ == Language::en && name[0] >= 'a') name[0] = static_cast<char>(name[0] - 'a' + 'A');
      puzzle_pages(at, end, name, 0);
      at = end;
    }
  }

  void class_sheets() {
    for (int sheet = 1; sheet <= options_.class_size; ++sheet) {
      const std::size_t first = static_cast<std::size_t>(sheet - 1) * book_.per_sheet;
      const std::size_t before = book_.pages.size();
      puzzle_pages(first, first + book_.per_sheet, {}, sheet);
      book_.pages[before].bookmark = fmt::format(fmt::runtime(print_texts.sheet[language_]), fmt::arg("n", sheet));
    }
  }

  void solution_pages() {
    const bool small = options_.booklet || options_.paper == "a5";
    const std::size_t most = options_.large ? 4 : small ? solutions_per_small_page : solutions_per_page;
    const Text& heading = book_.per_sheet > 0 ? print_texts.answers : print_texts.solutions;
    for (std::size_t at = 0; at < book_.puzzles.size(); at += most) {
      BookPage page{.kind = BookPage::Kind::solutions, .first = at, .count = std::min(most, book_.puzzles.size() - at)};
      if (at == 0) page.heading = page.bookmark = heading[language_];
      book_.pages.push_back(std::move(page));
    }
  }

  void step_pages() {
    const auto most = static_cast<std::size_t>(options_.per_page > 0 ? options_.per_page : 6);
    for (std::size_t i = 0; i < book_.puzzles.size(); ++i) {
      const std::size_t pictures = 1 + book_.paths[i].size();  // the first shows the puzzle
      for (std::size_t at = 0; at < pictures; at += most) {
        BookPage page{.kind = BookPage::Kind::steps, .first = at, .count = std::min(most, pictures - at), .puzzle = i};
        if (at == 0) {
          page.heading = std::to_string(i + 1);
          if (!book_.puzzles[i].caption.empty()) page.heading += " · " + book_.puzzles[i].caption;
          page.bookmark = page.heading;
        }
        book_.pages.push_back(std::move(page));
      }
    }
  }

  Book& book_;
  const PrintOptions& options_;
  Language language_;
};

}  // namespace

int usual_per_page(const PrintOptions& options, std::size_t per_sheet) {
  if (options.large) return 1;
  const int most = options.booklet || options.paper == "a5" ? 2 : 4;
  return per_sheet == 0 ? most : static_cast<int>(std::min<std::size_t>(per_sheet, static_cast<std::size_t>(most)));
}

void make_pages(Book& book, const PrintOptions& options) { PageMaker{book, options}.run(); }

}  // namespace shudu::cli
