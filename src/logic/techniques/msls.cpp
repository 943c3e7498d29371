// Multi-sector locked sets: the blank cells where some rows meet some columns. Every digit of these cells is counted
// either by rows (it occurs at most once in each row that has it in these cells) or by columns. If the counts of all
// digits add up to the number of cells, every counted row or column holds its digit in these cells. So the digit is
// eliminated from the rest of that row or column.
//
// All sets of rows and of columns are tried. For given sets each digit takes the smaller count, so there is no other
// choice. Steps of fewer cells come first. Steps that remove nothing new after smaller ones are left out. Roles:
// pattern are the cells, color_a the candidates counted by rows, color_b those counted by columns; `base` are the rows,
// `cover` the columns.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "logic/request.h"
#include "logic/techniques.h"

namespace shudu::logic {

namespace {

constexpr unsigned line_sets = 512;

// The number of bits. A table, because a population count is a function call on a baseline x86-64.
constexpr auto sizes = [] {
  std::array<std::uint8_t, line_sets> table{};
  for (unsigned set = 1; set < line_sets; ++set) table[set] = static_cast<std::uint8_t>(table[set / 2] + set % 2);
  return table;
}();

// For each set of lines: the lines of the other kind that have the digit (or, [0], a blank cell) on them.
using Crossing = std::array<std::array<std::uint16_t, 10>, line_sets>;

Crossing crossing(const State& state, House::Kind kind) {
  Crossing result{};
  for (unsigned set = 1; set < line_sets; ++set) {
    const int number = std::countr_zero(set);
    const House line = kind == House::Kind::row ? House::row(number) : House::column(number);
    const auto& rest = result[set & (set - 1)];
    result[set][0] = static_cast<std::uint16_t>(rest[0] | state.blank_places(line));
    for (int digit = 1; digit <= 9; ++digit) {
      result[set][digit] = static_cast<std::uint16_t>(rest[digit] | state.positions(line, digit));
    }
  }
  return result;
}

// For each set of rows its blank cells in `columns`.
std::array<std::uint8_t, line_sets> cell_counts(const State& state, unsigned columns) {
  std::array<std::uint8_t, line_sets> counts{};
  for (unsigned rows = 1; rows < line_sets; ++rows) {
    const unsigned blank = state.blank_places(House::row(std::countr_zero(rows))) & columns;
    counts[rows] = static_cast<std::uint8_t>(counts[rows & (rows - 1)] + sizes[blank]);
  }
  return counts;
}

struct MslsFound {
  unsigned cells = 0, rows = 0, columns = 0;
};

class MslsSearch {
 public:
  explicit MslsSearch(const State& state)
      : state_(state),
        columns_with_(crossing(state, House::Kind::row)),
        rows_with_(crossing(state, House::Kind::column)) {
    // With all rows or all columns it would be a fish.
    for (unsigned columns = 1; columns < line_sets - 1; ++columns) {
      const auto counts = cell_counts(state, columns);
      for (unsigned rows = 1; rows < line_sets - 1; ++rows) {
        // Skip lines without a blank cell in the crossing. They add nothing.
        if ((rows & ~rows_with_[columns][0]) != 0 || (columns & ~columns_with_[rows][0]) != 0) continue;
        if (is_locked(rows, columns, counts[rows])) found_.push_back({counts[rows], rows, columns});
      }
    }
    std::stable_sort(found_.begin(), found_.end(),
                     [](const MslsFound& a, const MslsFound& b) { return a.cells < b.cells; });
  }

  const std::vector<MslsFound>& found() const { return found_; }

