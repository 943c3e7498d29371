// RatingTable: ratings for people: a header, a row for each puzzle, and as much of the puzzle as the width leaves.
//
//   puzzle           ER  EP  ED  level   score  hardest
//   ......6..23...  2.0 1.2 1.2  medium    446  direct_hidden_pair
//
// The rows are written one by one, so the widths of the columns are fixed. A narrow terminal has fewer columns.
#pragma once

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

}  // namespace shudu::cli
