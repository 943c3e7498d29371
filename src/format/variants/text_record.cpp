#include "format/variants/text_record.h"

namespace shudu::variant {

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

std::optional<ReadError> add_rules(Puzzle& puzzle, std::span<const std::string_view> rules) {
  for (const std::string_view rule : rules) {
    if (auto error = add_clue(puzzle, rule, {})) return error;
  }
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
