// Table: rows and columns of figures, written for a terminal, as Markdown or as HTML.
#pragma once

#include <string>
#include <vector>

namespace shudu::cli {

struct Table {
  std::string title;
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows = {};  // each as long as heads
  bool ends_in_words = false;                       // the last column holds text and is aligned left
};

// For a terminal, in signs of the locale (signs.h). The first column is aligned left and figures are aligned right. The
// title is left out. If the terminal is too narrow, each row becomes a block of lines.
std::string aligned(const Table& table);
std::string piped(const Table& table);
// The title becomes the caption, and the first column holds row headers.
std::string as_html(const Table& table);

}  // namespace shudu::cli
