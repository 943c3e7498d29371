// solo: game IDs (formats/solo.h) as variants.
#include "format/formats/solo.h"
#include "format/record_reader.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

bool starts_solo_id(std::string_view text) {
  text = trimmed(text);
  auto head = solo_head(text);
  if (!head || (head->side() == 9 && head->box_rows == 3 && !head->diagonals && !head->killer)) return false;
  head->irregular = head->killer = false;  // only the cells
  return solo_game(text.substr(0, text.find(',')), *head, ValueCheck::off).has_value();
}

Result<Puzzle, ReadError> read_solo_id(std::string_view source) {
  const std::string_view text = trimmed(source);
  const auto head = solo_head(text);
  if (!head) return bad_text(0, "expected a game ID like 3x3x:a2b7…");
  const auto game = solo_game(text, *head);
  if (!game) return bad_text(game.error().at, game.error().message);
  const int side = head->side();
  Shape shape = square(side);
  shape.regions = head->irregular ? std::vector<Cells>{} : boxes(side, side, head->box_rows, head->box_columns);
  for (const auto& region : game->regions) {
    if (region.size() != static_cast<std::size_t>(side)) return bad_text(0, "regions differ in size");
    shape.regions.emplace_back(region.begin(), region.end());
  }
  Puzzle puzzle = blank(std::move(shape));
  for (std::size_t i = 0; i < game->cells.size(); ++i) {
    if (game->cells[i] != 0) set_given(puzzle, static_cast<Cell>(i), game->cells[i]);
  }
  if (head->diagonals) {
    if (auto error = add_rules(puzzle, both_diagonals)) return Unexpected{*std::move(error)};
  }
  for (const auto& cage : game->cages) {
    std::vector<int> numbers;
    if (const int sum = game->sums[static_cast<std::size_t>(cage.front())]; sum > 0) numbers.push_back(sum);
    if (auto error = add_clue(puzzle, "killer_cage", {Cells(cage.begin(), cage.end())}, std::move(numbers))) {
      return Unexpected{*std::move(error)};
    }
  }
  return checked(std::move(puzzle));
}

}  // namespace

VariantForm solo_form() { return {.starts = starts_solo_id, .read = read_solo_id}; }

}  // namespace shudu::variant
