#include "draw/viewpoint_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "draw/axis.h"
#include "draw/venn.h"

namespace shudu::svg {
namespace {

constexpr double cell_size = 40, margin = 16, diagram_size = 400;

std::string series(std::string_view kind, std::size_t viewpoint) {
  return std::string{kind} + std::to_string(viewpoint_series[viewpoint]);
}

std::array<VennSet, 4> sets() {
  std::array<VennSet, 4> named;
  for (std::size_t i = 0; i < 4; ++i) named[i] = {std::string{viewpoint_names[i]}, viewpoint_series[i]};
  return named;
}

std::string cells_text(std::uint64_t count) { return std::to_string(count) + (count == 1 ? " cell" : " cells"); }

// "row only 2, row+box 3": the regions that have cells.
std::string in_words(const RegionCounts& counts) {
  std::string text;
  for (ViewpointSet set = 1; set < 16; ++set) {
    if (counts[set] == 0) continue;
    text += (text.empty() ? "" : ", ") + region_name(set) + ' ' + std::to_string(counts[set]);
  }
  return text.empty() ? "none" : text;
}

// A cell seen from only one viewpoint has the colour of that viewpoint. The four marks below the digit stand for row,
// column, box and cell, always in the same place.
void draw_cell(Picture& picture, Point corner, Cell cell, const Grid& givens, const Grid& values, const Views& views) {
  const ViewpointSet seen = views.seen_from(cell);
  for (std::size_t i = 0; i < 4; ++i) {
    if (seen == 1U << i) picture.rectangle(corner, cell_size, cell_size, series("tint-", i));
  }
  const Point middle{corner.x + cell_size / 2, corner.y + cell_size / 2};
  if (!values.is_blank(cell)) {
    const bool given = !givens.is_blank(cell);
    picture.text({middle.x, middle.y + 6}, std::to_string(values[cell]), given ? "large strong" : "large",
                 Anchor::middle);
  } else if (seen != no_viewpoint) {
    picture.text({middle.x, middle.y + 2}, to_string(views.digits[static_cast<std::size_t>(cell.index())]), "large",
                 Anchor::middle);
    for (std::size_t i = 0; i < 4; ++i) {
      if ((seen >> i & 1) == 0) continue;
      picture.rectangle({corner.x + 5 + 8 * static_cast<double>(i), corner.y + cell_size - 11}, 6, 6,
                        series("mark fill-", i), name(cell) + " from the " + std::string{viewpoint_names[i]});
    }
  }
}

void draw_board(Picture& picture, Point corner, const Grid& givens, const Grid& values, const Views& views) {
  picture.begin_group("board");
  for (Cell cell : all_cells()) {
    draw_cell(picture, {corner.x + cell_size * cell.col(), corner.y + cell_size * cell.row()}, cell, givens, values,
              views);
  }
  // Thin lines are drawn first, so that the borders of the boxes are on top.
  for (bool walls : {false, true}) {
    for (int i = 0; i <= 9; ++i) {
      if ((i % 3 == 0) != walls) continue;
      const double at = cell_size * i, end = cell_size * 9;
      const char* look = walls ? "ink" : "rule";
      picture.line({corner.x + at, corner.y}, {corner.x + at, corner.y + end}, look);
      picture.line({corner.x, corner.y + at}, {corner.x + end, corner.y + at}, look);
    }
  }
  for (std::size_t i = 0; i < 4; ++i) {
    const double x = corner.x + 90 * static_cast<double>(i), y = corner.y + cell_size * 9 + 22;
    picture.rectangle({x, y - 9}, 9, 9, series("fill-", i));
    picture.text({x + 14, y}, viewpoint_names[i], "quiet");
  }
  picture.end_group();
}

std::string percent(double part) { return number(std::round(1000 * part) / 10) + " %"; }

// The fifteen sets, ordered by the number of cells that they fill, fewest first.
void draw_bars(Picture& picture, double top, const ViewpointSums& sums) {
  std::vector<ViewpointSet> order;
  for (ViewpointSet set = 1; set < 16; ++set) order.push_back(set);
  std::stable_sort(order.begin(), order.end(),
                   [&](ViewpointSet a, ViewpointSet b) { return sums.written_from[a] < sums.written_from[b]; });
  const double all = std::max(1.0, static_cast<double>(sums.puzzles - sums.contradictions));
  const double blanks = std::max(1.0, static_cast<double>(sums.written_from[all_viewpoints] + sums.left_blank));
  constexpr double left = 176, right = 716, step = 22;
  const Scale x = Scale::linear(0, 100, left, right);
  bottom_axis(
      picture, x, top + step * 15, top - 8, "of the blank cells filled (pale), of the puzzles solved (full)",
      [](double value) { return number(value) + " %"; }, 10);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const ViewpointSet set = order[i];
    const double y = top + step * static_cast<double>(i);
    const double cells = static_cast<double>(sums.written_from[set]) / blanks;
    const double puzzles = static_cast<double>(sums.solved_from[set]) / all;
    picture.text({left - 8, y + 12}, region_name(set), "ink", Anchor::end);
    picture.rectangle({left, y}, x(100 * cells) - left, step - 6, "bar tint-6",
                      region_name(set) + ": " + percent(cells) + " of the blank cells");
    picture.rectangle({left, y + 4}, x(100 * puzzles) - left, step - 14, "bar fill-6",
                      region_name(set) + ": " + percent(puzzles) + " of the puzzles");
  }
}

}  // namespace

