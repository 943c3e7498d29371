// What the readers of cells and numbers share.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "judges/scanner.h"

namespace shudu::cli {

// A table of cells or numbers: how many there are and how they stand on lines.
struct EntryTable {
  std::string_view what;        // "cells", for errors
  int size;                     // how many there are
  int per_line;                 // on each line; 0 when line ends mean no more than spaces
  bool spaced;                  // whether spaces may stand between them
  std::string_view frame = {};  // characters that mean no more than spaces

  // Goes to where entry `at` must begin, past line ends only where a new line is due.
  std::optional<ParseError> begin(Scanner& scanner, int at) const;
  // After entry `at`: whether its line ends where it should.
  std::optional<ParseError> end(Scanner& scanner, int at) const;
};

// Numbers in from..to. Precondition: numbers.size() == table.size.
std::optional<ParseError> read_numbers(Scanner& scanner, const EntryTable& table, int from, int to,
                                       std::span<std::uint8_t> numbers);

}  // namespace shudu::cli
