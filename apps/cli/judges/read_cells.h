// Common code of the readers of cells and numbers.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "judges/scanner.h"

namespace shudu::cli {

// A table of cells or numbers: its size and its layout on lines.
struct EntryTable {
  std::string_view what;        // "cells", for errors
  int size;                     // the number of entries
  int per_line;                 // entries on each line; 0 if line ends are like spaces
  bool spaced;                  // whether there may be spaces between entries
  std::string_view frame = {};  // characters that are like spaces

  // Moves to the start of entry `at`. Line ends are skipped only where a new line must begin.
  std::optional<Error> begin(Scanner& scanner, int at) const;
  // Checks after entry `at` that the line ends where it must.
  std::optional<Error> end(Scanner& scanner, int at) const;
};

// Reads numbers in from..to. Precondition: numbers.size() == table.size.
std::optional<Error> read_numbers(Scanner& scanner, const EntryTable& table, int from, int to,
                                  std::span<std::uint8_t> numbers);

}  // namespace shudu::cli
