// Writes a book as one PDF, or every board as a picture of its own.
#pragma once

#include <string>

#include "engine/verdict.h"
#include "paper/book.h"

namespace shudu::cli {

enum class FileKind : std::uint8_t { pdf, svg, png, unknown };
// By the ending of the name. "-" is a PDF.
FileKind file_kind(const std::string& path);

void write_book(const Book& book, const PrintOptions& options, Verdict& verdict);

// A file for each board. If there are several, a number is added to the name: board-1.png, board-2.png.
void write_pictures(const std::vector<PrintedPuzzle>& puzzles, const PrintOptions& options, Verdict& verdict);

}  // namespace shudu::cli
