// Scanner: reads a judge's input byte by byte and keeps track of line and column.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"
#include "shudu/result.h"

namespace shudu::cli {

class Scanner {
 public:
  static constexpr int end = -1;
  static constexpr std::uint64_t largest = 999'999'999;  // number that can be read

  explicit Scanner(ReadBytes read);

  // The next byte, or `end`.
  int peek() { return position_ < size_ || fill() ? static_cast<unsigned char>(buffer_[position_]) : end; }
  // Skips the next byte. Precondition: peek() has returned a byte.
  void skip() {
    if (buffer_[position_++] == '\n') {
      ++line_;
      line_start_ = dropped_ + position_;
    }
  }
  // Skips spaces and the characters of `ignored`, either up to the end of the line or past line ends too.
  void skip_spaces(std::string_view ignored = {});
  void skip_blanks(std::string_view ignored = {});
  // Skips the word if it comes next. Returns whether it did.
  bool take(std::string_view word);
  // Reads a number, which must be in from..to. `what` names it in the error. Precondition: from ≤ to ≤ largest.
  Result<std::uint64_t> number(std::uint64_t from, std::uint64_t to, std::string_view what);

  // An error at the next byte.
  Error error(std::string message) const;
  // The next byte for an error message: 'x', "the end of the line", …
  std::string described();

 private:
  bool fill();  // reads more after the remaining bytes; false at the end of the input

  ReadBytes read_;
  std::vector<char> buffer_;  // bytes position_..size_-1 are unread; position_ ≤ size_ ≤ buffer_.size()
  std::size_t position_ = 0;
  std::size_t size_ = 0;
  bool at_end_ = false;
  std::uint64_t dropped_ = 0;     // bytes of the input before buffer_[0]
  std::uint64_t line_ = 1;        // of the next byte
  std::uint64_t line_start_ = 0;  // bytes of the input before this line
};

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
