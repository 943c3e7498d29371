// Table: figures in rows and columns, for the terminal, for Markdown and for a page.
#pragma once

#include <string>
#include <vector>

namespace shudu::cli {

struct Table {
  std::string title;
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows = {};  // each as long as heads
  bool ends_in_words = false;                       // the last column is text, and to the left as well
};

// The first column to the left, figures to the right; without the title.
std::string aligned(const Table& table);
std::string piped(const Table& table);
// With the title as its caption; the first column heads the rows.
std::string as_html(const Table& table);

// Three significant digits: 9.87, 98.7, 987.
std::string three_digits(double number);
// 9870000 → "9.87M".
std::string with_unit(double number);

}  // namespace shudu::cli
