// Table: rows and columns of figures, written for a terminal, as Markdown or as HTML; and figures as people read them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/counted.h"
#include "shudu/whole.h"

namespace shudu::cli {

struct Table {
  std::string title;
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows = {};  // each as long as heads
  bool ends_in_words = false;                       // the last column holds text and is aligned left
};

// For a terminal, in signs of the locale (terminal.h). The first column is aligned left and figures are aligned right. The
// title is left out. If the terminal is too narrow, each row becomes a block of lines.
std::string aligned(const Table& table);
std::string piped(const Table& table);
// The title becomes the caption, and the first column holds row headers.
std::string as_html(const Table& table);

// The field, in quotation marks if it contains a comma, a quotation mark or a line end.
inline std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == std::string_view::npos) return std::string{text};
  std::string field = "\"";
  for (char c : text) field += c == '"' ? std::string{"\"\""} : std::string{c};
  return field + '"';
}

// A time: "42 s", "17 min", "5 h 20 min", "12 days".
std::string duration_in_words(double seconds);
// Three significant digits: 9.87, 98.7, 987.
std::string three_digits(double number);
// 9870000 → "9.87M".
std::string with_unit(double number);

}  // namespace shudu::cli
