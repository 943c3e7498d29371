// Draws a variant for a terminal: the grid with walls between the regions, and its givens and clues in words below.
#pragma once

#include <span>
#include <string>

#include "engine/terminal.h"
#include "shudu/variant.h"

namespace shudu::cli {

// The grid. With colours, given values are bold and `wrong` cells red. If it would be wider than `width`, the cells stand close together.
std::string variant_grid(const variant::Puzzle& puzzle, std::span<const std::int8_t> values, const Style& style,
                         std::size_t width, std::span<const variant::Cell> wrong = {});
// One line for the auxiliary cells, one for the givens, and one for every clue below the name of its rule.
std::string variant_legend(const variant::Puzzle& puzzle, std::span<const std::int8_t> values, std::size_t width);

}  // namespace shudu::cli
