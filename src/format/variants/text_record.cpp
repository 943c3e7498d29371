#include "format/variants/text_record.h"

#include <charconv>

namespace shudu::variant {

std::optional<int> small_number(std::string_view text, bool negative) {
  const bool minus = negative && text.starts_with('-');
  if (minus) text.remove_prefix(1);
  constexpr std::size_t most_digits = 7;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || text.front() == '-') return std::nullopt;
  return minus ? -number : number;
}

std::optional<ReadError> add_clue(Puzzle& puzzle, std::string_view rule, std::vector<Cells> parts,
                                  std::vector<int> numbers) {
  const Rule* found = find_rule(rule);
  if (found == nullptr) {
    return ReadError{.message = "the rule " + std::string{rule} + " is not known"};
  }
  puzzle.clues.push_back(
      {.rule = found, .parts = std::move(parts), .numbers = std::move(numbers), .text = {}, .branches = {}});
  return std::nullopt;
}

bool set_given(Puzzle& puzzle, Cell cell, int value) {
  if (!puzzle.shape.has_value(value)) return false;
  puzzle.candidates[cell] &= puzzle.shape.bit(value);
  return true;
}

Result<Puzzle, ReadError> checked(Puzzle puzzle) {
  if (std::string wrong = fault(puzzle); !wrong.empty()) return bad_text(0, std::move(wrong));
  return puzzle;
}

Shape usual_square(int side) {
  Shape shape = square(side);
  if (usual_box_rows(side) == 1) shape.regions.clear();
  return shape;
}

}  // namespace shudu::variant
