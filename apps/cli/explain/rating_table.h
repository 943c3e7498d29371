// RatingTable: ratings for people: a header, a row for each puzzle, and as much of the puzzle as the width leaves.
//
//   puzzle           ER  EP  ED  level   score  hardest
//   ......6..23...  2.0 1.2 1.2  medium    446  direct_hidden_pair
//
// The rows are written one by one, so the widths of the columns are fixed. A narrow terminal has fewer columns.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ask/logic/rating_fields.h"

namespace shudu::cli {

class RatingTable {
 public:
  // The fields of a preset, and the width of the terminal.
  RatingTable(std::vector<const RatingField*> fields, std::size_t width);

  std::string header() const;
  // The figures, or the status and the reason if there are none.
  std::string line(const Rating& rating) const;

 private:
  struct Column {
    const RatingField* field;
    std::string head;
    std::size_t width;
  };
  std::string row(std::string_view puzzle, const std::vector<std::string>& cells) const;

  std::vector<Column> columns_;
  std::size_t width_, puzzle_width_;
};

// A line with fields in braces: "{puzzle} {er}/{ep}/{ed}".
class RatingFormat {
 public:
  // Returns nothing if the text names an unknown field or has a brace without its partner, and puts what is wrong into
  // `mistake`.
  static std::optional<RatingFormat> parse(std::string_view text, std::string& mistake);
  Scales needs() const;
  std::vector<const RatingField*> fields() const;
  std::string line(const Rating& rating) const;

 private:
  struct Piece {
    std::string text;  // literal text
    const RatingField* field = nullptr;
  };
  std::vector<Piece> pieces_;
};

// HardestFirst: lines in the descending order of a figure, or the first of them in little memory. Lines with the same
// figure keep their order, and lines without one come last.
class HardestFirst {
 public:
  // Keeps `most` lines that have a figure and, if `most` is not limited, those that have none.
  explicit HardestFirst(std::uint64_t most) : most_(most) {}

  void add(std::string line, std::optional<double> figure) {
    if (!figure) ++without_;
    if (!figure && is_limited()) return;
    lines_.push_back({figure.value_or(-std::numeric_limits<double>::infinity()), next_++, std::move(line)});
    if (!is_limited()) return;
    // A heap whose top is the last of the lines.
    std::ranges::push_heap(lines_, comes_before);
    if (lines_.size() <= most_) return;
    std::ranges::pop_heap(lines_, comes_before);
    lines_.pop_back();
  }

  bool is_limited() const { return most_ < std::numeric_limits<std::uint64_t>::max(); }
  // The number of lines that had no figure.
  std::uint64_t without() const { return without_; }

  // Calls write(line) in order. Call it once, at the end.
  template <class Write>
  void write_all(const Write& write) {
    std::ranges::sort(lines_, comes_before);
    for (const Line& line : lines_) write(line.text);
  }

 private:
  struct Line {
    double figure;
    std::uint64_t number;
    std::string text;
  };
  static bool comes_before(const Line& a, const Line& b) {
    return a.figure != b.figure ? a.figure > b.figure : a.number < b.number;
  }

  std::uint64_t most_, next_ = 0, without_ = 0;
  std::vector<Line> lines_;
};

}  // namespace shudu::cli
