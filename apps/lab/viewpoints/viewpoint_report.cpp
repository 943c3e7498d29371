#include "viewpoints/viewpoint_report.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/answer_output.h"
#include "engine/columns.h"
#include "engine/table.h"
#include "engine/terminal.h"

namespace shudu::cli {
namespace {

constexpr std::array<char, 4> letters{'r', 'c', 'b', 'x'};
constexpr std::array<std::string_view, 4> colours{"33", "34", "32", "35"};
constexpr std::array<std::string_view, 4> grounds{"30;43", "97;44", "30;42", "97;45"};

// All regions, ordered by the number of viewpoints.
std::vector<ViewpointSet> regions_in_order() {
  std::vector<ViewpointSet> order;
  for (ViewpointSet set = 1; set < 16; ++set) order.push_back(set);
  std::stable_sort(order.begin(), order.end(),
                   [](ViewpointSet a, ViewpointSet b) { return std::popcount(a) < std::popcount(b); });
  return order;
}

// A cell is five columns wide: the digit and the letters of its viewpoints. A cell that is seen from only one viewpoint
// has the colour of that viewpoint as its background.
std::string cell_text(const ViewedPosition& position, Cell cell, const Style& style) {
  if (!position.values.is_blank(cell)) {
    const std::string digit = std::to_string(position.values[cell]);
    return (position.givens.is_blank(cell) ? digit : style.given(digit)) + "    ";
  }
  const ViewpointSet seen = position.views.seen_from(cell);
  if (seen == no_viewpoint) return style.faint(".") + "    ";
  const DigitSet digits = position.views.digits[static_cast<std::size_t>(cell.index())];
  const std::string digit = digits.is_single() ? to_string(digits) : "?";
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) {
    if ((seen >> i & 1) == 0) continue;
    if (seen == 1U << i) return style.in(grounds[i], digit + letters[i]) + "   ";
    text += style.in(colours[i], std::string{letters[i]});
  }
  return style.bold(digit) + text + std::string(static_cast<std::size_t>(4 - std::popcount(seen)), ' ');
}

std::string board(const ViewedPosition& position, const Style& style) {
  std::vector<std::string> cells;
  for (const Cell cell : all_cells()) cells.push_back(cell_text(position, cell, style));
  return framed_board(cells, style, 1);
}

std::string legend(const Style& style) {
  std::string text = "seen from:";
  for (std::size_t i = 0; i < 4; ++i) {
    text += ' ' + style.in(colours[i], std::string{letters[i]}) + ' ' + std::string{viewpoint_names[i]};
    text += i < 3 ? "," : "\n";
  }
  return text;
}

// The cells found, from whatever viewpoints.
std::uint64_t found(const RegionCounts& counts) {
  std::uint64_t cells = 0;
  for (std::size_t set = 1; set < 16; ++set) cells += counts[set];
  return cells;
}
// The cells found from one viewpoint alone.
std::uint64_t found_from_one(const RegionCounts& counts) { return counts[1] + counts[2] + counts[4] + counts[8]; }

std::string percent(std::uint64_t of, std::uint64_t all) {
  return fmt::format("{:.1f} %", all == 0 ? 0 : 100 * static_cast<double>(of) / static_cast<double>(all));
}

// For each viewpoint: the cells seen from it, and the cells seen from it alone. A cell that is seen from several
// viewpoints counts for each of them in the first column, so only the second column adds up.
std::string viewpoint_table(const RegionCounts& counts) {
  Table table{.title = {}, .heads = {"viewpoint", "sees", "part", "alone", "part"}};
  const auto row = [&](std::string_view name, std::uint64_t seen, std::uint64_t alone) {
    table.rows.push_back({std::string{name}, with_commas(seen), percent(seen, found(counts)), with_commas(alone),
                          percent(alone, found(counts))});
  };
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint64_t seen = 0;
    for (std::size_t set = 1; set < 16; ++set) seen += (set >> i & 1) != 0 ? counts[set] : 0;
    row(viewpoint_names[i], seen, counts[std::size_t{1} << i]);
  }
  row("any", found(counts), found_from_one(counts));
  return aligned(table);
}

std::string region_table(const RegionCounts& counts) {
  Table table{.title = {}, .heads = {"seen from just", "cells", "part"}};
  const auto row = [&](std::string name, std::uint64_t cells) {
    table.rows.push_back({std::move(name), with_commas(cells), percent(cells, found(counts))});
  };
  for (ViewpointSet set : regions_in_order()) row(region_name(set), counts[set]);
  row("all", found(counts));
  return aligned(table);
}

std::string look_table(const ViewpointSums& sums) {
  Table table{.title = {},
              .heads = {"look", "found", "row only", "col. only", "box only", "cell only", "several", "still blank"}};
  const auto row = [&](std::string look, const RegionCounts& counts) {
    table.rows.push_back({std::move(look), with_commas(found(counts)), with_commas(counts[1]), with_commas(counts[2]),
                          with_commas(counts[4]), with_commas(counts[8]),
                          with_commas(found(counts) - found_from_one(counts)), with_commas(counts[0])});
  };
  for (std::size_t i = 0; i < sums.at_look.size(); ++i) row(std::to_string(i + 1), sums.at_look[i]);
  row("all", sums.total());
  return aligned(table);
}