Picture viewpoint_picture(const Grid& givens, const Grid& values, const Views& views) {
  const RegionCounts counts = views.counts();
  const auto found = static_cast<std::uint64_t>(views.solved_from_any().size());
  Picture picture{2 * margin + 9 * cell_size + 24 + diagram_size, 2 * margin + diagram_size + 8,
                  "Cells solved from four viewpoints",
                  "Of " + std::to_string(views.blanks.size()) + " blank cells " + std::to_string(found) +
                      " can be solved at once. A Venn diagram of four ellipses counts them by the viewpoints from "
                      "which each is seen: " +
                      in_words(counts) + "."};
  draw_board(picture, {margin, margin + 14}, givens, values, views);
  std::array<std::string, 16> texts;
  for (std::size_t set = 0; set < 16; ++set) texts[set] = std::to_string(counts[set]);
  texts[0] = "from none: " + cells_text(counts[0]);
  draw_venn(picture, {margin + 9 * cell_size + 24, margin}, diagram_size, sets(), texts);
  return picture;
}

Picture viewpoint_picture(const ViewpointSums& sums) {
  const RegionCounts total = sums.total();
  std::uint64_t found = 0;
  for (std::size_t set = 1; set < 16; ++set) found += total[set];
  constexpr double size = 540, width = 760;
  Picture picture{width, 2 * margin + size + 430, "What is seen from which viewpoint",
                  "A Venn diagram of four ellipses: " + std::to_string(found) + " cells found in " +
                      std::to_string(sums.puzzles) +
                      " puzzles, by the viewpoints from which each was seen: " + in_words(total) +
                      ". Below it bars, one for each set of viewpoints: the share of blank cells that " +
                      "it fills alone, and of puzzles that it solves alone."};
  std::array<std::string, 16> texts;
  for (std::size_t set = 1; set < 16; ++set) {
    texts[set] = found == 0 ? "0" : percent(static_cast<double>(total[set]) / static_cast<double>(found));
  }
  texts[0] = cells_text(found) + " found, " + std::to_string(total[0]) + " left that are seen from none";
  draw_venn(picture, {(width - size) / 2, margin}, size, sets(), texts);
  draw_bars(picture, margin + size + 44, sums);
  return picture;
}

}  // namespace shudu::svg
