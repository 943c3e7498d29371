#include "ask/variant_board.h"

#include <algorithm>

#include "ask/variant_fields.h"
#include "shudu/variant.h"
#include "variant/puzzle/value_text.h"
#include "variant/search/broken_clues.h"

namespace shudu {
namespace {

bool is_filled(const variant::Shape& shape, const variant::Solution& values) {
  for (int i = 0; i < shape.grid_cells(); ++i) {
    const auto cell = static_cast<variant::Cell>(i);
    if (values[cell] == variant::no_value && variant::in_grid(shape, cell)) return false;
  }
  return true;
}

}  // namespace

std::optional<variant::Solution> board_values(const variant::Puzzle& puzzle, std::string_view text) {
  const variant::Shape& shape = puzzle.shape;
  if (text.size() != static_cast<std::size_t>(shape.grid_cells())) return std::nullopt;
  variant::Solution values = given_values(puzzle);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '.') continue;
    const auto value = variant::value_of_character(text[i]);
    if (!value || !shape.has_value(*value) || !variant::in_grid(shape, static_cast<variant::Cell>(i))) {
      return std::nullopt;
    }
    values[i] = static_cast<std::int8_t>(*value);
  }
  return values;
}

variant::Puzzle with_values(variant::Puzzle puzzle, const variant::Solution& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (puzzle.shape.has_value(values[i])) puzzle.candidates[i] &= puzzle.shape.bit(values[i]);
  }
  return puzzle;
}

JsonObject board_check(const variant::Puzzle& puzzle, const variant::Solution& values) {
  std::vector<JsonObject> all = conflict_list(conflicts(puzzle.shape, values), puzzle.shape);
  for (const variant::BrokenClue& broken : variant::broken_clues(puzzle, values)) {
    all.push_back(JsonObject{}
                      .add("rule", puzzle.clues[broken.clue].rule->id)
                      .add("clue", std::uint64_t{broken.clue})
                      .add("cells", cell_names(broken.cells, puzzle.shape)));
  }
  const bool filled = is_filled(puzzle.shape, values);
  // The search also decides about auxiliary cells, which the board does not show.
  const variant::Puzzle position = with_values(puzzle, values);
  const bool possible = std::ranges::find(position.candidates, variant::Values{0}) == position.candidates.end();
  const bool solved = filled && all.empty() && possible && variant::search(position, {.limit = 1}).count > 0;
  return JsonObject{}.add("conflicts", all).add("filled", filled).add("solved", solved);
}

}  // namespace shudu
