// IssWriter: a puzzle as tokens of ISS.
//
// The rows of the types (iss_reader.h) say how a rule is written: in the form in which it is read, or as what it means: a
// table of pairs, a sum, the values that a cell may have. What ISS cannot express is refused.
#pragma once

#include <string>
#include <string_view>

#include "format/variants/iss_cells.h"
#include "format/variants/iss_code.h"
#include "format/variants/iss_reader.h"
#include "shudu/variant.h"

namespace shudu::variant {

Written write_iss(const Puzzle& puzzle);

// The number of a clue that may be without one.
inline int number_or(const Clue& clue, int otherwise) { return clue.numbers.empty() ? otherwise : clue.numbers[0]; }

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
  // Numbers with '_' between them.
  void argument(const std::vector<int>& numbers) {
    std::string text;
    for (int number : numbers) text += (text.empty() ? "" : "_") + std::to_string(number);
    argument(text);
  }
  // A token with arguments. Returns true.
  template <class... Arguments>
  bool token(std::string_view type, const Arguments&... arguments) {
    begin(type);
    (argument(arguments), ...);
    return true;
  }
  // A relation of the pairs, for neighbours on the line or for all.
  template <class Related>
  bool write_pairs(const Cells& cells, bool all, Related related) {
    std::string pairs;
    for (int a = shape().lowest; a <= shape().highest(); ++a) {
      for (int b = shape().lowest; b <= shape().highest(); ++b) pairs += related(a, b) ? '1' : '0';
    }
    return token(all ? "PairX" : "Pair", iss_pair_code(pairs), "_", cells);
  }

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

// iss_write_shape.cpp: the tokens of the shape, or why ISS cannot have it.
Written write_iss_shape(const Puzzle& puzzle, const IssDocument& document);

}  // namespace shudu::variant
