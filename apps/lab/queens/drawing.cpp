#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "draw/svg.h"
#include "engine/table.h"
#include "engine/terminal.h"
#include "queens/queens.h"

namespace shudu::cli {
namespace {

// Wood colours, readable on light and dark terminals. A square is two columns wide.
constexpr const char* light_square = "30;48;5;223";
constexpr const char* dark_square = "30;48;5;180";

void draw_queen(svg::Picture& picture, svg::Point corner, double size) {
  // A crown on a base, in a square of 1 by 1.
  constexpr std::array<svg::Point, 9> crown{
      {{.18, .36}, {.30, .56}, {.34, .26}, {.45, .54}, {.50, .20}, {.55, .54}, {.66, .26}, {.70, .56}, {.82, .36}}};
  const auto at = [&](double x, double y) { return svg::Point{corner.x + x * size, corner.y + y * size}; };
  std::vector<svg::Point> outline;
  for (const svg::Point& point : crown) outline.push_back(at(point.x, point.y));
  outline.push_back(at(.72, .74));
  outline.push_back(at(.28, .74));
  picture.polygon(outline, "fill-2");
  for (std::size_t i = 0; i < crown.size(); i += 2) picture.circle(at(crown[i].x, crown[i].y), .05 * size, "fill-2");
  picture.rectangle(at(.26, .78), .48 * size, .08 * size, "fill-2");
}

void draw_board(svg::Picture& picture, svg::Point corner, double square, Queens queens) {
  const int n = static_cast<int>(queens.size());
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column) {
      const svg::Point at{corner.x + column * square, corner.y + row * square};
      picture.rectangle(at, square, square, (row + column) % 2 == 0 ? "paper" : "tint-4");
    }
  }
  for (int row = 0; row < n; ++row) {
    draw_queen(picture, {corner.x + queens[static_cast<std::size_t>(row)] * square, corner.y + row * square}, square);
  }
  picture.rectangle(corner, n * square, n * square, "quiet");
}

std::string in_words(Queens queens) {
  std::string words;
  for (int column : queens) words += fmt::format("{}{}", words.empty() ? "" : " ", column + 1);
  return words;
}

}  // namespace

std::string drawn_queens(Queens queens, const Style& style) {
  const int n = static_cast<int>(queens.size());
  std::string bar, text;
  for (int i = 0; i < 2 * n + 1; ++i) bar += "─";
  if (!style.is_on()) text = "┌" + bar + "┐\n";
  for (int row = 0; row < n; ++row) {
    if (!style.is_on()) text += "│ ";
    for (int column = 0; column < n; ++column) {
      const bool queen = queens[static_cast<std::size_t>(row)] == column;
      if (style.is_on()) {
        text += style.in((row + column) % 2 == 0 ? light_square : dark_square, queen ? "♛ " : "  ");
      } else {
        text += queen ? "♛ " : ". ";
      }
    }
    text += style.is_on() ? "\n" : "│\n";
  }
  if (!style.is_on()) text += "└" + bar + "┘\n";
  return in_signs_of_locale(std::move(text));
}

std::string queens_picture(std::span<const std::vector<int>> boards) {
  const auto n = boards.front().size();
  const auto in_row = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(boards.size()))));
  const std::size_t rows = (boards.size() + in_row - 1) / in_row;
  // A single board is large. Several boards share the page.
  const double square =
      boards.size() == 1 ? 40 : std::max(8.0, std::min(24.0, 1200.0 / static_cast<double>(in_row * n)));
  const double gap = boards.size() == 1 ? 12 : square;
  const double board = square * static_cast<double>(n);
  const auto length = [&](std::size_t count) { return static_cast<double>(count) * (board + gap) + gap; };
  const std::string title = counted(n, "queen");
  const std::string description =
      boards.size() == 1
          ? fmt::format("A board of {0} by {0} squares. From the top row down, the queens are in columns {1}.", n,
                        in_words(boards.front()))
          : fmt::format("{} boards of {} queens that do not attack each other.", boards.size(), n);
  svg::Picture picture{length(in_row), length(rows), title, description};
  picture.rectangle({0, 0}, picture.width(), picture.height(), "paper");
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const svg::Point corner{length(i % in_row), length(i / in_row)};
    draw_board(picture, corner, square, boards[i]);
  }
  return picture.document();
}

}  // namespace shudu::cli
