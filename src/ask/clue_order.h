// Orders of puzzles: the options of the question generate that concern the clues, and the answer.
// The library of one file has these options only (questions/generate_by_clues.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ask/question.h"
#include "generate/take.h"
#include "shudu/generate.h"

namespace shudu::ask {

struct ClueOrder {
  std::uint64_t count = 1, seed = 1, attempts = 100'000;
  std::string symmetry = "none";
  NumberRange clues{0, Cell::count};
  bool minimal = false, not_unique = false;
  std::string pattern = {}, grid = {};
};

std::vector<std::string_view> symmetry_ids();

// The rows of a struct whose first member is the order.
inline constexpr std::array clue_order_options{
    option<&ClueOrder::count>("count", "make N puzzles", {.shown = "N", .least = 1, .most = 100'000}),
    option<&ClueOrder::seed>("seed", "random seed", {.shown = "N", .most = no_limit - 1}),
    option<&ClueOrder::clues>("clues", "require this number of clues", {.shown = "LO-HI", .most = Cell::count}),
    option<&ClueOrder::minimal>("minimal", "require that every clue is necessary"),
    option<&ClueOrder::not_unique>("not_unique", "allow any number of solutions; use 20 clues unless --clues is given"),
    option<&ClueOrder::symmetry>("symmetry", "require this symmetry of the clue cells",
                                 {.shown = "KIND", .choices = symmetry_ids}),
    option<&ClueOrder::pattern>(
        "pattern",
        "put clues in these cells: 81 characters, '.' or 0 for a cell without a clue; or the clues of a puzzle",
        {.shown = "FILE"}),
    option<&ClueOrder::grid>("grid", "use this grid as the solution: 81 digits, or a file with one grid",
                             {.shown = "GRID"}),
    option<&ClueOrder::attempts>("attempts", "give up after N attempts, of each level",
                                 {.shown = "N", .least = 1, .most = 1'000'000'000})};

// A wrong value of an option, or, without a name, options that exclude one another.
struct OrderMistake {
  std::string name, value, why;

  Answer answer() const { return Answer::bad_option(name.empty() ? why : wrong_option(name, value, why)); }
};
Result<ClueConstraints, OrderMistake> constraints_of(const ClueOrder& order);

// Puzzles of one kind.
struct OrderedKind {
  std::uint64_t count = 1;
  MakeBlock make;
};
// The answer with as many puzzles of each kind as ordered, or as many as were found. Each kind has all attempts.
Answer made_to_order(const ClueOrder& order, const ClueConstraints& constraints, const std::vector<OrderedKind>& kinds,
                     const std::function<JsonObject(const MadePuzzle&)>& json_of, const Watch& watch);

// `puzzle`, `clues` and `solution`.
JsonObject made_json(const MadePuzzle& made);

}  // namespace shudu::ask
