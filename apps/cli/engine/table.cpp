#include "engine/table.h"

#include <unistd.h>

#include <fmt/core.h>
#include <algorithm>
#include <cmath>
#include <utility>

#include "draw/svg.h"
#include "engine/columns.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

// "head  cell" in lines, a block for each row, for a terminal that is too narrow for the columns.
std::string in_blocks(const Table& table, std::size_t width) {
  std::size_t column = 0;
  for (const std::string& head : table.heads) column = std::max(column, width_of(head) + 2);
  std::string text;
  for (const auto& row : table.rows) {
    if (!text.empty()) text += '\n';
    for (std::size_t i = 0; i < row.size(); ++i) {
      text +=
          table.heads[i] + std::string(column - width_of(table.heads[i]), ' ') + wrapped(row[i], column, width) + '\n';
    }
  }
  return text;
}

}  // namespace

std::string aligned(const Table& table) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < table.heads.size(); ++i) {
    widths.push_back(width_of(table.heads[i]));
    for (const auto& row : table.rows) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  const auto line = [&](const std::vector<std::string>& cells) {
    std::string text = cells[0] + std::string(widths[0] - width_of(cells[0]), ' ');
    for (std::size_t i = 1; i < cells.size(); ++i) {
      const bool words = table.ends_in_words && i + 1 == cells.size();
      text += words ? "  " + cells[i] : ' ' + std::string(widths[i] - width_of(cells[i]), ' ') + cells[i];
    }
    return text + '\n';
  };
  std::string text = line(table.heads);
  for (const auto& row : table.rows) text += line(row);
  const std::size_t room = terminal_width(STDOUT_FILENO);
  std::size_t width = 2 * table.ends_in_words - 1;
  for (const std::size_t one : widths) width += one + 1;
  if (room > 0 && width > room) text = in_blocks(table, room);
  return in_signs_of_locale(std::move(text));
}

std::string piped(const Table& table) {
  const auto line = [](const std::vector<std::string>& cells) {
    std::string text = "|";
    for (std::string cell : cells) {
      for (std::size_t at = 0; (at = cell.find('|', at)) != std::string::npos; at += 2) cell.insert(at, 1, '\\');
      text += ' ' + cell + " |";
    }
    return text + '\n';
  };
  std::string text = line(table.heads) + "|---|";
  for (std::size_t i = 1; i < table.heads.size(); ++i) {
    text += table.ends_in_words && i + 1 == table.heads.size() ? "---|" : "---:|";
  }
  text += '\n';
  for (const auto& row : table.rows) text += line(row);
  return text;
}

std::string as_html(const Table& table) {
  std::string text = "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + svg::escaped(table.title) +
                     "\">\n<table" + (table.ends_in_words ? " class=\"words\"" : "") + ">\n<caption>" +
                     svg::escaped(table.title) + "</caption>\n<thead><tr>";
  for (const std::string& head : table.heads) text += "<th scope=\"col\">" + svg::escaped(head) + "</th>";
  text += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    text += "<tr><th scope=\"row\">" + svg::escaped(row[0]) + "</th>";
    for (std::size_t i = 1; i < row.size(); ++i) text += "<td>" + svg::escaped(row[i]) + "</td>";
    text += "</tr>\n";
  }
  return text + "</tbody>\n</table>\n</div>\n";
}

std::string duration_in_words(double seconds) {
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  const double minutes = seconds / 60;
  if (minutes < 120) return fmt::format("{:.0f} min", minutes);
  const int hours = static_cast<int>(minutes / 60);
  if (hours < 48) return fmt::format("{} h {:.0f} min", hours, std::floor(minutes - 60 * hours));
  return fmt::format("{:.0f} days", minutes / 60 / 24);
}

std::string three_digits(double number) {
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

std::string with_unit(double number) {
  for (const auto& [unit, letter] : {std::pair{1e9, 'G'}, std::pair{1e6, 'M'}, std::pair{1e3, 'k'}}) {
    if (number >= unit * 0.9995) return three_digits(number / unit) + letter;
  }
  return three_digits(number);
}

}  // namespace shudu::cli