std::string set_table(const ViewpointSums& sums) {
  const std::uint64_t good = sums.puzzles - sums.contradictions;
  const std::uint64_t blanks = sums.written_from[all_viewpoints] + sums.left_blank;
  Table table{.title = {}, .heads = {"with these alone", "cells", "part", "puzzles", "part"}};
  for (ViewpointSet set : regions_in_order()) {
    table.rows.push_back({region_name(set), with_commas(sums.written_from[set]),
                          percent(sums.written_from[set], blanks), with_commas(sums.solved_from[set]),
                          percent(sums.solved_from[set], good)});
  }
  return aligned(table);
}

JsonObject json_regions(const RegionCounts& counts) {
  JsonObject object;
  for (ViewpointSet set : regions_in_order()) object.add(region_name(set), counts[set]);
  object.add("none", counts[0]);
  return object;
}

}  // namespace

ViewedPosition viewed(const Puzzle& puzzle) {
  Candidates candidates{puzzle.values};
  if (puzzle.candidates) {
    for (Cell cell : puzzle.values.blanks()) candidates.set(cell, candidates[cell] & (*puzzle.candidates)[cell]);
  }
  return {puzzle.clues, puzzle.values, look(candidates, puzzle.values.blanks())};
}

std::string as_text(const ViewedPosition& position, const Style& style) {
  const RegionCounts counts = position.views.counts();
  std::string text = board(position, style) + fitted(legend(style)) + '\n';
  text += fmt::format("{:<20}{:>6}\n", "seen from just", "cells");
  const std::size_t width = terminal_width(STDOUT_FILENO);
  for (ViewpointSet set : regions_in_order()) {
    std::string row = fmt::format("{:<20}{:>6}", region_name(set), counts[set]), cells;
    for (Cell cell : position.views.region(set)) {
      cells += (cells.empty() ? "" : " ") + name(cell) + '=' +
               to_string(position.views.digits[static_cast<std::size_t>(cell.index())]);
    }
    if (!cells.empty()) row += "  " + (width == 0 ? cells : wrapped(cells, width_of(row) + 2, width));
    text += row + '\n';
  }
  text += fmt::format("{:<20}{:>6}\n\n", "none", counts[0]);
  text += viewpoint_table(counts);
  if (position.views.has_contradiction) {
    text += '\n' + fitted("The position has no solution: the viewpoints contradict each other.\n");
  }
  return text;
}

std::string as_json(const Record& record, const ViewedPosition& position) {
  std::vector<JsonObject> cells;
  for (Cell cell : position.views.solved_from_any()) {
    const DigitSet digits = position.views.digits[static_cast<std::size_t>(cell.index())];
    std::vector<std::uint64_t> list;
    for (int digit : digits) list.push_back(static_cast<std::uint64_t>(digit));
    std::vector<std::string> from;
    for (std::size_t i = 0; i < 4; ++i) {
      if (position.views.solved[i].contains(cell)) from.emplace_back(viewpoint_names[i]);
    }
    JsonObject& object = cells.emplace_back();
    object.add("cell", name(cell)).add("digits", list).add("from", from);
  }
  JsonObject fields;
  fields.add("position", to_line(position.values))
      .add("blank", static_cast<std::uint64_t>(position.views.blanks.size()))
      .add("regions", json_regions(position.views.counts()))
      .add("cells", cells);
  const ask::Status status = position.views.has_contradiction ? ask::Status::no_solution : ask::Status::ok;
  return json_line(record.place(), *any_puzzle(record), ask::Answer::of(status, fields));
}

std::string as_text(const ViewpointSums& sums) {
  // Puzzles without a solution are left out of all figures.
  const std::uint64_t good = sums.puzzles - sums.contradictions;
  std::string text =
      fmt::format("{}: {} ({}) solved by looking, {} ({}) stuck\n", counted(good, "puzzle"), with_commas(sums.solved),
                  percent(sums.solved, good), with_commas(sums.stuck), percent(sums.stuck, good));
  text += fmt::format("{}: {} clues, {} found, {} left blank\n", counted(81 * good, "cell"), with_commas(sums.clues),
                      with_commas(sums.written_from[all_viewpoints]), with_commas(sums.left_blank));
  if (sums.contradictions > 0) {
    text += fmt::format("{} without a solution, not counted\n", counted(sums.contradictions, "puzzle"));
  }
  text = fitted(std::move(text), 2);
  if (good == 0) return text;
  return text + '\n' + region_table(sums.total()) + '\n' + viewpoint_table(sums.total()) + '\n' + look_table(sums) +
         '\n' + set_table(sums);
}

std::string as_json(const ViewpointSums& sums) {
  std::vector<JsonObject> looks;
  for (const RegionCounts& counts : sums.at_look) looks.push_back(json_regions(counts));
  JsonObject cells, puzzles;
  for (ViewpointSet set : regions_in_order()) {
    cells.add(region_name(set), sums.written_from[set]);
    puzzles.add(region_name(set), sums.solved_from[set]);
  }
  JsonObject object;
  object.add("puzzles", sums.puzzles)
      .add("solved", sums.solved)
      .add("stuck", sums.stuck)
      .add("contradictions", sums.contradictions)
      .add("clues", sums.clues)
      .add("left_blank", sums.left_blank)
      .add("regions", json_regions(sums.total()))
      .add("looks", looks)
      .add("cells_with_these_alone", cells)
      .add("puzzles_with_these_alone", puzzles);
  return object.text() + '\n';
}

}  // namespace shudu::cli
