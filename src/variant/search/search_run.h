// Running a search: a puzzle is prepared once, and then searched from any candidates. The questions of variant.h are put
// together from this.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "shudu/variant.h"
#include "variant/program/program.h"

namespace shudu::variant {

// A puzzle that is ready to be searched, with the candidates that the first deductions leave.
struct Prepared {
  Program program;
  std::vector<Values> start;
  bool possible = false;
  std::optional<Model> learnable = {};  // the model, if the search that learns from conflicts answers
};
// The puzzle must outlive the result.
Prepared prepare(const Puzzle& puzzle);
// Without deductions.
Prepared prepare_model(const Model& model);

// Searches from the candidates `start`, which are those of the prepared puzzle or fewer. `seed` is that of EngineTask.
// Solutions are passed to the function, if there is one, until it returns false.
SearchResult run(const Puzzle& puzzle, const Prepared& prepared, std::span<const Values> start,
                 const SearchOptions& options, std::uint64_t seed = 0,
                 const std::function<bool(const Solution&)>& on_solution = {});

// The same from the beginning, on the classic engine. Preconditions: suits_classic_engine(puzzle), options.limit > 0.
SearchResult run_classic(const Puzzle& puzzle, const SearchOptions& options,
                         const std::function<bool(const Solution&)>& on_solution = {});

// Whether the cell is between overlapping grids. The model gives it one value, which means nothing.
bool is_blank(const Shape& shape, std::size_t cell);

}  // namespace shudu::variant
