// HtmlTables: finds the tables of 9×9 cells in HTML, byte by byte.
//
//   <table><tr><td>1,2,5,7</td><td><i>4</i></td>…
//
// A cell is the digits in its text, with anything between them that separates; no digit is a blank. If a cell has
// several digits, the table shows candidates. The value of an <input> is text. A table inside a cell is a part of the
// text of the cell, unless it has 9×9 cells itself. A row of headings above and a column of them at the left are
// ignored. Tables of other sizes are ignored.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/format.h"

namespace shudu {

class HtmlTables {
 public:
  using Records = std::deque<Result<Puzzle>>;

  // Puzzles go to `records`. `first_line` is the number of the line on which the text begins.
  HtmlTables(std::uint64_t first_line, Records& records) : records_(records), line_(first_line) {}

  // Takes bytes until the first element is closed. Returns how many were taken.
  std::size_t take(std::string_view bytes);
  bool is_complete() const { return complete_; }
  // At the end of the input. Tables that are still open end here.
  void finish();

 private:
  struct TableCell {
    std::string text;
    std::uint64_t line;
    std::uint64_t column;
  };
  struct Table {
    std::uint64_t line;
    std::vector<std::vector<TableCell>> rows = {};
    bool in_cell = false;
    bool is_large = false;  // more rows or cells than any puzzle has
  };

  void take_byte(char c);
  void end_tag_text();
  void open_tag(std::string_view name);
  void close_tag(std::string_view name);
  void add_row();
  void add_cell();
  void add_text(std::string_view text);
  void end_table();
  std::string attribute(std::string_view wanted) const;

  Records& records_;
  std::uint64_t line_;
  std::uint64_t column_ = 1;
  std::vector<Table> open_;  // the tables that are open, outermost first
  bool in_tag_ = false;
  bool complete_ = false;
  char quote_ = '\0';   // the quote that is open in a tag
  std::string tag_;     // the tag so far, without '<'
  std::string raw_;     // the element whose content is not text: script or style
  std::string root_;    // the first element …
  int root_depth_ = 0;  // … and how many of its name are open
  std::string entity_;  // a character reference so far, with '&'
};

}  // namespace shudu
