// IssWriter: a puzzle as tokens of ISS.
//
// iss_types.cpp has the rows of the rules that are written in a common form. Other rules are written as what they mean: a
// table of pairs, a sum, the values that a cell may have. What ISS cannot express is refused.
#pragma once

#include <string>
#include <string_view>

#include "format/variants/iss_cells.h"
#include "format/variants/iss_reader.h"
#include "shudu/variant.h"

namespace shudu::variant {

Written write_iss(const Puzzle& puzzle);

class IssWriter {
 public:
  explicit IssWriter(const Puzzle& puzzle) : puzzle_(&puzzle), cells_(puzzle.shape) {}

  // Returns whether ISS can express it.
  bool write(const Clue& clue);

  // A token, to be followed by its arguments.
  void begin(std::string_view type) {
    text += '.';
    text += type;
    ++tokens;
  }
  void argument(std::string_view value) {
    text += '~';
    text += value;
  }
  void argument(int number) { argument(std::to_string(number)); }
  void argument(const Cells& cells) {
    for (Cell cell : cells) argument(cells_.name(cell));
  }
  // A token with cells.
  void token(std::string_view type, const Cells& cells) {
    begin(type);
    argument(cells);
  }
  // A relation of the pairs, for neighbours on the line or for all.
  void write_pairs(const Cells& cells, bool all, bool (*related)(int a, int b, int number), int number = 0);

  const Puzzle& puzzle() const { return *puzzle_; }
  const Shape& shape() const { return puzzle_->shape; }
  const IssCells& cells() const { return cells_; }
  bool are_neighbours(Cell a, Cell b) const;

  std::string name;  // of the clue that is written
  std::string text;
  int tokens = 0;  // in the text, those inside of groups not counted

 private:
  const Puzzle* puzzle_;
  IssCells cells_;
};

// The rules that no row of iss_types.cpp writes.
struct IssOwnWriter {
  std::string_view rule;
  bool (*write)(IssWriter& writer, const Clue& clue);
};
std::span<const IssOwnWriter> iss_line_writers();
std::span<const IssOwnWriter> iss_content_writers();
std::span<const IssOwnWriter> iss_global_writers();
// Nullopt if the rule is not one of them.
std::optional<bool> write_iss_own(IssWriter& writer, const Clue& clue);

// iss_write_shape.cpp: the tokens of the shape, or why ISS cannot have it.
Written write_iss_shape(const Puzzle& puzzle, const IssDocument& document);

}  // namespace shudu::variant
