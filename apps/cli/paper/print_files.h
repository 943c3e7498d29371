// Writes a book as one PDF, or every board as a picture of its own.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"
#include "paper/book.h"
#include "paper/printed_puzzle.h"

namespace shudu::cli {

enum class FileKind : std::uint8_t { pdf, svg, png, unknown };
// By the ending of the name. "-" is a PDF.
FileKind file_kind(const std::string& path);

void write_book(const Book& book, const PrintOptions& options, Verdict& verdict);

// A file for each board. If there are several, a number is added to the name: board-1.png, board-2.png.
void write_pictures(const std::vector<PrintedPuzzle>& puzzles, const PrintOptions& options, Verdict& verdict);

inline constexpr std::size_t most_printed = 100'000;  // puzzles of a book
inline constexpr std::size_t most_handouts = 1'000;   // puzzles whose steps are drawn

// Reads the input. Records that cannot be read are reported and left out. A puzzle without exactly one solution is
// printed and reported.
std::vector<PrintedPuzzle> read_puzzles(const PrintOptions& options, const Preparation& how, Verdict& verdict);

// New puzzles from the seed, of options.level if that is set. For a class set the puzzles are of nearly the same
// difficulty. Returns fewer if none was found for a minute.
std::vector<PrintedPuzzle> new_puzzles(const PrintOptions& options, std::uint64_t seed, const Preparation& how,
                                       Verdict& verdict);

}  // namespace shudu::cli
