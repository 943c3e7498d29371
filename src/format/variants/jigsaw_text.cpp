// jigsaw_text: the cells of a grid, and then the region of every cell as a character.
//
//   3.......71.......5…000000021453303021…     on one line or on two
//
// The cells are written as in grid_alphabet.h. Any characters may name the regions: as many as the side, each as often.
#include <map>

#include "format/variants/forms.h"
#include "format/variants/grid_alphabet.h"
#include "format/variants/text_record.h"

namespace shudu::variant {
namespace {

// The regions in the order of their first cells; empty if the text is no such layout.
std::vector<Cells> jigsaw_regions(std::string_view layout, int side) {
  std::map<char, std::size_t> numbers;
  std::vector<Cells> regions;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const auto [at, is_new] = numbers.try_emplace(layout[i], regions.size());
    if (is_new) regions.emplace_back();
    regions[at->second].push_back(static_cast<Cell>(i));
    if (regions.size() > static_cast<std::size_t>(side)) return {};
  }
  for (const Cells& region : regions) {
    if (region.size() != static_cast<std::size_t>(side)) return {};
  }
  return regions;
}

std::optional<Puzzle> jigsaw_of_text(std::string_view text) {
  constexpr std::size_t longest = std::size_t{2} * max_values * max_values;
  const std::string all = without_spaces(text, longest);
  const int side = all.size() % 2 == 0 ? side_of(all.size() / 2) : 0;
  if (side == 0) return std::nullopt;
  const std::string_view first = std::string_view{all}.substr(0, all.size() / 2);
  const std::string_view second = std::string_view{all}.substr(all.size() / 2);
  for (const bool swapped : {false, true}) {
    auto regions = jigsaw_regions(swapped ? first : second, side);
    if (regions.empty()) continue;
    auto puzzle = puzzle_of_characters(swapped ? second : first);
    if (!puzzle) continue;
    puzzle->shape.regions = std::move(regions);
    return puzzle;
  }
  return std::nullopt;
}

bool starts_jigsaw_text(std::string_view text) { return jigsaw_of_text(text).has_value(); }

Result<Puzzle, ReadError> read_jigsaw_text(std::string_view text) {
  auto puzzle = jigsaw_of_text(text);
  if (!puzzle) return bad_text(0, "expected the cells of a grid and then the region of every cell");
  return checked(*std::move(puzzle));
}

}  // namespace

Format jigsaw_text_format() {
  return {.id = "jigsaw_text",
          .title = "cells of a jigsaw and a character for the region of each",
          .extension = {},
          .holds = {Part::variants},
          .variants = {.starts = starts_jigsaw_text, .read = read_jigsaw_text}};
}

}  // namespace shudu::variant
