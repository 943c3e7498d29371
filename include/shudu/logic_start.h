// LogicStart: the input of solving by logic. It has the board of a puzzle, the number of solutions by the fast search,
// and the techniques chosen by a list of names.
//
// Thread safety: all functions may be called from several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic/state.h"
#include "shudu/logic/technique.h"
#include "shudu/puzzle.h"
#include "shudu/result.h"

namespace shudu {

struct LogicStart {
  logic::State state;
  // 0, 1, or 2 for several. If the clues have several solutions, only those that Puzzle::candidates allow are counted.
  std::uint64_t solutions = 0;
  std::optional<Grid> solution = {};  // set if there is exactly one
  // Whether the clues alone have one solution. Techniques that rely on uniqueness need this. If only the candidates
  // make the solution unique, swapping two digits of a deadly pattern need not give another solution.
  bool unique_clues = false;
};
LogicStart logic_start(const Puzzle& puzzle);

// The order in which a path by logic looks for the next step. The first step that is found is the easiest.
//
//   own         our own order of techniques, from the digits and candidates of the input
//   hodoku      as HoDoKu does, whose path from the clues determines its score
//   explainer   as Sudoku Explainer does, whose path determines its rating
enum class PathOrder : std::uint8_t { own, hodoku, explainer };
inline constexpr std::array<std::string_view, 3> path_order_ids{"own", "hodoku", "explainer"};

// "0", "1" or "2+".
std::string_view how_many(std::uint64_t solutions);

// The techniques named in `wanted`, except those named in `without`. Both are lists separated by commas of ids, pages,
// families ("fish"), "all" or "default". "default" has the techniques of HoDoKu's default path first, then most others.
// It leaves out slow techniques that rarely help; "all" has them. The error is the name that is not known.
Result<std::vector<const logic::Technique*>, std::string> chosen_techniques(std::string_view wanted,
                                                                            std::string_view without);

}  // namespace shudu
