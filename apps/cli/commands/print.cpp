// shudu print: puzzles as a PDF to print, or boards as pictures.
#include <fmt/core.h>

#include <memory>

#include "ask/questions.h"
#include "commands/commands.h"
#include "engine/common_options.h"
#include "engine/terminal.h"
#include "paper/print_files.h"
#include "paper/printable_text.h"
#include "paper/texts.h"

namespace shudu::cli {
namespace {

// An option that is about pages, which a picture of a board does not have; empty if none was given.
std::string page_option(const PrintOptions& o) {
  const std::pair<bool, const char*> given[] = {{!o.paper.empty(), "--paper"},
                                                {o.per_page > 0, "--per-page"},
                                                {o.large, "--large"},
                                                {o.booklet, "--booklet"},
                                                {o.cover, "--cover"},
                                                {o.chapters, "--chapters"},
                                                {o.no_page_numbers, "--no-page-numbers"},
                                                {!o.solutions.empty(), "--solutions"},
                                                {!o.caption.empty(), "--caption"},
                                                {o.qr, "--qr"},
                                                {!o.link.empty(), "--link"},
                                                {o.class_size > 0, "--class"},
                                                {o.steps, "--steps"},
                                                {!o.title.empty(), "--title"}};
  for (const auto& [is_given, name] : given) {
    if (is_given) return name;
  }
  return {};
}

// What is wrong with the options; empty if nothing is.
std::string mistake_in(const PrintOptions& options) {
  if (options.output == "-" && stdout_is_terminal()) {
    return "--output: standard output is a terminal; name a file, such as --output book.pdf";
  }
  const FileKind kind = file_kind(options.output);
  if (kind == FileKind::unknown) return "--output " + options.output + ": the name must end in .pdf, .svg or .png";
  const std::string only_pages = page_option(options);
  if (kind != FileKind::pdf && !only_pages.empty()) {
    return only_pages + " is for pages of a PDF, and --output " + options.output + " is a picture of one board";
  }
  if (options.steps && options.solutions == "under") {
    return "--solutions under has no place with --steps; use --solutions end";
  }
  if (const auto why = why_not_printable(options.title); !why.empty()) return "--title: " + std::string{why};
  if (options.large && options.paper == "a5")
    return "--large needs --paper a4 or letter: digits of 14 mm do not fit on a5";
  return {};
}

// Shares the puzzles out to the pupils. Returns false, after a message, if there are too few.
bool share_out(Book& book, const PrintOptions& options, Verdict& verdict) {
  const auto pupils = static_cast<std::size_t>(options.class_size);
  book.per_sheet = book.puzzles.size() / pupils;
  if (book.per_sheet == 0) {
    verdict.bad(fmt::format("print: --class {} needs at least {} puzzles, and there are {}", pupils, pupils,
                            book.puzzles.size()));
    return false;
  }
  book.puzzles.resize(book.per_sheet * pupils);
  for (const PrintedPuzzle& one : book.puzzles) {
    if (one.level == book.puzzles.front().level || options.wish.level.find(',') != std::string::npos) continue;
    note("print: the puzzles of the class have different levels");
    break;
  }
  return true;
}

// Reads or makes the puzzles. Returns false, after a message, if there is nothing to print.
bool fill(Book& book, const PrintOptions& options, Verdict& verdict) {
  const Preparation how = prepared_for(options);
  if (options.made > 0) {
    const std::size_t wanted = options.made * static_cast<std::size_t>(std::max(1, options.class_size));
    if (wanted > most_printed) {
      verdict.bad(fmt::format("print: --new: {} puzzles are more than a book can have ({})", wanted, most_printed));
      return false;
    }
    book.seed = seed_for(options.seed);
    book.puzzles = new_puzzles(options, book.seed, how, verdict);
  } else {
    book.puzzles = read_puzzles(options, how, verdict);
  }
  return !book.puzzles.empty() && (options.class_size == 0 || share_out(book, options, verdict));
}

int print(const PrintOptions& options) {
  Verdict verdict;
  if (const std::string mistake = mistake_in(options); !mistake.empty()) return verdict.refuse("print: " + mistake);
  Book book;
  if (!fill(book, options, verdict)) return verdict.status();
  if (file_kind(options.output) != FileKind::pdf) {
    write_pictures(book.puzzles, options, verdict);
    return verdict.status();
  }
  book.title = options.title.empty() ? std::string{print_texts.sudoku[options.language]} : options.title;
  if (options.steps) {
    for (const PrintedPuzzle& one : book.puzzles) book.paths.push_back(path_steps(one));
  }
  make_pages(book, options);
  write_book(book, options, verdict);
  return verdict.status();
}

std::vector<Option> page_options(PrintOptions& o) {
  return {
      option("--paper SIZE", o.paper, "print on this paper (default: a4)").among({"a4", "letter", "a5"}),
      option("--per-page N", o.per_page,
             "puzzles on a page, 1 to 12 (default: 4, on small pages 2); with --steps, pictures on a page (default: 6)")
          .between(1, 12)
          .not_with({"--large"}),
      option("--large", o.large, "large print: one puzzle a page, digits at least 14 mm high")
          .not_with({"--booklet", "--steps"}),
      option("--booklet", o.booklet, "put two pages on each side of a sheet, in the order for folding")
          .not_with({"--class"}),
      option("--title TEXT", o.title, "title of the document"),
      option("--cover", o.cover, "begin with a cover").not_with({"--class"}),
      option("--chapters", o.chapters, "sort the puzzles by level, with a chapter for each")
          .not_with({"--class", "--steps"}),
      option("--no-page-numbers", o.no_page_numbers, "leave out the numbers of pages"),
      option("--solutions PLACE", o.solutions,
             "print solutions on pages at the end, upside down under each puzzle, or not (default: end; with --steps: "
             "none)")
          .among({"end", "under", "none"}),
      option("--caption PARTS", o.caption, "what stands above a puzzle besides its number (default: title,level)")
          .list_of({"title", "level", "minutes", "rating", "clues", "none"})};
}

std::vector<Option> content_options(PrintOptions& o) {
  return {
      option("-c,--candidates", o.candidates, "print the candidates in blank cells").not_with({"--steps"}),
      option("--entries", o.entries, "print the digits that the player has filled in").not_with({"--steps", "--new"}),
      option("--qr", o.qr,
             "print a QR code of each puzzle: its address with --link, otherwise its digits with 0 for blanks")
          .not_with({"--steps"}),
      option("--link ADDRESS", o.link, "address of a copy of the web page; QR codes lead to the puzzle there")
          .only_with({"--qr"}),
      option("--steps", o.steps, "print a picture of every step of the solution by logic").not_with({"--class"}),
      option("--class N", o.class_size,
             "a class set: sheets for N pupils, each with other puzzles, and the answers for the teacher")
          .between(1, 1000),
      option("--new N", o.made, "print N new puzzles instead of reading any; with --class, N for each pupil")
          .between(1, most_printed)
          .not_with({"FILE", "--from"}),
      option_of(ask::generate_question, "level", &o.wish).only_with({"--new"}),
      option_of(ask::generate_question, "minutes", &o.wish).only_with({"--new"}),
      seed_option(o.seed).only_with({"--new"})};
}

}  // namespace

Command print_command() {
  auto o = std::make_shared<PrintOptions>();
  o->output = "-";
  std::vector<Option> options{option("-o,--output FILE", o->output,
                                     "write this file: a PDF, or a picture of every board if the name ends in .svg or "
                                     ".png (default: a PDF to standard output)")
                                  .names_file()};
  for (const auto& more : {page_options(*o), content_options(*o)}) {
    options.insert(options.end(), more.begin(), more.end());
  }
  options.push_back(language_option(o->language));
  return {
      .name = "print",
      .summary = "print puzzles as PDF books, class sets and handouts",
      .description =
          "Write a PDF with the puzzles of the input, classic puzzles and variants. The text can be searched and "
          "copied, fonts are embedded, and chapters are bookmarks. A puzzle that does not have exactly one solution is "
          "printed too. It is reported, and the status is 1.\n\nA booklet is printed on both sides of the paper, "
          "turned over the short edge. Fold the stack in the middle.\n\nA name that ends in .svg or .png gives a "
          "picture of the board without a page. If there are several boards, a number is added to the name.\n\nTexts "
          "on the pages are in the language of --lang. Chinese needs a font that has the characters.",
      .input = o.get(),
      .extras = InputExtras::threads,
      .options = options,
      .examples = {{"shudu print examples/puzzles.txt --output book.pdf", "four puzzles a page, solutions at the end"},
                   {"shudu print --booklet --cover --chapters --title Sudoku -o booklet.pdf puzzles.txt",
                    "a booklet with a chapter for each level"},
                   {"shudu print --class 30 --new 2 --level easy --seed 7 -o class.pdf",
                    "two easy puzzles for each of 30 pupils, and the answers"},
                   {"shudu print --new 20 --minutes 8-12 --caption minutes -o breaks.pdf",
                    "twenty puzzles of about ten minutes, with their minutes"},
                   {"shudu print --steps --lang zh-Hans -o handout.pdf examples/seeds.txt", "every step as a picture"},
                   {"shudu print -o board.png examples/seeds.txt", "pictures of the boards"}},
      .run = [o] { return print(*o); }};
}

}  // namespace shudu::cli