  Step step(const MslsFound& found, const Technique& wanted) const {
    Step step{.technique = &wanted};
    for (int digit = 1; digit <= 9; ++digit) {
      const unsigned rows = rows_with_[found.columns][digit] & found.rows;
      const unsigned columns = columns_with_[found.rows][digit] & found.columns;
      std::vector<Candidate> by_rows, by_columns;
      if (sizes[rows] <= sizes[columns]) by_rows = outside(House::Kind::row, rows, found.columns, digit);
      if (sizes[columns] <= sizes[rows]) by_columns = outside(House::Kind::column, columns, found.rows, digit);
      const bool takes_rows =
          sizes[rows] != sizes[columns] ? sizes[rows] < sizes[columns] : by_rows.size() >= by_columns.size();
      const std::vector<Candidate>& gone = takes_rows ? by_rows : by_columns;
      step.eliminations.insert(step.eliminations.end(), gone.begin(), gone.end());
      if (!gone.empty()) step.digits.insert(digit);
      for (Cell cell : cells(found) & state_.places(digit)) {
        step.marks.emplace_back(cell, digit, takes_rows ? Role::color_a : Role::color_b);
      }
    }
    for (Cell cell : cells(found)) step.marks.emplace_back(cell, 0, Role::pattern);
    for (int i = 0; i < 9; ++i) {
      if ((found.rows >> i & 1) != 0) step.base.push_back(House::row(i));
      if ((found.columns >> i & 1) != 0) step.cover.push_back(House::column(i));
    }
    return step;
  }

 private:
  // The counts must equal the number of cells. Some digits must be counted by rows and some by columns. Otherwise the
  // pattern is a combination of locked sets in single lines.
  bool is_locked(unsigned rows, unsigned columns, int cells) const {
    int count = 0;
    bool some_by_rows = false, some_by_columns = false;
    for (int digit = 1; digit <= 9; ++digit) {
      const int by_rows = sizes[rows_with_[columns][digit] & rows];
      const int by_columns = sizes[columns_with_[rows][digit] & columns];
      some_by_rows |= by_rows < by_columns;
      some_by_columns |= by_columns < by_rows;
      count += by_rows < by_columns ? by_rows : by_columns;
      if (count > cells) return false;
    }
    return count == cells && some_by_rows && some_by_columns;
  }

  // The digit's places on the lines, without those on `crossing_lines`.
  std::vector<Candidate> outside(House::Kind kind, unsigned lines, unsigned crossing_lines, int digit) const {
    std::vector<Candidate> gone;
    for (; lines != 0; lines &= lines - 1) {
      const int number = std::countr_zero(lines);
      const House line = kind == House::Kind::row ? House::row(number) : House::column(number);
      for (unsigned places = state_.positions(line, digit) & ~crossing_lines; places != 0; places &= places - 1) {
        gone.emplace_back(line.cell(std::countr_zero(places)), digit);
      }
    }
    return gone;
  }

  CellSet cells(const MslsFound& found) const {
    CellSet in_rows, in_columns;
    for (int i = 0; i < 9; ++i) {
      if ((found.rows >> i & 1) != 0) in_rows |= House::row(i).cells();
      if ((found.columns >> i & 1) != 0) in_columns |= House::column(i).cells();
    }
    return in_rows & in_columns & state_.blanks();
  }

  const State& state_;
  Crossing columns_with_;  // by set of rows
  Crossing rows_with_;     // by set of columns
  std::vector<MslsFound> found_;
};

void find_msls(Request& request, const Technique& wanted) {
  const MslsSearch search{request.state};
  std::array<CellSet, 10> gone;  // by digit: the eliminations of the steps so far
  for (const MslsFound& found : search.found()) {
    Step step = search.step(found, wanted);
    bool is_new = false;
    for (Candidate candidate : step.eliminations) {
      is_new = is_new || !gone[candidate.digit].contains(candidate.cell);
      gone[candidate.digit].insert(candidate.cell);
    }
    if (is_new && !request.report(std::move(step))) return;
  }
}

}  // namespace

constinit const Technique msls{
    .id = "msls",
    .page = "msls",
    .family = Family::almost_locked_sets,
    .name = "Multi-Sector Locked Sets",
    .look = {"technique.msls.look",
             "Look at the cells {pattern}, where {base} meet {cover}. Count {color_a.digits} by rows and "
             "{color_b.digits} by columns: in how many of them it is a candidate of these cells."},
    .why = {"technique.msls.why",
            "A digit stands at most once in each row or column counted, and all counts together are just the number of "
            "cells. So each of them holds its digit in these cells, and the digit stands nowhere else in that line."},
    .hodoku = {.code = "2603", .index = 0},
    .find = find_msls,
};

}  // namespace shudu::logic
